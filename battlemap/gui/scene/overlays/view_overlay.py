"""What is painted over a view in its own pixels: names at the edges, the cell pointed at, and the ring of the focus."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from battlemap.geometry.cells import Cell
from battlemap.gui.map_colours import ACCENT, INK, WHITE, see_through
from battlemap.gui.scene.overlays.edge_names import EdgeNames
from battlemap.gui.scene.zoom_view import ZoomView

_RING = 2
_FINEST_CELL = 12
"""Cells with fewer pixels to a side are not outlined under the pointer."""


class ViewOverlay:
    """The overlay of one view."""

    def __init__(self, view: ZoomView) -> None:
        self._view = view
        self._focused = False
        self.cell: Cell | None = None

    def point_at(self, cell: Cell | None) -> bool:
        """Show this cell as pointed at; false when it was before."""
        if cell == self.cell:
            return False
        self._update_cell()
        self.cell = cell
        self._update_cell()
        return True

    def show_focus(self, *, focused: bool) -> None:
        """Show or hide the ring that tells users of the keyboard that the map has their keys."""
        if focused != self._focused:
            self._focused = focused
            self._view.viewport().update()

    def paint(self, painter: QPainter, exposed: QRectF) -> None:
        """Paint the part inside `exposed`, a rectangle of the scene."""
        place = self._view.viewportTransform().mapRect(exposed).toAlignedRect()
        painter.save()
        painter.resetTransform()
        self._paint_cell(painter)
        board = self._view.map_scene.board
        if board.grid.names:
            self._names().paint(painter, board, self.cell, place)
        if self._focused:
            self._paint_focus(painter)
        painter.restore()

    def _names(self) -> EdgeNames:
        corner = self._view.viewportTransform().map(QPointF(0.0, 0.0))
        viewport = self._view.viewport()
        return EdgeNames(self._view.transform().m11(), corner.x(), corner.y(), viewport.width(), viewport.height())

    def _update_cell(self) -> None:
        """Have the cell pointed at and its names painted anew."""
        if self.cell is None:
            return
        place = self._view.cell_rect_in_view(self.cell).adjusted(-2, -2, 2, 2)
        strips = self._names()
        column = QRect(place.left() - 20, 0, place.width() + 40, strips.top_strip.height())
        row = QRect(0, place.top() - 20, strips.left_strip.width(), place.height() + 40)
        for area in (place, column, row):
            self._view.viewport().update(area)

    def _paint_cell(self, painter: QPainter) -> None:
        """A thin outline inside the cell, light in dark, to be seen on any ground."""
        if self.cell is None:
            return
        place = self._view.cell_rect_in_view(self.cell)
        if place.width() < _FINEST_CELL:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, colour in ((0, see_through(INK, 0.5)), (1, see_through(WHITE, 0.65))):
            painter.setPen(QPen(colour, 1))
            painter.drawRect(place.adjusted(inset, inset, -1 - inset, -1 - inset))

    def _paint_focus(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ACCENT, _RING, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.MiterJoin))
        half = _RING // 2
        painter.drawRect(self._view.viewport().rect().adjusted(half, half, -half, -half))
