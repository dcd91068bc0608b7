"""Materials of things: wood, metal, cloth, stone, plaster, leaves."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from maps.drawing.layer import Colours, Material, Surface
from maps.drawing.noise import Area, Field, Pieces, cloudy, courses, smooth, stones, value_noise


def linear(colour: str) -> Colours:
    """A colour `#rrggbb` in linear light."""
    part = np.array([int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)], np.float32)
    return np.asarray(np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4), dtype=np.float32)


def tinted(colour: str, shade: Field) -> Colours:
    """The colour, lighter and darker by this field (0 leaves it as it is)."""
    return linear(colour) * np.clip(1 + shade, 0.05, 3)[..., None]


def mixed(first: Colours, second: Colours, share: Field) -> Colours:
    """From one colour to the other, by a share for every pixel."""
    return np.asarray(first + (second - first) * share[..., None], dtype=np.float32)


def full(area: Area, value: float) -> Field:
    """The same value for every pixel."""
    return np.full(area.shape, value, np.float32)


def plain(colour: str, seed: int = 1, gloss: float = 0.1, rough: float = 0.12, size: float = 0.35) -> Material:
    """A matt surface with clouds of lighter and darker colour."""

    def surface(area: Area) -> Surface:
        clouds = cloudy(area, size, seed)
        fine = value_noise(area, 0.018, seed + 9)
        return Surface(
            tinted(colour, np.float32(rough) * (1.5 * clouds + 0.6 * fine)), 0.004 * clouds, full(area, gloss)
        )

    return surface


def glowing(colour: str, strength: float) -> Material:
    """Something that shines by itself, such as a flame or a lit pane."""

    def surface(area: Area) -> Surface:
        shade = 0.15 * cloudy(area, 0.15, 3)
        return Surface(tinted(colour, shade) * np.float32(strength), full(area, 0), full(area, 0.2))

    return surface


def wood(colour: str, seed: int, *, upright: bool = False, board: float = 0.17, gloss: float = 0.15) -> Material:
    """Boards lying along x, or along y when upright; `board` is their width, 0 for a single piece."""

    def surface(area: Area) -> Surface:
        x, y = area.mesh()
        if upright:
            x, y = y, x
        wide = board or 50.0
        pieces = courses(x, y + 0.006 * value_noise(area, 0.4, seed + 2), 30.0, wide, seed)
        if not board:
            pieces = replace(pieces, edge=full(area, 1))
        return grained(area, colour, pieces, seed, upright=upright, gloss=gloss)

    return surface


def grained(area: Area, colour: str, pieces: Pieces, seed: int, *, upright: bool, gloss: float) -> Surface:
    """Wood with grain along x or y, one shade a piece, dark joints where `edge` is near 0."""
    number, edge = pieces.number, pieces.edge
    turned = Area(area.top, area.left, area.rows, area.columns, area.scale) if upright else area
    grain = cloudy(turned, 0.045, seed + 4, 3, stretch=11.0)
    fibres = value_noise(turned, 0.016, seed + 5, stretch=18.0)
    if upright:
        grain, fibres = grain.T, fibres.T
    wear = cloudy(area, 0.6, seed + 6, 3)
    joint = 1 - smooth(0.004, 0.016, edge)
    shade = 0.42 * (number - 0.5) + 0.22 * grain + 0.1 * fibres + 0.16 * wear - 0.62 * joint
    bump = 0.012 * smooth(0.0, 0.022, edge) + 0.0035 * grain + 0.006 * (number - 0.5)
    hue = mixed(linear(colour), linear(colour) * np.array([0.86, 0.95, 1.08], np.float32), smooth(-0.4, 0.6, wear))
    return Surface(hue * np.clip(1 + shade, 0.08, 2)[..., None], bump, full(area, gloss) * (1 - joint))


def metal(colour: str, seed: int, rust: float = 0.3, gloss: float = 0.55) -> Material:
    """Painted or bare metal with scratches and rust."""

    def surface(area: Area) -> Surface:
        clouds = cloudy(area, 0.3, seed)
        spots = smooth(1.0 - rust, 1.35 - rust, cloudy(area, 0.16, seed + 1, 5) + 0.62)
        scratches = value_noise(area, 0.012, seed + 2, stretch=9)
        colours = mixed(tinted(colour, 0.16 * clouds + 0.06 * scratches), tinted("#5a3a26", 0.4 * clouds), spots)
        return Surface(colours, 0.003 * clouds + 0.004 * spots, gloss * (1 - 0.8 * spots))

    return surface


def cloth(colour: str, seed: int, stripe: str | None = None, width: float = 0.25, folds: float = 0.02) -> Material:
    """Cloth with folds across x; striped along y if a second colour is given."""

    def surface(area: Area) -> Surface:
        x, _ = area.mesh()
        wave = value_noise(area, 0.22, seed, stretch=0.8) + 0.5 * value_noise(area, 0.5, seed + 1)
        weave = value_noise(area, 0.014, seed + 2)
        dirt = 0.16 * cloudy(area, 0.5, seed + 3)
        colours = tinted(colour, dirt + 0.06 * weave)
        if stripe is not None:
            band = smooth(0.46, 0.54, np.abs((x / np.float32(width) + 0.01 * wave) % 2 - 1))
            colours = mixed(colours, tinted(stripe, dirt + 0.06 * weave), band)
        return Surface(colours, np.float32(folds) * wave, full(area, 0.04))

    return surface


def masonry(colour: str, seed: int, length: float = 0.42, width: float = 0.2, gloss: float = 0.15) -> Material:
    """Hewn stones in courses along x, every one of its own shade, with recessed mortar."""

    def surface(area: Area) -> Surface:
        x, y = area.mesh()
        warp = value_noise(area, 0.12, seed + 5)
        pieces = courses(x + 0.018 * warp, y + 0.012 * value_noise(area, 0.1, seed + 6), length, width, seed, 0.8)
        return _stone_surface(area, colour, pieces, seed, gloss)

    return surface


def rubble(colour: str, seed: int, size: float = 0.26, gloss: float = 0.12) -> Material:
    """Field stones of all shapes in mortar."""

    def surface(area: Area) -> Surface:
        x, y = area.mesh()
        warp = 0.03 * value_noise(area, 0.15, seed + 5)
        pieces = stones(x + warp, y - warp, size, seed, 0.95)
        pieces = replace(pieces, edge=pieces.edge * np.float32(size))
        return _stone_surface(area, colour, pieces, seed, gloss)

    return surface


def _stone_surface(area: Area, colour: str, pieces: Pieces, seed: int, gloss: float) -> Surface:
    number, other, edge = pieces.number, pieces.varied(seed + 8), pieces.edge
    body = smooth(0.006, 0.024, edge)
    rough = cloudy(area, 0.09, seed + 10)
    stain = cloudy(area, 0.9, seed + 11)
    shade = 0.5 * (number - 0.5) + 0.16 * rough + 0.2 * stain
    warm = mixed(linear(colour), linear(colour) * np.array([1.12, 0.98, 0.82], np.float32), other)
    colours = mixed(tinted("#26221f", 0.3 * rough), warm * np.clip(1 + shade, 0.1, 2)[..., None], body)
    dome = np.float32(0.022) * np.sqrt(np.clip(edge / np.float32(0.05), 0, 1))
    return Surface(colours, dome + 0.006 * rough + 0.008 * (number - 0.5), gloss * body)


def leaves(colour: str, seed: int) -> Material:
    """Leaves close together, some of them turning yellow."""

    def surface(area: Area) -> Surface:
        x, y = area.mesh()
        warp = 0.03 * value_noise(area, 0.06, seed + 4)
        laid = stones(x + warp, y + 1.3 * warp, 0.062, seed, 1.0)
        big = cloudy(area, 0.5, seed + 2, 3)
        light = smooth(0.0, 0.5, laid.edge)
        shade = 0.55 * (laid.number - 0.5) + 0.4 * big + 0.5 * (light - 0.7)
        hue = mixed(linear(colour), linear("#62572f"), 0.5 * smooth(0.55, 1.0, laid.varied(seed + 6)))
        bump = 0.016 * light + 0.02 * (laid.number - 0.5)
        return Surface(hue * np.clip(1 + shade, 0.12, 2)[..., None], bump, full(area, 0.1))

    return surface
