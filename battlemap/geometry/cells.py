"""Cells of the grid, their names, the eight directions and footprints.

A cell is one square of the map. Columns count to the right and rows downward, both from 0; a point has the same axes in
cell units, so that the centre of cell (0, 0) is the point (0.5, 0.5).
"""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Annotated, NamedTuple

from pydantic import Field

MAX_SIDE = 1000
"""The longest side a map may have, in cells."""

COORDINATE_LIMIT = 1_000_000.0
"""No coordinate in a file may be farther out than this, in cells."""

CellIndex = Annotated[int, Field(strict=True, ge=-10 * MAX_SIDE, le=10 * MAX_SIDE)]
Coordinate = Annotated[float, Field(strict=True, allow_inf_nan=False, ge=-COORDINATE_LIMIT, le=COORDINATE_LIMIT)]


class Cell(NamedTuple):
    """One square of the grid."""

    column: CellIndex
    row: CellIndex

    def plus(self, step: Step) -> Cell:
        """The cell this many columns and rows away."""
        return Cell(self.column + step.columns, self.row + step.rows)


class Step(NamedTuple):
    """A way from one cell to another: columns to the right and rows downward."""

    columns: CellIndex
    rows: CellIndex


class Point(NamedTuple):
    """A place on the map in cell units."""

    x: Coordinate
    y: Coordinate


class Facing(IntEnum):
    """The eight directions, clockwise from the top of the map."""

    NORTH = 0
    NORTH_EAST = 1
    EAST = 2
    SOUTH_EAST = 3
    SOUTH = 4
    SOUTH_WEST = 5
    WEST = 6
    NORTH_WEST = 7

    def turned(self, eighths: int) -> Facing:
        """This direction turned clockwise by so many eighths of a circle."""
        return Facing((self + eighths) % 8)

    @property
    def step(self) -> Step:
        """The step to the neighbouring cell in this direction."""
        return _STEPS[self]

    @property
    def degrees(self) -> int:
        """Clockwise from the top of the map."""
        return int(self) * 45


_STEPS = (
    Step(0, -1),
    Step(1, -1),
    Step(1, 0),
    Step(1, 1),
    Step(0, 1),
    Step(-1, 1),
    Step(-1, 0),
    Step(-1, -1),
)


def footprint(anchor: Cell, size: int) -> tuple[Cell, ...]:
    """The size × size cells of a creature whose top-left cell is `anchor`, row by row."""
    return tuple(Cell(anchor.column + x, anchor.row + y) for y in range(size) for x in range(size))


def column_name(column: int) -> str:
    """The letters of a column: 0 is A, 25 is Z, 26 is AA; columns left of the map have a minus sign."""
    if column < 0:
        return "-" + column_name(-column - 1)
    letters = ""
    column += 1
    while column > 0:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def cell_name(cell: Cell) -> str:
    """The name of a cell as players call it, for instance `K7`."""
    return f"{column_name(cell.column)}{cell.row + 1}"


_NAME = re.compile(r"([A-Za-z]{1,3})([1-9][0-9]{0,3})")


def parse_cell(name: str) -> Cell:
    """The cell called `name`; raises `ValueError` naming the text when it is not a cell's name."""
    match = _NAME.fullmatch(name.strip())
    if match is None:
        message = f"{name!r} is not the name of a cell such as K7"
        raise ValueError(message)
    column = 0
    for letter in match[1].upper():
        column = column * 26 + ord(letter) - ord("A") + 1
    return Cell(column - 1, int(match[2]) - 1)
