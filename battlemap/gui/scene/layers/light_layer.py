"""Lights for the game master: a small sun where each is."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from battlemap.board.entities.light import Light
from battlemap.gui.map_colours import INK, LIGHT
from battlemap.gui.scene.units import to_scene

REACH = 4.5
"""How far a mark reaches from its light, in units, when it is not so far zoomed out that it keeps its least size."""

_RAYS = 8


def paint_lights(painter: QPainter, lights: Iterable[Light], exposed: QRectF) -> None:
    """Paint the marks of the exposed lights."""
    size = max(1.0, 1.4 / painter.worldTransform().m11())
    reach = REACH * size
    near = exposed.adjusted(-reach, -reach, reach, reach)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for light in lights:
        place = to_scene(light.position)
        if near.contains(place):
            _paint_sun(painter, place, size)


def _paint_sun(painter: QPainter, place: QPointF, size: float) -> None:
    rays = [_ray(place, 2 * pi * turn / _RAYS, size) for turn in range(_RAYS)]
    for colour, width in ((INK, 1.7), (LIGHT, 0.75)):
        painter.setPen(QPen(colour, width * size, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLines(rays)
    painter.setPen(QPen(INK, 0.5 * size))
    painter.setBrush(LIGHT)
    painter.drawEllipse(place, 1.7 * size, 1.7 * size)


def _ray(place: QPointF, angle: float, size: float) -> QLineF:
    way = QPointF(cos(angle), sin(angle))
    return QLineF(place + way * (2.6 * size), place + way * (3.6 * size))
