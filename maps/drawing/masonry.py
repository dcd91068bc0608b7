"""Walls from above with their doors and windows, and fences."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

from maps.drawing.layer import Finish, Layer, Material
from maps.drawing.materials import glowing, metal, plain, rubble, wood
from maps.drawing.plan import Opening, WallLine, pieces
from maps.drawing.shapes import Corner, box, centred, disc

DOOR_WOOD = "#6a4527"


def band(points: Sequence[Corner], width: float) -> QPainterPath:
    """A wall's outline: a band with blunt ends, closed if the chain is."""
    path = QPainterPath()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    if points[0] == points[-1]:
        path.closeSubpath()
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    return stroker.createStroke(path)


def build_wall(
    layer: Layer, wall: WallLine, openings: Sequence[Opening], material: Material, height: float = 2.0
) -> None:
    """Paint a wall as its cut, with gaps where doors and windows are."""
    finish = Finish(bevel=0.035, bulge=0.03, rim=0.55)
    for chain in pieces(wall, openings):
        layer.paint(band(chain, wall.thickness), material, height, finish)


def _across(opening: Opening) -> tuple[float, float, float, float, float]:
    """The middle of an opening, its width, and its direction in degrees and as a turn."""
    (x1, y1), (x2, y2) = opening.start, opening.end
    angle = math.degrees(math.atan2(y2 - y1, x2 - x1))
    return (x1 + x2) / 2, (y1 + y2) / 2, math.hypot(x2 - x1, y2 - y1), angle, math.radians(angle)


def build_window(layer: Layer, opening: Opening, thickness: float, lit_up: float = 0.0) -> None:
    """Paint a window in its wall: sill, frame and panes."""
    x, y, width, angle, _ = _across(opening)
    made = Layer.sprite(width, thickness + 0.1, layer.area.scale)
    made.paint(centred(width, thickness), rubble("#6f6a64", 77, 0.2), 0.9, Finish(0.03, 0.015, 0.4))
    glass = glowing("#d8a25c", lit_up) if lit_up else metal("#3d4d56", 5, 0.0, 0.9)
    made.paint(centred(width - 0.08, 0.12), wood("#4b3421", 3, board=0), 1.05, Finish(0.02, 0.02, 0.4))
    count = max(2, round(width / 0.28))
    pane = (width - 0.14) / count
    for k in range(count):
        made.paint(box(-width / 2 + 0.085 + k * pane, -0.03, pane - 0.03, 0.06), glass, 1.05, Finish(0.01, 0.004, 0.1))
    layer.stamp(made, x, y, angle)


def build_door(layer: Layer, opening: Opening, thickness: float, seed: int, colour: str = DOOR_WOOD) -> None:
    """Paint a door with its threshold: the leaf in the opening or, when open, turned out of it."""
    x, y, width, angle, turn = _across(opening)
    sill = Layer.sprite(width, thickness + 0.1, layer.area.scale)
    sill.paint(centred(width, thickness), plain("#5c564f", seed, 0.15, 0.3), 0.03, Finish(0.03, 0.012, 0.4))
    layer.stamp(sill, x, y, angle)
    leaves = 2 if width > 1.5 else 1
    for k in range(leaves):
        at_end = opening.hinge_at_end if leaves == 1 else k == 1
        own = width / leaves
        side = 1 if at_end else -1
        hinge = (x + side * math.cos(turn) * width / 2, y + side * math.sin(turn) * width / 2)
        swing = (84 if opening.swings_back else -84) * (-side) if opening.open else 0
        _leaf(layer, hinge, own, angle + (180 if at_end else 0) + swing, seed + k, colour)


def _leaf(layer: Layer, hinge: Corner, width: float, angle: float, seed: int, colour: str) -> None:
    """A door leaf that starts at its hinge, with iron bands and a handle."""
    made = Layer.sprite(width, 0.3, layer.area.scale)
    made.paint(centred(width - 0.02, 0.13, 0.015), wood(colour, seed, board=0.07), 1.7, Finish(0.03, 0.03, 0.45))
    for at in (-0.36, 0.3):
        made.paint(box(at * width, -0.075, 0.06, 0.15), metal("#2f2f31", seed, 0.2), 1.72, Finish(0.01, 0.01, 0.3))
    made.paint(disc(width / 2 - 0.1, 0.09, 0.035), metal("#8d7440", seed, 0.1, 0.8), 1.7, Finish(0.02, 0.02, 0.3))
    turn = math.radians(angle)
    layer.stamp(made, hinge[0] + math.cos(turn) * width / 2, hinge[1] + math.sin(turn) * width / 2, angle)
    post = plain("#3a2c20", seed, 0.1, 0.2)
    layer.paint(disc(hinge[0], hinge[1], 0.06), post, 1.75, Finish(0.03, 0.03, 0.4))


def build_fence(layer: Layer, points: Sequence[Corner], seed: int, colour: str = "#6b5640") -> None:
    """Paint a wooden fence: rails, pales leaning a little, posts at every cell."""
    for k, ((x1, y1), (x2, y2)) in enumerate(pairwise(points)):
        length, angle = math.hypot(x2 - x1, y2 - y1), math.degrees(math.atan2(y2 - y1, x2 - x1))
        made = Layer.sprite(length + 0.2, 0.4, layer.area.scale)
        made.paint(centred(length, 0.14), wood(colour, seed + k, board=0), 0.7, Finish(0.03, 0.02, 0.4))
        for n in range(round(length / 0.14)):
            at = -length / 2 + 0.14 * n + 0.02
            lean = 0.014 * math.sin(n * 12.9 + seed)
            pale = box(at, -0.06 + lean, 0.112, 0.12, 0.015)
            made.paint(
                pale,
                wood(colour, seed + n, board=0, upright=True),
                0.95 + 0.04 * math.sin(n * 7.3),
                Finish(0.02, 0.03, 0.6),
            )
        layer.stamp(made, (x1 + x2) / 2, (y1 + y2) / 2, angle)
        for n in range(round(length) + 1):
            share = n / max(1, round(length))
            post = box(x1 + (x2 - x1) * share - 0.09, y1 + (y2 - y1) * share - 0.09, 0.18, 0.18, 0.02)
            layer.paint(post, wood(colour, seed + n, board=0), 1.1, Finish(0.04, 0.04, 0.5))


def gate_posts(layer: Layer, opening: Opening, seed: int) -> None:
    """Paint the two posts a freestanding door hangs between."""
    for x, y in (opening.start, opening.end):
        layer.paint(
            box(x - 0.13, y - 0.13, 0.26, 0.26, 0.03), wood("#4a3826", seed, board=0), 1.4, Finish(0.05, 0.05, 0.5)
        )
        layer.paint(box(x - 0.06, y - 0.06, 0.12, 0.12), metal("#3a3a3c", seed, 0.4), 1.45, Finish(0.02, 0.02, 0.3))
