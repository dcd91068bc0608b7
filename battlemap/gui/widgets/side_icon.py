"""The sides as coloured dots."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from battlemap.board.entities.token import Side
from battlemap.gui.map_colours import SIDE_COLOURS


def side_icon(side: Side) -> QIcon:
    """A dot in the side's colour."""
    return dot_icon(SIDE_COLOURS[side])


def dot_icon(colour: QColor) -> QIcon:
    """A dot in a colour."""
    pixmap = QPixmap(32, 32)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QRectF(4, 4, 24, 24))
    return QIcon(pixmap)
