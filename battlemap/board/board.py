"""The board: the size of the map and everything on it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Annotated

from pydantic import Field

from battlemap.board.entities.door import Door
from battlemap.board.entities.grid import Grid
from battlemap.board.entities.light import Light
from battlemap.board.entities.names import DoorId, Key, TokenId, WallId
from battlemap.board.entities.picture import MapPicture
from battlemap.board.entities.token import Token
from battlemap.board.entities.wall import Wall
from battlemap.errors import UnknownEntityError
from battlemap.frozen import Stored
from battlemap.geometry.cells import MAX_SIDE, Cell

MAX_WALLS, MAX_DOORS, MAX_LIGHTS, MAX_TOKENS = 300_000, 20_000, 20_000, 20_000
"""How many chains of walls, doors, lights and minis a file may bring; no table and no machine has room for more."""

MAX_NUMBER = 10**12
"""No new entity gets a higher number; whoever adds one every second needs thirty thousand years."""

Side = Annotated[int, Field(strict=True, ge=1, le=MAX_SIDE)]


class Board(Stored):
    """A map of `columns` × `rows` cells. The order of its tokens is the order they are stacked in."""

    columns: Side
    rows: Side
    floor: Key = "dark"
    picture: MapPicture | None = None
    grid: Grid = Grid()
    walls: tuple[Wall, ...] = ()
    doors: tuple[Door, ...] = ()
    lights: tuple[Light, ...] = ()
    tokens: tuple[Token, ...] = ()
    next_number: Annotated[int, Field(strict=True, ge=1, le=MAX_NUMBER)] = 1
    """The number of the next new entity; it only grows, so an id is never used twice."""

    @cached_property
    def token_by_id(self) -> Mapping[TokenId, Token]:
        """The minis by their ids."""
        return MappingProxyType({token.id: token for token in self.tokens})

    @cached_property
    def door_by_id(self) -> Mapping[DoorId, Door]:
        """The doors by their ids."""
        return MappingProxyType({door.id: door for door in self.doors})

    @cached_property
    def wall_by_id(self) -> Mapping[WallId, Wall]:
        """The walls by their ids."""
        return MappingProxyType({wall.id: wall for wall in self.walls})

    def token(self, token: TokenId) -> Token:
        """The mini with this id; raises `UnknownEntityError` when there is none."""
        try:
            return self.token_by_id[token]
        except KeyError:
            raise UnknownEntityError("mini", token) from None

    def door(self, door: DoorId) -> Door:
        """The door with this id; raises `UnknownEntityError` when there is none."""
        try:
            return self.door_by_id[door]
        except KeyError:
            raise UnknownEntityError("door", door) from None

    def wall(self, wall: WallId) -> Wall:
        """The wall with this id; raises `UnknownEntityError` when there is none."""
        try:
            return self.wall_by_id[wall]
        except KeyError:
            raise UnknownEntityError("wall", wall) from None

    def contains(self, cell: Cell) -> bool:
        """Whether the cell lies on the map."""
        return 0 <= cell.column < self.columns and 0 <= cell.row < self.rows

    def holds(self, cell: Cell, size: int) -> bool:
        """Whether a footprint of this size fits on the map with its top-left at `cell`."""
        return self.contains(cell) and cell.column + size <= self.columns and cell.row + size <= self.rows

    def nearest_place(self, cell: Cell, size: int) -> Cell:
        """The cell nearest to `cell` where such a footprint fits; the first cell for one larger than the map."""
        return Cell(
            max(0, min(cell.column, self.columns - size)),
            max(0, min(cell.row, self.rows - size)),
        )
