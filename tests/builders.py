"""Maps and minis for tests, as short as they can be said."""

from __future__ import annotations

from collections.abc import Iterable

from battlemap.board.board import Board
from battlemap.board.entities.door import Door
from battlemap.board.entities.light import Light
from battlemap.board.entities.names import DoorId, LightId, TokenId, WallId
from battlemap.board.entities.picture import MapPicture
from battlemap.board.entities.token import Look, Side, Token
from battlemap.board.entities.wall import Wall, WallKind
from battlemap.geometry.cells import Facing, Point, parse_cell
from battlemap.operations.tokens import NewMini
from battlemap.rules.situation import RosterEntry, Situation
from battlemap.rules.systems.frei.system import FreiSheet
from battlemap.state import GameState, MapSettings


def a_mini(
    name: str = "Mini",
    at: str = "A1",
    *,
    size: int = 1,
    side: Side = Side.NEUTRAL,
    facing: Facing | None = None,
    height: int = 0,
    art: str | None = None,
    hidden: bool = False,
    life: int = 10,
    life_max: int = 10,
    badges: tuple[str, ...] = (),
) -> NewMini:
    """A mini of the system Frei, ready to be placed; `at` is the name of its top-left cell."""
    sheet = FreiSheet(name=name, life=life, life_max=life_max, badges=badges)
    return NewMini(
        cell=parse_cell(at),
        size=size,
        side=side,
        facing=facing,
        height=height,
        look=Look(art=art),
        hidden=hidden,
        sheet=sheet,
    )


def a_wall(number: int, *points: tuple[float, float], kind: WallKind = WallKind.WALL) -> Wall:
    """A wall with the id `w<number>` through these points."""
    return Wall(id=WallId(f"w{number}"), kind=kind, points=tuple(Point(float(x), float(y)) for x, y in points))


def a_door(number: int, start: tuple[float, float], end: tuple[float, float], *, is_open: bool = False) -> Door:
    """A door with the id `d<number>`."""
    return Door(id=DoorId(f"d{number}"), start=Point(*map(float, start)), end=Point(*map(float, end)), open=is_open)


def a_light(number: int, x: float, y: float) -> Light:
    """A light with the id `l<number>`, reaching four cells."""
    return Light(id=LightId(f"l{number}"), position=Point(float(x), float(y)), radius=4.0)


def a_map(
    *minis: NewMini,
    columns: int = 24,
    rows: int = 16,
    walls: Iterable[Wall] = (),
    doors: Iterable[Door] = (),
    lights: Iterable[Light] = (),
    picture: MapPicture | None = None,
    title: str = "",
) -> GameState:
    """A map with these minis as they are, called `t1`, `t2` … in their order. Other new ids start at 1000."""
    board = Board(
        columns=columns,
        rows=rows,
        picture=picture,
        walls=tuple(walls),
        doors=tuple(doors),
        lights=tuple(lights),
        tokens=tuple(_token(number, mini) for number, mini in enumerate(minis, 1)),
        next_number=1000,
    )
    roster = tuple(RosterEntry(token=TokenId(f"t{number}"), sheet=mini.sheet) for number, mini in enumerate(minis, 1))
    return GameState(situation=Situation(board=board, roster=roster), settings=MapSettings(title=title))


def _token(number: int, mini: NewMini) -> Token:
    return Token(
        id=TokenId(f"t{number}"),
        cell=mini.cell,
        size=mini.size,
        side=mini.side,
        facing=mini.facing,
        height=mini.height,
        look=mini.look,
        hidden=mini.hidden,
    )
