"""The floor pattern, laid tile by tile on whole pixels so that no seam shows at any zoom."""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from battlemap.gui.map_colours import PLAIN_FLOOR
from battlemap.gui.pictures import halved
from battlemap.gui.scene.floor_tile import TILE_CELLS, TILE_PIXELS, floor_tile
from battlemap.gui.scene.layers.device import Device, in_pixels
from battlemap.gui.scene.picture_chain import PictureChain
from battlemap.gui.scene.units import CELL

_SIDE = TILE_CELLS * CELL
_SMALL = 64
"""Tiles with fewer pixels to a side are laid by Qt in one go; that they drift off the cells cannot be seen."""


class FloorLayer:
    """Paints one floor pattern; a pattern the program does not have is a plain colour."""

    def __init__(self) -> None:
        self._floor = ""
        self._chain = PictureChain()
        self._scaled: dict[tuple[int, int], QPixmap] = {}
        self._scaled_for = 0.0

    def show(self, pattern: str) -> None:
        """Paint this pattern from now on."""
        if pattern == self._floor:
            return
        self._floor = pattern
        self._scaled.clear()
        self._chain = PictureChain()
        tile = floor_tile(pattern)
        if tile is not None:
            self._chain.take(tile)
            self._chain.take_halved(halved(tile))

    @property
    def colour(self) -> QColor:
        """The mean colour of the floor."""
        return self._chain.colour or PLAIN_FLOOR

    def paint(self, painter: QPainter, area: QRectF, exposed: QRectF) -> None:
        """Cover the exposed part of the area."""
        seen = area.intersected(exposed)
        if not self._chain.ready or seen.isEmpty():
            painter.fillRect(seen, self.colour)
            return
        with in_pixels(painter) as device:
            painter.setClipRect(device.rect(area), Qt.ClipOperation.IntersectClip)
            if _SIDE * device.scale < _SMALL:
                self._paint_small(painter, device, area)
            else:
                self._paint_tiles(painter, device, seen)

    def _paint_small(self, painter: QPainter, device: Device, area: QRectF) -> None:
        side = max(1, round(_SIDE * device.scale))
        painter.drawTiledPixmap(device.rect(area), self._fitted(device.scale, side, side))

    def _paint_tiles(self, painter: QPainter, device: Device, seen: QRectF) -> None:
        for row in range(floor(seen.top() / _SIDE), ceil(seen.bottom() / _SIDE)):
            for column in range(floor(seen.left() / _SIDE), ceil(seen.right() / _SIDE)):
                place = device.rect(QRectF(column * _SIDE, row * _SIDE, _SIDE, _SIDE))
                self._paint_tile(painter, device.scale, place)

    def _paint_tile(self, painter: QPainter, scale: float, place: QRect) -> None:
        if place.width() > TILE_PIXELS:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(place, self._chain.levels[0])
        else:
            painter.drawPixmap(place.topLeft(), self._fitted(scale, place.width(), place.height()))

    def _fitted(self, scale: float, width: int, height: int) -> QPixmap:
        """The tile in exactly this size; the few sizes of one zoom are kept."""
        if scale != self._scaled_for:
            self._scaled.clear()
            self._scaled_for = scale
        fitted = self._scaled.get((width, height))
        if fitted is None:
            fitted = self._chain.level_for(width, height).scaled(
                width, height, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            self._scaled[width, height] = fitted
        return fitted
