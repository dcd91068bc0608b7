"""Every command is one action, works by its key, and knows when it can be given."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from battlemap.app import Program
from battlemap.gui.actions.actions import MENUS
from battlemap.gui.actions.command import Command
from battlemap.operations.maps import set_title
from tests.gui.actions.keyboard import press, select

COMMANDS = [command for menu in MENUS for command in menu.commands()]
WITH_KEYS = [(command, keys) for command in COMMANDS for keys in command.keys]


@pytest.mark.parametrize(
    ("command", "keys"), WITH_KEYS, ids=lambda value: value if isinstance(value, str) else value.id
)
def test_its_key_triggers_it(program: Program, command: Command, keys: str) -> None:
    action = program.window.actions_[command.id]
    triggered: list[bool] = []
    action.triggered.disconnect()
    action.triggered.connect(lambda *_: triggered.append(True))
    action.setEnabled(True)
    press(program, keys)
    assert len(triggered) == 1


def test_no_key_means_two_things() -> None:
    count = Counter(QKeySequence(keys).toString() for _, keys in WITH_KEYS)
    assert not [keys for keys, times in count.items() if times > 1]


def test_every_command_says_what_it_is(program: Program) -> None:
    for action in program.window.actions_:
        assert action.text()
        assert action.toolTip()
        assert action.statusTip()


def test_every_command_stands_in_a_menu(program: Program) -> None:
    def inside(menu: QMenu) -> set[str]:
        found = {action.objectName() for action in menu.actions()}
        return found.union(*(inside(sub) for action in menu.actions() if isinstance(sub := action.menu(), QMenu)))

    shown = set().union(
        *(inside(menu) for bar in program.window.menuBar().actions() if isinstance(menu := bar.menu(), QMenu))
    )
    assert {command.id for command in COMMANDS} <= shown


def test_mini_commands_wait_for_a_selection(program: Program) -> None:
    actions = program.window.actions_
    names = ("edit.delete", "edit.duplicate", "mini.hide", "mini.turn_right", "mini.side.hero")
    assert not any(actions[name].isEnabled() for name in names)
    select(program, "Anna")
    assert all(actions[name].isEnabled() for name in names)


def test_undo_names_the_step(program: Program) -> None:
    undo = program.window.actions_["edit.undo"]
    assert not undo.isEnabled()
    program.workbench.document.run(set_title, "Fish & Ships")
    assert undo.isEnabled()
    assert undo.text() == "&Undo: Title “Fish && Ships”"
    press(program, "Ctrl+Z")
    assert not undo.isEnabled()
    assert program.window.actions_["edit.redo"].text() == "&Redo: Title “Fish && Ships”"


@pytest.mark.parametrize("redo", ["Ctrl+Y", "Ctrl+Shift+Z"])
def test_what_was_undone_is_done_again(program: Program, redo: str) -> None:
    program.workbench.document.run(set_title, "Attic")
    press(program, "Ctrl+Z")
    press(program, redo)
    assert program.workbench.document.state.settings.title == "Attic"


def test_switches_show_what_is(program: Program) -> None:
    grid = program.window.actions_["view.grid"]
    assert grid.isChecked()
    press(program, "G")
    assert not grid.isChecked()
    assert not program.workbench.document.state.board.grid.visible
    press(program, "Ctrl+Z")
    assert grid.isChecked()


@pytest.mark.parametrize("key", [Qt.Key.Key_H, Qt.Key.Key_Delete, Qt.Key.Key_G, Qt.Key.Key_R, Qt.Key.Key_Home])
def test_letters_belong_to_a_field_that_has_the_focus(qtbot: QtBot, program: Program, key: Qt.Key) -> None:
    field = QLineEdit("text", program.window)
    field.show()
    field.setFocus()
    select(program, "Anna")
    before = program.workbench.document.state
    QTest.keyClick(field, key)
    assert program.workbench.document.state is before


def test_tab_steps_through_minis_only_on_the_map(program: Program) -> None:
    press(program, "Tab")
    assert len(program.workbench.selection.tokens) == 1
    first = program.workbench.selection.tokens
    field = QLineEdit(program.window)
    field.show()
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert program.workbench.selection.tokens == first
    assert QApplication.focusWidget() is not field


def test_the_cheat_sheet_lists_every_key(program: Program) -> None:
    listed = " ".join(line.keys for group in program.window.key_groups() for line in group.lines)
    for _, keys in WITH_KEYS:
        assert QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText) in listed
