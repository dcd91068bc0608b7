"""Distances between cells and between creatures."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from battlemap.geometry.cells import Cell, footprint
from battlemap.geometry.distance import cell_distance, footprint_distance

cells = st.builds(Cell, st.integers(-12, 12), st.integers(-12, 12))
sizes = st.integers(1, 4)


def test_neighbours_are_one_apart_straight_and_diagonally() -> None:
    assert cell_distance(Cell(3, 3), Cell(4, 3)) == 1
    assert cell_distance(Cell(3, 3), Cell(4, 4)) == 1
    assert cell_distance(Cell(3, 3), Cell(3, 3)) == 0


@given(cells, cells, cells)
def test_a_way_round_is_never_shorter(one: Cell, other: Cell, between: Cell) -> None:
    assert cell_distance(one, other) <= cell_distance(one, between) + cell_distance(between, other)


@given(cells, sizes, cells, sizes)
def test_creatures_are_as_far_apart_as_their_nearest_cells(one: Cell, size: int, other: Cell, other_size: int) -> None:
    nearest = min(cell_distance(a, b) for a in footprint(one, size) for b in footprint(other, other_size))
    assert footprint_distance(one, size, other, other_size) == nearest
    assert footprint_distance(other, other_size, one, size) == nearest
