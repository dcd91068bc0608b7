"""The dialog for a new map."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from battlemap.gui.dialogs import new_map_dialog
from battlemap.gui.dialogs.new_map_dialog import NewMapDialog
from battlemap.gui.dialogs.picture_grid_dialog import PictureGridDialog
from battlemap.gui.widgets.floors import floors
from battlemap.operations.maps import DEFAULT_COLUMNS, DEFAULT_ROWS, new_map
from battlemap.rules.registry import DEFAULT_SYSTEM, system_infos
from tests.gui.answers import answered, choose_file, click, press_escape
from tests.gui.widgets.painted import a_picture, a_picture_file


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> NewMapDialog:
    made = NewMapDialog(folder=str(tmp_path))
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def _type(box: QAbstractSpinBox, typed: str) -> None:
    box.selectAll()
    QTest.keyClicks(box, typed)


def _a_picture_file(folder: Path) -> Path:
    return a_picture_file(folder, "Der_Keller.png", a_picture(640, 320))


def _take_picture(dialog: NewMapDialog, path: Path) -> None:
    """Choose a file and take its grid as it is proposed."""
    with answered(PictureGridDialog, click("Use picture")), answered(QFileDialog, choose_file(path)):
        click("From a picture …")(dialog)


def test_it_begins_with_the_usual_map(dialog: NewMapDialog) -> None:
    assert dialog.state() == new_map()
    assert dialog.pictures() == {}


def test_title_size_and_floor_are_taken(dialog: NewMapDialog) -> None:
    QTest.keyClicks(dialog.title, " Keller ")
    _type(dialog.columns, "30")
    _type(dialog.rows, "12")
    dialog.floor.choose("planks")
    state = dialog.state()
    assert state == new_map(30, 12, floor="planks", system=DEFAULT_SYSTEM, title="Keller")


def test_the_rule_system_is_asked_for_only_where_there_is_a_choice(
    dialog: NewMapDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert dialog.system.isVisibleTo(dialog) is (len(system_infos()) > 1)
    several = (*system_infos(), *system_infos())
    monkeypatch.setattr(new_map_dialog, "system_infos", lambda: several)
    choosing = NewMapDialog()
    qtbot.addWidget(choosing)
    assert choosing.system.isVisibleTo(choosing)


def test_every_rule_system_can_be_chosen(dialog: NewMapDialog) -> None:
    assert dialog.system.findData(DEFAULT_SYSTEM) >= 0
    assert all(dialog.system.itemText(row) for row in range(dialog.system.count()))


def test_a_floor_is_chosen_by_mouse(dialog: NewMapDialog) -> None:
    item = dialog.floor.item(floors().index("grass"))
    place = dialog.floor.visualItemRect(item).center()
    QTest.mouseClick(dialog.floor.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert dialog.state().board.floor == "grass"


def test_it_says_how_large_the_map_is_on_the_table(dialog: NewMapDialog) -> None:
    _type(dialog.columns, "10")
    _type(dialog.rows, "5")
    assert dialog.on_table.text() == "25.0 × 12.5 cm on the table"


def test_a_map_of_a_picture_has_its_cells_and_its_bytes(dialog: NewMapDialog, tmp_path: Path) -> None:
    path = _a_picture_file(tmp_path)
    _take_picture(dialog, path)
    state = dialog.state()
    picture = state.board.picture
    assert picture is not None
    assert dialog.pictures() == {picture.picture: path.read_bytes()}
    assert (state.board.columns, state.board.rows) == (10, 5)
    assert state.settings.title == "Der Keller"
    assert not dialog.columns.isEnabled()


def test_the_picture_can_be_taken_away_again(dialog: NewMapDialog, tmp_path: Path) -> None:
    _take_picture(dialog, _a_picture_file(tmp_path))
    click("Without picture")(dialog)
    assert dialog.state().board.picture is None
    assert dialog.pictures() == {}
    assert dialog.columns.isEnabled()


def test_cancelling_the_grid_takes_no_picture(dialog: NewMapDialog, tmp_path: Path) -> None:
    with answered(PictureGridDialog, press_escape):
        dialog.take_picture(_a_picture_file(tmp_path))
    assert dialog.state() == new_map()


def test_what_is_no_picture_is_told(dialog: NewMapDialog, tmp_path: Path) -> None:
    dialog.take_picture(a_picture_file(tmp_path, "notes.png", b"hello"))
    assert "notes.png" in dialog.complaint
    with answered(PictureGridDialog, click("Use picture")):
        dialog.take_picture(_a_picture_file(tmp_path))
    assert not dialog.complaint


def test_accepting_and_cancelling(dialog: NewMapDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.accepted):
        click("Make map")(dialog)
    assert dialog.result() == QDialog.DialogCode.Accepted
    dialog.show()
    with qtbot.waitSignal(dialog.rejected):
        press_escape(dialog)


def test_the_usual_size_is_that_of_the_core(dialog: NewMapDialog) -> None:
    assert (dialog.columns.value(), dialog.rows.value()) == (DEFAULT_COLUMNS, DEFAULT_ROWS)
