"""The names of columns and rows along the edges of the view, always readable, in pixels of the view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from battlemap.board.board import Board
from battlemap.geometry.cells import Cell, column_name
from battlemap.gui.map_colours import ACCENT, INK, PAPER, mixed
from battlemap.gui.scene.map_font import map_font
from battlemap.gui.scene.units import CELL

TOP = 20
"""The height of the strip of letters."""

LEFT = 30
"""The width of the strip of numbers."""

_LETTERS = 12
_STEPS = (1, 2, 5, 10, 20, 50, 100)


@dataclass(frozen=True)
class EdgeNames:
    """The two strips over a view: pixels to a unit, where the map's corner is, how large the view is."""

    scale: float
    left: float
    top: float
    width: int
    height: int

    @property
    def top_strip(self) -> QRect:
        """Where the letters are."""
        return QRect(0, 0, self.width, TOP)

    @property
    def left_strip(self) -> QRect:
        """Where the numbers are."""
        return QRect(0, TOP, LEFT, self.height - TOP)

    def paint(self, painter: QPainter, board: Board, pointed: Cell | None, exposed: QRect) -> None:
        """Paint the exposed part of the strips; the column and row of the cell pointed at stand out."""
        if not (exposed.intersects(self.top_strip) or exposed.intersects(self.left_strip)):
            return
        painter.setFont(map_font(_LETTERS, QFont.Weight.DemiBold))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        painter.fillRect(self.top_strip, INK)
        painter.fillRect(self.left_strip, INK)
        for column in self._seen(board.columns, self.left, LEFT, self.width, 30):
            self._paint_name(
                painter, self._column(column), column_name(column), exposed, is_pointed=_at(pointed, 0, column)
            )
        for row in self._seen(board.rows, self.top, TOP, self.height, 18):
            self._paint_name(painter, self._row(row), str(row + 1), exposed, is_pointed=_at(pointed, 1, row))

    def _seen(self, count: int, origin: float, start: int, end: int, room: int) -> Iterator[int]:
        """The columns or rows in view that are named: all, or from the first on so many that each name has room."""
        pixels = CELL * self.scale
        every = next((step for step in _STEPS if step * pixels >= room), _STEPS[-1])
        first = max(0, floor((start - origin) / pixels))
        last = min(count, ceil((end - origin) / pixels))
        return (place for place in range(first, last) if place % every == 0)

    def _column(self, column: int) -> QRectF:
        pixels = CELL * self.scale
        return QRectF(self.left + column * pixels, 0, pixels, TOP)

    def _row(self, row: int) -> QRectF:
        pixels = CELL * self.scale
        return QRectF(0, self.top + row * pixels, LEFT, pixels)

    def _paint_name(self, painter: QPainter, place: QRectF, name: str, exposed: QRect, *, is_pointed: bool) -> None:
        if not place.adjusted(-20, -20, 20, 20).intersects(QRectF(exposed)):
            return
        if is_pointed:
            strip = place.intersected(
                QRectF(self.top_strip if place.top() == 0 and place.height() == TOP else self.left_strip)
            )
            painter.fillRect(strip, mixed(INK, ACCENT, 0.55))
        painter.setPen(PAPER if is_pointed else mixed(INK, PAPER, 0.75))
        grown = place.adjusted(-20, 0, 20, 0) if place.height() == TOP else place.adjusted(0, -20, 0, 20)
        painter.drawText(grown, Qt.AlignmentFlag.AlignCenter, name)


def _at(pointed: Cell | None, axis: int, place: int) -> bool:
    return pointed is not None and pointed[axis] == place
