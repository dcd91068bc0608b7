"""Stepping through the parts of the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QLineEdit, QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from battlemap.gui.panes import Panes


def a_window(qtbot: QtBot, *contents: QWidget) -> tuple[QMainWindow, QPushButton]:
    """A window with a button in the middle and docks with these widgets."""
    window = QMainWindow()
    qtbot.addWidget(window)
    centre = QPushButton("map")
    window.setCentralWidget(centre)
    for number, content in enumerate(contents):
        dock = QDockWidget(f"dock {number}", window)
        dock.setWidget(content)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    window.show()
    window.activateWindow()
    centre.setFocus()
    QApplication.processEvents()
    return window, centre


def test_it_goes_round_in_both_directions(qtbot: QtBot) -> None:
    first, second = QLineEdit(), QLineEdit()
    window, centre = a_window(qtbot, first, second)
    panes = Panes(window, centre)
    seen = []
    for direction in (1, 1, 1, -1):
        panes.step(direction)
        seen.append(QApplication.focusWidget())
    assert seen == [first, second, centre, second]


def test_hidden_docks_are_left_out(qtbot: QtBot) -> None:
    first, second = QLineEdit(), QLineEdit()
    window, centre = a_window(qtbot, first, second)
    window.findChildren(QDockWidget)[0].hide()
    QApplication.processEvents()
    Panes(window, centre).step(1)
    assert QApplication.focusWidget() is second


def test_a_dock_without_fields_is_no_trap(qtbot: QtBot) -> None:
    window, centre = a_window(qtbot, QLabel("only text"))
    panes = Panes(window, centre)
    panes.step(1)
    panes.step(-1)
    assert QApplication.focusWidget() is centre
