"""Painting onto small pictures in tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter


@contextmanager
def painted_on(image: QImage, scale: float = 1.0, origin: tuple[float, float] = (0.0, 0.0)) -> Iterator[QPainter]:
    """A painter as a view has it: so many pixels to a unit, the scene's origin at a pixel."""
    with QPainter(image) as painter:
        painter.translate(QPointF(*origin))
        painter.scale(scale, scale)
        yield painter


def blank(width: int = 200, height: int = 200, colour: str = "#808080") -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    return image


def clear(side: int = 200) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def centred(paint: Callable[[QPainter], None], side: int = 200) -> QImage:
    """What is painted around the middle of a clear picture."""
    image = clear(side)
    with QPainter(image) as painter:
        painter.translate(side / 2, side / 2)
        paint(painter)
    return image


def colours(image: QImage) -> set[str]:
    """All colours of a picture."""
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def inked(image: QImage) -> tuple[int, int, int, int]:
    """The smallest rectangle around everything that is not clear: left, top, right and bottom pixel."""
    places = [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).alpha() > 0]
    xs, ys = [x for x, _y in places], [y for _x, y in places]
    return min(xs), min(ys), max(xs), max(ys)
