"""A lens over one crossing of the grid, to see whether its lines lie on those of the picture."""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from battlemap.gui import theme
from battlemap.gui.scene.picture_chain import PictureChain
from battlemap.gui.widgets.picture_grid.grid_preview import LINE
from battlemap.gui.widgets.picture_grid.pixel_grid import PictureGrid

_SIDE = 128
_CELLS = 1.3
"""So many cells are seen in the lens."""


class Lens(QWidget):
    """Shows the first crossing of the map, or its last one inside the picture."""

    def __init__(self, picture: PictureChain, *, last: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._last = last
        self._grid: PictureGrid | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Square."""
        return QSize(_SIDE, _SIDE)

    def show_grid(self, grid: PictureGrid) -> None:
        """Look at this grid."""
        self._grid = grid
        self.update()

    def crossing(self, grid: PictureGrid) -> QPointF:
        """The crossing looked at, in pixels of the picture."""
        if not self._last:
            return QPointF(_inside(grid.left, grid.cell_width), _inside(grid.top, grid.cell_height))
        across = _cells_to(grid.width, grid.left, grid.cell_width)
        down = _cells_to(grid.height, grid.top, grid.cell_height)
        return QPointF(grid.left + across * grid.cell_width, grid.top + down * grid.cell_height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the part of the picture around the crossing, and its lines."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), QColor(theme.current().canvas))
            if self._grid is not None and self._picture.ready:
                self._paint(painter, self._grid)
            painter.setPen(QColor(theme.current().edge))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def _paint(self, painter: QPainter, grid: PictureGrid) -> None:
        middle = self.crossing(grid)
        side = max(grid.cell_width, grid.cell_height) * _CELLS
        level = self._picture.level_for(grid.width * _SIDE / side, grid.height * _SIDE / side)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(QRectF(self.rect()).center())
        painter.scale(_SIDE / side, _SIDE / side)
        painter.drawPixmap(QRectF(-middle.x(), -middle.y(), grid.width, grid.height), level, QRectF(level.rect()))
        painter.restore()
        painter.setPen(QPen(LINE, 1))
        centre = QRectF(self.rect()).center()
        painter.drawLine(QPointF(centre.x(), 0), QPointF(centre.x(), self.height()))
        painter.drawLine(QPointF(0, centre.y()), QPointF(self.width(), centre.y()))


def _inside(offset: float, cell: float) -> float:
    """The first line that lies so far inside the picture that all the lens shows is picture."""
    return offset + cell * max(0, ceil((cell * _CELLS / 2 - offset) / cell))


def _cells_to(length: int, offset: float, cell: float) -> int:
    """The number of the last line that lies so far inside the picture."""
    return max(0, floor((length - cell * _CELLS / 2 - offset) / cell))
