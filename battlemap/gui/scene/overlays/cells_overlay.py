"""Cells set off by colour, for instance those a dragged mini would stand on."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlemap.geometry.cells import Cell
from battlemap.gui.map_colours import ACCENT, see_through
from battlemap.gui.scene import depths
from battlemap.gui.scene.units import cell_rect


class CellsOverlay(QGraphicsItem):
    """Fills cells with the accent's colour and draws their common outline."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(depths.CELLS)
        self.cells: frozenset[Cell] = frozenset()
        self._outline = QPainterPath()
        self._bounds = QRectF()

    def show_cells(self, cells: Iterable[Cell]) -> None:
        """Set off exactly these cells."""
        wanted = frozenset(cells)
        if wanted == self.cells:
            return
        self.prepareGeometryChange()
        self.cells = wanted
        self._outline = _outline(wanted)
        self._bounds = self._outline.boundingRect().adjusted(-2, -2, 2, 2) if wanted else QRectF()
        self.update()

    def boundingRect(self) -> QRectF:
        """Around all cells."""
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Fill and outline the cells."""
        del option, widget
        pen = QPen(ACCENT, 2)
        pen.setCosmetic(True)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(see_through(ACCENT, 0.28))
        painter.drawPath(self._outline)


def _outline(cells: frozenset[Cell]) -> QPainterPath:
    """One path around all cells that touch, from one rectangle for each run of cells in a row."""
    path = QPainterPath()
    for cell in cells:
        if Cell(cell.column - 1, cell.row) in cells:
            continue
        end = cell.column
        while Cell(end + 1, cell.row) in cells:
            end += 1
        path.addRect(QRectF(cell_rect(cell).topLeft(), cell_rect(Cell(end, cell.row)).bottomRight()))
    return path.simplified()
