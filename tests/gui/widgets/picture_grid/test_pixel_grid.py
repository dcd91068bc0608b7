"""A grid over a picture, in pixels."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.board.entities.names import PictureId
from battlemap.files.grid_guess import GridGuess
from battlemap.gui.widgets.picture_grid.pixel_grid import SMALLEST_CELL, PictureGrid, first_grid, guessed_grid
from battlemap.operations.maps import new_map

PICTURE = PictureId("0" * 64)
GRID = PictureGrid(1400, 700, 70.0, 70.0)

pixels = st.integers(1, 32_767)
cells = st.floats(SMALLEST_CELL, 5_000)
offsets = st.floats(-2_000, 2_000)


@st.composite
def grids(draw: st.DrawFn) -> PictureGrid:
    grid = PictureGrid(draw(pixels), draw(pixels), draw(cells), draw(cells))
    return grid.with_offset(draw(offsets), draw(offsets))


@st.composite
def usual_grids(draw: st.DrawFn) -> PictureGrid:
    """Grids with more than one cell and no more than a map has."""
    size = st.integers(400, 4_000)
    cell = st.floats(20, 390)
    grid = PictureGrid(draw(size), draw(size), draw(cell), draw(cell))
    return grid.with_offset(draw(offsets), draw(offsets))


def test_whole_cells_are_counted() -> None:
    assert (GRID.columns, GRID.rows) == (20, 10)


@pytest.mark.parametrize(("left", "columns"), [(0, 20), (10, 20), (66, 20), (68, 19), (70, 19), (-3, 20), (-4, 21)])
def test_a_cut_cell_counts_unless_next_to_nothing_of_it_is_there(left: float, columns: int) -> None:
    assert GRID.with_offset(left, 0).columns == columns


def test_the_number_of_cells_gives_their_size() -> None:
    assert GRID.with_columns(28, square=True) == PictureGrid(1400, 700, 50.0, 50.0)
    assert GRID.with_rows(7, square=False) == PictureGrid(1400, 700, 70.0, 100.0)


@pytest.mark.parametrize(("by", "left"), [(10, 10), (35.5, -34.5), (69, -1), (70, 0), (-71, -1), (700, 0)])
def test_pushed_lines_come_round_after_a_cell(by: float, left: float) -> None:
    assert GRID.moved(by, 0).left == pytest.approx(left)


def test_the_picture_lies_so_that_its_lines_meet_the_map() -> None:
    placement = GRID.with_offset(7, -14).placement(PICTURE)
    picture = placement.picture
    assert picture.left == pytest.approx(-0.1)
    assert picture.top == pytest.approx(0.2)
    assert (picture.width, picture.height) == (20, 10)
    assert (picture.pixel_width, picture.pixel_height) == (1400, 700)
    assert (placement.columns, placement.rows) == (20, 11)


def test_a_map_that_is_there_keeps_its_size() -> None:
    placement = GRID.placement(PICTURE, (24, 16))
    assert (placement.columns, placement.rows) == (24, 16)
    assert placement.picture.width == 20


def test_under_a_map_the_picture_first_fills_it() -> None:
    placement = first_grid(2400, 1600, (24, 16)).placement(PICTURE, (24, 16))
    assert (placement.picture.width, placement.picture.height) == (24, 16)


@pytest.mark.parametrize(("width", "height", "cell"), [(1400, 700, 70), (40, 30, 30), (2, 3, SMALLEST_CELL)])
def test_a_new_map_begins_with_cells_of_the_usual_size(width: int, height: int, cell: float) -> None:
    grid = first_grid(width, height, None)
    assert grid.cell_width == grid.cell_height == cell
    assert grid.square


def test_a_guess_in_a_smaller_version_is_scaled_up() -> None:
    grid = guessed_grid(8000, 4000, GridGuess(35.0, 35.0, 5.0, 30.0), 0.5)
    assert (grid.cell_width, grid.cell_height) == (70, 70)
    assert (grid.left, grid.top) == (10, -10)


@given(usual_grids())
def test_a_grid_that_covers_its_picture_loses_no_more_of_it_than_a_trace(grid: PictureGrid) -> None:
    after = grid.covering()
    trace_across, trace_down = 0.051 * grid.cell_width, 0.051 * grid.cell_height
    assert after.left <= trace_across
    assert after.top <= trace_down
    assert after.left + after.columns * after.cell_width >= grid.width - trace_across
    assert after.top + after.rows * after.cell_height >= grid.height - trace_down


def test_a_grid_that_covers_its_picture_has_the_same_lines() -> None:
    after = PictureGrid(1400, 1050, 70, 70, 20.5, 35.5).covering()
    assert (after.left, after.top) == (-49.5, -34.5)
    assert (after.columns, after.rows) == (21, 16)
    assert PictureGrid(1400, 1050, 70, 70, 0.5, 0.5).covering().columns == 20


@given(grids())
def test_every_grid_is_a_map(grid: PictureGrid) -> None:
    placement = grid.placement(PICTURE)
    board = new_map(placement.columns, placement.rows, picture=placement.picture).board
    assert board.picture == placement.picture


@given(grids(), st.integers(1, 1000))
def test_the_wanted_number_of_columns_comes_out_where_cells_may_be_so_small(grid: PictureGrid, columns: int) -> None:
    after = grid.with_columns(columns, square=False)
    if after.cell_width > SMALLEST_CELL:
        assert after.columns == columns


@given(grids(), offsets, offsets)
def test_pushing_keeps_the_first_line_near_the_corner(grid: PictureGrid, right: float, down: float) -> None:
    after = grid.moved(right, down)
    assert abs(after.left) <= grid.cell_width / 2 + 0.001
    assert abs(after.top) <= grid.cell_height / 2 + 0.001
