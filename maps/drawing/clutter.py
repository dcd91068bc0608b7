"""Things of the street and the store room, each as a layer of its own, its middle at (0, 0)."""

from __future__ import annotations

import math

import numpy as np

from maps.drawing.layer import FLAT, Finish, Layer
from maps.drawing.materials import cloth, glowing, leaves, masonry, metal, plain, rubble, wood
from maps.drawing.shapes import blob, box, centred, disc, line, polygon, ring

WOODS = ("#7a5c3c", "#6b4f35", "#806546", "#5f4a36")
THICK = Finish(0.05, 0.035, 0.5)


def crate(scale: float, seed: int, size: float = 0.8, height: float = 0.65) -> Layer:
    """A wooden crate with a frame and a brace across."""
    made = Layer.sprite(size, size, scale)
    colour = WOODS[seed % len(WOODS)]
    made.paint(centred(size, size, 0.01), wood(colour, seed, board=size / 5), height, Finish(0.03, 0.02, 0.5))
    rail, half = 0.11, size / 2
    brace = line([(-half + 0.1, -half + 0.1), (half - 0.1, half - 0.1)], 0.1)
    made.paint(brace, wood(colour, seed + 1, board=0), height + 0.02, THICK)
    for k, y in enumerate((-half, half - rail)):
        made.paint(box(-half, y, size, rail), wood(colour, seed + 2 + k, board=0), height + 0.04, THICK)
    for k, x in enumerate((-half, half - rail)):
        made.paint(box(x, -half, rail, size), wood(colour, seed + 4 + k, board=0, upright=True), height + 0.05, THICK)
    return made


def barrel(scale: float, seed: int, radius: float = 0.34, *, water: bool = False) -> Layer:
    """A barrel seen from above: hoops, staves and its lid, or rain water in it."""
    made = Layer.sprite(2 * radius, 2 * radius, scale)
    made.paint(disc(0, 0, radius), wood("#6a4a2e", seed, board=0.1), 0.7, Finish(0.08, 0.07, 0.65))
    made.paint(ring(disc(0, 0, radius - 0.035), 0.05), metal("#4b4d50", seed, 0.45), 0.74, Finish(0.02, 0.02, 0.4))
    inner = disc(0, 0, radius - 0.09)
    if water:
        made.paint(inner, metal("#2b3236", seed, 0.0, 1.0), 0.55, Finish(0.03, -0.02, 0.5))
    else:
        made.paint(inner, wood("#7d5b3a", seed + 1, board=0.12), 0.68, Finish(0.03, -0.02, 0.5))
        made.paint(disc(0.08, 0.05, 0.035), plain("#2a2018", seed), 0.7)
    return made


def sack(scale: float, seed: int, colour: str = "#7d6f55", size: float = 0.5) -> Layer:
    """A full sack, tied at one corner."""
    made = Layer.sprite(size + 0.25, size + 0.2, scale)
    neck = polygon(((size * 0.3, -0.03), (size * 0.56, -0.09), (size * 0.6, 0.08), (size * 0.3, 0.04)))
    made.paint(neck, cloth(colour, seed + 1, folds=0.02), 0.3, Finish(0.03, 0.03, 0.5))
    body = blob(-0.03, 0, size, size * 0.82, seed, 0.16)
    made.paint(body, cloth(colour, seed, folds=0.016), 0.35, Finish(0.13, 0.12, 0.6))
    made.paint(box(size * 0.36, -0.05, 0.035, 0.1, 0.01), plain("#4a3a26", seed), 0.36)
    return made


def dumpster(scale: float, seed: int) -> Layer:
    """A large metal bin on wheels, one lid open."""
    made = Layer.sprite(1.9, 1.15, scale)
    for x in (-0.8, 0.8):
        for y in (-0.5, 0.5):
            made.paint(disc(x, y, 0.08), plain("#151515", seed), 0.2)
    made.paint(centred(1.84, 0.96, 0.05), metal("#3d4b43", seed, 0.35), 0.9, Finish(0.05, 0.04, 0.5))
    made.paint(box(-0.86, -0.4, 0.84, 0.8, 0.03), metal("#47574d", seed + 1, 0.3), 0.98, Finish(0.05, 0.05, 0.5))
    made.paint(line([(-0.8, -0.1), (-0.08, -0.1)], 0.04), metal("#3a5042", seed, 0.3), 1.0, THICK)
    made.paint(box(0.06, -0.4, 0.8, 0.8, 0.03), plain("#151613", seed), 0.5, Finish(0.04, -0.05, 0.5))
    for k, (x, y) in enumerate(((0.25, -0.1), (0.55, 0.12), (0.62, -0.22), (0.3, 0.2))):
        made.paint(
            blob(x, y, 0.36, 0.3, seed + k),
            plain(("#2d2f33", "#3a3530", "#55503f", "#26292c")[k], seed + k, 0.5),
            0.75,
            Finish(0.08, 0.08, 0.5),
        )
    made.paint(box(0.04, -0.55, 0.84, 0.12, 0.02), metal("#47574d", seed + 2, 0.4), 1.15, THICK)
    return made


def bag(scale: float, seed: int) -> Layer:
    """A rubbish bag, shining wet."""
    made = Layer.sprite(0.6, 0.6, scale)
    made.paint(blob(0, 0, 0.5, 0.44, seed, 0.3), cloth("#2a2c30", seed, folds=0.06), 0.35, Finish(0.1, 0.1, 0.4))
    made.gloss += np.float32(0.5) * made.cover
    made.paint(blob(0.02, 0.01, 0.12, 0.1, seed + 1, 0.4), plain("#383b40", seed, 0.6), 0.45, THICK)
    return made


def street_lamp(scale: float, seed: int) -> Layer:
    """A lamp post: its foot and, high above, its lit lantern."""
    made = Layer.sprite(0.6, 0.6, scale)
    made.paint(disc(0, 0, 0.2), masonry("#5f5b57", seed), 0.2, THICK)
    made.paint(disc(0, 0, 0.1), metal("#26282b", seed, 0.1), 0.6, THICK)
    made.paint(centred(0.34, 0.34, 0.03), metal("#2b2d30", seed, 0.1), 1.0, THICK)
    made.paint(centred(0.25, 0.25, 0.02), glowing("#ffc878", 3.2), 1.05, FLAT)
    made.paint(line([(-0.15, -0.15), (0.15, 0.15)], 0.025), metal("#2b2d30", seed, 0.1), 1.1, FLAT)
    made.paint(line([(-0.15, 0.15), (0.15, -0.15)], 0.025), metal("#2b2d30", seed, 0.1), 1.1, FLAT)
    made.paint(disc(0, 0, 0.05), metal("#3a3c40", seed, 0.1), 1.15, THICK)
    return made


def wall_lamp(scale: float, seed: int) -> Layer:
    """A lantern on an arm; the wall is above it (at negative y)."""
    made = Layer.sprite(0.4, 0.7, scale)
    made.paint(line([(0, -0.3), (0, 0.05)], 0.05), metal("#2b2d30", seed, 0.2), 1.2, THICK)
    made.paint(centred(0.22, 0.22, 0.03), metal("#2b2d30", seed, 0.1), 1.2, THICK)
    made.paint(centred(0.15, 0.15, 0.02), glowing("#ffc878", 3.0), 1.25, FLAT)
    return made


def stall(scale: float, seed: int) -> Layer:
    """A market stall: a striped awning on four posts and goods in crates in front of it."""
    made = Layer.sprite(3.4, 2.5, scale)
    made.paint(box(-1.5, 0.3, 3.0, 0.85, 0.02), wood("#6b4f33", seed, board=0.2), 0.55, THICK)
    goods = ("#6e342a", "#7d7038", "#546038", "#86602f", "#5c3844")
    rng = np.random.default_rng(seed)
    for k, colour in enumerate(goods):
        x = -1.45 + k * 0.59
        made.paint(box(x, 0.5, 0.54, 0.6, 0.02), wood("#866a48", seed + k, board=0.1), 0.66, THICK)
        made.paint(box(x + 0.05, 0.55, 0.44, 0.5, 0.01), plain("#1c1612", seed), 0.6)
        for n in range(34):
            px, py = x + 0.09 + 0.36 * float(rng.random()), 0.59 + 0.42 * float(rng.random())
            fruit = plain(colour, seed + n + k, 0.4, 0.5)
            made.paint(disc(px, py, 0.05 + 0.012 * float(rng.random())), fruit, 0.7, Finish(0.035, 0.05, 0.5))
    awning(made, -1.65, -1.15, 3.3, 1.55, seed)
    return made


def awning(made: Layer, left: float, top: float, width: float, depth: float, seed: int) -> None:
    """Striped cloth on a frame, sagging, with a scalloped edge at its lower side."""
    edge = [(left, top), (left + width, top)]
    scallops = round(width / 0.275)
    for k in range(scallops * 6 + 1):
        share = k / (scallops * 6)
        edge.append((left + width * (1 - share), top + depth + 0.07 * abs(math.sin(share * scallops * math.pi))))
    striped = cloth("#66302b", seed, "#8d8270", 0.275, 0.018)
    made.paint(polygon(edge), striped, 1.25, Finish(0.04, 0.03, 0.5))
    for share in (0.0, 0.33, 0.67, 1.0):
        x = left + 0.02 + (width - 0.04) * share
        pole = line([(x, top + 0.03), (x, top + depth - 0.04)], 0.045)
        made.paint(pole, cloth("#5b2a26", seed + 4), None, Finish(0.03, 0.03, 0.35, opacity=0.55))
    made.paint(line([(left, top + 0.04), (left + width, top + 0.04)], 0.07), wood("#4d3824", seed, board=0), 1.3, THICK)
    shade = line([(left + 0.02, top + depth - 0.04), (left + width - 0.02, top + depth - 0.04)], 0.03)
    made.paint(shade, plain("#40201c", seed), None, Finish(0.0, 0.0, 0.0, opacity=0.5))


def manhole(scale: float, seed: int) -> Layer:
    """A cast iron cover in its ring."""
    made = Layer.sprite(0.9, 0.9, scale)
    made.paint(disc(0, 0, 0.42), masonry("#55514d", seed, 0.3, 0.3), 0.0, Finish(0.03, 0.012, 0.5))
    made.paint(disc(0, 0, 0.33), metal("#3f4042", seed, 0.35, 0.8), 0.0, Finish(0.02, 0.012, 0.5))
    for k in range(-3, 4):
        reach = math.sqrt(max(0.0, 0.27**2 - (k * 0.08) ** 2))
        for first, last in ((-reach, -0.03), (0.03, reach)):
            bar = line([(first, k * 0.08), (last, k * 0.08)], 0.022)
            made.paint(bar, plain("#141415", seed, 0.5), None, Finish(0.01, -0.01, 0.0))
    return made


def drain(scale: float, seed: int) -> Layer:
    """A grate over a drain."""
    made = Layer.sprite(0.7, 0.5, scale)
    made.paint(centred(0.62, 0.42, 0.02), metal("#444548", seed, 0.4, 0.8), 0.0, Finish(0.02, 0.012, 0.5))
    for k in range(7):
        made.paint(
            box(-0.26 + k * 0.078, -0.15, 0.045, 0.3, 0.02), plain("#0b0b0c", seed), None, Finish(0.01, -0.02, 0.0)
        )
    return made


def cart(scale: float, seed: int) -> Layer:
    """A hand cart with two wheels, loaded with sacks."""
    made = Layer.sprite(2.4, 1.4, scale)
    for y in (-0.32, 0.32):
        made.paint(line([(0.6, y), (1.1, y * 0.7)], 0.07), wood("#5d452d", seed, board=0), 0.4, THICK)
    made.paint(line([(1.1, -0.24), (1.1, 0.24)], 0.06), wood("#5d452d", seed, board=0, upright=True), 0.42, THICK)
    for y in (-0.55, 0.55):
        made.paint(box(-0.5, y - 0.06, 0.86, 0.12, 0.05), wood("#4d3a28", seed, board=0), 0.45, THICK)
        made.paint(box(-0.12, y - 0.09, 0.1, 0.18, 0.03), metal("#3b3b3c", seed, 0.4), 0.5, THICK)
    made.paint(box(-0.95, -0.44, 1.6, 0.88, 0.02), wood("#76593a", seed, board=0.15), 0.45, THICK)
    made.paint(ring(box(-0.92, -0.41, 1.54, 0.82), 0.07), wood("#5f4830", seed + 3, board=0), 0.6, THICK)
    for k, (x, y, angle) in enumerate(((-0.6, -0.12, 20), (-0.15, 0.1, 80), (0.3, -0.1, 150))):
        made.stamp(sack(scale, seed + k, ("#857354", "#766849", "#8a7c60")[k], 0.52), x, y, angle, 0.35)
    return made


def stack_of_planks(scale: float, seed: int, length: float = 2.0) -> Layer:
    """Planks lying on each other, not quite straight."""
    made = Layer.sprite(length + 0.2, 0.9, scale)
    rng = np.random.default_rng(seed)
    for k in range(9):
        y, x = -0.33 + 0.17 * (k % 5) + 0.05 * (k // 5), 0.12 * float(rng.random() - 0.5)
        plank = box(-length / 2 + x, y, length - 0.1 * float(rng.random()), 0.15)
        made.paint(plank, wood(WOODS[k % 4], seed + k, board=0), 0.15 + 0.1 * (k // 5), Finish(0.02, 0.03, 0.6))
    return made


def steps(scale: float, seed: int, width: float, count: int, rise: float = 0.13, down: bool = False) -> Layer:
    """Stone steps that lead up to negative y, or down into a cellar."""
    depth = count * 0.28
    made = Layer.sprite(width, depth, scale)
    for k in range(count):
        y = depth / 2 - (k + 1) * 0.28
        level = -rise * (k + 1) * 2 if down else rise * (k + 1)
        shade = (
            "#6f6a63"
            if not down
            else ("#67625c", "#5b5751", "#4e4b46", "#403e3a", "#33312e", "#272624", "#1c1b1a")[min(k, 6)]
        )
        step = box(-width / 2, y, width, 0.28)
        made.paint(step, masonry(shade, seed + k, 0.6, 0.9, 0.3), level, Finish(0.03, 0.03, 0.6))
    return made


def bush(scale: float, seed: int, size: float = 1.2, colour: str = "#454d34") -> Layer:
    """A bush."""
    made = Layer.sprite(size * 1.3, size * 1.3, scale)
    _foliage(made, seed, size, 0.5 * size, colour)
    return made


def tree(scale: float, seed: int, size: float = 2.6, colour: str = "#434b33") -> Layer:
    """A tree's crown, seen from above."""
    made = Layer.sprite(size * 1.35, size * 1.35, scale)
    _foliage(made, seed, size, 2.2, colour)
    return made


def _foliage(made: Layer, seed: int, size: float, height: float, colour: str) -> None:
    """Many clumps of leaves, from the rim to the middle and upwards, lighter where they are higher."""
    rng = np.random.default_rng(seed)
    count = round(70 * size)
    made.paint(
        blob(0, 0, size * 0.85, size * 0.85, seed, 0.3), leaves(colour, seed), height * 0.4, Finish(0.1, 0.05, 0.8)
    )
    for k in range(count):
        far = size * 0.45 * (1 - k / count) ** 0.6 * (0.75 + 0.3 * float(rng.random()))
        angle, wide = float(rng.random()) * math.tau, (0.16 + 0.16 * float(rng.random())) * min(1.0, 0.6 + 0.25 * size)
        clump = blob(far * math.cos(angle), far * math.sin(angle), wide, wide * 0.85, seed + k, 0.6)
        finish = Finish(0.06, 0.028, 0.6 - 0.25 * k / count, opacity=0.92)
        made.paint(clump, leaves(colour, seed + k % 7), height * (0.45 + 0.55 * k / count), finish)


def well(scale: float, seed: int) -> Layer:
    """A round well with a beam over it and a bucket."""
    made = Layer.sprite(1.8, 1.8, scale)
    made.paint(disc(0, 0, 0.8), rubble("#6f6a64", seed, 0.3), 0.55, Finish(0.06, 0.05, 0.55))
    made.paint(disc(0, 0, 0.5), plain("#0d1114", seed, 0.9), -0.6, Finish(0.05, -0.05, 0.5))
    made.paint(line([(-0.85, 0), (0.85, 0)], 0.13), wood("#5b452f", seed, board=0), 1.2, THICK)
    made.paint(box(-0.18, -0.09, 0.36, 0.18, 0.05), wood("#6f5539", seed, board=0.05, upright=True), 1.25, THICK)
    made.stamp(barrel(scale, seed, 0.16, water=True), 0.5, -0.55, 0, 0.1)
    return made
