"""Stepping through the parts of the window."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QLineEdit, QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from battlemap.app import Program
from battlemap.gui.panes import FOCUSED, Panes


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


def test_the_dock_with_the_keyboard_is_marked(qtbot: QtBot) -> None:
    window, centre = a_window(qtbot, QLineEdit(), QLabel("only text"))
    docks = window.findChildren(QDockWidget)
    panes = Panes(window, centre)
    seen = []
    for _ in range(3):
        panes.step(1)
        QApplication.processEvents()
        seen.append([bool(dock.property(FOCUSED)) for dock in docks])
    assert seen == [[True, False], [False, True], [False, False]]


def test_the_mark_is_another_colour(program: Program) -> None:
    docks = program.window.docks
    plain = [title(dock) for dock in docks]
    program.window.panes.step(1)
    QApplication.processEvents()
    assert [title(dock) != before for dock, before in zip(docks, plain, strict=True)] == [
        bool(dock.property(FOCUSED)) for dock in docks
    ]
    assert any(dock.property(FOCUSED) for dock in docks)


def title(dock: QDockWidget) -> QImage:
    """What can be seen of a dock's title."""
    return dock.grab(QRect(0, 0, dock.width(), 24)).toImage()
