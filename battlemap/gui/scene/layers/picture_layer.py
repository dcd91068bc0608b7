"""The map's picture, scaled to the grid; a calm hatching with a line of text while there is none to show."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from battlemap.board.entities.picture import MapPicture
from battlemap.gui.map_colours import INK, PAPER, mixed
from battlemap.gui.pictures import PixmapCache
from battlemap.gui.scene.layers.device import in_pixels
from battlemap.gui.scene.map_font import map_font
from battlemap.gui.scene.picture_chain import PictureChain
from battlemap.gui.scene.units import CELL
from battlemap.gui.translation import shown
from battlemap.text import Text

_TEXT_PIXELS = 15
_MARGIN = 16


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
            _paint_hatching(painter, _place(self._picture))
        painter.restore()

    def paint_notice(self, painter: QPainter, area: QRectF) -> None:
        """Tell inside the area why there is no picture, if there should be one."""
        chain = self._chain()
        if self._picture is not None and chain is not None and chain.problem is not None:
            _paint_notice(painter, chain.problem, _place(self._picture).intersected(area))

    def _chain(self) -> PictureChain | None:
        return self._pixmaps.picture(self._picture.picture) if self._picture is not None else None


def _place(picture: MapPicture) -> QRectF:
    return QRectF(picture.left * CELL, picture.top * CELL, picture.width * CELL, picture.height * CELL)


def _paint_picture(painter: QPainter, chain: PictureChain, place: QRectF) -> None:
    scale = painter.worldTransform().m11() * painter.device().devicePixelRatio()
    level = chain.level_for(place.width() * scale, place.height() * scale)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(place, level, QRectF(level.rect()))


def _paint_hatching(painter: QPainter, place: QRectF) -> None:
    """Slanting lines all over the place, a finger's width of pixels apart."""
    with in_pixels(painter) as device:
        inside = device.rect(place)
        painter.setClipRect(inside, Qt.ClipOperation.IntersectClip)
        painter.fillRect(inside, mixed(INK, PAPER, 0.14))
        painter.setPen(QPen(mixed(INK, PAPER, 0.22), 2 * device.ratio))
        for start in range(inside.left() - inside.height(), inside.right(), round(22 * device.ratio)):
            painter.drawLine(start, inside.bottom(), start + inside.height(), inside.top())


def _paint_notice(painter: QPainter, problem: Text, place: QRectF) -> None:
    """The line of text in the middle of the place, on a plate of its own."""
    with in_pixels(painter) as device:
        inside = device.rect(place)
        room = inside.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        painter.setFont(map_font(round(_TEXT_PIXELS * device.ratio)))
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        needed = painter.boundingRect(room, flags, shown(problem))
        plate = needed.adjusted(-_MARGIN, -_MARGIN // 2, _MARGIN, _MARGIN // 2)
        if not inside.contains(plate):
            return
        painter.setPen(PAPER)
        painter.setBrush(INK)
        painter.drawRoundedRect(plate, _MARGIN // 2, _MARGIN // 2)
        painter.drawText(room, flags, shown(problem))
