"""Light: moonlight, lamps and the glow of windows on a painted layer, with soft shadows of everything that is high."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from maps.drawing.layer import Colours, Layer, rasterised
from maps.drawing.noise import Area, Field, blurred

Colour = tuple[float, float, float]


@dataclass(frozen=True)
class Lamp:
    """A light at a point, `z` cells above the ground, reaching `radius` cells."""

    x: float
    y: float
    z: float
    radius: float
    colour: Colour
    strength: float = 1.0


@dataclass(frozen=True)
class Glow:
    """Light that falls on a shape of the ground, such as what comes through a window, with a soft edge."""

    path: QPainterPath
    colour: Colour
    strength: float
    soft: float = 0.25


@dataclass(frozen=True)
class Ambience:
    """The light that is everywhere, and where another one is, such as indoors; the moon shines by `moon`."""

    colour: Colour
    moon: float
    rooms: QPainterPath | None = None
    room_colour: Colour = (0.0, 0.0, 0.0)
    room_moon: float = 0.0


MOON = np.array([-0.42, -0.55, 0.72], np.float32)
MOON_COLOUR = np.array([0.76, 0.85, 1.0], np.float32)
SHADOW_SLOPE = 1.55
"""How much higher than the ground the moonlight is one cell farther: shadows are shorter than things are high."""


def lit(layer: Layer, ambience: Ambience, lamps: Sequence[Lamp], glows: Sequence[Glow]) -> Colours:
    """The layer as it looks in this light, in linear light."""
    normal = _normals(layer)
    light = _everywhere(layer, ambience, normal)
    shine = np.zeros_like(light)
    for lamp in lamps:
        _add_lamp(layer, lamp, normal, light, shine)
    for glow in glows:
        _add_glow(layer, glow, light, shine)
    return layer.colour * light + shine


def _normals(layer: Layer) -> Colours:
    scale = layer.area.scale
    dy, dx = np.gradient(layer.bump)
    dx, dy = np.clip(dx * scale, -1.4, 1.4), np.clip(dy * scale, -1.4, 1.4)
    length = np.sqrt(dx * dx + dy * dy + 1)
    return np.stack([-dx / length, -dy / length, 1 / length], axis=-1).astype(np.float32)


def _everywhere(layer: Layer, ambience: Ambience, normal: Colours) -> Colours:
    """Ambient light, darker in corners, and the moon."""
    inside = np.zeros(layer.area.shape, np.float32)
    if ambience.rooms is not None:
        inside = blurred(rasterised(ambience.rooms, layer.area), 0.03 * layer.area.scale)
    dim = _openness(layer)[..., None] * (0.55 + 0.45 * normal[..., 2:])
    base = np.array(ambience.colour, np.float32) * (1 - inside[..., None])
    base = base + np.array(ambience.room_colour, np.float32) * inside[..., None]
    facing = np.clip(normal @ (MOON / np.linalg.norm(MOON)), 0, 1)
    moon = ambience.moon * (1 - inside) + ambience.room_moon * inside
    tint = MOON_COLOUR * (1 - inside[..., None]) + np.array([1.0, 0.86, 0.7], np.float32) * inside[..., None]
    return np.asarray(base * dim + tint * (moon * facing * _moonlit(layer))[..., None], dtype=np.float32)


def _openness(layer: Layer) -> Field:
    """How much of the sky every place sees: less in corners and under edges."""
    height, scale = np.minimum(layer.height, 1.6), layer.area.scale
    result = np.ones_like(height)
    for radius, weight in ((0.07, 0.55), (0.28, 0.45), (0.8, 0.3)):
        above = np.clip(blurred(height, radius * scale) - height, 0, 1)
        result *= 1 - weight * np.clip(above * 1.6, 0, 1)
    return result


def _halved(field: Field) -> Field:
    """Every second pixel, the highest of four, so that thin things keep their shadows."""
    rows, columns = field.shape[0] // 2 * 2, field.shape[1] // 2 * 2
    return np.asarray(field[:rows, :columns].reshape(rows // 2, 2, columns // 2, 2).max(axis=(1, 3)), dtype=np.float32)


def _doubled(field: Field, shape: tuple[int, int]) -> Field:
    """Back to the full number of pixels, smoothly."""
    large = np.repeat(np.repeat(field, 2, axis=0), 2, axis=1)
    pad = ((0, shape[0] - large.shape[0]), (0, shape[1] - large.shape[1]))
    return blurred(np.pad(large, pad, mode="edge"), 1.6)


def _moonlit(layer: Layer) -> Field:
    """1 in the moonlight, 0 in the shadow, soft between, softer farther from what casts it."""
    height = _halved(layer.height)
    scale = layer.area.scale / 2
    direction = MOON[:2] / np.linalg.norm(MOON[:2])
    shade = np.zeros_like(height)
    steps = math.ceil(2.4 * scale)
    padded = np.pad(height, steps + 1, mode="edge")
    for step in range(1, steps, 1 if scale < 40 else 2):
        dx, dy = round(float(direction[0]) * step), round(float(direction[1]) * step)
        top, left = steps + 1 + dy, steps + 1 + dx
        other = padded[top : top + height.shape[0], left : left + height.shape[1]]
        away = step / scale
        over = (other - height - away * SHADOW_SLOPE) / (0.05 + 0.22 * away)
        np.maximum(shade, np.clip(over, 0, 1), out=shade)
    return 1 - 0.92 * _doubled(blurred(shade, 0.02 * scale), layer.height.shape)


def _add_lamp(layer: Layer, lamp: Lamp, normal: Colours, light: Colours, shine: Colours) -> None:
    found = layer.window(QRectF(lamp.x - lamp.radius, lamp.y - lamp.radius, 2 * lamp.radius, 2 * lamp.radius))
    if found is None:
        return
    rows, columns, area = found
    z = layer.height[rows, columns]
    dx, dy = lamp.x - area.xs[None, :], lamp.y - area.ys[:, None]
    dz = lamp.z - z
    flat = np.sqrt(dx * dx + dy * dy)
    distance = np.sqrt(flat * flat + dz * dz) + 1e-4
    part = normal[rows, columns]
    facing = (part[..., 0] * dx + part[..., 1] * dy + part[..., 2] * dz) / distance
    reach = np.clip(1 - (flat / lamp.radius) ** 2, 0, 1) ** 2
    fall = reach / (0.5 + (distance / (0.42 * lamp.radius)) ** 2)
    amount = lamp.strength * fall * _reached(layer, lamp, rows, columns, area)
    colour = np.array(lamp.colour, np.float32)
    light[rows, columns] += (amount * np.clip(facing * 0.8 + 0.2, 0, 1))[..., None] * colour
    halfway = np.clip((part[..., 0] * dx + part[..., 1] * dy + part[..., 2] * (dz + distance)), 0, None)
    halfway = halfway / np.sqrt(dx * dx + dy * dy + (dz + distance) ** 2)
    gloss = layer.gloss[rows, columns]
    lobes = 0.55 * gloss * halfway ** (20 + 60 * gloss) + 0.09 * gloss * gloss * halfway**5
    shine[rows, columns] += (amount * lobes)[..., None] * colour


def _reached(layer: Layer, lamp: Lamp, rows: slice, columns: slice, area: Area) -> Field:
    """1 where the lamp shines freely, 0 behind what is high."""
    height = _halved(layer.height[rows, columns])
    scale = area.scale / 2
    ys, xs = np.mgrid[0 : height.shape[0], 0 : height.shape[1]].astype(np.float32)
    to_x, to_y = (lamp.x - area.left) * scale - xs, (lamp.y - area.top) * scale - ys
    near = np.hypot(to_x, to_y) < lamp.radius * scale
    shade = np.zeros_like(height)
    steps = math.ceil(lamp.radius * 14)
    for step in range(steps):
        t = np.float32((step + 0.5) / steps) * np.float32(0.97)
        i = np.clip(xs + to_x * t, 0, height.shape[1] - 1).astype(np.int32)
        j = np.clip(ys + to_y * t, 0, height.shape[0] - 1).astype(np.int32)
        ray = height + (lamp.z - height) * t
        over = (height[j, i] - ray - 0.05) / (0.06 + 0.3 * t)
        np.maximum(shade, np.clip(over, 0, 1), out=shade, where=near)
    return 1 - _doubled(blurred(shade, 0.025 * scale), area.shape)


def _add_glow(layer: Layer, glow: Glow, light: Colours, shine: Colours) -> None:
    bounds = glow.path.boundingRect().adjusted(-glow.soft * 2, -glow.soft * 2, glow.soft * 2, glow.soft * 2)
    found = layer.window(bounds)
    if found is None:
        return
    rows, columns, area = found
    low = np.clip(1.4 - layer.height[rows, columns], 0, 1)
    amount = blurred(rasterised(glow.path, area), glow.soft * area.scale) * glow.strength * low
    colour = np.array(glow.colour, np.float32)
    light[rows, columns] += amount[..., None] * colour
    shine[rows, columns] += (amount * layer.gloss[rows, columns] * 0.05)[..., None] * colour
