"""What keys and menu do to the selected minis."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit

from battlemap.app import Program
from battlemap.board.entities.token import Side
from battlemap.geometry.cells import Facing
from battlemap.gui.dialogs.mini_properties_dialog import MiniPropertiesDialog
from battlemap.gui.editing.in_place import open_editor
from tests.gui.actions.keyboard import press, select, tokens


def test_turning(program: Program) -> None:
    select(program, "Anna")
    press(program, "R")
    press(program, "R")
    facing = tokens(program, "Anna")[0].facing
    assert facing is not None
    press(program, "Shift+R")
    assert tokens(program, "Anna")[0].facing == facing.turned(-1)
    program.window.actions_["mini.no_facing"].trigger()
    assert tokens(program, "Anna")[0].facing is None
    assert isinstance(facing, Facing)


def test_hiding_and_showing(program: Program) -> None:
    select(program, "Anna", "Bert")
    press(program, "H")
    assert [token.hidden for token in tokens(program, "Anna", "Bert", "Cora")] == [True, True, False]
    assert program.window.actions_["mini.hide"].isChecked()
    press(program, "H")
    assert not any(token.hidden for token in tokens(program, "Anna", "Bert"))


@pytest.mark.parametrize("side", list(Side))
def test_sides(program: Program, side: Side) -> None:
    select(program, "Anna")
    program.window.actions_[f"mini.side.{side.value}"].trigger()
    assert tokens(program, "Anna")[0].side is side
    marked = [each for each in Side if program.window.actions_[f"mini.side.{each.value}"].isChecked()]
    assert marked == [side]


@pytest.mark.parametrize("size", [1, 2, 3])
def test_sizes(program: Program, size: int) -> None:
    select(program, "Anna")
    program.window.actions_[f"mini.size.{size}"].trigger()
    assert tokens(program, "Anna")[0].size == size
    assert program.window.actions_[f"mini.size.{size}"].isChecked()


def test_heights(program: Program) -> None:
    select(program, "Anna")
    press(program, "PgUp")
    press(program, "PgUp")
    press(program, "PgDown")
    assert tokens(program, "Anna")[0].height == 1


def test_the_order_in_which_minis_lie(program: Program) -> None:
    select(program, "Anna")
    press(program, "Ctrl+PgUp")
    assert program.workbench.document.state.board.tokens[-1] == tokens(program, "Anna")[0]
    press(program, "Ctrl+PgDown")
    assert program.workbench.document.state.board.tokens[0] == tokens(program, "Anna")[0]


@pytest.mark.parametrize("key", ["F2", "Ctrl+L", "Ctrl+B"])
def test_fields_open_at_the_mini_and_keep_the_letters(program: Program, key: str) -> None:
    select(program, "Anna")
    press(program, key)
    assert open_editor(program.window.view) is not None
    assert isinstance(QApplication.focusWidget(), QLineEdit)


def test_properties_open_and_close(program: Program) -> None:
    select(program, "Anna")
    press(program, "Ctrl+E")
    dialog = program.window.findChild(MiniPropertiesDialog)
    assert dialog is not None
    assert dialog.isVisible()
    dialog.reject()
