"""The tool bar at the top."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from battlemap.app import Program
from battlemap.gui.tool_bar import STEP_LENGTH, MainToolBar
from battlemap.operations.maps import set_title


def button(program: Program, name: str) -> QToolButton:
    """The button of a command."""
    bar = program.window.findChild(MainToolBar)
    assert bar is not None
    found = bar.widgetForAction(program.window.actions_[name])
    assert isinstance(found, QToolButton)
    return found


def test_the_undo_button_names_its_step_in_few_letters(program: Program) -> None:
    undo = button(program, "edit.undo")
    assert undo.text() == "Undo"
    program.workbench.document.run(set_title, "A title that goes on and on")
    assert undo.text().startswith("Title “A title")
    assert len(undo.text()) <= STEP_LENGTH
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert undo.text() == "Undo"
    assert program.workbench.document.state.settings.title == "Cellar"


def test_buttons_have_names_or_icons_alone(program: Program) -> None:
    assert button(program, "file.open").text() == "Open"
    assert button(program, "edit.redo").toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    assert button(program, "edit.redo").toolTip().endswith("(Ctrl+Y)")
