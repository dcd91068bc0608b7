"""The grid: opaque lines on whole pixels, every fifth one bolder."""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter

from battlemap.board.board import Board
from battlemap.gui.map_colours import contrasting
from battlemap.gui.scene.layers.device import Device, in_pixels
from battlemap.gui.scene.units import CELL, map_rect

BOLD_EVERY = 5
"""Each so many cells a line is bolder."""

_DENSE = 5.0
"""Below so many pixels a cell only the bold lines are drawn."""

_BOLD_FROM = 20.0
"""From so many pixels a cell on the bold lines are two pixels wide."""


def paint_grid(painter: QPainter, board: Board, exposed: QRectF, ground: QColor) -> None:
    """Paint the exposed lines in colours mixed from that of the ground: thin see-through lines would be slow."""
    if not board.grid.visible or board.grid.strength == 0:
        return
    fine = contrasting(ground, 0.9 * board.grid.strength)
    bold = contrasting(ground, min(1.0, 1.4 * board.grid.strength))
    seen = map_rect(board.columns, board.rows).intersected(exposed.adjusted(-CELL, -CELL, CELL, CELL))
    if seen.isEmpty():
        return
    with in_pixels(painter) as device:
        pixels = CELL * device.scale
        if pixels >= _DENSE:
            _paint_lines(painter, device, seen, 1, fine, 1)
        if pixels * BOLD_EVERY >= _DENSE:
            _paint_lines(painter, device, seen, BOLD_EVERY, bold, _bold_width(pixels, device.ratio))


def _bold_width(pixels: float, ratio: float) -> int:
    return 2 if pixels >= _BOLD_FROM * ratio else 1


def _paint_lines(painter: QPainter, device: Device, seen: QRectF, every: int, colour: QColor, width: int) -> None:
    """Every so-manieth line; the lines at the edges of the map stay inside it."""
    inside = device.rect(seen)
    spacing = every * CELL
    for column in range(ceil(seen.left() / spacing), floor(seen.right() / spacing) + 1):
        x = min(device.x(column * spacing) - width // 2, inside.right() - width + 1)
        painter.fillRect(QRect(max(x, inside.left()), inside.top(), width, inside.height()), colour)
    for row in range(ceil(seen.top() / spacing), floor(seen.bottom() / spacing) + 1):
        y = min(device.y(row * spacing) - width // 2, inside.bottom() - width + 1)
        painter.fillRect(QRect(inside.left(), max(y, inside.top()), inside.width(), width), colour)
