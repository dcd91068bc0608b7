"""Between the board's cells and the scene's units: one unit is one millimetre, a cell is 25 units wide."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QPointF, QRectF

from battlemap.geometry.cells import Cell, Point

CELL = 25.0
"""The side of a cell in scene units."""

MM_PER_INCH = 25.4


def to_scene(point: Point) -> QPointF:
    """The place of a point of the board in the scene."""
    return QPointF(point.x * CELL, point.y * CELL)


def to_point(place: QPointF) -> Point:
    """The point of the board at a place of the scene."""
    return Point(place.x() / CELL, place.y() / CELL)


def to_cell(place: QPointF) -> Cell:
    """The cell at a place of the scene, on the map or off it."""
    return cell_at(to_point(place))


def cell_at(point: Point) -> Cell:
    """The cell a point lies in; the left and upper edge belong to a cell."""
    return Cell(floor(point.x), floor(point.y))


def cell_rect(cell: Cell, size: int = 1) -> QRectF:
    """The square of size × size cells whose top-left cell this is."""
    return QRectF(cell.column * CELL, cell.row * CELL, size * CELL, size * CELL)


def map_rect(columns: int, rows: int) -> QRectF:
    """The rectangle of a whole map."""
    return QRectF(0.0, 0.0, columns * CELL, rows * CELL)
