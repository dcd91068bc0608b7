"""Painting in device pixels, so that lines and tiles fall exactly on them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import floor

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QPainter, QTransform


class Device:
    """Where the scene lies on the device: how many pixels a unit has, and which pixel the scene's origin is on."""

    def __init__(self, painter: QPainter) -> None:
        world = painter.worldTransform()
        self.ratio = painter.device().devicePixelRatio()
        self.scale = world.m11() * self.ratio
        self._left = world.dx() * self.ratio
        self._top = world.dy() * self.ratio

    def x(self, place: float) -> int:
        """The pixel column at a place of the scene."""
        return floor(self._left + place * self.scale + 0.5)

    def y(self, place: float) -> int:
        """The pixel row at a place of the scene."""
        return floor(self._top + place * self.scale + 0.5)

    def point(self, x: float, y: float) -> QPoint:
        """The pixel at a place of the scene."""
        return QPoint(self.x(x), self.y(y))

    def rect(self, rect: QRectF) -> QRect:
        """The pixels of a rectangle of the scene; neighbouring rectangles neither overlap nor leave a gap."""
        left, top = self.x(rect.left()), self.y(rect.top())
        return QRect(left, top, self.x(rect.right()) - left, self.y(rect.bottom()) - top)


@contextmanager
def in_pixels(painter: QPainter) -> Iterator[Device]:
    """Let the painter count in device pixels for a while."""
    device = Device(painter)
    painter.save()
    painter.setWorldTransform(QTransform.fromScale(1 / device.ratio, 1 / device.ratio))
    try:
        yield device
    finally:
        painter.restore()
