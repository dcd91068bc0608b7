"""The sample map “Hinterhof”: a back yard in the rain at night, between old houses."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from battlemap.board.entities.token import Side
from battlemap.board.entities.wall import WallKind
from battlemap.geometry.cells import Facing
from maps.drawing import clutter, furniture, ground, roofs
from maps.drawing.layer import FLAT, Colours, Finish, Layer
from maps.drawing.light import Ambience, Glow, Lamp, lit
from maps.drawing.masonry import build_door, build_fence, build_wall, build_window, gate_posts
from maps.drawing.materials import masonry, plain, rubble
from maps.drawing.noise import Area
from maps.drawing.plan import Mini, Opening, Plan, WallLine
from maps.drawing.roofs import Pitched
from maps.drawing.shapes import blob, box, line, polygon
from maps.drawing.things import Thing, outlines, put

COLUMNS, ROWS = 24, 16
LAMP_LIGHT = (1.0, 0.66, 0.34)
WINDOW_LIGHT = (1.0, 0.72, 0.38)

HOUSES = (
    WallLine(((8, 0), (8, 4), (3, 4), (3, 6), (0, 6)), 0.26),
    WallLine(((10, 0), (10, 3), (17, 3)), 0.26),
    WallLine(((0, 11), (9, 11), (9, 16)), 0.26),
    WallLine(((13, 16), (13, 12), (20, 12), (20, 10), (24, 10)), 0.26),
)
WORKSHOP = WallLine(((17, 0), (24, 0), (24, 6), (17, 6), (17, 0)), 0.3)
PLANTER = WallLine(((5, 4), (5, 5), (8, 5), (8, 4)), 0.22, WallKind.LOW)
FENCES = (WallLine(((18, 6), (18, 8)), 0.14, WallKind.LOW), WallLine(((18, 9), (18, 12)), 0.14, WallKind.LOW))

GATE = Opening((18, 8), (18, 9), freestanding=True)
DOORS = (
    Opening((17, 4), (17, 5)),
    Opening((20, 6), (22, 6), open=True),
    Opening((3, 11), (4, 11)),
    Opening((9, 13), (9, 14), hinge_at_end=True),
    Opening((15, 12), (16, 12)),
    Opening((11, 3), (12, 3)),
)
WINDOWS = (
    Opening((5, 4), (6, 4), window=True),
    Opening((1, 11), (2, 11), window=True),
    Opening((6, 11), (7.5, 11), window=True),
    Opening((17.2, 12), (18.6, 12), window=True),
    Opening((18, 6), (19, 6), window=True),
    Opening((13, 3), (14.5, 3), window=True),
)

LAMPS = (
    Lamp(9.3, 10.35, 1.6, 6.5, LAMP_LIGHT, 2.3),
    Lamp(1.5, 6.45, 1.4, 4.8, LAMP_LIGHT, 1.7),
    Lamp(13.6, 5.1, 1.15, 4.6, (1.0, 0.7, 0.4), 1.9),
    Lamp(16.4, 11.6, 1.4, 4.8, LAMP_LIGHT, 1.8),
    Lamp(10.0, 3.4, 1.4, 4.2, LAMP_LIGHT, 1.2),
    Lamp(17.7, 9.15, 1.6, 4.6, LAMP_LIGHT, 1.3),
    Lamp(20.3, 2.9, 1.5, 6.0, (1.0, 0.74, 0.46), 1.5),
    Lamp(22.6, 1.3, 0.7, 4.0, (1.0, 0.5, 0.2), 1.6),
)

STREET = (
    Thing(clutter.manhole, 7.5, 9.3, 20, 3),
    Thing(clutter.drain, 10.9, 10.6, 75, 4),
    Thing(clutter.drain, 0.8, 8.35, 90, 5),
    Thing(clutter.cart, 6.4, 6.9, -14, 6, (2.2, 1.1), (0.05, 0.0)),
    Thing(clutter.dumpster, 14.0, 11.42, 0, 7, (1.84, 1.0), kind=WallKind.WALL),
    Thing(clutter.bag, 12.7, 11.45, 10, 8),
    Thing(clutter.bag, 12.75, 11.0, 120, 9),
    Thing(clutter.stall, 13.6, 4.35, 0, 10, (3.0, 0.9), (0.0, 0.72)),
    Thing(clutter.crate, 15.9, 3.6, 8, 11, (0.8, 0.8)),
    Thing(clutter.crate, 16.4, 5.6, 3, 2, (0.8, 0.8)),
    Thing(partial(clutter.crate, size=0.6, height=0.5), 16.45, 5.55, 30, 13, base=0.65),
    Thing(clutter.crate, 17.45, 6.6, -6, 14, (0.8, 0.8)),
    Thing(clutter.barrel, 16.65, 6.45, 0, 15, (0.66, 0.66), rounded=True),
    Thing(clutter.barrel, 10.45, 3.6, 0, 16, (0.66, 0.66), rounded=True),
    Thing(clutter.barrel, 3.5, 5.6, 0, 17, (0.66, 0.66), rounded=True),
    Thing(partial(clutter.barrel, water=True), 5.45, 10.55, 0, 18, (0.66, 0.66), rounded=True),
    Thing(clutter.crate, 0.55, 10.5, 5, 19, (0.8, 0.8)),
    Thing(partial(clutter.crate, size=0.62), 1.3, 10.6, 24, 20),
    Thing(clutter.sack, 8.5, 4.6, 40, 21),
    Thing(clutter.sack, 8.45, 5.05, 130, 22),
    Thing(partial(clutter.steps, width=1.1, count=2), 3.5, 10.72, 180, 23),
    Thing(partial(clutter.steps, width=1.2, count=2), 15.5, 11.72, 180, 24),
    Thing(partial(clutter.steps, width=0.9, count=5, down=True), 3.84, 4.56, -90, 25),
    Thing(clutter.street_lamp, 9.3, 10.35, 45, 26, (0.3, 0.3), rounded=True),
    Thing(clutter.wall_lamp, 1.5, 6.4, 0, 27),
    Thing(clutter.wall_lamp, 16.4, 11.6, 180, 28),
    Thing(clutter.wall_lamp, 10.0, 3.4, 0, 29),
    Thing(clutter.wall_lamp, 17.8, 9.1, -60, 30),
)
YARD = (
    Thing(clutter.well, 20.6, 7.9, 15, 31, (1.6, 1.6), rounded=True),
    Thing(partial(clutter.stack_of_planks, length=2.2), 19.2, 10.8, 92, 32, (2.2, 0.9)),
    Thing(clutter.bush, 18.7, 6.6, 0, 33),
    Thing(partial(clutter.bush, size=0.8), 23.5, 6.6, 0, 34),
    Thing(partial(clutter.bush, size=0.9), 20.6, 9.5, 0, 35),
    Thing(clutter.tree, 22.7, 8.5, 0, 36, (0.6, 0.6), rounded=True, kind=WallKind.WALL),
)
BED = (
    Thing(clutter.bush, 5.6, 4.45, 0, 41),
    Thing(partial(clutter.bush, size=0.85, colour="#46502f"), 6.5, 4.5, 0, 42),
    Thing(partial(clutter.bush, size=1.0), 7.3, 4.45, 0, 43),
)
INSIDE = (
    Thing(partial(furniture.hearth, width=2.2), 22.6, 0.85, 0, 51, (2.2, 1.2), kind=WallKind.WALL),
    Thing(partial(furniture.worktable, length=2.4), 19.3, 0.7, 0, 52, (2.4, 0.9)),
    Thing(partial(furniture.shelf, length=2.4), 23.6, 4.0, 90, 53, (2.4, 0.42), kind=WallKind.WALL),
    Thing(clutter.crate, 17.65, 5.4, 4, 54, (0.8, 0.8)),
    Thing(clutter.barrel, 17.55, 2.5, 0, 55, (0.66, 0.66), rounded=True),
    Thing(clutter.barrel, 17.6, 1.7, 0, 56, (0.66, 0.66), rounded=True),
    Thing(furniture.stool, 20.2, 1.6, 0, 57),
    Thing(partial(furniture.rug, width=2.4, depth=1.6), 20.6, 3.2, 4, 58),
    Thing(furniture.round_table, 20.6, 3.2, 0, 59, (1.2, 1.2), rounded=True),
    Thing(furniture.stool, 21.5, 3.6, 0, 60),
    Thing(furniture.stool, 19.8, 2.6, 0, 61),
)
ROOF_THINGS = (
    Thing(roofs.chimney, 5.2, 1.2, 0, 71),
    Thing(partial(roofs.chimney, width=0.6, pots=1), 1.3, 3.2, 90, 72),
    Thing(roofs.skylight, 12.4, 1.4, 0, 73),
    Thing(roofs.vent, 15.6, 1.2, 0, 74),
    Thing(roofs.chimney, 3.0, 14.2, 0, 75),
    Thing(roofs.chimney, 22.0, 13.6, 0, 76),
    Thing(partial(roofs.chimney, width=0.6, pots=1), 15.2, 14.4, 90, 77),
)

MINIS = (
    Mini("knight", "Brann", Side.HERO, 7, 8, Facing.EAST, (26, 32), 5, badges=("Deckung",)),
    Mini("rogue", "Jara", Side.HERO, 5, 8, Facing.NORTH_EAST, (17, 22), 7),
    Mini("mage", "Nevio", Side.HERO, 3, 8, Facing.EAST, (14, 18), 6, badges=("Konzentriert",)),
    Mini("ranger", "Arno", Side.HERO, 4, 7, Facing.EAST, (21, 21), 6),
    Mini("bandit", "Schläger 1", Side.ENEMY, 9, 7, Facing.WEST, (6, 14), 6),
    Mini("bandit", "Schläger 2", Side.ENEMY, 10, 9, Facing.WEST, (14, 14), 6),
    Mini("bandit", "Schläger 3", Side.ENEMY, 9, 5, Facing.SOUTH_WEST, (3, 14), 6, badges=("Liegend", "Blutend")),
    Mini("gunner", "Schützin", Side.ENEMY, 15, 6, Facing.WEST, (12, 12), 5, badges=("Deckung",)),
    Mini("troll", "Troll", Side.ENEMY, 12, 8, Facing.WEST, (38, 45), 4, size=2),
    Mini("rogue", "Meuchler", Side.ENEMY, 12, 12, Facing.NORTH_WEST, (16, 16), 7, hidden=True),
    Mini("merchant", "Händler", Side.NEUTRAL, 13, 3, Facing.SOUTH, (8, 8), 5),
    Mini("cat", "Katze", Side.NEUTRAL, 8, 1, Facing.SOUTH, (2, 2), 8),
)

PLAN = Plan(
    title="Hinterhof",
    columns=COLUMNS,
    rows=ROWS,
    walls=(*HOUSES, WORKSHOP, PLANTER, *FENCES),
    openings=(*DOORS, GATE, *WINDOWS),
    props=outlines((*STREET, *YARD, *INSIDE)),
    lamps=LAMPS,
    minis=MINIS,
)


def paint(scale: float) -> Colours:
    """The picture in linear light, with so many pixels a cell."""
    layer = Layer(Area(0, 0, round(COLUMNS * scale), round(ROWS * scale), scale), covered=1.0)
    _paint_ground(layer)
    _paint_water(layer)
    put(layer, BED)
    build_wall(layer, PLANTER, (), masonry("#6d6760", 203, 0.4, 0.3), 0.4)
    put(layer, (*INSIDE, *YARD[:-1]))
    _paint_houses(layer)
    put(layer, STREET)
    put(layer, (*YARD[-1:], *ROOF_THINGS))
    return lit(layer, _ambience(), LAMPS, _glows())


def _gutter() -> QPainterPath:
    return line(((-1, 8.4), (4, 8.3), (8, 9.0), (10.2, 9.9), (10.95, 11.3), (11, 17)), 0.46, round_ends=True)


def _paint_ground(layer: Layer) -> None:
    layer.paint(box(0, 0, COLUMNS, ROWS), ground.cobbles("#625d57", 3), finish=FLAT)
    soft = Finish(0.02, 0.01, 0.4)
    layer.paint(box(9, 11.6, 4, 5), ground.setts("#5c5853", 5), finish=Finish(0, 0, 0, soft=0.03))
    for left in (9.0, 12.25):
        layer.paint(box(left, 11.4, 0.75, 5), ground.flagstones("#6a655e", 7, 0.5, 0.35), 0.06, soft)
    layer.paint(_gutter(), ground.setts("#4d4a47", 8, 0.9), -0.03, Finish(0.05, -0.02, 0.35))
    yard = box(18.05, 6, 6, 4).united(box(18.05, 6, 2, 6))
    layer.paint(yard, ground.earth("#4d4236", 9, 0.5), finish=Finish(0, 0, 0, soft=0.08))
    for x, y, wide, deep, seed in ((22.6, 8.6, 3.4, 3.0, 13), (19.0, 6.8, 1.8, 1.5, 14), (19.2, 10.8, 1.6, 2.0, 15)):
        layer.paint(blob(x, y, wide, deep, seed, 0.3), ground.grass("#3f4628", 10), finish=Finish(0, 0, 0, soft=0.12))
    _strew(layer)
    for k, (x, y) in enumerate(((18.5, 8.5), (19.2, 8.35), (19.7, 7.4), (20.3, 6.7), (21.0, 6.45))):
        slab = blob(x, y, 0.72, 0.6, 60 + k, 0.2)
        layer.paint(slab, plain("#5d5852", 16 + k, 0.4, 0.25, 0.2), 0.03, Finish(0.04, 0.025, 0.5))
    layer.paint(box(17, 0, 7, 6), ground.boards("#5f452e", 11), finish=FLAT)
    layer.paint(box(5, 4, 3, 1), ground.earth("#3c3126", 17), 0.2, FLAT)


def _strew(layer: Layer) -> None:
    leaves = ("#5c4a2a", "#54392a", "#4a4a2c", "#6a5a35")
    ground.litter(layer, box(0, 4, 18, 8), 230, 121, leaves)
    ground.litter(layer, box(8, 0, 2, 4), 60, 122, leaves)
    ground.litter(layer, box(18, 6, 6, 6), 160, 123, leaves)
    ground.litter(layer, box(9, 11, 4, 5), 70, 124, (*leaves, "#77726a"))
    ground.litter(layer, box(11.8, 5.3, 3.6, 0.8), 50, 125, ("#7d6c45", "#6e342a", "#546038", "#85754f"))
    ground.litter(layer, box(12.2, 10.5, 3, 1.2), 40, 126, ("#77726a", "#5d5348", "#3f4a4c", "#6a5a35"))
    corners = (
        ((8.2, 0), (8.2, 4), (8.2, 5.15), (5, 5.15)), ((3.15, 6.15), (0, 6.15)), ((9.85, 0), (9.85, 3.15), (12, 3.15)),
        ((0, 10.85), (3, 10.85)), ((4.2, 10.85), (9, 10.85)), ((14.2, 11.85), (18, 11.85), (18, 6.2)),
        ((16.85, 3.2), (16.85, 6.1), (18, 6.15), (20, 6.15)), ((22, 6.2), (24, 6.2)), ((20, 9.85), (24, 9.85)),
    )  # fmt: skip
    for k, points in enumerate(corners):
        ground.tufts(layer, points, 14 + 3 * len(points), 130 + k)


def _paint_water(layer: Layer) -> None:
    pools = (
        (4.7, 8.5, 2.6, 1.1), (11.6, 7.2, 2.8, 1.7), (15.6, 9.3, 2.0, 1.3), (10.9, 13.4, 1.3, 2.6),
        (19.6, 9.4, 1.6, 0.9), (8.9, 1.7, 1.2, 1.9), (1.6, 9.5, 1.7, 0.8), (13.4, 6.5, 1.2, 0.7), (8.6, 10.1, 1.5, 0.8),
    )  # fmt: skip
    for k, (x, y, wide, deep) in enumerate(pools):
        ground.flood(layer, blob(x, y, wide, deep, 80 + k, 0.45), 90 + k)


def _paint_houses(layer: Layer) -> None:
    brick = rubble("#5f574f", 201, 0.2)
    for wall in HOUSES:
        build_wall(layer, wall, (*DOORS, *WINDOWS), brick, 1.9)
    build_wall(layer, WORKSHOP, (*DOORS, *WINDOWS), masonry("#6b635a", 202, 0.36, 0.3), 2.0)
    build_fence(layer, ((18, 6.1), (18, 8)), 210)
    build_fence(layer, ((18, 9), (18, 11.9)), 211)
    gate_posts(layer, GATE, 212)
    for k, door in enumerate((*DOORS, GATE)):
        build_door(layer, door, 0.26, 220 + k)
    for k, window in enumerate(WINDOWS):
        build_window(layer, window, 0.26, (0.0, 1.0, 1.3, 1.2, 0.8, 0.0)[k])
    _paint_roofs(layer)
    ground.flood(layer, blob(14.2, 2.0, 1.7, 0.8, 97, 0.4), 98)


def _paint_roofs(layer: Layer) -> None:
    red, brown, slate = "#573b33", "#504034", "#474745"
    roofs.pitched(layer, Pitched(-3, -2.2, 10.88, 6.08, hipped=(False, True), colour=red), 301)
    roofs.pitched(layer, Pitched(-2.2, -3, 5.08, 8.88, upright=True, hipped=(False, True), colour=red), 302)
    roofs.flat(layer, QRectF(10.12, -1, 6.76, 3.88), 303)
    roofs.pitched(layer, Pitched(-4, 11.12, 12.88, 7.2, hipped=(False, True), colour=slate, slate=True), 304)
    roofs.pitched(layer, Pitched(13.12, 12.12, 14, 7.0, hipped=(True, False), colour=brown), 305)
    roofs.pitched(layer, Pitched(20.12, 10.12, 4.4, 9, upright=True, hipped=(True, False), colour=brown), 306)


def _ambience() -> Ambience:
    return Ambience((0.17, 0.2, 0.27), 0.34, box(17.1, 0, 6.8, 5.9), (0.26, 0.22, 0.18), 0.2)


def _glows() -> tuple[Glow, ...]:
    return (
        Glow(polygon(((1, 10.9), (2, 10.9), (2.4, 9.6), (0.6, 9.6))), WINDOW_LIGHT, 0.5),
        Glow(polygon(((6, 10.9), (7.5, 10.9), (8.2, 9.2), (5.4, 9.2))), WINDOW_LIGHT, 0.7),
        Glow(polygon(((17.2, 11.9), (18.6, 11.9), (19.2, 10.4), (16.7, 10.4))), WINDOW_LIGHT, 0.6),
        Glow(polygon(((18, 6.1), (19, 6.1), (19.3, 7.3), (17.7, 7.3))), WINDOW_LIGHT, 0.35),
        Glow(polygon(((20, 6.0), (22, 6.0), (22.9, 8.2), (19.2, 8.2))), WINDOW_LIGHT, 0.5, 0.35),
        Glow(_middle(), LAMP_LIGHT, 0.06, 0.5),
    )


def _middle() -> QPainterPath:
    """The middle of the yard, a little lighter than the corners so that the fight is seen."""
    return blob(9.5, 7.6, 12, 4.5, 99, 0.1)
