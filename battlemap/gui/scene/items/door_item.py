"""A door in the scene, for the game master: a bar while it is shut, a leaf swung aside while it is open."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlemap.board.entities.door import Door
from battlemap.gui.map_colours import DOOR, DOOR_EDGE, INK
from battlemap.gui.scene import depths
from battlemap.gui.scene.units import to_scene

_STROKES = ((INK, 4.6), (DOOR_EDGE, 3.6), (DOOR, 2.3))
_LEAST = 5.0
"""The whole bar is at least so many pixels thick."""

_SWING = 78.0
"""How far an open leaf is swung, in degrees."""


class DoorItem(QGraphicsItem):
    """One door."""

    def __init__(self, door: Door) -> None:
        super().__init__()
        self.door = door
        self.setZValue(depths.DOOR)

    def show_door(self, door: Door) -> None:
        """Take another state of the door."""
        self.prepareGeometryChange()
        self.door = door
        self.update()

    def boundingRect(self) -> QRectF:
        """Room for the leaf in every direction it may swing."""
        start, end = to_scene(self.door.start), to_scene(self.door.end)
        reach = hypot(end.x() - start.x(), end.y() - start.y()) + 6.0
        around = QRectF(start.x() - reach, start.y() - reach, 2 * reach, 2 * reach)
        return around if self.door.open else QRectF(start, end).normalized().adjusted(-6.0, -6.0, 6.0, 6.0)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the door, never thinner than can be seen, as far as it lies on the map."""
        del option, widget
        if self.scene() is not None:
            painter.setClipRect(self.scene().sceneRect(), Qt.ClipOperation.IntersectClip)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thickness = max(1.0, _LEAST / (_STROKES[0][1] * painter.worldTransform().m11()))
        way = QLineF(to_scene(self.door.start), to_scene(self.door.end))
        if self.door.open:
            _paint_open(painter, way, thickness)
        else:
            _paint_bar(painter, way, thickness)


def _paint_bar(painter: QPainter, line: QLineF, thickness: float) -> None:
    """A bar with a lighter edge in a dark casing."""
    for colour, width in _STROKES:
        inset = (_STROKES[0][1] - width) / 2 * thickness
        painter.setPen(_pen(colour, width * thickness))
        painter.drawLine(_shortened(line, inset))


def _paint_open(painter: QPainter, way: QLineF, thickness: float) -> None:
    """A dashed sill, the posts at both ends and the leaf."""
    sill = _pen(DOOR_EDGE, 0.7 * thickness)
    sill.setDashPattern([3.0, 3.0])
    painter.setPen(_pen(INK, 1.6 * thickness))
    painter.drawLine(way)
    painter.setPen(sill)
    painter.drawLine(way)
    leaf = QLineF(way)
    leaf.setAngle(way.angle() + _SWING)
    _paint_bar(painter, leaf, 0.8 * thickness)
    for post in (way.p1(), way.p2()):
        _paint_post(painter, post, thickness)


def _paint_post(painter: QPainter, place: QPointF, thickness: float) -> None:
    painter.setPen(QPen(INK, 0.8 * thickness))
    painter.setBrush(DOOR_EDGE)
    painter.drawEllipse(place, 1.7 * thickness, 1.7 * thickness)


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)


def _shortened(line: QLineF, by: float) -> QLineF:
    """The line without so much at both ends; short lines stay as they are."""
    length = line.length()
    if length <= 4 * by:
        return line
    return QLineF(line.pointAt(by / length), line.pointAt(1 - by / length))
