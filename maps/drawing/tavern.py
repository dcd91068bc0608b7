"""The sample map “Schänke”: the ground floor of a tavern in the evening, with the ground around the house."""

from __future__ import annotations

from functools import partial

from battlemap.board.entities.token import Side
from battlemap.board.entities.wall import WallKind
from battlemap.geometry.cells import Facing
from maps.drawing import clutter, furniture, ground
from maps.drawing.layer import FLAT, Colours, Finish, Layer
from maps.drawing.light import Ambience, Glow, Lamp, lit
from maps.drawing.masonry import build_door, build_wall, build_window, gate_posts
from maps.drawing.materials import masonry, plain, rubble
from maps.drawing.noise import Area
from maps.drawing.plan import Mini, Opening, Plan, WallLine
from maps.drawing.shapes import blob, box, polygon
from maps.drawing.things import Thing, outlines, put

COLUMNS, ROWS = 20, 15
FIRE = (1.0, 0.52, 0.2)
CANDLE = (1.0, 0.7, 0.4)

OUTER = WallLine(((1, 1), (19, 1), (19, 12), (1, 12), (1, 1)), 0.44)
INNER = (
    WallLine(((1, 4), (12, 4)), 0.24),
    WallLine(((8, 1), (8, 4)), 0.24),
    WallLine(((12, 1), (12, 12)), 0.24),
    WallLine(((14, 1), (14, 12)), 0.24),
    WallLine(((14, 6), (19, 6)), 0.24),
)
YARD_WALLS = (
    WallLine(((0, 14), (6, 14)), 0.34, WallKind.LOW),
    WallLine(((8, 14), (20, 14)), 0.34, WallKind.LOW),
)
OUTER_DOORS = (
    Opening((6, 12), (8, 12), open=True),
    Opening((10, 1), (11, 1)),
    Opening((13, 12), (14, 12)),
)
INNER_DOORS = (
    Opening((6, 4), (7, 4), open=True),
    Opening((8, 2), (8, 3)),
    Opening((12, 8), (12, 9), open=True),
    Opening((14, 4), (14, 5)),
    Opening((14, 9), (14, 10), open=True),
)
BAR_DOOR = Opening((8, 4), (8, 5), freestanding=True)
GATE = Opening((6, 14), (8, 14), freestanding=True)
WINDOWS = (
    Opening((4, 1), (5.5, 1), window=True),
    Opening((1, 5), (1, 6), window=True),
    Opening((2.5, 12), (4.5, 12), window=True),
    Opening((9, 12), (11, 12), window=True),
    Opening((16, 1), (17.2, 1), window=True),
    Opening((19, 3), (19, 4.2), window=True),
    Opening((19, 8.5), (19, 9.7), window=True),
    Opening((15.4, 12), (16.8, 12), window=True),
)
OUTER_OPENINGS = (*OUTER_DOORS, *WINDOWS)

LAMPS = (
    Lamp(2.5, 9.2, 1.0, 6.0, FIRE, 2.3),
    Lamp(5.0, 8.0, 1.6, 6.0, CANDLE, 1.1),
    Lamp(10.5, 5.5, 1.1, 4.6, CANDLE, 1.4),
    Lamp(9.9, 10.4, 1.1, 4.8, CANDLE, 1.4),
    Lamp(4.5, 5.3, 1.4, 4.4, CANDLE, 1.0),
    Lamp(2.4, 2.5, 0.8, 3.8, FIRE, 1.3),
    Lamp(5.4, 2.4, 1.3, 4.2, CANDLE, 1.2),
    Lamp(9.6, 2.2, 1.3, 3.2, CANDLE, 0.7),
    Lamp(13.0, 6.6, 1.4, 4.2, CANDLE, 1.0),
    Lamp(16.6, 1.7, 1.0, 4.2, CANDLE, 1.1),
    Lamp(16.6, 9.4, 1.0, 4.6, CANDLE, 1.2),
    Lamp(5.6, 12.5, 1.4, 4.0, CANDLE, 1.3),
    Lamp(8.4, 12.5, 1.4, 4.0, CANDLE, 1.3),
)


def _chairs(x: float, y: float, seed: int) -> tuple[Thing, ...]:
    """Four chairs around a table."""
    places = ((0.0, -0.84, 4), (0.86, 0.02, 97), (0.03, 0.85, 176), (-0.85, -0.03, -86))
    return tuple(Thing(furniture.chair, x + dx, y + dy, angle, seed + k) for k, (dx, dy, angle) in enumerate(places))


TAPROOM = (
    Thing(partial(furniture.rug, width=2.6, depth=1.7), 3.55, 9.2, 90, 11),
    Thing(furniture.hearth, 1.85, 9.2, -90, 12, (2.4, 1.0), (0.0, -0.2), kind=WallKind.WALL),
    *_chairs(4.5, 10.9, 20),
    Thing(furniture.round_table, 4.5, 10.9, 0, 24, (1.0, 1.0), rounded=True),
    *_chairs(10.5, 5.5, 30),
    Thing(furniture.round_table, 10.5, 5.5, 40, 35, (1.0, 1.0), rounded=True),
    Thing(partial(furniture.bench, length=2.6), 10.0, 9.72, 0, 36),
    Thing(partial(furniture.bench, length=2.6), 9.95, 11.24, 1, 37),
    Thing(furniture.long_table, 10.0, 10.5, 0, 38, (2.8, 0.9)),
    Thing(partial(furniture.shelf, length=4.2), 3.5, 4.34, 0, 39, (4.2, 0.4)),
    Thing(partial(furniture.bar, length=7.1), 4.8, 6.45, 0, 40, (7.1, 0.72)),
    Thing(partial(furniture.bar, length=1.1), 8.0, 5.55, -90, 41, (1.1, 0.72)),
    *(Thing(furniture.stool, x, 7.12, 0, 42 + k) for k, x in enumerate((2.5, 3.5, 4.45, 5.5, 6.6, 7.5))),
    Thing(clutter.barrel, 11.5, 7.45, 0, 50, (0.66, 0.66), rounded=True),
    Thing(clutter.barrel, 1.6, 7.5, 0, 51, (0.66, 0.66), rounded=True),
)
KITCHEN = (
    Thing(furniture.oven, 2.4, 1.85, 0, 61, (2.2, 1.1)),
    Thing(furniture.worktable, 5.4, 2.45, 0, 62, (2.2, 0.9)),
    Thing(partial(furniture.shelf, length=2.6), 3.4, 3.68, 180, 63, (2.6, 0.4)),
    Thing(clutter.sack, 7.45, 1.6, 30, 64),
    Thing(clutter.sack, 7.0, 1.5, 100, 65),
    Thing(partial(clutter.barrel, water=True), 1.6, 3.5, 0, 66, (0.66, 0.66), rounded=True),
    Thing(furniture.stool, 5.0, 3.2, 0, 67),
)
STORE = (
    Thing(furniture.hatch, 10.5, 2.5, 0, 71),
    Thing(clutter.barrel, 8.6, 3.5, 0, 72, (0.66, 0.66), rounded=True),
    Thing(clutter.barrel, 9.4, 3.48, 0, 73, (0.66, 0.66), rounded=True),
    Thing(clutter.barrel, 10.2, 3.52, 0, 74, (0.66, 0.66), rounded=True),
    Thing(clutter.crate, 11.4, 3.4, 4, 75, (0.8, 0.8)),
    Thing(clutter.crate, 11.38, 2.5, -3, 76, (0.8, 0.8)),
    Thing(partial(clutter.crate, size=0.6, height=0.5), 11.4, 2.55, 20, 77, base=0.65),
    Thing(clutter.crate, 11.4, 1.65, 2, 78, (0.8, 0.8)),
    Thing(clutter.sack, 8.55, 1.55, 50, 79),
    Thing(clutter.sack, 9.1, 1.5, 140, 80),
    Thing(partial(clutter.sack, colour="#766849"), 8.8, 1.6, 95, 81, base=0.2),
)
ROOMS = (
    Thing(partial(furniture.staircase, width=1.7, length=2.5), 13.0, 2.4, 0, 91),
    Thing(partial(furniture.rug, width=5.6, depth=0.95, colour="#3a433a"), 13.0, 8.3, 90, 92),
    Thing(partial(furniture.rug, width=2.2, depth=1.5, colour="#3d3c49"), 16.6, 3.7, 0, 101),
    Thing(furniture.bed, 14.85, 2.28, 0, 102, (1.08, 2.0)),
    Thing(partial(furniture.bed, blanket="#5b3f3a"), 18.15, 2.28, 0, 103, (1.08, 2.0)),
    Thing(furniture.chest, 16.5, 1.62, 0, 104, (0.9, 0.56)),
    Thing(furniture.wardrobe, 17.6, 5.5, 180, 105, (1.4, 0.6), kind=WallKind.WALL),
    Thing(furniture.chair, 15.2, 5.4, 160, 106),
    Thing(partial(furniture.rug, width=2.4, depth=1.7), 16.6, 9.5, 3, 111),
    Thing(partial(furniture.round_table, radius=0.5), 16.6, 9.4, 0, 112, (0.9, 0.9), rounded=True),
    Thing(furniture.chair, 16.6, 8.6, 0, 113),
    Thing(furniture.chair, 17.35, 9.5, 100, 114),
    Thing(partial(furniture.bed, blanket="#3e4a3d"), 18.15, 7.3, 0, 115, (1.08, 2.0)),
    Thing(furniture.wardrobe, 15.4, 6.5, 0, 116, (1.4, 0.6), kind=WallKind.WALL),
    Thing(furniture.chest, 18.3, 11.4, 180, 117, (0.9, 0.56)),
    Thing(partial(furniture.shelf, length=1.4), 14.38, 11.0, -90, 118, (1.4, 0.4)),
)
OUTSIDE = (
    Thing(partial(clutter.stack_of_planks, length=2.4), 2.6, 0.28, 1, 121),
    Thing(clutter.crate, 11.8, 0.45, 6, 122, (0.8, 0.8)),
    Thing(clutter.barrel, 9.4, 0.5, 0, 123, (0.66, 0.66), rounded=True),
    Thing(clutter.cart, 16.8, 13.0, 188, 124, (2.2, 1.1), (0.05, 0.0)),
    Thing(clutter.barrel, 4.9, 12.62, 0, 125, (0.66, 0.66), rounded=True),
    Thing(partial(clutter.barrel, water=True), 0.5, 11.4, 0, 126, (0.66, 0.66), rounded=True),
    Thing(partial(furniture.bench, length=1.8), 10.0, 12.55, 0, 127),
    Thing(clutter.bush, 2.2, 12.75, 0, 128),
    Thing(partial(clutter.bush, size=0.9), 1.1, 13.2, 0, 129),
    Thing(partial(clutter.bush, size=1.3), 19.5, 0.7, 0, 130),
    Thing(partial(clutter.bush, size=1.0), 19.6, 6.0, 0, 131),
    Thing(clutter.bush, 0.3, 3.0, 0, 132),
    Thing(partial(clutter.bush, size=0.9), 14.9, 12.7, 0, 133),
    Thing(partial(clutter.tree, size=2.4), 0.2, 0.2, 0, 134),
    Thing(partial(clutter.tree, size=2.2), 19.7, 12.9, 0, 135),
    Thing(clutter.wall_lamp, 5.6, 12.42, 0, 136),
    Thing(clutter.wall_lamp, 8.4, 12.42, 0, 137),
)
POSTS = tuple(Thing(furniture.post, x, y, 0, 140, (0.3, 0.3), kind=WallKind.WALL) for x, y in ((6, 9), (9, 8)))

MINIS = (
    Mini("knight", "Brann", Side.HERO, 10, 4, Facing.SOUTH, (32, 32), 5),
    Mini("rogue", "Jara", Side.HERO, 9, 5, Facing.EAST, (22, 22), 7),
    Mini("mage", "Nevio", Side.HERO, 11, 5, Facing.WEST, (18, 18), 6),
    Mini("ranger", "Arno", Side.HERO, 10, 6, Facing.NORTH, (21, 21), 6),
    Mini("dwarf", "Wirt", Side.ALLY, 5, 5, Facing.SOUTH, (20, 20), 4),
    Mini("merchant", "Händler", Side.NEUTRAL, 4, 7, Facing.NORTH, (9, 9), 5),
    Mini("guard", "Wache 1", Side.ALLY, 6, 10, Facing.SOUTH, (18, 18), 5),
    Mini("guard", "Wache 2", Side.ALLY, 8, 13, Facing.SOUTH, (18, 18), 5),
    Mini("bandit", "Räuber 1", Side.ENEMY, 9, 9, Facing.SOUTH, (12, 12), 6),
    Mini("bandit", "Räuber 2", Side.ENEMY, 10, 11, Facing.NORTH, (12, 12), 6, badges=("Betrunken",)),
    Mini("orc", "Söldner", Side.ENEMY, 11, 8, Facing.WEST, (24, 24), 5),
    Mini("rogue", "Spitzel", Side.ENEMY, 13, 10, Facing.NORTH, (10, 10), 7, hidden=True),
    Mini("cat", "Katze", Side.NEUTRAL, 3, 9, Facing.WEST, (2, 2), 8),
)

PLAN = Plan(
    title="Schänke",
    columns=COLUMNS,
    rows=ROWS,
    walls=(OUTER, *INNER, *YARD_WALLS),
    openings=(*OUTER_DOORS, *INNER_DOORS, BAR_DOOR, GATE, *WINDOWS),
    props=outlines((*TAPROOM, *KITCHEN, *STORE, *ROOMS, *OUTSIDE, *POSTS)),
    lamps=LAMPS,
    minis=MINIS,
)


def paint(scale: float) -> Colours:
    """The picture in linear light, with so many pixels a cell."""
    layer = Layer(Area(0, 0, round(COLUMNS * scale), round(ROWS * scale), scale), covered=1.0)
    _paint_outside(layer)
    _paint_floors(layer)
    put(layer, (*TAPROOM, *KITCHEN, *STORE, *ROOMS))
    _paint_walls(layer)
    put(layer, (*POSTS, *OUTSIDE))
    return lit(layer, _ambience(), LAMPS, _glows())


def _paint_outside(layer: Layer) -> None:
    soft = Finish(0, 0, 0, soft=0.1)
    layer.paint(box(0, 0, COLUMNS, ROWS), ground.grass("#434a2c", 3), finish=FLAT)
    trodden = (
        blob(10, 6.5, 21.5, 14.6, 5, 0.02).united(blob(7, 13.2, 6, 3.4, 6, 0.2)).united(blob(10.5, 0.6, 4, 2, 7, 0.2))
    )
    layer.paint(trodden, ground.earth("#4f4335", 4, 0.25), finish=soft)
    layer.paint(box(-1, 14.1, 22, 1), ground.earth("#52473a", 8, 0.4), finish=soft)
    path = polygon(((6.1, 11.8), (7.9, 11.8), (8.2, 15.2), (5.8, 15.2)))
    layer.paint(path, ground.cobbles("#615b54", 9, 0.17, 0.2), 0.02, Finish(0.05, 0.02, 0.4))
    ground.litter(layer, box(0, 0, COLUMNS, ROWS), 420, 14, ("#5c4a2a", "#54392a", "#4a4a2c", "#6a5a35"))
    ground.tufts(layer, ((0.7, 0.7), (19.3, 0.7), (19.3, 12.3), (8.6, 12.3)), 90, 15)
    ground.tufts(layer, ((5.4, 12.3), (0.7, 12.3), (0.7, 0.7)), 50, 16)
    ground.tufts(layer, ((0, 13.75), (5.8, 13.75)), 30, 17)
    ground.tufts(layer, ((8.4, 13.75), (20, 13.75)), 60, 18)
    ground.flood(layer, blob(11.4, 14.6, 2.4, 0.6, 10, 0.4), 11)
    ground.flood(layer, blob(3.2, 14.55, 1.6, 0.55, 12, 0.4), 13)


def _paint_floors(layer: Layer) -> None:
    layer.paint(box(1, 4, 11, 8), ground.boards("#5d4632", 21), 0.0, FLAT)
    layer.paint(box(1, 1, 7, 3), ground.flagstones("#645d55", 22), 0.0, FLAT)
    layer.paint(box(8, 1, 4, 3), ground.flagstones("#57514a", 23, 0.45), 0.0, FLAT)
    layer.paint(box(12, 1, 2, 11), ground.boards("#54402e", 24, upright=True), 0.0, FLAT)
    layer.paint(box(14, 1, 5, 5), ground.boards("#604934", 25, width=0.25), 0.0, FLAT)
    layer.paint(box(14, 6, 5, 6), ground.boards("#594533", 26, width=0.25), 0.0, FLAT)
    layer.paint(box(1, 7.8, 2.0, 2.8), ground.flagstones("#5e5750", 27, 0.4), 0.02, Finish(0.03, 0.015, 0.5))
    for k, (left, top, width, depth, count) in enumerate(((1.3, 7, 10.5, 4.8, 150), (8.3, 1.3, 3.4, 2.4, 130))):
        ground.straw(layer, box(left, top, width, depth), count, 51 + k)
    layer.paint(box(6.1, 11.2, 1.8, 0.8), plain("#4a3626", 28, 0.05, 0.2), None, Finish(0.05, 0.012, 0.4, opacity=0.85))


def _paint_walls(layer: Layer) -> None:
    inner_openings = (*INNER_DOORS,)
    for k, wall in enumerate(INNER):
        build_wall(layer, wall, inner_openings, masonry("#6c6154", 41 + k, 0.34, 0.3), 2.0)
    build_wall(layer, OUTER, OUTER_OPENINGS, rubble("#6a645d", 40, 0.25), 2.1)
    for k, wall in enumerate(YARD_WALLS):
        build_wall(layer, wall, (), rubble("#65605a", 47 + k, 0.22), 0.5)
    for window in WINDOWS:
        build_window(layer, window, 0.44, 0.45)
    for k, door in enumerate(OUTER_DOORS):
        build_door(layer, door, 0.44, 160 + k)
    for k, door in enumerate(INNER_DOORS):
        build_door(layer, door, 0.24, 170 + k)
    build_door(layer, BAR_DOOR, 0.16, 180, "#7b5733")
    gate_posts(layer, GATE, 181)
    build_door(layer, GATE, 0.2, 182)


def _ambience() -> Ambience:
    return Ambience((0.14, 0.17, 0.24), 0.32, box(1, 1, 18, 11), (0.24, 0.19, 0.15), 0.26)


def _glows() -> tuple[Glow, ...]:
    return (
        Glow(polygon(((6.2, 12), (7.8, 12), (8.8, 14.6), (5.2, 14.6))), CANDLE, 0.7, 0.3),
        Glow(polygon(((2.6, 12.2), (4.4, 12.2), (5.0, 13.6), (2.0, 13.6))), CANDLE, 0.5),
        Glow(polygon(((9.1, 12.2), (10.9, 12.2), (11.5, 13.6), (8.5, 13.6))), CANDLE, 0.5),
        Glow(polygon(((15.5, 12.2), (16.7, 12.2), (17.1, 13.4), (15.1, 13.4))), CANDLE, 0.35),
        Glow(polygon(((4, 0.8), (5.5, 0.8), (5.9, 0), (3.6, 0))), CANDLE, 0.4),
        Glow(polygon(((16, 0.8), (17.2, 0.8), (17.5, 0), (15.7, 0))), CANDLE, 0.4),
        Glow(polygon(((0.8, 5), (0.8, 6), (0, 6.4), (0, 4.6))), CANDLE, 0.4),
        Glow(polygon(((19.2, 3), (19.2, 4.2), (20, 4.6), (20, 2.6))), CANDLE, 0.4),
        Glow(polygon(((19.2, 8.5), (19.2, 9.7), (20, 10.1), (20, 8.1))), CANDLE, 0.4),
    )
