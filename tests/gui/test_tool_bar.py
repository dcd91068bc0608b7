"""The tool bar at the top."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from battlemap.app import Program
from battlemap.gui.tool_bar import MainToolBar
from battlemap.operations.maps import set_title


def button(program: Program, name: str) -> QToolButton:
    """The button of a command."""
    bar = program.window.findChild(MainToolBar)
    assert bar is not None
    found = bar.widgetForAction(program.window.actions_[name])
    assert isinstance(found, QToolButton)
    return found


def test_the_undo_button_names_its_step_in_its_tip_and_stays_as_wide(program: Program) -> None:
    undo = button(program, "edit.undo")
    before = undo.size()
    program.workbench.document.run(set_title, "Fish & <b>Ships</b>")
    assert undo.text() == "Undo"
    assert undo.toolTip() == "Undo: Title “Fish &amp; &lt;b&gt;Ships&lt;/b&gt;” (Ctrl+Z)"
    QApplication.processEvents()
    assert undo.size() == before
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert undo.toolTip() == "Take back the last step (Ctrl+Z)"
    assert program.workbench.document.state.settings.title == "Cellar"


def test_buttons_have_names_or_icons_alone(program: Program) -> None:
    assert button(program, "file.open").text() == "Open"
    assert button(program, "view.names").text() == "Cell names"
    assert button(program, "edit.redo").toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    assert button(program, "edit.redo").toolTip().endswith("(Ctrl+Y)")
