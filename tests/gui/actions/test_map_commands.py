"""Title, size, floor and picture of the map."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMessageBox

from battlemap.app import Program
from battlemap.board.entities.wall import WallKind
from battlemap.gui.dialogs.map_size_dialog import MapSizeDialog
from battlemap.gui.dialogs.picture_grid_dialog import PictureGridDialog
from tests.builders import a_map, a_wall
from tests.gui.actions.keyboard import opened_menu, state
from tests.gui.answers import answered, choose_file, click, press_enter, press_escape


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    path = tmp_path / "floor.png"
    image = QImage(240, 160, QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    image.save(str(path))
    return path


def trigger(program: Program, name: str) -> None:
    program.window.actions_[name].trigger()


def test_the_title_is_asked_for(program: Program) -> None:
    def fill(dialog: QInputDialog) -> None:
        dialog.setTextValue("  Old tower ")
        press_enter(dialog)

    with answered(QInputDialog, fill):
        trigger(program, "map.title")
    assert state(program).settings.title == "Old tower"


def test_a_title_that_is_cancelled_stays(program: Program) -> None:
    with answered(QInputDialog, press_escape):
        trigger(program, "map.title")
    assert state(program).settings.title == "Cellar"


def test_the_size_is_asked_for(program: Program) -> None:
    def fill(dialog: MapSizeDialog) -> None:
        dialog.columns.setValue(30)
        click("Change size")(dialog)

    with answered(MapSizeDialog, fill):
        trigger(program, "map.size")
    assert state(program).board.columns == 30


def test_a_size_that_is_cancelled_stays(program: Program) -> None:
    with answered(MapSizeDialog, press_escape):
        trigger(program, "map.size")
    assert state(program).board.columns == 24


def test_the_floor_in_use_is_marked_and_another_one_chosen(program: Program) -> None:
    entries = opened_menu(program, "map.floor").actions()
    assert [entry.isChecked() for entry in entries].count(True) == 1
    other = next(entry for entry in entries if not entry.isChecked())
    other.trigger()
    assert state(program).board.floor != "dark"


def test_a_picture_is_put_under_the_map_and_taken_away(program: Program, picture: Path) -> None:
    with answered(PictureGridDialog, click("Use picture")), answered(QFileDialog, choose_file(picture)):
        trigger(program, "map.picture")
    placed = state(program).board.picture
    assert placed is not None
    assert program.workbench.document.pictures.get(placed.picture) == picture.read_bytes()
    assert state(program).board.columns == 24
    trigger(program, "map.no_picture")
    assert state(program).board.picture is None


def test_a_picture_that_is_none_is_told(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "no.png"
    path.write_bytes(b"no picture")
    with answered(QMessageBox, press_escape) as seen, answered(QFileDialog, choose_file(path)):
        trigger(program, "map.picture")
    assert "no.png" in seen[0].text()


def test_windows_become_doors(program: Program) -> None:
    action = program.window.actions_["map.windows_to_doors"]
    assert not action.isEnabled()
    program.session.new(a_map(walls=[a_wall(1, (0, 0), (2, 0), kind=WallKind.WINDOW)]))
    assert action.isEnabled()
    action.trigger()
    assert len(state(program).board.doors) == 1
