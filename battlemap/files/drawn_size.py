"""How many pixels a cell may have in a drawn picture of a map."""

from __future__ import annotations

from battlemap.board.entities.picture import MapPicture
from battlemap.files.picture_reader import MAX_PIXELS

USUAL_PIXELS = 70
MOST_PIXELS = 1_000
"""Pixels to a cell: what is taken where the map's picture does not say, and the most that can be asked for."""

MAX_SIDE = 32_767
"""No side of a drawn picture is longer, in pixels."""


def fits(columns: int, rows: int, pixels: int) -> bool:
    """Whether a map of so many cells can be drawn with so many pixels to a cell."""
    width, height = columns * pixels, rows * pixels
    return max(width, height) <= MAX_SIDE and width * height <= MAX_PIXELS


def most_pixels(columns: int, rows: int, at_most: int = MOST_PIXELS) -> int:
    """The most pixels to a cell, up to a limit, with which a map of so many cells can be drawn."""
    return next((pixels for pixels in range(at_most, 1, -1) if fits(columns, rows, pixels)), 1)


def usual_pixels(picture: MapPicture | None, columns: int, rows: int) -> int:
    """As many pixels to a cell as the map's picture has, fewer where the drawing would become too large."""
    pixels = USUAL_PIXELS if picture is None else round(picture.pixel_width / picture.width)
    return most_pixels(columns, rows, max(1, min(pixels, MOST_PIXELS)))
