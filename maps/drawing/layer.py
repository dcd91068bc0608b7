"""Layers: surfaces with colour, relief, height and shine, onto which shapes are painted and other layers stamped."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from maps.drawing.noise import Area, Field, blurred

Colours = NDArray[np.float32]
"""Rows × columns × red, green, blue, in linear light."""


@dataclass(frozen=True)
class Surface:
    """What a material looks like over an area: its colour, its fine relief in cells and how much it shines."""

    colour: Colours
    bump: Field
    gloss: Field


Material = Callable[[Area], Surface]
Height = float | Callable[[Area], Field]
"""In cells above the ground. Of heights that differ from place to place, only what is above the layer is painted."""


@dataclass(frozen=True)
class Finish:
    """How a shape is painted: over how many cells its edge is rounded, how high it bulges, how dark its rim is."""

    bevel: float = 0.03
    bulge: float = 0.012
    rim: float = 0.35
    opacity: float = 1.0
    soft: float = 0.0


PLAIN = Finish()
FLAT = Finish(bevel=0.0, bulge=0.0, rim=0.0)


class Layer:
    """A rectangle of painted surface; `height` is in cells above the ground, `cover` says where it is painted."""

    def __init__(self, area: Area, *, covered: float = 0.0) -> None:
        self.area = area
        self.colour: Colours = np.zeros((*area.shape, 3), np.float32)
        self.bump: Field = np.zeros(area.shape, np.float32)
        self.gloss: Field = np.zeros(area.shape, np.float32)
        self.height: Field = np.zeros(area.shape, np.float32)
        self.cover: Field = np.full(area.shape, covered, np.float32)

    @classmethod
    def sprite(cls, width: float, depth: float, scale: float) -> Layer:
        """An empty layer for one thing whose middle is the point (0, 0), with a little room around it."""
        columns, rows = math.ceil((width + 0.1) * scale), math.ceil((depth + 0.1) * scale)
        return cls(Area(-columns / scale / 2, -rows / scale / 2, columns, rows, scale))

    def window(self, bounds: QRectF) -> tuple[slice, slice, Area] | None:
        """The rows and columns of pixels that a rectangle in cells touches, and their area."""
        area = self.area
        left = max(0, math.floor((bounds.left() - area.left) * area.scale) - 2)
        top = max(0, math.floor((bounds.top() - area.top) * area.scale) - 2)
        right = min(area.columns, math.ceil((bounds.right() - area.left) * area.scale) + 2)
        bottom = min(area.rows, math.ceil((bounds.bottom() - area.top) * area.scale) + 2)
        if right <= left or bottom <= top:
            return None
        corner = (area.left + left / area.scale, area.top + top / area.scale)
        return slice(top, bottom), slice(left, right), Area(*corner, right - left, bottom - top, area.scale)

    def paint(
        self, path: QPainterPath, material: Material, height: Height | None = None, finish: Finish = PLAIN
    ) -> None:
        """Paint a shape; with a height it becomes a body of that height, without it lies flat on what is there."""
        bounds = path.boundingRect()
        if finish.soft:
            bounds.adjust(-finish.soft, -finish.soft, finish.soft, finish.soft)
        found = self.window(bounds)
        if found is None:
            return
        rows, columns, area = found
        alpha = rasterised(path, area)
        if finish.soft:
            alpha = blurred(alpha, finish.soft * area.scale)
        surface = material(area)
        bump, colour = surface.bump, surface.colour
        if finish.bevel:
            inner = np.clip(blurred(alpha, finish.bevel * area.scale) * 2 - 1, 0, 1)
            dome = np.sqrt(np.clip(1 - (1 - inner) ** 2, 0, 1))
            bump = (bump + finish.bulge * dome).astype(np.float32)
            colour = colour * (1 - np.float32(finish.rim) * (1 - inner) ** 2)[..., None]
        level: Field | float | None = None
        if callable(height):
            level = height(area)
            alpha = np.where(level >= self.height[rows, columns], alpha, np.float32(0))
        else:
            level = height
        self._blend(rows, columns, alpha * np.float32(finish.opacity), Surface(colour, bump, surface.gloss), level)

    def _blend(self, rows: slice, columns: slice, alpha: Field, surface: Surface, height: Field | float | None) -> None:
        """Lay a surface over what is there."""
        part = self.cover[rows, columns]
        cover = alpha + part * (1 - alpha)
        share = np.where(cover > 0, alpha / np.maximum(cover, 1e-6), 0).astype(np.float32)
        self.colour[rows, columns] += (surface.colour - self.colour[rows, columns]) * share[..., None]
        self.bump[rows, columns] += (surface.bump - self.bump[rows, columns]) * share
        self.gloss[rows, columns] += (surface.gloss - self.gloss[rows, columns]) * share
        if height is not None:
            self.height[rows, columns] += (height - self.height[rows, columns]) * share
        self.cover[rows, columns] = cover

    def stamp(self, sprite: Layer, x: float, y: float, angle: float = 0.0, base: float = 0.0) -> None:
        """Lay a thing onto this layer with its middle at (x, y), turned clockwise, standing `base` cells high."""
        reach = math.hypot(sprite.area.columns, sprite.area.rows) / sprite.area.scale / 2
        found = self.window(QRectF(x - reach, y - reach, 2 * reach, 2 * reach))
        if found is None:
            return
        rows, columns, area = found
        sampled = _turned(sprite, area, x, y, math.radians(angle))
        surface = Surface(sampled.colour, sampled.bump, sampled.gloss)
        self._blend(rows, columns, sampled.cover, surface, sampled.height + np.float32(base))


def _turned(sprite: Layer, area: Area, x: float, y: float, angle: float) -> Layer:
    """The sprite as it lies on the pixels of an area, interpolated."""
    dx, dy = area.xs[None, :] - np.float32(x), area.ys[:, None] - np.float32(y)
    cos, sin = math.cos(angle), math.sin(angle)
    own = sprite.area
    u = (dx * cos + dy * sin - own.left) * own.scale - 0.5
    v = (-dx * sin + dy * cos - own.top) * own.scale - 0.5
    inside = (u > -1) & (v > -1) & (u < own.columns) & (v < own.rows)
    result = Layer(area)
    u, v = np.clip(u, 0, own.columns - 1.001), np.clip(v, 0, own.rows - 1.001)
    i, j = u.astype(np.int64), v.astype(np.int64)
    fu, fv = (u - i).astype(np.float32), (v - j).astype(np.float32)
    corners = [
        (j, i, (1 - fu) * (1 - fv)),
        (j, i + 1, fu * (1 - fv)),
        (j + 1, i, (1 - fu) * fv),
        (j + 1, i + 1, fu * fv),
    ]
    for row, column, weight in corners:
        share = weight * np.maximum(sprite.cover[row, column], 1e-5)
        result.cover += share
        result.colour += sprite.colour[row, column] * share[..., None]
        for name in ("bump", "gloss", "height"):
            getattr(result, name)[...] += getattr(sprite, name)[row, column] * share
    result.colour /= result.cover[..., None]
    for name in ("bump", "gloss", "height"):
        getattr(result, name)[...] /= result.cover
    result.cover = np.where(inside, np.clip(result.cover, 0, 1), 0).astype(np.float32)
    return result


def rasterised(path: QPainterPath, area: Area) -> Field:
    """How much of every pixel the shape covers, from 0 to 1."""
    image = QImage(area.columns, area.rows, QImage.Format.Format_Grayscale8)
    image.fill(QColor(0, 0, 0))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(QTransform.fromScale(area.scale, area.scale).translate(-area.left, -area.top))
    painter.fillPath(path, QColor(255, 255, 255))
    painter.end()
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(area.rows, image.bytesPerLine())
    return pixels[:, : area.columns].astype(np.float32) / np.float32(255)
