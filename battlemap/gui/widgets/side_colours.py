"""The colours of the sides, which colour-blind people can tell apart too (Okabe and Ito)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from battlemap.board.entities.token import Side

SIDE_COLOURS: Mapping[Side, QColor] = MappingProxyType(
    {
        Side.HERO: QColor("#0072b2"),
        Side.ALLY: QColor("#009e73"),
        Side.ENEMY: QColor("#d55e00"),
        Side.NEUTRAL: QColor("#8c929b"),
    }
)


def side_icon(side: Side) -> QIcon:
    """A dot in the side's colour."""
    pixmap = QPixmap(32, 32)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SIDE_COLOURS[side])
        painter.drawEllipse(QRectF(4, 4, 24, 24))
    return QIcon(pixmap)
