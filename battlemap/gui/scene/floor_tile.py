"""The floor patterns that come with the program: seamless tiles of 4 × 4 cells."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from battlemap.resources import asset

TILE_CELLS = 4
"""How many cells a tile is wide and high."""

TILE_PIXELS = 1_024
"""The side of a tile as it is kept."""


@lru_cache(maxsize=3)
def floor_tile(floor: str) -> QImage | None:
    """The tile of a floor pattern; `None` when the program has no such pattern."""
    path = asset("floors", f"{floor}.svg")
    if not path.is_file():
        return None
    renderer = QSvgRenderer(str(path))
    if not renderer.isValid():
        return None
    tile = QImage(TILE_PIXELS, TILE_PIXELS, QImage.Format.Format_RGB32)
    tile.fill(Qt.GlobalColor.black)
    with QPainter(tile) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(0, 0, TILE_PIXELS, TILE_PIXELS))
    return tile
