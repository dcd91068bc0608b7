"""The strip of tools."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from battlemap.app import Program
from battlemap.gui.tool_strip import tool_kinds
from battlemap.gui.tools.select_tool import SelectTool


def test_the_tool_to_select_with_comes_first_and_is_in_use(program: Program) -> None:
    assert tool_kinds()[0].id == "select"
    assert isinstance(program.window.view.tool, SelectTool)
    assert program.window.tools.actions()[0].isChecked()


def test_every_tool_has_a_key_of_its_own(program: Program) -> None:
    keys = [action.shortcut().toString() for action in program.window.tools.actions()]
    assert all(keys)
    assert len(keys) == len(set(keys))


def test_a_tool_is_taken_by_key_and_made_once(program: Program) -> None:
    before = program.window.view.tool
    QTest.keyClick(program.window.view, Qt.Key.Key_V)
    assert program.window.view.tool is before


def test_tools_are_on_the_cheat_sheet(program: Program) -> None:
    group = program.window.tools.key_group()
    assert [line.keys for line in group.lines] == [kind.key for kind in tool_kinds()]
