"""Chips: small dark plates with a word or a sign, which show on any ground."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from battlemap.gui.map_colours import INK, PAPER, see_through

_BEHIND = 0.22
"""How far the plate behind looks out from under a pile, in heights."""


def chip_width(painter: QPainter, word: str, side: float, margin: float = 0.5) -> float:
    """How wide a chip of this height is, with so much of its height beside its word."""
    return max(side, QFontMetricsF(painter.font()).horizontalAdvance(word) + margin * side)


def pile_width(painter: QPainter, word: str, side: float) -> float:
    """How wide a pile is."""
    return chip_width(painter, word, side) + _BEHIND * side


def paint_chip(painter: QPainter, place: QRectF, word: str) -> None:
    """A chip with a word."""
    _paint_ground(painter, place)
    _paint_word(painter, place, word, PAPER)


def paint_count(painter: QPainter, place: QRectF, count: int) -> None:
    """A round chip with a number."""
    _paint_ground(painter, place, roundness=0.5)
    _paint_word(painter, place, str(count), PAPER)


def paint_pile(painter: QPainter, place: QRectF, word: str) -> None:
    """A bright chip with another one looking out at its upper right: more than one thing is here."""
    behind = _BEHIND * place.height()
    front = place.adjusted(0, 0, -behind, 0)
    for plate in (front.translated(behind, -behind), front):
        painter.setPen(QPen(INK, max(1.0, 0.08 * place.height())))
        painter.setBrush(PAPER)
        painter.drawRoundedRect(plate, 0.25 * plate.height(), 0.25 * plate.height())
    _paint_word(painter, front, word, INK)


def _paint_word(painter: QPainter, place: QRectF, word: str, colour: QColor) -> None:
    painter.setPen(colour)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, word)


def paint_eye(painter: QPainter, place: QRectF) -> None:
    """A chip with an eye crossed out: the players do not see this."""
    _paint_ground(painter, place)
    painter.save()
    painter.translate(place.center())
    unit = place.height() / 2
    line = max(1.0, 0.13 * unit)
    painter.setPen(QPen(PAPER, line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_eye(unit))
    painter.setBrush(PAPER)
    painter.drawEllipse(QPointF(), 0.16 * unit, 0.16 * unit)
    for colour, width in ((INK, 3.2 * line), (PAPER, 1.2 * line)):
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(-0.52 * unit, 0.55 * unit), QPointF(0.52 * unit, -0.55 * unit))
    painter.restore()


def _eye(unit: float) -> QPainterPath:
    """The outline of an eye that fits into two units."""
    eye = QPainterPath(QPointF(-0.66 * unit, 0))
    eye.quadTo(QPointF(0, -0.85 * unit), QPointF(0.66 * unit, 0))
    eye.quadTo(QPointF(0, 0.85 * unit), QPointF(-0.66 * unit, 0))
    return eye


def _paint_ground(painter: QPainter, place: QRectF, roundness: float = 0.25) -> None:
    painter.setPen(QPen(see_through(PAPER, 0.9), max(1.0, 0.06 * place.height())))
    painter.setBrush(INK)
    painter.drawRoundedRect(place, roundness * place.height(), roundness * place.height())
