"""Minis as small round pictures in the ring of their side, for lists and for the pointer while one is dragged."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QImage, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from battlemap.board.entities.token import Look, Side
from battlemap.gui.document import Document
from battlemap.gui.map_colours import MINI_BASE, PAPER, SIDE_COLOURS
from battlemap.gui.widgets.thumbnails import Thumbnails
from battlemap.resources import asset

_KEPT = 600
"""So many finished portraits are kept."""


class Portrait(NamedTuple):
    """What a portrait shows. Without a side it has a plain grey ring."""

    look: Look
    side: Side | None
    name: str


class Portraits(QObject):
    """Draws portraits and keeps them. Pictures of the user arrive later; `changed` tells of it."""

    changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._drawn: dict[tuple[object, ...], QPixmap] = {}
        self._thumbnails = Thumbnails(document, self)
        self._thumbnails.loaded.connect(self._arrived)

    def pixmap(self, portrait: Portrait, diameter: int, ratio: float = 1.0) -> QPixmap:
        """The portrait, so many pixels wide at this device pixel ratio."""
        shown = initials(portrait.name)
        key = (portrait.look.art, portrait.look.picture, portrait.side, shown, diameter, ratio)
        found = self._drawn.get(key)
        if found is None:
            if len(self._drawn) >= _KEPT:
                self._drawn.clear()
            found = self._drawn[key] = self._paint(portrait, shown, diameter, ratio)
        return found

    def _arrived(self, _picture: str) -> None:
        self._drawn.clear()
        self.changed.emit()

    def _paint(self, portrait: Portrait, shown: str, diameter: int, ratio: float) -> QPixmap:
        size = max(1, round(diameter * ratio))
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            self._paint_face(painter, portrait.look, shown, float(size))
            _paint_ring(painter, portrait.side, float(size))
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _paint_face(self, painter: QPainter, look: Look, shown: str, size: float) -> None:
        """The art, the picture, or the initials, within the round base."""
        base = QRectF(1, 1, size - 2, size - 2)
        round_base = QPainterPath()
        round_base.addEllipse(base)
        painter.fillPath(round_base, MINI_BASE)
        picture = self._thumbnails.image(look.picture) if look.picture is not None else None
        painter.save()
        painter.setClipPath(round_base)
        if look.art is not None and _art(look.art).isValid():
            _art(look.art).render(painter, base)
        elif picture is not None:
            painter.drawImage(base, picture, middle_square(picture))
        else:
            _paint_initials(painter, base, shown)
        painter.restore()


def middle_square(picture: QImage) -> QRectF:
    """The largest square in the middle of a picture."""
    side = min(picture.width(), picture.height())
    return QRectF((picture.width() - side) / 2, (picture.height() - side) / 2, side, side)


def initials(name: str) -> str:
    """Two letters for a name: of its first and last word, with its number, or its first two."""
    words = [word for word in name.split() if word[0].isalnum()]
    if not words:
        return "?"
    letters = words[0][:2] if len(words) == 1 else words[0][0] + words[-1][: 2 if words[-1].isdecimal() else 1]
    return letters.upper()


@cache
def _art(name: str) -> QSvgRenderer:
    """One of the program's own drawings; an invalid one for a name there is not."""
    path = asset("minis", f"{name}.svg")
    return QSvgRenderer(str(path)) if path.is_file() else QSvgRenderer()


def _paint_initials(painter: QPainter, base: QRectF, shown: str) -> None:
    font = QFont(painter.font())
    font.setPixelSize(max(6, round(base.height() * (0.36 if len(shown) < 3 else 0.3))))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(PAPER)
    painter.drawText(base, Qt.AlignmentFlag.AlignCenter, shown)


def _paint_ring(painter: QPainter, side: Side | None, size: float) -> None:
    width = max(2.0, size / 14)
    painter.setPen(QPen(SIDE_COLOURS[Side.NEUTRAL if side is None else side], width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(size / 2, size / 2), (size - width) / 2 - 0.5, (size - width) / 2 - 0.5)
