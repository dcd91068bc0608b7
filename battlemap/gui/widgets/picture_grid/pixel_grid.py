"""A grid over a picture, in the picture's pixels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil
from typing import NamedTuple

from battlemap.board.entities.names import PictureId
from battlemap.board.entities.picture import MapPicture
from battlemap.files.grid_guess import GridGuess
from battlemap.geometry.cells import MAX_SIDE

SMALLEST_CELL = 4.0
"""No cell is smaller, in pixels."""

USUAL_CELL = 70.0
"""The cell of a picture nothing else is known of, in pixels."""

_LOSS = 0.05
"""So much of a cell may be cut off at the edges of a picture."""

_LEAST = 0.001
"""No picture on a map is smaller, in cells."""


class Placement(NamedTuple):
    """The picture scaled to the grid, and the size of the map."""

    picture: MapPicture
    columns: int
    rows: int


@dataclass(frozen=True)
class PictureGrid:
    """Lines over a picture: how large its cells are and where the first line is, all in pixels."""

    width: int
    height: int
    cell_width: float
    cell_height: float
    left: float = 0.0
    top: float = 0.0

    @property
    def columns(self) -> int:
        """How many cells lie across; a last one that is cut counts too, unless next to nothing of it is there."""
        return _cells(self.width - self.left, self.cell_width)

    @property
    def rows(self) -> int:
        """How many cells lie one below the other, counted alike."""
        return _cells(self.height - self.top, self.cell_height)

    @property
    def square(self) -> bool:
        """Whether the cells are as wide as high."""
        return abs(self.cell_width - self.cell_height) < 0.005

    def with_cell(self, width: float, height: float) -> PictureGrid:
        """The same picture with cells of another size."""
        return replace(self, cell_width=max(SMALLEST_CELL, width), cell_height=max(SMALLEST_CELL, height))

    def with_columns(self, columns: int, *, square: bool) -> PictureGrid:
        """As many cells across as said; they stay square if asked."""
        width = (self.width - self.left) / columns
        return self.with_cell(width, width if square else self.cell_height)

    def with_rows(self, rows: int, *, square: bool) -> PictureGrid:
        """As many cells down as said; they stay square if asked."""
        height = (self.height - self.top) / rows
        return self.with_cell(height if square else self.cell_width, height)

    def with_offset(self, left: float, top: float) -> PictureGrid:
        """The first lines elsewhere, as far as some of the picture remains."""
        most_left, most_top = (max(0.0, length - SMALLEST_CELL) for length in (self.width, self.height))
        return replace(self, left=max(-most_left, min(left, most_left)), top=max(-most_top, min(top, most_top)))

    def moved(self, right: float, down: float) -> PictureGrid:
        """The lines pushed aside; they come round after a cell, so the first ones stay near the picture's corner."""
        left = _near_zero(self.left + right, self.cell_width)
        return self.with_offset(left, _near_zero(self.top + down, self.cell_height))

    def covering(self) -> PictureGrid:
        """The same lines, the first ones at the picture's edge or before it, so that nothing of the picture is lost."""
        return self.with_offset(_before_edge(self.left, self.cell_width), _before_edge(self.top, self.cell_height))

    def placement(self, picture: PictureId, keep: tuple[int, int] | None = None) -> Placement:
        """The picture on the map; `keep` is the size of a map that stays as large as it is."""
        placed = MapPicture(
            picture=picture,
            pixel_width=self.width,
            pixel_height=self.height,
            left=-self.left / self.cell_width,
            top=-self.top / self.cell_height,
            width=max(_LEAST, self.width / self.cell_width),
            height=max(_LEAST, self.height / self.cell_height),
        )
        columns, rows = (self.columns, self.rows) if keep is None else keep
        return Placement(placed, columns, rows)


def first_grid(width: int, height: int, keep: tuple[int, int] | None) -> PictureGrid:
    """The grid to start from: the map's own cells over the whole picture, or cells of the usual size."""
    if keep is not None:
        return PictureGrid(width, height, max(SMALLEST_CELL, width / keep[0]), max(SMALLEST_CELL, height / keep[1]))
    cell = max(SMALLEST_CELL, min(USUAL_CELL, float(min(width, height))), max(width, height) / MAX_SIDE)
    return PictureGrid(width, height, cell, cell)


def guessed_grid(width: int, height: int, guess: GridGuess, scale: float) -> PictureGrid:
    """The grid found in a version of the picture that is smaller by `scale`."""
    grid = PictureGrid(width, height, 1.0, 1.0).with_cell(guess.cell_width / scale, guess.cell_height / scale)
    return replace(grid, left=guess.left / scale, top=guess.top / scale).moved(0, 0)


def _near_zero(offset: float, cell: float) -> float:
    """The same line pattern with its first line no more than half a cell from the edge."""
    return (offset + cell / 2) % cell - cell / 2


def _before_edge(offset: float, cell: float) -> float:
    """The same line pattern with its first line before the edge, or so close behind it that nothing is lost."""
    inside = offset % cell
    return inside if inside <= _LOSS * cell else inside - cell


def _cells(length: float, cell: float) -> int:
    """So many cells hold this length, or nearly all of it."""
    return max(1, min(ceil(length / cell - _LOSS), MAX_SIDE))
