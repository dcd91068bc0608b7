"""Acts on the map as a whole."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from battlemap.board.entities.grid import Grid
from battlemap.board.entities.names import PictureId
from battlemap.board.entities.picture import MapPicture
from battlemap.geometry.cells import Cell, Step
from battlemap.operations import maps
from battlemap.operations.maps import new_map
from tests.builders import a_map, a_mini

PICTURE = MapPicture(picture=PictureId("0" * 64), pixel_width=700, pixel_height=350, width=10.0, height=5.0)
STATE = a_map(a_mini("Orc", "C3"), columns=10, rows=8)


def test_a_new_map_is_empty_and_has_the_free_system() -> None:
    state = new_map(12, 9, floor="wood", title="Keller")
    assert (state.board.columns, state.board.rows, state.board.floor) == (12, 9, "wood")
    assert (state.board.tokens, state.situation.system, state.settings.title) == ((), "frei", "Keller")


@pytest.mark.parametrize(("columns", "rows"), [(0, 5), (5, 1001), (-1, -1)])
def test_a_size_no_map_may_have_is_refused(columns: int, rows: int) -> None:
    with pytest.raises(ValidationError):
        new_map(columns, rows)


def test_columns_added_at_the_left_move_everything() -> None:
    after = maps.resize(STATE, 12, 8, Step(2, 0))
    assert after.board.columns == 12
    assert after.board.tokens[0].cell == Cell(4, 2)
    assert str(maps.resize.text(STATE, 12, 8, Step(2, 0))) == "Map size 12 × 8"


def test_a_mini_cut_off_stands_at_the_edge() -> None:
    assert maps.resize(STATE, 2, 2, Step(0, 0)).board.tokens[0].cell == Cell(1, 1)


def test_a_picture_is_put_under_replaced_and_taken_away() -> None:
    there = maps.set_picture(STATE, PICTURE)
    assert there.board.picture == PICTURE
    assert maps.set_picture(there, None) == STATE
    texts = [maps.set_picture.text(*each) for each in ((STATE, PICTURE), (there, PICTURE), (there, None))]
    assert [str(text) for text in texts] == ["Put picture under the map", "Replace picture", "Remove picture"]


def test_the_picture_moves_with_the_map() -> None:
    after = maps.resize(maps.set_picture(STATE, PICTURE), 12, 9, Step(2, 1))
    assert after.board.picture is not None
    assert (after.board.picture.left, after.board.picture.top) == (2.0, 1.0)


@pytest.mark.parametrize(
    ("grid", "text"),
    [
        (Grid(visible=False), "Hide grid"),
        (Grid(names=False), "Hide names"),
        (Grid(strength=0.9), "Strength of the grid"),
    ],
)
def test_the_grid_says_what_changed(grid: Grid, text: str) -> None:
    assert str(maps.set_grid.text(STATE, grid)) == text
    assert maps.set_grid(STATE, grid).board.grid == grid


def test_floor_and_title_are_set() -> None:
    assert maps.set_floor(STATE, "grass").board.floor == "grass"
    assert maps.set_title(STATE, "Gasse").settings.title == "Gasse"
    assert str(maps.set_title.text(STATE, "{Gasse}")) == "Title “{Gasse}”"
