"""The dock with the library."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog
from pytestqt.qtbot import QtBot

from battlemap.board.entities.token import Side
from battlemap.geometry.cells import Cell
from battlemap.gui.docks.library_dock import DOCK, LibraryDock
from battlemap.gui.workbench import Workbench
from battlemap.operations.library import LIBRARY
from tests.builders import a_map
from tests.gui.answers import answered, choose_file
from tests.gui.widgets.painted import a_picture_file
from tests.gui.workbenches import a_workbench, names, selected_names


@pytest.fixture
def workbench(tmp_path: Path) -> Workbench:
    return a_workbench(a_map(columns=20, rows=10), tmp_path)


@pytest.fixture
def dock(workbench: Workbench, qtbot: QtBot) -> LibraryDock:
    made = DOCK.make(workbench)
    assert isinstance(made, LibraryDock)
    qtbot.addWidget(made)
    made.resize(980, 300)
    with qtbot.waitExposed(made):
        made.show()
    return made


def _titles(dock: LibraryDock) -> list[str]:
    found = dock.tiles.found
    return [str(found.index(row, 0).data()) for row in range(found.rowCount())]


def _go_to(dock: LibraryDock, title: str) -> None:
    dock.tiles.setCurrentIndex(dock.tiles.found.index(_titles(dock).index(title), 0))


def _side(dock: LibraryDock, text: str) -> QAbstractButton:
    return next(button for button in dock.sides.buttons() if button.text() == text)


def test_the_whole_library_is_shown(dock: LibraryDock) -> None:
    assert len(_titles(dock)) == 1 + len(LIBRARY)


def test_enter_places_a_mini_in_the_middle_and_selects_it(dock: LibraryDock, workbench: Workbench) -> None:
    _go_to(dock, "Knight")
    QTest.keyClick(dock.tiles, Qt.Key.Key_Return)
    (knight,) = workbench.document.state.board.tokens
    assert (knight.cell, knight.side) == (Cell(10, 5), Side.HERO)
    assert selected_names(workbench) == ["Knight"]


def test_a_double_click_places_each_mini_on_free_cells(dock: LibraryDock, workbench: Workbench) -> None:
    _go_to(dock, "Troll")
    place = dock.tiles.visualRect(dock.tiles.currentIndex()).center()
    for _ in range(3):
        QTest.mouseClick(dock.tiles.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(dock.tiles.viewport(), Qt.MouseButton.LeftButton, pos=place)
    cells = [cell for token in workbench.document.state.board.tokens for cell in token.cells]
    assert len(cells) == len(set(cells)) == 12
    assert names(workbench) == ["Troll", "Troll 2", "Troll 3"]
    assert workbench.document.history.count() == 3


def test_typing_finds_and_down_leads_to_the_first_hit(dock: LibraryDock, workbench: Workbench) -> None:
    QTest.keyClicks(dock.search, "gob")
    assert _titles(dock) == ["Picture …", "Goblin"]
    QTest.keyClick(dock.search, Qt.Key.Key_Down)
    assert dock.tiles.currentIndex().data() == "Goblin"
    QTest.keyClick(dock.tiles, Qt.Key.Key_Return)
    assert names(workbench) == ["Goblin"]


def test_one_side_can_be_shown_alone(dock: LibraryDock) -> None:
    QTest.mouseClick(_side(dock, "Neutral"), Qt.MouseButton.LeftButton)
    assert _titles(dock) == ["Picture …", "Cat", "Rat", "Merchant"]
    QTest.mouseClick(_side(dock, "All"), Qt.MouseButton.LeftButton)
    assert len(_titles(dock)) == 1 + len(LIBRARY)


def test_a_picture_file_becomes_a_mini(dock: LibraryDock, workbench: Workbench, tmp_path: Path) -> None:
    _go_to(dock, "Picture …")
    with answered(QFileDialog, choose_file(a_picture_file(tmp_path, "Ork_Wache.png"))):
        QTest.keyClick(dock.tiles, Qt.Key.Key_Return)
    (mini,) = workbench.document.state.board.tokens
    assert names(workbench) == ["Ork Wache"]
    assert mini.look.picture is not None
    assert workbench.document.pictures.get(mini.look.picture) is not None
    assert "Ork Wache" in _titles(dock)


def test_a_picture_on_the_map_can_be_placed_again(dock: LibraryDock, workbench: Workbench, tmp_path: Path) -> None:
    dock.place_picture(a_picture_file(tmp_path, "Ork.png"))
    _go_to(dock, "Ork")
    QTest.keyClick(dock.tiles, Qt.Key.Key_Return)
    assert names(workbench) == ["Ork", "Ork 2"]


def test_what_is_no_picture_is_told(dock: LibraryDock, workbench: Workbench, tmp_path: Path) -> None:
    dock.place_picture(a_picture_file(tmp_path, "notes.png", b"hello"))
    assert "notes.png" in dock.complaint
    assert names(workbench) == []
    dock.place_picture(a_picture_file(tmp_path))
    assert not dock.complaint


def test_one_row_of_tiles_fits_into_the_height_of_the_dock(dock: LibraryDock) -> None:
    dock.resize(980, dock.sizeHint().height())
    assert dock.tiles.visualRect(dock.tiles.found.index(0, 0)).bottom() <= dock.tiles.viewport().height()


def test_in_a_narrow_dock_nothing_is_cut(dock: LibraryDock) -> None:
    dock.resize(300, 500)
    for button in dock.sides.buttons():
        assert button.width() >= button.sizeHint().width()
        assert button.mapTo(dock, button.rect().topRight()).x() < 300
