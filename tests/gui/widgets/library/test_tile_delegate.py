"""How tiles of the library look."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from battlemap.board.entities.token import Side
from battlemap.gui.map_colours import SIDE_COLOURS
from battlemap.gui.widgets.library.library_view import LibraryView
from battlemap.gui.widgets.library.tile_delegate import TILE
from battlemap.operations.maps import new_map
from tests.gui.widgets.painted import colours
from tests.gui.workbenches import a_workbench


@pytest.fixture
def view(tmp_path: Path, qtbot: QtBot) -> LibraryView:
    made = LibraryView(a_workbench(new_map(), tmp_path))
    qtbot.addWidget(made)
    made.resize(900, 400)
    with qtbot.waitExposed(made):
        made.show()
    return made


def _row(view: LibraryView, title: str) -> int:
    return next(row for row in range(view.found.rowCount()) if view.found.index(row, 0).data() == title)


def _colours(view: LibraryView, title: str) -> set[str]:
    rect = view.visualRect(view.found.index(_row(view, title), 0))
    return colours(view.viewport().grab(rect))


@pytest.mark.parametrize(("title", "side"), [("Knight", Side.HERO), ("Orc", Side.ENEMY), ("Medic", Side.ALLY)])
def test_a_tile_has_the_ring_of_its_side(view: LibraryView, title: str, side: Side) -> None:
    assert SIDE_COLOURS[side].name() in _colours(view, title)


def test_all_tiles_are_alike_in_size(view: LibraryView) -> None:
    sizes = {view.sizeHintForIndex(view.found.index(row, 0)).toTuple() for row in range(view.found.rowCount())}
    assert sizes == {TILE.toTuple()}


def test_the_chosen_tile_looks_different(view: LibraryView) -> None:
    before = _colours(view, "Mage")
    view.setCurrentIndex(view.found.index(_row(view, "Mage"), 0))
    assert _colours(view, "Mage") != before


def test_the_own_picture_has_no_ring(view: LibraryView) -> None:
    rings = {colour.name() for colour in SIDE_COLOURS.values()}
    assert not rings & _colours(view, "Picture …")
