"""Roofs from above: pitched ones of tiles or slate, flat ones with a parapet, and what stands on them."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from maps.drawing.layer import FLAT, Finish, Layer, Material, Surface
from maps.drawing.materials import full, glowing, linear, masonry, metal, mixed, plain, tinted
from maps.drawing.noise import Area, Field, cloudy, courses, hashed, smooth, value_noise
from maps.drawing.shapes import Corner, box, centred, disc, line, ring


@dataclass(frozen=True)
class Pitched:
    """A roof over a rectangle. Its ridge runs along x or, if upright, along y; hipped ends slope too."""

    left: float
    top: float
    width: float
    depth: float
    upright: bool = False
    hipped: tuple[bool, bool] = (False, False)
    eaves: float = 2.0
    slope: float = 0.55
    colour: str = "#6b4034"
    slate: bool = False


def _planes(roof: Pitched, x: Field, y: Field) -> list[tuple[Field, Field]]:
    """For each sloping side the distance from its eaves and the place along them."""
    right, bottom = roof.left + roof.width, roof.top + roof.depth
    sides = [(y - roof.top, x), (bottom - y, x + 40)]
    ends = [(x - roof.left, y + 80), (right - x, y + 120)]
    if roof.upright:
        sides, ends = ends, sides
    return sides + [end for end, sloping in zip(ends, roof.hipped, strict=True) if sloping]


def roof_height(roof: Pitched, area: Area) -> Field:
    """How high the roof is, in cells."""
    distance = np.min([plane[0] for plane in _planes(roof, *area.mesh())], axis=0)
    return np.asarray(roof.eaves + roof.slope * distance, dtype=np.float32)


def _tiles(roof: Pitched, seed: int) -> Material:
    def surface(area: Area) -> Surface:
        x, y = area.mesh()
        warp = 0.012 * value_noise(area, 0.3, seed + 1)
        planes = _planes(roof, x, y)
        which = np.argmin([plane[0] for plane in planes], axis=0)
        down = np.choose(which, [plane[0] for plane in planes]).astype(np.float32)
        side = np.choose(which, [plane[1] for plane in planes]).astype(np.float32)
        return _tile_surface(area, roof, side + warp, down + 0.6 * warp, seed)

    return surface


def _tile_surface(area: Area, roof: Pitched, side: Field, down: Field, seed: int) -> Surface:
    wide, tall = (0.2, 0.17) if roof.slate else (0.17, 0.22)
    laid = courses(side, down, wide, tall, seed, 0.25 if roof.slate else 0.08)
    stain, rough = cloudy(area, 1.5, seed + 10, 5), cloudy(area, 0.05, seed + 11, 3)
    odd = laid.varied(seed + 12)
    lower = 1 - laid.across
    under = 1 - smooth(0.0, 0.16, laid.across)
    gap = 1 - smooth(0.002, 0.014, np.minimum(laid.along, 1 - laid.along) * np.float32(wide))
    shade = 0.42 * (laid.number - 0.5) + 0.3 * stain + 0.12 * rough - 0.55 * under - 0.45 * gap
    hue = mixed(linear(roof.colour), linear(roof.colour) * np.array([0.78, 0.92, 1.02], np.float32), odd)
    moss = smooth(0.25, 0.7, cloudy(area, 0.9, seed + 13, 5) + 0.25 * under)
    colours = mixed(hue * np.clip(1 + shade, 0.1, 2)[..., None], tinted("#3a4029", shade), 0.6 * moss)
    curve = 0.0 if roof.slate else 0.024
    bump = 0.02 * lower + curve * np.sin(np.pi * laid.along) + 0.008 * (odd - 0.5) + 0.003 * rough
    return Surface(colours, (bump + 0.45 * down).astype(np.float32), full(area, 0.3 if roof.slate else 0.2))


def pitched(layer: Layer, roof: Pitched, seed: int) -> None:
    """Paint a pitched roof with a gutter along its eaves and caps on its ridge and hips."""
    path = box(roof.left, roof.top, roof.width, roof.depth)
    finish = Finish(bevel=0.02, bulge=0.0, rim=0.4)
    layer.paint(path, _tiles(roof, seed), lambda area: roof_height(roof, area), finish)
    for k, (start, end) in enumerate(_edges(roof)):
        _caps(layer, roof, start, end, seed + k)


def _edges(roof: Pitched) -> list[tuple[Corner, Corner]]:
    """The ridge and the hips, each from its lower or left end."""
    right, bottom = roof.left + roof.width, roof.top + roof.depth
    half = (roof.width if roof.upright else roof.depth) / 2
    first, last = (half if sloping else 0.0 for sloping in roof.hipped)
    if roof.upright:
        start, end = (roof.left + half, roof.top + first), (roof.left + half, bottom - last)
        corners = [(roof.left, roof.top), (right, roof.top)], [(roof.left, bottom), (right, bottom)]
    else:
        start, end = (roof.left + first, roof.top + half), (right - last, roof.top + half)
        corners = [(roof.left, roof.top), (roof.left, bottom)], [(right, roof.top), (right, bottom)]
    hips = [(corner, start) for corner in corners[0] if roof.hipped[0]]
    hips += [(corner, end) for corner in corners[1] if roof.hipped[1]]
    return [*hips, (start, end)]


def _caps(layer: Layer, roof: Pitched, start: Corner, end: Corner, seed: int) -> None:
    """Ridge tiles along an edge, one overlapping the next, where no other roof is above them."""
    length = math.dist(start, end)
    count = max(1, round(length / 0.3))
    angle = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    for k in range(count):
        x, y = (a + (b - a) * (k + 0.5) / count for a, b in zip(start, end, strict=True))
        level = float(roof_height(roof, Area(x, y, 1, 1, 1e6))[0, 0])
        if _height_at(layer, x, y) <= level + 0.1:
            layer.stamp(_cap(layer.area.scale, roof, length / count, seed + k), x, y, angle, level)


def _cap(scale: float, roof: Pitched, length: float, seed: int) -> Layer:
    made = Layer.sprite(length + 0.05, 0.22, scale)
    shade = float(hashed(np.array([seed]), np.array([1]), 7)[0])
    tile = plain(roof.colour, seed, 0.2, 0.2 + 0.3 * shade)
    made.paint(centred(length + 0.03, 0.17, 0.03), tile, 0.06, Finish(0.05, 0.04, 0.55))
    return made


def _height_at(layer: Layer, x: float, y: float) -> float:
    """How high the layer is at a point; very high outside it."""
    found = layer.window(QRectF(x, y, 0.001, 0.001))
    return float(np.median(layer.height[found[0], found[1]])) if found is not None else 99.0


def felt(colour: str, seed: int) -> Material:
    """Roofing felt in lanes with welded seams, patches and standing damp."""

    def surface(area: Area) -> Surface:
        x, y = area.mesh()
        lanes = courses(x + 0.02 * value_noise(area, 0.7, seed), y, 5.0, 0.72, seed, 0.5)
        stain, fine = cloudy(area, 1.6, seed + 1, 6), value_noise(area, 0.016, seed + 2)
        seam = 1 - smooth(0.012, 0.03, lanes.edge)
        shade = 0.3 * stain + 0.14 * fine + 0.2 * (lanes.number - 0.5) - 0.4 * seam
        damp = smooth(0.1, 0.5, stain)
        bump = 0.012 * seam + 0.004 * fine + 0.02 * stain
        return Surface(tinted(colour, shade - 0.2 * damp), bump, 0.15 + 0.5 * damp)

    return surface


def flat(layer: Layer, outline: QRectF, seed: int, colour: str = "#4b4844") -> None:
    """Paint a flat roof with a parapet of coping stones."""
    path, inner = QPainterPath(), QPainterPath()
    path.addRect(outline)
    inner.addRect(outline.adjusted(0.14, 0.14, -0.14, -0.14))
    layer.paint(path, felt(colour, seed), 2.3, FLAT)
    coping = ring(inner, 0.28)
    layer.paint(coping, masonry("#77716a", seed + 5, 0.55, 0.6), 2.62, Finish(0.03, 0.03, 0.45))


def chimney(scale: float, seed: int, width: float = 0.8, pots: int = 2) -> Layer:
    """A brick chimney with its pots."""
    made = Layer.sprite(width, 0.55, scale)
    made.paint(centred(width, 0.5, 0.02), masonry("#6d4a3c", seed, 0.2, 0.1), 3.6, Finish(0.03, 0.03, 0.5))
    made.paint(centred(width - 0.14, 0.36, 0.02), plain("#5d5751", seed), 3.65)
    for k in range(pots):
        x = (k - (pots - 1) / 2) * (width - 0.2) / max(pots, 1)
        made.paint(disc(x, 0, 0.13), plain("#7a4c38", seed + k, 0.15), 3.85, Finish(0.04, 0.03, 0.4))
        made.paint(disc(x, 0, 0.085), plain("#0e0c0b", seed), 3.5, FLAT)
    return made


def skylight(scale: float, seed: int, strength: float = 0.0) -> Layer:
    """A glazed skylight, lit from below or dark."""
    made = Layer.sprite(1.3, 0.9, scale)
    made.paint(centred(1.3, 0.9, 0.02), metal("#4a5250", seed, 0.35), 2.55, Finish(0.04, 0.04, 0.4))
    for k in range(3):
        pane = box(-0.58 + k * 0.4, -0.36, 0.36, 0.72)
        glass = glowing("#c88a48", strength) if strength else metal("#2c3a44", seed + k, 0.05, 0.9)
        made.paint(pane, glass, 2.5, Finish(0.02, 0.004, 0.3))
    return made


def vent(scale: float, seed: int) -> Layer:
    """A fan in a metal housing."""
    made = Layer.sprite(0.9, 0.9, scale)
    made.paint(centred(0.9, 0.9, 0.04), metal("#6c7072", seed, 0.3), 2.8, Finish(0.05, 0.04, 0.4))
    made.paint(disc(0, 0, 0.34), plain("#141414", seed), 2.6, Finish(0.03, 0.0, 0.2))
    for k in range(5):
        angle = k / 5 * 2 * np.pi
        tip = (0.3 * float(np.cos(angle)), 0.3 * float(np.sin(angle)))
        made.paint(line([(0, 0), tip], 0.13, round_ends=True), metal("#4d5154", seed + k, 0.2), 2.66)
    made.paint(disc(0, 0, 0.09), metal("#7a7d7e", seed, 0.2), 2.75)
    return made
