"""Questions to a board."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from battlemap.board.board import Board
from battlemap.board.entities.names import DoorId, TokenId, WallId
from battlemap.errors import UnknownEntityError
from battlemap.geometry.cells import Cell, footprint
from tests.builders import a_door, a_map, a_mini, a_wall

BOARD = a_map(
    a_mini("Orc", "B2"), a_mini("Elf", "C3"), walls=[a_wall(1, (0, 0), (1, 0))], doors=[a_door(1, (1, 0), (2, 0))]
).board


def test_things_are_found_by_their_ids() -> None:
    assert BOARD.token(TokenId("t2")).cell == Cell(2, 2)
    assert BOARD.wall(WallId("w1")).points[1].x == 1.0
    assert BOARD.door(DoorId("d1")).start.x == 1.0


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(UnknownEntityError, match="no mini “t9”"):
        BOARD.token(TokenId("t9"))
    with pytest.raises(UnknownEntityError, match="no door “x”"):
        BOARD.door(DoorId("x"))
    with pytest.raises(UnknownEntityError, match="no wall “”"):
        BOARD.wall(WallId(""))


@given(st.integers(1, 12), st.integers(1, 12), st.integers(-3, 14), st.integers(-3, 14), st.integers(1, 5))
def test_a_place_holds_a_mini_when_all_its_cells_are_on_the_map(c: int, r: int, x: int, y: int, size: int) -> None:
    board = Board(columns=c, rows=r)
    assert board.holds(Cell(x, y), size) == all(board.contains(cell) for cell in footprint(Cell(x, y), size))


@given(st.integers(1, 12), st.integers(1, 12), st.integers(-30, 30), st.integers(-30, 30), st.integers(1, 15))
def test_the_nearest_place_is_the_nearest_that_holds(c: int, r: int, x: int, y: int, size: int) -> None:
    board = Board(columns=c, rows=r)
    places = [Cell(a, b) for a in range(c) for b in range(r) if board.holds(Cell(a, b), size)]
    found = board.nearest_place(Cell(x, y), size)
    if places:
        assert found == min(places, key=lambda cell: abs(cell.column - x) + abs(cell.row - y))
    else:
        assert board.contains(found)


@pytest.mark.parametrize("columns", [0, -1, 1001, 3.0, "7", True, None])
def test_a_size_no_map_has_is_refused(columns: object) -> None:
    with pytest.raises(ValidationError):
        Board.model_validate({"columns": columns, "rows": 3})
