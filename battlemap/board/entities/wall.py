"""Walls and windows: chains of points in cell units."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from battlemap.board.entities.names import WallId
from battlemap.frozen import Stored
from battlemap.geometry.cells import Point


class WallKind(StrEnum):
    """What a wall is: low ones cover those who duck, windows let see but not walk, invisible ones only stop steps."""

    WALL = "wall"
    LOW = "low"
    WINDOW = "window"
    INVISIBLE = "invisible"


class Wall(Stored):
    """A chain of straight pieces. `prop` marks the outline of a thing such as a pillar or a crate."""

    id: WallId
    kind: WallKind = WallKind.WALL
    points: Annotated[tuple[Point, ...], Field(min_length=2, fail_fast=True)]
    prop: bool = False

    @property
    def segments(self) -> int:
        """How many straight pieces the chain has."""
        return len(self.points) - 1
