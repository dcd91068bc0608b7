"""Grounds: cobbles, flagstones, floor boards, earth and grass, and the water on them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from maps.drawing.layer import Finish, Layer, Material, Surface, rasterised
from maps.drawing.materials import full, grained, linear, mixed, plain, tinted
from maps.drawing.noise import Area, Field, Pieces, blurred, cloudy, courses, smooth, stones, value_noise
from maps.drawing.shapes import Corner, blob, line


def cobbles(colour: str, seed: int, size: float = 0.145, wet: float = 0.5, arc: float = 1.5) -> Material:
    """Small paving stones laid in arcs, worn, with dirt in the joints and moss here and there."""

    def surface(area: Area) -> Surface:
        x, y = area.mesh()
        warp = 0.035 * value_noise(area, 0.6, seed + 1)
        swing = np.abs(np.sin(x * np.float32(np.pi / arc)))
        laid = stones(x + warp, y + warp - np.float32(0.2 * arc) * swing, size, seed, 0.5)
        return _cobble_surface(area, colour, laid, seed, wet)

    return surface


def setts(colour: str, seed: int, wet: float = 0.5) -> Material:
    """Larger square stones in straight rows, as in a lane or a gutter."""

    def surface(area: Area) -> Surface:
        x, y = area.mesh()
        warp = 0.02 * value_noise(area, 0.25, seed + 1)
        laid = courses(x + warp, y + warp, 0.26, 0.2, seed, 0.4)
        return _cobble_surface(area, colour, replace(laid, edge=laid.edge / np.float32(0.16)), seed, wet)

    return surface


def _cobble_surface(area: Area, colour: str, laid: Pieces, seed: int, wet: float) -> Surface:
    number, other, edge = laid.number, laid.varied(seed + 8), laid.edge
    body = smooth(0.05, 0.3, edge)
    rough = cloudy(area, 0.05, seed + 10, 3)
    stain = cloudy(area, 1.7, seed + 11, 5)
    moss = smooth(0.15, 0.6, cloudy(area, 1.1, seed + 12, 4) + 0.25 * (1 - body))
    shade = 0.55 * (number - 0.5) + 0.14 * rough + 0.28 * stain
    hue = mixed(linear(colour), linear(colour) * np.array([1.18, 0.98, 0.78], np.float32), other * other)
    joints = mixed(tinted("#2b2723", 0.3 * rough), tinted("#343a24", 0.4 * rough), moss)
    top = hue * np.clip(1 + shade, 0.15, 2)[..., None]
    top = mixed(top, tinted("#3d4330", shade), 0.4 * moss)
    damp = np.clip(wet * (0.75 + 0.8 * stain), 0.05, 1)
    dome = 0.026 * np.sqrt(np.clip(edge * 1.6, 0, 1))
    bump = dome + 0.004 * rough + 0.012 * (number - 0.5) + 0.015 * stain
    return Surface(mixed(joints, top, body), bump, damp * (0.35 + 0.65 * body))


def flagstones(colour: str, seed: int, size: float = 0.62, wet: float = 0.12) -> Material:
    """Large worn slabs of different lengths with narrow joints and cracks."""

    def surface(area: Area) -> Surface:
        x, y = area.mesh()
        warp = 0.012 * value_noise(area, 0.2, seed + 1)
        slabs = courses(x + warp, y + 1.3 * warp, size * 1.35, size, seed, 0.75)
        rough, fine = cloudy(area, 0.16, seed + 10, 5), cloudy(area, 0.035, seed + 11, 2)
        stain = cloudy(area, 1.4, seed + 12, 4)
        broken = stones(x + 0.16 * rough, y + 0.1 * stain, 0.9, seed + 13, 0.9)
        cracks = (1 - smooth(0.008, 0.022, broken.edge)) * (slabs.varied(seed + 2) > 0.6)
        body = smooth(0.006, 0.026, slabs.edge) * (1 - 0.8 * cracks)
        shade = 0.42 * (slabs.number - 0.5) + 0.2 * rough + 0.08 * fine + 0.24 * stain
        other = slabs.varied(seed + 8)
        hue = mixed(linear(colour), linear(colour) * np.array([1.15, 0.97, 0.8], np.float32), other)
        colours = mixed(tinted("#1d1a17", 0.3 * rough), hue * np.clip(1 + shade, 0.15, 2)[..., None], body)
        bump = 0.02 * smooth(0.0, 0.05, slabs.edge) + 0.008 * rough + 0.003 * fine - 0.012 * cracks
        return Surface(colours, bump + 0.014 * (slabs.number - 0.5), np.float32(wet) * body)

    return surface


def boards(colour: str, seed: int, *, upright: bool = False, width: float = 0.18, length: float = 2.4) -> Material:
    """A floor of boards with butt joints, nails, worn paths and stains."""

    def surface(area: Area) -> Surface:
        x, y = area.mesh()
        if upright:
            x, y = y, x
        laid = courses(x, y, length, width, seed, 0.6)
        base = grained(area, colour, laid, seed, upright=upright, gloss=0.2)
        stain = smooth(0.2, 0.75, cloudy(area, 1.6, seed + 30, 5))
        ends = np.minimum(laid.along, 1 - laid.along) * np.float32(length)
        beside = np.minimum(np.abs(laid.across - 0.25), np.abs(laid.across - 0.75)) * np.float32(width)
        nails = 1 - smooth(0.007, 0.014, np.hypot(ends - np.float32(0.045), beside))
        shade = -0.28 * stain + 0.12 * cloudy(area, 2.6, seed + 31, 3) - 0.6 * nails
        colours = base.colour * np.clip(1 + shade, 0.1, 2)[..., None]
        return Surface(colours, base.bump - 0.004 * nails, base.gloss * (1 - 0.5 * stain))

    return surface


def earth(colour: str, seed: int, wet: float = 0.2) -> Material:
    """Trodden earth with pebbles."""

    def surface(area: Area) -> Surface:
        x, y = area.mesh()
        lumps, fine = cloudy(area, 0.5, seed, 6), cloudy(area, 0.05, seed + 1, 2)
        large = cloudy(area, 2.4, seed + 2, 4)
        pebbles = stones(x + 0.05 * lumps, y, 0.11, seed + 3, 1.0)
        stone = smooth(0.1, 0.3, pebbles.edge) * (pebbles.number > 0.86)
        shade = 0.26 * lumps + 0.14 * fine + 0.26 * large
        colours = mixed(tinted(colour, shade), tinted("#6a6259", 0.7 * (pebbles.varied(seed) - 0.6)), 0.8 * stone)
        bump = 0.035 * lumps + 0.006 * fine + 0.016 * stone
        return Surface(colours, bump, np.clip(wet * (1 - 1.4 * large), 0.03, 1))

    return surface


def grass(colour: str, seed: int) -> Material:
    """Tufts of grass over dark earth."""

    def surface(area: Area) -> Surface:
        large, lumps = cloudy(area, 2.2, seed, 4), cloudy(area, 0.35, seed + 1, 4)
        blades = value_noise(area, 0.022, seed + 2) + value_noise(area, 0.05, seed + 3, stretch=0.4)
        dry = smooth(0.0, 0.7, large + 0.4 * lumps)
        shade = 0.3 * lumps + 0.22 * blades + 0.2 * large
        colours = mixed(tinted(colour, shade), tinted("#5d5433", shade), 0.55 * dry)
        bare = smooth(0.45, 0.8, cloudy(area, 0.9, seed + 5, 5) + 0.15 * blades)
        colours = mixed(colours, tinted("#3d3328", 0.3 * lumps), 0.75 * bare)
        return Surface(colours, 0.03 * lumps + 0.012 * blades * (1 - bare), full(area, 0.08))

    return surface


def flood(layer: Layer, path: QPainterPath, seed: int, sky: str = "#66727d", deep: float = 1.0) -> None:
    """Let water stand on the low places inside a shape: darker, smooth, with the sky in it and rings of rain."""
    found = layer.window(path.boundingRect().adjusted(-0.4, -0.4, 0.4, 0.4))
    if found is None:
        return
    rows, columns, area = found
    depth = blurred(rasterised(path, area), 0.2 * area.scale)
    ground = layer.bump[rows, columns]
    level = np.float32(0.17 * deep) * depth + 0.045 * cloudy(area, 0.5, seed, 5) - 0.085
    below = (level - ground).astype(np.float32)
    water, damp = smooth(-0.012, 0.016, below), smooth(0.0, 0.55, depth)
    deepness = smooth(0.0, 0.075, below)
    streaks = smooth(-0.1, 0.5, cloudy(area, 0.55, seed + 2, 3, stretch=2.6))
    sheen = 0.08 + 0.38 * streaks
    colour = layer.colour[rows, columns] * (1 - 0.45 * damp)[..., None]
    drowned = mixed(colour * (0.62 - 0.36 * deepness)[..., None], np.broadcast_to(linear(sky), colour.shape), sheen)
    layer.colour[rows, columns] = mixed(colour, drowned, water)
    waves = 0.0011 * value_noise(area, 0.07, seed + 1, stretch=2.2) + _rain_rings(area, seed)
    surface = waves + 0.018 * smooth(0.0, 0.03, below)
    layer.bump[rows, columns] = ground * (1 - water) + surface * water
    layer.gloss[rows, columns] = np.maximum(layer.gloss[rows, columns], np.maximum(0.6 * damp, water))


def _rain_rings(area: Area, seed: int) -> Field:
    """The rings that drops of rain make."""
    x, y = area.mesh()
    drops = stones(x, y, 0.5, seed + 5, 0.8)
    distance = np.hypot(drops.along, drops.across) * np.float32(0.5)
    radius = 0.03 + 0.13 * drops.varied(seed + 6)
    near = np.clip(1 - np.abs(distance - radius) / 0.05, 0, 1) * (drops.varied(seed + 7) > 0.35)
    return np.asarray(0.0026 * near * np.sin((distance - radius) * 150), dtype=np.float32)


def litter(layer: Layer, path: QPainterPath, count: int, seed: int, colours: Sequence[str]) -> None:
    """Strew leaves and scraps over a shape."""
    rng = np.random.default_rng(seed)
    bounds = path.boundingRect()
    for k in range(count):
        x, y = bounds.left() + bounds.width() * rng.random(), bounds.top() + bounds.height() * rng.random()
        if path.contains(QPointF(x, y)):
            size = 0.05 + 0.06 * rng.random() ** 2
            scrap = blob(x, y, size, size * (0.4 + 0.6 * rng.random()), seed + k, 0.6)
            layer.paint(scrap, plain(colours[k % len(colours)], seed + k, 0.25, 0.4), None, Finish(0.015, 0.012, 0.5))


def straw(layer: Layer, path: QPainterPath, count: int, seed: int) -> None:
    """Strew stalks of straw over a shape."""
    rng = np.random.default_rng(seed)
    bounds = path.boundingRect()
    for k in range(count):
        x, y = bounds.left() + bounds.width() * rng.random(), bounds.top() + bounds.height() * rng.random()
        angle, long = rng.random() * math.tau, 0.05 + 0.1 * rng.random()
        stalk = line([(x, y), (x + long * math.cos(angle), y + long * math.sin(angle))], 0.013)
        colour = ("#7d6c45", "#6b5a3a", "#857450")[k % 3]
        layer.paint(stalk, plain(colour, seed + k, 0.1, 0.3), None, Finish(0.01, 0.006, 0.4))


def tufts(layer: Layer, points: Sequence[Corner], count: int, seed: int, colour: str = "#46502c") -> None:
    """Let grass and weeds grow along a chain of points, where a wall meets the ground."""
    rng = np.random.default_rng(seed)
    for k in range(count):
        (x1, y1), (x2, y2) = points[k % (len(points) - 1)], points[k % (len(points) - 1) + 1]
        share = rng.random()
        x, y = x1 + (x2 - x1) * share + 0.1 * rng.normal(), y1 + (y2 - y1) * share + 0.1 * rng.normal()
        for _ in range(int(rng.integers(4, 10))):
            angle, long = rng.random() * math.tau, 0.06 + 0.1 * rng.random()
            blade = line([(x, y), (x + long * math.cos(angle), y + long * math.sin(angle))], 0.018)
            layer.paint(blade, plain(colour, seed + k, 0.1, 0.5), 0.05, Finish(0.01, 0.01, 0.3))
