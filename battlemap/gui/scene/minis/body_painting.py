"""Painting the body of a mini: a round base with its drawing, a ring in its side's colour, and where it looks.

Measures are in units of the scene; the painter counts in pixels around the middle of the mini.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from battlemap.board.entities.names import PictureId
from battlemap.geometry.cells import Facing
from battlemap.gui.map_colours import GREY, INK, MINI_BASE, PAPER, SIDE_COLOURS, WHITE, mixed, see_through
from battlemap.gui.scene.map_font import map_font
from battlemap.gui.scene.minis.art import art_image
from battlemap.gui.scene.minis.look import BodyLook
from battlemap.gui.scene.units import CELL

MARGIN = 1.5
"""Between the ring and the edge of the footprint."""

REACH = 5.0
"""How far the marks around a mini on one cell reach beyond its footprint."""

Portrait = Callable[[PictureId, float], QImage | None]
"""A user's picture with at least so many pixels to a side."""


def radius(size: int) -> float:
    """The outer radius of the ring of a mini on size × size cells."""
    return size * CELL / 2 - MARGIN


def body_extent(look: BodyLook) -> QRectF:
    """How far the body reaches from its middle."""
    reach = look.size * CELL / 2 + REACH * sqrt(look.size)
    return QRectF(-reach, -reach, 2 * reach, 2 * reach)


def _ring_width(size: int) -> float:
    return 1.5 * sqrt(size)


class BodyPainter:
    """Paints bodies; asks for the users' pictures."""

    def __init__(self, portrait: Portrait) -> None:
        self._portrait = portrait

    def paint(self, painter: QPainter, look: BodyLook, scale: float) -> None:
        """Paint a body with so many pixels to a unit; a hidden one can be seen through."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if look.hidden:
            self._paint_hidden(painter, look, scale)
        else:
            self._paint_body(painter, look, scale)
        _paint_marks(painter, look, radius(look.size) * scale, scale)

    def _paint_hidden(self, painter: QPainter, look: BodyLook, scale: float) -> None:
        """Paint the whole body half transparent at once, so that its parts do not show through each other."""
        reach = ceil(body_extent(look).right() * scale)
        image = QImage(2 * reach, 2 * reach, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as inner:
            inner.translate(reach, reach)
            inner.setRenderHints(painter.renderHints())
            self._paint_body(inner, look, scale)
        painter.setOpacity(0.5)
        painter.drawImage(-reach, -reach, image)
        painter.setOpacity(1.0)

    def _paint_body(self, painter: QPainter, look: BodyLook, scale: float) -> None:
        outer = radius(look.size) * scale
        ring = _ring_width(look.size) * scale
        if not look.down:
            _paint_shadow(painter, outer, scale)
        if look.facing is not None:
            _paint_wedge(painter, look.facing, outer, scale * sqrt(look.size), _side_colour(look))
        _paint_disc(painter, outer, INK)
        self._paint_face(painter, look, outer - 0.8 * ring)
        _paint_ring(painter, _side_colour(look), outer, ring, scale)

    def _paint_face(self, painter: QPainter, look: BodyLook, inner: float) -> None:
        """The drawing, the user's picture or the initials, clipped to the base."""
        image = self._image(look, 2 * inner)
        painter.setPen(Qt.PenStyle.NoPen)
        if image is None:
            painter.setBrush(MINI_BASE if look.readable else mixed(MINI_BASE, GREY, 0.35))
            painter.drawEllipse(QPointF(), inner, inner)
            _paint_initials(painter, look.initials, inner)
        else:
            painter.setBrush(_filling(_greyed(image) if look.down else image, inner, lying=look.down))
            painter.drawEllipse(QPointF(), inner, inner)
        if look.down:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(see_through(INK, 0.35))
            painter.drawEllipse(QPointF(), inner, inner)

    def _image(self, look: BodyLook, side: float) -> QImage | None:
        if look.picture is not None and look.portrait:
            return self._portrait(look.picture, side)
        return art_image(look.art, side) if look.art is not None else None


def _side_colour(look: BodyLook) -> QColor:
    if not look.readable:
        return GREY
    colour = SIDE_COLOURS[look.side]
    return mixed(colour, QColor("#55585d"), 0.55) if look.down else colour


def _paint_shadow(painter: QPainter, outer: float, scale: float) -> None:
    reach = outer + 2.2 * scale
    middle = QPointF(0, 0.9 * scale)
    gradient = QRadialGradient(middle, reach)
    gradient.setColorAt(0.0, see_through(INK, 0.6))
    gradient.setColorAt(max(0.0, (outer - scale) / reach), see_through(INK, 0.6))
    gradient.setColorAt(1.0, see_through(INK, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawEllipse(middle, reach, reach)


def _paint_disc(painter: QPainter, radius_: float, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(), radius_, radius_)


def _paint_ring(painter: QPainter, colour: QColor, outer: float, ring: float, scale: float) -> None:
    """The coloured ring, lighter at its top, between two dark lines."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = max(0.4 * scale, 1.0)
    middle = outer - line - ring / 2
    shine = QLinearGradient(0, -outer, 0, outer)
    shine.setColorAt(0.0, colour.lighter(128))
    shine.setColorAt(0.45, colour)
    shine.setColorAt(1.0, colour.darker(118))
    painter.setPen(QPen(INK, ring + 2 * line))
    painter.drawEllipse(QPointF(), middle, middle)
    painter.setPen(QPen(QBrush(shine), ring))
    painter.drawEllipse(QPointF(), middle, middle)


def _paint_wedge(painter: QPainter, facing: Facing, outer: float, scale: float, colour: QColor) -> None:
    """A pointed nose on the ring in the direction the mini looks."""
    tip, root, half = outer + 3.8 * scale, outer - 1.4 * scale, 3.7 * scale
    nose = QPolygonF([QPointF(0, -tip), QPointF(half, -root), QPointF(-half, -root)])
    painter.save()
    painter.rotate(facing.degrees)
    painter.setPen(QPen(INK, max(0.8 * scale, 1.4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, _ROUND))
    painter.setBrush(colour.lighter(112))
    painter.drawPolygon(nose)
    painter.restore()


_ROUND = Qt.PenJoinStyle.RoundJoin


def _filling(image: QImage, inner: float, *, lying: bool) -> QBrush:
    """A brush that fills a circle of this radius with the picture, cut to its middle square."""
    side = min(image.width(), image.height())
    grown = 2 * inner / side
    turned = QTransform().rotate(90) if lying else QTransform()
    place = QTransform.fromTranslate(-image.width() / 2, -image.height() / 2) * QTransform.fromScale(grown, grown)
    brush = QBrush(image)
    brush.setTransform(place * turned)
    return brush


def _greyed(image: QImage) -> QImage:
    """The picture in greys, as opaque as it was."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(image.format())
    with QPainter(grey) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawImage(0, 0, image)
    return grey


def _paint_initials(painter: QPainter, initials: str, inner: float) -> None:
    if not initials:
        return
    pixels = max(1, round(inner * (0.95 if len(initials) < 3 else 0.72)))
    painter.setFont(map_font(pixels, QFont.Weight.Bold))
    painter.setPen(PAPER)
    painter.drawText(QRectF(-inner, -inner, 2 * inner, 2 * inner), Qt.AlignmentFlag.AlignCenter, initials)


def _paint_marks(painter: QPainter, look: BodyLook, outer: float, scale: float) -> None:
    """The dashed ring of the selected, the soft one of what is under the pointer."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if look.mark.hovered:
        painter.setPen(QPen(see_through(WHITE, 0.75), max(0.8 * scale, 1.2)))
        painter.drawEllipse(QPointF(), outer + 0.9 * scale, outer + 0.9 * scale)
    if look.mark.selected:
        width = max(1.0 * scale, 2.0)
        around = outer + 4.0 * scale
        painter.setPen(QPen(see_through(INK, 0.7), width + max(0.8 * scale, 1.6)))
        painter.drawEllipse(QPointF(), around, around)
        pen = QPen(WHITE, width, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([3.2, 2.0])
        painter.setPen(pen)
        painter.drawEllipse(QPointF(), around, around)
