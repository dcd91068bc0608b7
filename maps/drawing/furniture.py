"""Furniture of a tavern, each piece as a layer of its own, its middle at (0, 0)."""

from __future__ import annotations

import math

import numpy as np

from maps.drawing.clutter import THICK, barrel
from maps.drawing.layer import FLAT, Finish, Layer
from maps.drawing.materials import cloth, glowing, masonry, metal, plain, rubble, wood
from maps.drawing.shapes import blob, box, centred, disc, line, ring

OAK, WALNUT, PINE = "#695039", "#4f3a29", "#7a6348"


def chair(scale: float, seed: int) -> Layer:
    """A chair whose back is at negative y."""
    made = Layer.sprite(0.5, 0.56, scale)
    made.paint(box(-0.2, -0.17, 0.4, 0.4, 0.03), wood(OAK, seed, board=0.1, upright=True), 0.3, THICK)
    made.paint(box(-0.22, -0.25, 0.44, 0.09, 0.03), wood(WALNUT, seed + 1, board=0), 0.6, THICK)
    return made


def stool(scale: float, seed: int) -> Layer:
    """A round stool."""
    made = Layer.sprite(0.42, 0.42, scale)
    made.paint(disc(0, 0, 0.18), wood(PINE, seed, board=0.12), 0.32, THICK)
    return made


def bench(scale: float, seed: int, length: float = 2.0) -> Layer:
    """A bench along x."""
    made = Layer.sprite(length, 0.36, scale)
    made.paint(centred(length, 0.3, 0.03), wood(OAK, seed, board=0.15), 0.3, THICK)
    return made


def mug(made: Layer, x: float, y: float, seed: int, height: float) -> None:
    """Put a mug of beer down."""
    made.paint(disc(x, y, 0.058), wood("#7c5c3c", seed, board=0.03), height + 0.1, Finish(0.02, 0.03, 0.5))
    made.paint(disc(x, y, 0.04), plain("#a08a5c" if seed % 3 else "#3b2414", seed, 0.4), height + 0.09, FLAT)
    made.paint(line([(x + 0.06, y - 0.02), (x + 0.09, y + 0.01)], 0.02), plain("#5d452d", seed), height + 0.08, THICK)


def plate(made: Layer, x: float, y: float, seed: int, height: float) -> None:
    """Put a plate with the rest of a meal down."""
    made.paint(disc(x, y, 0.105), metal("#85807a", seed, 0.1, 0.5), height + 0.02, Finish(0.02, 0.01, 0.4))
    made.paint(disc(x, y, 0.075), metal("#6f6b66", seed, 0.1, 0.5), height + 0.02, Finish(0.015, -0.006, 0.3))
    food = ("#6e3b22", "#8c6a34", "#53602f", "#7a5130")[seed % 4]
    made.paint(
        blob(x + 0.01, y, 0.09, 0.07, seed, 0.5), plain(food, seed, 0.4, 0.4), height + 0.05, Finish(0.02, 0.02, 0.5)
    )


def candle(made: Layer, x: float, y: float, seed: int, height: float) -> None:
    """Put a burning candle on its dish down."""
    made.paint(disc(x, y, 0.07), metal("#7a6436", seed, 0.2), height + 0.02, Finish(0.02, 0.015, 0.4))
    made.paint(disc(x, y, 0.032), plain("#b5a888", seed), height + 0.1, Finish(0.02, 0.02, 0.3))
    made.paint(disc(x, y, 0.02), glowing("#ffd08a", 3.5), height + 0.12, FLAT)


def round_table(scale: float, seed: int, radius: float = 0.62) -> Layer:
    """A round table with mugs, plates and a candle."""
    made = Layer.sprite(2 * radius, 2 * radius, scale)
    made.paint(disc(0, 0, radius), wood(OAK, seed, board=0.24, gloss=0.35), 0.5, Finish(0.05, 0.04, 0.55))
    made.paint(ring(disc(0, 0, radius - 0.05), 0.025), plain("#3d2917", seed), None, Finish(0, 0, 0, opacity=0.45))
    rng = np.random.default_rng(seed)
    for k in range(4):
        angle = k * math.tau / 4 + 0.5 * float(rng.random()) + 0.3
        far = radius - 0.22
        put = plate if (k + seed) % 2 else mug
        put(made, far * math.cos(angle), far * math.sin(angle), seed + k, 0.5)
        if put is plate:
            mug(made, far * math.cos(angle + 0.55), far * math.sin(angle + 0.55), seed + k + 1, 0.5)
    candle(made, 0.02, -0.03, seed, 0.5)
    return made


def long_table(scale: float, seed: int, length: float = 2.8) -> Layer:
    """A long table laid for many."""
    made = Layer.sprite(length, 1.0, scale)
    made.paint(centred(length, 0.92, 0.03), wood(OAK, seed, board=0.23, gloss=0.35), 0.5, Finish(0.05, 0.04, 0.55))
    for x in (-length / 2 + 0.16, length / 2 - 0.16):
        end = box(x - 0.07, -0.45, 0.14, 0.9, 0.01)
        made.paint(end, wood(WALNUT, seed + 2, board=0, upright=True), 0.52, Finish(0.02, 0.012, 0.4))
    rng = np.random.default_rng(seed)
    for k in range(int(length / 0.62)):
        x = -length / 2 + 0.42 + k * 0.6 + 0.1 * float(rng.random())
        for side in (-1, 1):
            draw = float(rng.random())
            if draw < 0.55:
                plate(made, x, side * 0.27, seed + 3 * k + side, 0.5)
            if draw > 0.3:
                mug(made, x + 0.18, side * 0.2 + 0.04, seed + 5 * k + side, 0.5)
    candle(made, -length / 5, 0.02, seed, 0.5)
    candle(made, length / 4, -0.03, seed + 1, 0.5)
    return made


def bar(scale: float, seed: int, length: float) -> Layer:
    """A bar counter along x, its front at positive y, with mugs and taps."""
    made = Layer.sprite(length, 0.8, scale)
    made.paint(centred(length, 0.72, 0.02), wood(WALNUT, seed, board=0.24, gloss=0.5), 0.72, Finish(0.05, 0.045, 0.55))
    made.paint(box(-length / 2, 0.23, length, 0.12, 0.03), wood("#7b5733", seed + 1, board=0, gloss=0.6), 0.76, THICK)
    rng = np.random.default_rng(seed)
    for k in range(int(length / 0.5)):
        x = -length / 2 + 0.4 + k * 0.5 + 0.2 * float(rng.random() - 0.5)
        put = plate if float(rng.random()) < 0.22 else mug
        if float(rng.random()) < 0.7:
            put(made, x, 0.2 * float(rng.random() - 0.5), seed + k, 0.72)
    for x in (-length / 4, length / 5):
        made.stamp(barrel(scale, seed, 0.2), x, -0.14, 0, 0.2)
    candle(made, length / 2 - 0.5, -0.1, seed, 0.72)
    return made


def shelf(scale: float, seed: int, length: float, depth: float = 0.42) -> Layer:
    """A shelf along a wall at negative y, full of bottles and jars."""
    made = Layer.sprite(length, depth, scale)
    made.paint(centred(length, depth, 0.01), wood(WALNUT, seed, board=0.2), 1.0, Finish(0.03, 0.03, 0.5))
    colours = ("#3f5a3a", "#6b3b22", "#7d6b3a", "#37505c", "#5c2f33", "#857c6c", "#4b4030")
    rng = np.random.default_rng(seed)
    x = -length / 2 + 0.12
    while x < length / 2 - 0.1:
        radius = 0.04 + 0.035 * float(rng.random())
        y = (float(rng.random()) - 0.5) * (depth - 0.2)
        glass = plain(colours[int(rng.integers(len(colours)))], seed, 0.9, 0.3)
        made.paint(disc(x, y, radius), glass, 1.12, Finish(0.04, 0.06, 0.6))
        made.paint(disc(x, y, radius * 0.4), plain("#8c7a58", seed, 0.3), 1.2, Finish(0.02, 0.03, 0.4))
        x += radius + 0.05 + 0.08 * float(rng.random())
    made.paint(box(-length / 2, depth / 2 - 0.05, length, 0.05), wood(OAK, seed, board=0), 1.05, THICK)
    return made


def hearth(scale: float, seed: int, width: float = 2.4) -> Layer:
    """An open fire in a stone hearth; its back is at negative y."""
    made = Layer.sprite(width, 1.5, scale)
    made.paint(box(-width / 2, -0.7, width, 1.0, 0.02), rubble("#67605a", seed, 0.24), 1.9, Finish(0.05, 0.04, 0.6))
    made.paint(box(-width / 2 + 0.1, 0.3, width - 0.2, 0.34, 0.03), masonry("#6b645c", seed, 0.5, 0.5), 0.12, THICK)
    made.paint(
        box(-width / 2 + 0.4, -0.4, width - 0.8, 0.78, 0.06),
        plain("#15110f", seed, 0.0, 0.5),
        0.1,
        Finish(0.06, -0.05, 0.4),
    )
    fire(made, 0.0, 0.0, (width - 0.9) / 2, seed)
    return made


def fire(made: Layer, x: float, y: float, reach: float, seed: int) -> None:
    """Logs and embers with flames on them."""
    rng = np.random.default_rng(seed)
    made.paint(blob(x, y, reach * 1.7, 0.46, seed, 0.4), glowing("#8c2c0c", 0.9), 0.15, Finish(soft=0.07))
    for k in range(5):
        angle = math.pi * float(rng.random())
        dx, dy = 0.34 * math.cos(angle), 0.14 * math.sin(angle)
        px = x + reach * 0.9 * (float(rng.random()) - 0.5)
        made.paint(
            line([(px - dx, y - dy), (px + dx, y + dy)], 0.11, round_ends=True),
            wood("#3a2417", seed + k, board=0),
            0.2,
            THICK,
        )
    for k, colour in enumerate(("#d8581a", "#e8812a", "#f2ad4c", "#ffd892")):
        for _ in range(9 - k):
            px, py = x + reach * (1.2 - 0.25 * k) * (float(rng.random()) - 0.5), y + 0.3 * (float(rng.random()) - 0.5)
            size = 0.2 - 0.036 * k
            flame = blob(px, py, size, size * (0.7 + 0.5 * float(rng.random())), int(rng.integers(999)), 0.6)
            made.paint(flame, glowing(colour, 0.8 + 0.4 * k), 0.2, Finish(0, 0, 0, 0.6, soft=0.018))


def oven(scale: float, seed: int) -> Layer:
    """A cook's stone oven with pots on it; its back is at negative y."""
    made = Layer.sprite(2.2, 1.2, scale)
    made.paint(box(-1.1, -0.6, 2.2, 1.1, 0.03), masonry("#6d6259", seed, 0.35, 0.22), 0.6, Finish(0.05, 0.04, 0.55))
    made.paint(box(-0.98, -0.42, 1.96, 0.74, 0.02), metal("#2e2e30", seed, 0.2), 0.63, THICK)
    for k, (x, radius) in enumerate(((-0.6, 0.26), (0.05, 0.2), (0.62, 0.24))):
        made.paint(disc(x, -0.06, radius), metal(("#4a4a4c", "#6e4a30", "#3d3e42")[k], seed + k, 0.15), 0.85, THICK)
        soup = plain(("#6a4a22", "#2b3a20", "#5a2c1a")[k], seed + k, 0.5, 0.5)
        made.paint(disc(x, -0.06, radius - 0.05), soup, 0.8, Finish(0.03, -0.03, 0.5))
    made.paint(box(-0.3, 0.36, 0.6, 0.12, 0.02), glowing("#c04a12", 1.6), 0.4, Finish(soft=0.02))
    return made


def worktable(scale: float, seed: int, length: float = 2.2) -> Layer:
    """A kitchen table with board, knife, roots and bread."""
    made = Layer.sprite(length, 1.0, scale)
    made.paint(centred(length, 0.9, 0.02), wood(PINE, seed, board=0.22), 0.52, Finish(0.05, 0.04, 0.5))
    made.paint(box(-0.6, -0.2, 0.6, 0.42, 0.04), wood("#94744c", seed + 1, board=0), 0.55, THICK)
    made.paint(line([(-0.45, 0.02), (-0.2, -0.04)], 0.045), metal("#8e9294", seed, 0.0, 0.9), 0.58, THICK)
    made.paint(line([(-0.2, -0.04), (-0.08, -0.07)], 0.05), plain("#3a2517", seed), 0.58, THICK)
    for k, (x, y, colour) in enumerate(
        (
            (0.3, -0.15, "#8a5a2c"),
            (0.5, 0.05, "#7d4f26"),
            (0.28, 0.2, "#8f6434"),
            (-0.82, 0.2, "#7a3d20"),
            (-0.9, -0.1, "#5d6a34"),
        )
    ):
        made.paint(
            blob(x, y, 0.26, 0.17, seed + k, 0.2), plain(colour, seed + k, 0.2, 0.4), 0.62, Finish(0.07, 0.07, 0.55)
        )
    plate(made, length / 2 - 0.25, 0.12, seed, 0.52)
    plate(made, length / 2 - 0.28, -0.18, seed + 1, 0.52)
    return made


def bed(scale: float, seed: int, blanket: str = "#4c4a5c") -> Layer:
    """A bed with its head at negative y."""
    made = Layer.sprite(1.15, 2.1, scale)
    made.paint(centred(1.08, 2.0, 0.03), wood(WALNUT, seed, board=0.2, upright=True), 0.35, THICK)
    made.paint(box(-0.47, -0.92, 0.94, 1.84, 0.06), cloth("#8b8270", seed, folds=0.02), 0.42, Finish(0.07, 0.06, 0.5))
    made.paint(box(-0.36, -0.85, 0.72, 0.42, 0.13), cloth("#99917f", seed + 1, folds=0.03), 0.5, Finish(0.1, 0.08, 0.5))
    made.paint(box(-0.5, -0.3, 1.0, 1.24, 0.06), cloth(blanket, seed + 2, folds=0.035), 0.46, Finish(0.08, 0.07, 0.5))
    made.paint(box(-0.5, -0.3, 1.0, 0.2, 0.05), cloth("#857c6a", seed + 3, folds=0.02), 0.48, Finish(0.05, 0.04, 0.4))
    made.paint(box(-0.56, -1.02, 1.12, 0.12, 0.03), wood(OAK, seed, board=0), 0.65, THICK)
    return made


def chest(scale: float, seed: int) -> Layer:
    """A chest with iron bands, its lock at positive y."""
    made = Layer.sprite(0.95, 0.62, scale)
    made.paint(centred(0.9, 0.56, 0.04), wood("#6e4d2e", seed, board=0.14), 0.45, Finish(0.1, 0.09, 0.6))
    for x in (-0.34, 0.28):
        made.paint(box(x, -0.28, 0.08, 0.56), metal("#47484a", seed, 0.4), 0.47, Finish(0.02, 0.02, 0.4))
    made.paint(box(-0.06, 0.2, 0.12, 0.1, 0.02), metal("#8a7040", seed, 0.2, 0.8), 0.47, Finish(0.02, 0.03, 0.4))
    return made


def wardrobe(scale: float, seed: int, length: float = 1.4) -> Layer:
    """A wardrobe; its back is at negative y."""
    made = Layer.sprite(length, 0.7, scale)
    made.paint(centred(length, 0.62, 0.02), wood(WALNUT, seed, board=0.2), 1.5, Finish(0.05, 0.045, 0.6))
    made.paint(box(-length / 2 - 0.02, 0.2, length + 0.04, 0.12, 0.02), wood(OAK, seed + 1, board=0), 1.55, THICK)
    return made


def rug(scale: float, seed: int, width: float, depth: float, colour: str = "#4f332f", edge: str = "#7b6d50") -> Layer:
    """A worn rug with a border and a pattern of diamonds."""
    made = Layer.sprite(width + 0.2, depth + 0.1, scale)
    for side in (-1, 1):
        for k in range(round(depth / 0.06)):
            y = -depth / 2 + 0.03 + 0.06 * k
            x = side * width / 2
            made.paint(
                line([(x, y), (x + side * 0.06, y + 0.01)], 0.025),
                plain("#8d8064", seed),
                None,
                Finish(0.01, 0.004, 0.2),
            )
    thin = Finish(0.03, 0.012, 0.3)
    made.paint(centred(width, depth), cloth(colour, seed, folds=0.008), None, thin)
    made.paint(ring(centred(width - 0.3, depth - 0.3), 0.07), cloth(edge, seed + 1, folds=0.004), None, FLAT)
    made.paint(ring(centred(width - 0.5, depth - 0.5), 0.03), cloth("#39404d", seed + 1, folds=0.004), None, FLAT)
    count = max(1, round((width - 0.6) / 0.55))
    for k in range(count):
        x = (k - (count - 1) / 2) * 0.55
        made.paint(
            disc(x, 0, 0.16, min(0.3, depth / 2 - 0.35)),
            cloth(edge, seed + 2, folds=0.004),
            None,
            Finish(0, 0, 0, opacity=0.8),
        )
        made.paint(disc(x, 0, 0.09, min(0.18, depth / 2 - 0.45)), cloth("#39404d", seed + 3, folds=0.004), None, FLAT)
    return made


def hatch(scale: float, seed: int) -> Layer:
    """A cellar hatch in the floor with its iron ring."""
    made = Layer.sprite(1.1, 1.1, scale)
    made.paint(centred(1.04, 1.04), wood(WALNUT, seed, board=0), 0.02, Finish(0.04, 0.03, 0.6))
    made.paint(centred(0.86, 0.86), plain("#120d09", seed), 0.0, FLAT)
    made.paint(centred(0.84, 0.84), wood("#63452a", seed, board=0.21), 0.0, Finish(0.03, 0.02, 0.5))
    for y in (-0.28, 0.2):
        made.paint(box(-0.42, y, 0.84, 0.09), wood(WALNUT, seed + 1, board=0), 0.03, THICK)
    made.paint(ring(disc(0.2, -0.02, 0.09), 0.03), metal("#55565a", seed, 0.3), 0.05, THICK)
    return made


def staircase(scale: float, seed: int, width: float, length: float, rise: float = 0.2) -> Layer:
    """Wooden stairs that climb towards negative y, lighter step by step, with a railing on both sides."""
    made = Layer.sprite(width, length, scale)
    count = round(length / 0.28)
    deep = length / count
    for k in range(count):
        y = length / 2 - (k + 1) * deep
        tread = wood(("#493828", "#524030", "#5b4835", "#64503b", "#6d5841")[k * 5 // count], seed + k, board=0)
        made.paint(box(-width / 2, y, width, deep), tread, 0.08 + rise * k, Finish(0.03, 0.03, 0.5))
        riser = box(-width / 2, y + deep - 0.05, width, 0.05)
        made.paint(riser, plain("#1d140d", seed), None, Finish(0, 0, 0, 0.6, soft=0.015))
    for x in (-width / 2 + 0.05, width / 2 - 0.05):
        rail = line([(x, -length / 2 + 0.05), (x, length / 2 - 0.05)], 0.08)
        made.paint(rail, wood(WALNUT, seed, board=0, upright=True), 0.1 + rise * count, THICK)
    return made


def post(scale: float, seed: int) -> Layer:
    """A beam that carries the ceiling."""
    made = Layer.sprite(0.4, 0.4, scale)
    made.paint(centred(0.32, 0.32, 0.02), wood("#4b3420", seed, board=0, upright=True), 1.9, Finish(0.05, 0.05, 0.6))
    return made
