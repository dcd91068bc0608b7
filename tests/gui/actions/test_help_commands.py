"""The cheat sheet and the page about the program."""

from __future__ import annotations

from battlemap.app import Program
from battlemap.gui.dialogs.about_dialog import AboutDialog
from battlemap.gui.dialogs.cheat_sheet_dialog import CheatSheetDialog
from tests.gui.actions.keyboard import press
from tests.gui.answers import answered, click, press_escape


def test_f1_shows_all_keys(program: Program) -> None:
    with answered(CheatSheetDialog, press_escape):
        press(program, "F1")


def test_the_program_tells_about_itself(program: Program) -> None:
    with answered(AboutDialog, click("Close")):
        program.window.actions_["help.about"].trigger()
