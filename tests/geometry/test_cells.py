"""Cells, their names, directions and footprints."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.geometry.cells import Cell, Facing, Step, cell_name, column_name, footprint, parse_cell


@pytest.mark.parametrize(
    ("column", "name"),
    [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (701, "ZZ"), (702, "AAA"), (-1, "-A"), (-27, "-AA")],
)
def test_columns_count_like_a_table_program(column: int, name: str) -> None:
    assert column_name(column) == name


def test_the_first_cell_is_a1() -> None:
    assert cell_name(Cell(0, 0)) == "A1"
    assert cell_name(Cell(10, 6)) == "K7"


@given(st.integers(0, 999), st.integers(0, 999))
def test_a_name_read_back_gives_the_same_cell(column: int, row: int) -> None:
    assert parse_cell(cell_name(Cell(column, row))) == Cell(column, row)


def test_names_are_read_in_small_letters_and_between_blanks() -> None:
    assert parse_cell(" k7 ") == Cell(10, 6)


@pytest.mark.parametrize("name", ["", "7", "K", "K0", "7K", "K-1", "ABCD1", "K 7", "K7x", "Ä1", "K12345"])
def test_what_is_no_name_is_refused_with_its_text(name: str) -> None:
    with pytest.raises(ValueError, match="is not the name of a cell") as caught:
        parse_cell(name)
    assert repr(name) in str(caught.value)


@given(st.sampled_from(Facing), st.integers(-20, 20))
def test_turning_there_and_back_gives_the_same_direction(facing: Facing, eighths: int) -> None:
    assert facing.turned(eighths).turned(-eighths) is facing


def test_eight_turns_go_round() -> None:
    assert [Facing.NORTH.turned(eighth).degrees for eighth in range(9)] == [0, 45, 90, 135, 180, 225, 270, 315, 0]


@given(st.sampled_from(Facing))
def test_opposite_directions_step_opposite_ways(facing: Facing) -> None:
    there, back = facing.step, facing.turned(4).step
    assert Step(there.columns + back.columns, there.rows + back.rows) == Step(0, 0)


def test_north_is_up_and_east_is_right() -> None:
    assert Cell(4, 4).plus(Facing.NORTH.step) == Cell(4, 3)
    assert Cell(4, 4).plus(Facing.EAST.step) == Cell(5, 4)


@given(st.integers(-50, 50), st.integers(-50, 50), st.integers(1, 8))
def test_a_footprint_is_the_square_right_of_and_below_its_anchor(column: int, row: int, size: int) -> None:
    cells = footprint(Cell(column, row), size)
    expected = {(x, y) for x in range(column, column + size) for y in range(row, row + size)}
    assert set(cells) == expected
    assert len(cells) == size * size
    assert cells[0] == Cell(column, row)
