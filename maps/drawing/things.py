"""Things in their places: drawn onto the picture and, where they stand in the way, outlined on the board."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from battlemap.board.entities.wall import WallKind
from maps.drawing.layer import Layer
from maps.drawing.plan import Prop
from maps.drawing.shapes import Corner


@dataclass(frozen=True)
class Thing:
    """A thing, where its middle is, how it is turned, and the extent of its outline if it stands in the way."""

    make: Callable[[float, int], Layer]
    x: float
    y: float
    angle: float = 0.0
    seed: int = 1
    outline: tuple[float, float] | None = None
    shift: Corner = (0.0, 0.0)
    rounded: bool = False
    kind: WallKind = WallKind.LOW
    base: float = 0.0


def put(layer: Layer, things: Iterable[Thing]) -> None:
    """Draw things, one after the other."""
    for thing in things:
        layer.stamp(thing.make(layer.area.scale, thing.seed), thing.x, thing.y, thing.angle, thing.base)


def outlines(things: Iterable[Thing]) -> tuple[Prop, ...]:
    """The outlines of those things that stand in the way."""
    return tuple(Prop(_outline(thing, *thing.outline), thing.kind) for thing in things if thing.outline is not None)


def _outline(thing: Thing, width: float, depth: float) -> tuple[Corner, ...]:
    turn = math.radians(thing.angle)
    if thing.rounded:
        steps = [math.tau * (k + 0.5) / 8 for k in range(8)]
        corners = [(math.cos(step) * width / 2, math.sin(step) * depth / 2) for step in steps]
    else:
        corners = [(sx * width / 2, sy * depth / 2) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return tuple(_placed(thing, turn, x + thing.shift[0], y + thing.shift[1]) for x, y in corners)


def _placed(thing: Thing, turn: float, x: float, y: float) -> Corner:
    turned_x = thing.x + x * math.cos(turn) - y * math.sin(turn)
    turned_y = thing.y + x * math.sin(turn) + y * math.cos(turn)
    return round(turned_x, 3), round(turned_y, 3)
