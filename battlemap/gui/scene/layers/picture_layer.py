"""The map's picture, scaled to the grid; a calm hatching with a line of text while there is none to show."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from battlemap.board.entities.picture import MapPicture
from battlemap.gui.map_colours import INK, PAPER, see_through
from battlemap.gui.pictures import PixmapCache
from battlemap.gui.scene.layers.device import in_pixels
from battlemap.gui.scene.map_font import map_font
from battlemap.gui.scene.picture_chain import PictureChain
from battlemap.gui.scene.units import CELL
from battlemap.gui.translation import shown
from battlemap.text import Text

_TEXT_PIXELS = 15


class PictureLayer:
    """Paints the picture of a map."""

    def __init__(self, pixmaps: PixmapCache) -> None:
        self._pixmaps = pixmaps
        self._picture: MapPicture | None = None

    def show(self, picture: MapPicture | None) -> None:
        """Paint this picture from now on, or none."""
        self._picture = picture

    @property
    def colour(self) -> QColor | None:
        """The mean colour of the picture; `None` while it is not here."""
        chain = self._chain()
        return chain.colour if chain is not None else None

    def covers(self, area: QRectF) -> bool:
        """Whether nothing below the picture can be seen in this area."""
        chain = self._chain()
        if self._picture is None or chain is None or not chain.ready:
            return False
        return not chain.levels[0].hasAlphaChannel() and _place(self._picture).contains(area)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint the picture inside the area."""
        chain = self._chain()
        if self._picture is None or chain is None:
            return
        painter.save()
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        if chain.ready:
            _paint_picture(painter, chain, _place(self._picture))
        elif chain.problem is not None:
            _paint_problem(painter, chain.problem, _place(self._picture).intersected(area))
        painter.restore()

    def _chain(self) -> PictureChain | None:
        return self._pixmaps.picture(self._picture.picture) if self._picture is not None else None


def _place(picture: MapPicture) -> QRectF:
    return QRectF(picture.left * CELL, picture.top * CELL, picture.width * CELL, picture.height * CELL)


def _paint_picture(painter: QPainter, chain: PictureChain, place: QRectF) -> None:
    scale = painter.worldTransform().m11() * painter.device().devicePixelRatio()
    level = chain.level_for(place.width() * scale, place.height() * scale)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(place, level, QRectF(level.rect()))


def _paint_problem(painter: QPainter, problem: Text, place: QRectF) -> None:
    painter.fillRect(place, see_through(INK, 0.55))
    with in_pixels(painter) as device:
        inside = device.rect(place)
        painter.fillRect(inside, see_through(PAPER, 0.08))
        painter.setPen(see_through(PAPER, 0.12))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        _hatch(painter, inside)
        painter.setFont(map_font(round(_TEXT_PIXELS * device.ratio)))
        painter.setPen(PAPER)
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(inside.adjusted(16, 16, -16, -16), flags, shown(problem))


def _hatch(painter: QPainter, inside: QRect) -> None:
    """Slanting lines all over the rectangle, a hand's width of pixels apart."""
    painter.save()
    painter.setClipRect(inside, Qt.ClipOperation.IntersectClip)
    for start in range(inside.left() - inside.height(), inside.right(), 24):
        painter.drawLine(start, inside.bottom(), start + inside.height(), inside.top())
    painter.restore()
