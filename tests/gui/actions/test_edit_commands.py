"""History, clipboard and selection by keys."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from battlemap.app import Program
from battlemap.gui import theme
from battlemap.gui.dialogs.preferences_dialog import PreferencesDialog
from tests.gui.actions.keyboard import names, press, select, selected
from tests.gui.answers import answered, click, press_escape


@pytest.mark.parametrize("key", ["Del", "Backspace"])
def test_minis_are_deleted_and_come_back(program: Program, key: str) -> None:
    select(program, "Anna", "Bert")
    press(program, key)
    assert names(program) == ["Cora"]
    press(program, "Ctrl+Z")
    assert names(program) == ["Anna", "Bert", "Cora"]


def test_a_copy_is_pasted_where_the_pointer_is(program: Program) -> None:
    from battlemap.geometry.cells import parse_cell

    select(program, "Anna")
    press(program, "Ctrl+C")
    program.window.pointed = parse_cell("J9")
    press(program, "Ctrl+V")
    copy = program.workbench.document.state.board.tokens[-1]
    assert copy.cell == parse_cell("J9")
    assert names(program)[-1] == "Anna 2"


def test_cut_minis_can_be_pasted(program: Program) -> None:
    select(program, "Cora")
    press(program, "Ctrl+X")
    assert names(program) == ["Anna", "Bert"]
    assert program.window.actions_["edit.paste"].isEnabled()
    press(program, "Ctrl+V")
    assert names(program) == ["Anna", "Bert", "Cora"]


def test_a_duplicate_is_numbered(program: Program) -> None:
    select(program, "Bert")
    press(program, "Ctrl+D")
    assert names(program)[-1] == "Bert 2"


def test_everything_nothing_and_the_others_are_selected(program: Program) -> None:
    press(program, "Ctrl+A")
    assert selected(program) == ["Anna", "Bert", "Cora"]
    press(program, "Ctrl+Shift+A")
    assert selected(program) == []
    select(program, "Bert")
    press(program, "Ctrl+I")
    assert selected(program) == ["Anna", "Cora"]


def test_tab_goes_round_in_both_directions(program: Program) -> None:
    seen = []
    for key in ("Tab", "Tab", "Shift+Tab", "Shift+Tab"):
        press(program, key)
        seen += selected(program)
    assert seen == ["Anna", "Bert", "Anna", "Cora"]


def test_another_theme_dresses_a_new_window_round_the_same_map(program: Program) -> None:
    select(program, "Anna")
    press(program, "H")
    before, state = program.window, program.workbench.document.state

    def choose_light(dialog: PreferencesDialog) -> None:
        dialog.theme.setCurrentIndex(dialog.theme.findData("light"))
        click("OK")(dialog)

    with answered(PreferencesDialog, choose_light):
        press(program, "Ctrl+,")
    assert theme.current().name == "light"
    assert program.window is not before
    assert program.workbench.document.state is state
    assert selected(program) == ["Anna"]
    QApplication.processEvents()
    press(program, "Ctrl+Z")
    assert program.workbench.document.state is not state


def test_preferences_that_are_cancelled_change_nothing(program: Program) -> None:
    before = program.window
    with answered(PreferencesDialog, press_escape):
        press(program, "Ctrl+,")
    assert program.window is before
