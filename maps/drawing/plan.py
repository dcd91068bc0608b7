"""Plans: the walls, doors, windows, lights and minis of a map, from which both the picture and the board are made."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from battlemap.board.entities.door import Door
from battlemap.board.entities.light import Light
from battlemap.board.entities.names import DoorId, LightId, WallId
from battlemap.board.entities.token import Side
from battlemap.board.entities.wall import Wall, WallKind
from battlemap.geometry.cells import Facing, Point
from maps.drawing.light import Lamp
from maps.drawing.shapes import Corner


@dataclass(frozen=True)
class Opening:
    """A door or a window between two points of a wall; a freestanding door is in no wall."""

    start: Corner
    end: Corner
    window: bool = False
    open: bool = False
    freestanding: bool = False
    hinge_at_end: bool = False
    swings_back: bool = False


@dataclass(frozen=True)
class WallLine:
    """A wall along a chain of points, this thick. A closed chain ends where it starts."""

    points: tuple[Corner, ...]
    thickness: float = 0.3
    kind: WallKind = WallKind.WALL


@dataclass(frozen=True)
class Prop:
    """The outline of a thing that stands in the way."""

    points: tuple[Corner, ...]
    kind: WallKind = WallKind.LOW


@dataclass(frozen=True)
class Mini:
    """A mini in its place, with the values of its sheet."""

    art: str
    name: str
    side: Side
    column: int
    row: int
    facing: Facing
    life: tuple[int, int] = (10, 10)
    movement: int = 6
    size: int = 1
    badges: tuple[str, ...] = ()
    hidden: bool = False
    height: int = 0


@dataclass(frozen=True)
class Plan:
    """A map without its picture."""

    title: str
    columns: int
    rows: int
    walls: tuple[WallLine, ...]
    openings: tuple[Opening, ...]
    props: tuple[Prop, ...]
    lamps: tuple[Lamp, ...]
    minis: tuple[Mini, ...]


def pieces(wall: WallLine, openings: Sequence[Opening]) -> Iterator[tuple[Corner, ...]]:
    """What is left of a wall's chain when the openings in it are cut out; windows are cut out too."""
    chain: list[Corner] = [wall.points[0]]
    for start, end in pairwise(wall.points):
        for gap_start, gap_end in sorted(_gaps(start, end, openings), key=lambda gap: _along(start, end, gap[0])):
            yield from _finished([*chain, gap_start])
            chain = [gap_end]
        chain.append(end)
    yield from _finished(chain)


def _finished(chain: list[Corner]) -> Iterator[tuple[Corner, ...]]:
    """The chain without points twice in a row, if anything is left of it."""
    points = tuple(point for k, point in enumerate(chain) if k == 0 or point != chain[k - 1])
    if len(points) > 1:
        yield points


def _gaps(start: Corner, end: Corner, openings: Sequence[Opening]) -> Iterator[tuple[Corner, Corner]]:
    """The openings on a straight piece of wall, each from its nearer to its farther point."""
    for opening in openings:
        first, last = _along(start, end, opening.start), _along(start, end, opening.end)
        if math.isnan(first) or math.isnan(last) or opening.freestanding:
            continue
        yield (opening.start, opening.end) if first < last else (opening.end, opening.start)


def _along(start: Corner, end: Corner, point: Corner) -> float:
    """How far along the piece the point lies, from 0 to 1; not a number for a point beside it."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = point[0] - start[0], point[1] - start[1]
    length = dx * dx + dy * dy
    share = (px * dx + py * dy) / length
    beside = abs(px * dy - py * dx) > 1e-6 * length or not -1e-6 <= share <= 1 + 1e-6
    return float("nan") if beside else share


def board_walls(plan: Plan) -> tuple[Wall, ...]:
    """The walls, windows and outlines of things as a board keeps them."""
    found: list[tuple[tuple[Corner, ...], WallKind, bool]] = []
    for wall in plan.walls:
        found += [(points, wall.kind, False) for points in pieces(wall, plan.openings)]
    found += [((each.start, each.end), WallKind.WINDOW, False) for each in plan.openings if each.window]
    found += [((*prop.points, prop.points[0]), prop.kind, True) for prop in plan.props]
    return tuple(
        Wall(id=WallId(f"w{number}"), kind=kind, points=tuple(Point(float(x), float(y)) for x, y in points), prop=prop)
        for number, (points, kind, prop) in enumerate(found, start=1)
    )


def board_doors(plan: Plan, first: int) -> tuple[Door, ...]:
    """The doors as a board keeps them, numbered from `first`."""
    return tuple(
        Door(
            id=DoorId(f"d{number}"),
            start=Point(float(door.start[0]), float(door.start[1])),
            end=Point(float(door.end[0]), float(door.end[1])),
            open=door.open,
            freestanding=door.freestanding,
        )
        for number, door in enumerate((each for each in plan.openings if not each.window), start=first)
    )


def board_lights(plan: Plan, first: int) -> tuple[Light, ...]:
    """The lamps as a board keeps them, numbered from `first`."""
    return tuple(
        Light(
            id=LightId(f"l{number}"),
            position=Point(float(lamp.x), float(lamp.y)),
            radius=float(lamp.radius),
            colour="#" + "".join(f"{round(255 * part ** (1 / 2.2)):02x}" for part in lamp.colour),
        )
        for number, lamp in enumerate(plan.lamps, start=first)
    )
