"""The File menu: new maps, recent files and samples."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from battlemap import resources
from battlemap.app import Program
from battlemap.files.saving import save_map
from battlemap.gui.dialogs.export_dialog import ExportDialog
from battlemap.gui.dialogs.new_map_dialog import NewMapDialog
from battlemap.gui.dialogs.unsaved_dialog import UnsavedDialog
from battlemap.operations.maps import new_map
from tests.gui.actions.keyboard import names, opened_menu, press, select, state
from tests.gui.answers import answered, choose_file, click, press_escape


def test_a_new_map_takes_the_place_of_the_old_one(program: Program) -> None:
    def fill(dialog: NewMapDialog) -> None:
        dialog.title.setText("Attic")
        dialog.columns.setValue(9)
        click("Make map")(dialog)

    with answered(NewMapDialog, fill):
        press(program, "Ctrl+N")
    assert state(program).settings.title == "Attic"
    assert state(program).board.columns == 9
    assert program.session.path is None


def test_a_new_map_that_is_cancelled_changes_nothing(program: Program) -> None:
    before = state(program)
    with answered(NewMapDialog, press_escape):
        press(program, "Ctrl+N")
    assert state(program) is before


def test_unsaved_changes_are_asked_about_before_a_new_map(program: Program) -> None:
    select(program, "Anna")
    press(program, "Del")
    with answered(UnsavedDialog, press_escape):
        press(program, "Ctrl+N")
    assert names(program) == ["Bert", "Cora"]


def test_saving_by_key_asks_for_a_file_and_keeps_it(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "cellar.battlemap"
    with answered(QFileDialog, choose_file(path)):
        press(program, "Ctrl+S")
    assert path.exists()
    assert program.window.windowTitle() == "cellar.battlemap[*]"
    assert "saved" in program.window.status.saved.text()


def test_opening_by_key(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    path = tmp_path / "tower.battlemap"
    save_map(path, new_map(5, 5), {})
    with answered(QFileDialog, choose_file(path)):
        press(program, "Ctrl+O")
    qtbot.waitUntil(lambda: not program.session.is_busy)
    assert program.session.path == path


def test_recent_files_are_listed_and_those_that_are_gone_greyed(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    here = tmp_path / "a & b.battlemap"
    save_map(here, new_map(5, 5), {})
    program.settings.recent_files = (str(here), str(tmp_path / "gone.battlemap"))
    first, second = opened_menu(program, "file.recent").actions()[:2]
    assert (first.isEnabled(), second.isEnabled()) == (True, False)
    assert first.text() == "&1  a && b.battlemap"
    first.trigger()
    qtbot.waitUntil(lambda: not program.session.is_busy)
    assert program.session.path == here


def test_the_list_of_recent_files_can_be_cleared(program: Program) -> None:
    program.settings.recent_files = ("/a",)
    opened_menu(program, "file.recent").actions()[-1].trigger()
    assert not program.settings.recent_files
    assert [entry.isEnabled() for entry in opened_menu(program, "file.recent").actions()] == [False]


def test_every_sample_is_offered_and_opens(qtbot: QtBot, program: Program) -> None:
    entries = opened_menu(program, "file.samples").actions()
    assert len(entries) == len(resources.sample_maps()) > 0
    entries[0].trigger()
    qtbot.waitUntil(lambda: not program.session.is_busy)
    assert program.session.path is None
    assert names(program) != ["Anna", "Bert", "Cora"]


def test_quitting_closes_the_window(program: Program) -> None:
    press(program, "Ctrl+Q")
    assert not program.window.isVisible()


def test_a_picture_is_exported_from_the_menu(program: Program) -> None:
    with answered(ExportDialog, press_escape):
        program.window.actions_["file.export"].trigger()
