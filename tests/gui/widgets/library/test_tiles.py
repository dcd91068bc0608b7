"""The library as tiles for a view."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Look, Side
from battlemap.geometry.cells import Cell
from battlemap.gui.scene.drops import LIBRARY_MIME
from battlemap.gui.widgets.library.tiles import FoundTiles, LibraryModel, Role, Tile, library_tiles, tiles_of_map
from battlemap.gui.workbench import Workbench
from battlemap.operations import clipboard, sheets, tokens
from battlemap.operations.library import LIBRARY
from battlemap.operations.sheets import parse_correction
from battlemap.rules.systems.frei.system import FreiSheet
from tests.builders import a_map, a_mini
from tests.gui.widgets.painted import a_picture
from tests.gui.workbenches import a_workbench

FIRST = (TokenId("t1"),)


@pytest.fixture
def workbench(tmp_path: Path) -> Workbench:
    return a_workbench(a_map(a_mini("Höhlentroll 3", "C3", size=2, side=Side.ENEMY)), tmp_path)


@pytest.fixture
def library(workbench: Workbench, qtbot: QtBot) -> LibraryModel:
    model = LibraryModel(workbench.document)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    return model


def _give_picture(workbench: Workbench) -> None:
    picture = workbench.document.pictures.add(a_picture(20, 20))
    workbench.document.run(tokens.set_look, FIRST, Look(picture=picture))


def _shown(found: FoundTiles) -> list[str]:
    return [str(found.index(row, 0).data()) for row in range(found.rowCount())]


def test_the_tile_for_an_own_picture_stands_before_the_library() -> None:
    tiles = library_tiles()
    assert not tiles[0].is_mini
    assert [tile.entry for tile in tiles[1:]] == list(LIBRARY)


def test_a_picture_on_the_map_gets_a_tile_while_a_mini_shows_it(workbench: Workbench, library: LibraryModel) -> None:
    rows = library.rowCount()
    _give_picture(workbench)
    assert library.rowCount() == rows + 1
    assert (library.tiles[1].title, library.tiles[1].size) == ("Höhlentroll", 2)
    workbench.document.history.undo()
    assert library.rowCount() == rows


def test_two_minis_with_one_picture_share_a_tile(workbench: Workbench) -> None:
    _give_picture(workbench)
    workbench.document.run(tokens.duplicate, FIRST)
    assert [tile.like for tile in tiles_of_map(workbench.document.state)] == [TokenId("t1")]


def test_a_mini_like_one_of_the_map_is_unhurt(workbench: Workbench, library: LibraryModel) -> None:
    _give_picture(workbench)
    correction = parse_correction("-7")
    assert correction is not None
    workbench.document.run(sheets.correct_life, FIRST, correction)
    workbench.document.run(sheets.set_badges, FIRST, ("Prone",))
    mini = library.tiles[1].mini(workbench.document.state, Cell(9, 9))
    assert mini is not None
    assert isinstance(mini.sheet, FreiSheet)
    assert (mini.cell, mini.size, mini.side) == (Cell(9, 9), 2, Side.ENEMY)
    assert (mini.sheet.name, mini.sheet.life, mini.sheet.badges) == ("Höhlentroll", 10, ())


def test_a_tile_of_a_mini_that_is_gone_makes_none(workbench: Workbench) -> None:
    gone = Tile("Ork", like=TokenId("t9"))
    assert gone.mini(workbench.document.state, Cell(0, 0)) is None


def test_a_library_mini_is_dragged_by_its_art(library: LibraryModel) -> None:
    row = next(row for row, tile in enumerate(library.tiles) if tile.look.art == "troll")
    data = library.mimeData([library.index(row)])
    assert bytes(data.data(LIBRARY_MIME).data()) == b"troll"


def test_a_mini_of_the_map_is_dragged_as_a_copy(workbench: Workbench, library: LibraryModel) -> None:
    _give_picture(workbench)
    data = library.mimeData([library.index(1)])
    copies = clipboard.read_minis(bytes(data.data(clipboard.MIME_TYPE).data()))
    assert copies is not None
    assert copies.minis[0].look == workbench.document.state.board.tokens[0].look


def test_only_minis_can_be_dragged(library: LibraryModel) -> None:
    assert not library.flags(library.index(0)) & Qt.ItemFlag.ItemIsDragEnabled
    assert library.flags(library.index(1)) & Qt.ItemFlag.ItemIsDragEnabled
    assert set(library.mimeTypes()) == {LIBRARY_MIME, clipboard.MIME_TYPE}


def test_screen_readers_hear_side_and_size(library: LibraryModel) -> None:
    spoken = [library.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(library.rowCount())]
    assert "Troll, Enemies, 2 × 2 cells" in spoken
    assert "Knight, Heroes" in spoken


def test_a_search_keeps_what_matches_and_the_own_picture(library: LibraryModel) -> None:
    found = FoundTiles(library)
    found.search("SPID")
    assert _shown(found) == ["Picture …", "Giant spider"]
    found.search("no such mini")
    assert len(_shown(found)) == 1


@pytest.mark.parametrize("side", Side)
def test_one_side_can_be_shown_alone(library: LibraryModel, side: Side) -> None:
    found = FoundTiles(library)
    found.show_side(side)
    tiles = [found.index(row, 0).data(Role.TILE) for row in range(1, found.rowCount())]
    assert {tile.side for tile in tiles if isinstance(tile, Tile)} == {side}
    found.show_side(None)
    assert found.rowCount() == library.rowCount()
