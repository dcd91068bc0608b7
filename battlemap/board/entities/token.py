"""Minis: who stands on which cells, on whose side, looking where. Life and states are on the sheet, not here."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from battlemap.board.entities.names import Key, PictureHash, TokenId
from battlemap.frozen import Stored
from battlemap.geometry.cells import Cell, Facing, footprint

MAX_SIZE = 20
"""The largest footprint, in cells to a side."""

MAX_HEIGHT = 1000
"""The greatest height above or depth below the ground, in cells."""


class Side(StrEnum):
    """Whose side a mini is on: heroes and allies are friends, enemies are against both, neutral ones are for nobody."""

    HERO = "hero"
    ALLY = "ally"
    ENEMY = "enemy"
    NEUTRAL = "neutral"


class Look(Stored):
    """What a mini shows: one of the program's own drawings, or a picture of the user's, or its initials."""

    art: Key | None = None
    picture: PictureHash | None = None


Size = Annotated[int, Field(strict=True, ge=1, le=MAX_SIZE)]
Height = Annotated[int, Field(strict=True, ge=-MAX_HEIGHT, le=MAX_HEIGHT)]


class Token(Stored):
    """A mini on the map. `cell` is the top-left of its size × size cells; height is in cells above the ground."""

    id: TokenId
    cell: Cell
    size: Size = 1
    side: Side = Side.NEUTRAL
    facing: Facing | None = None
    height: Height = 0
    look: Look = Look()
    hidden: bool = False
    carried_by: TokenId | None = None

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells it stands on, row by row."""
        return footprint(self.cell, self.size)
