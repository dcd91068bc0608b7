"""What lies at a point of the board: minis by their footprints, doors and windows by their lines."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot

from battlemap.board.board import Board
from battlemap.board.entities.names import DoorId, TokenId, WallId
from battlemap.board.entities.token import Token
from battlemap.board.entities.wall import WallKind
from battlemap.geometry.cells import Cell, Point
from battlemap.gui.scene.units import cell_at

DOOR_REACH = 0.28
"""A door is hit up to so many cells beside its line."""

WINDOW_REACH = 0.22


class TokenIndex:
    """The topmost mini of each cell, from minis in the order they are painted."""

    def __init__(self, painted: Iterable[Token]) -> None:
        self._top: dict[Cell, TokenId] = {}
        minis = tuple(painted)
        for token in minis:
            for cell in token.cells:
                self._top[cell] = token.id
        self.seen = frozenset(self._top.values())
        """The minis that are topmost somewhere."""
        self.covered: dict[TokenId, tuple[TokenId, ...]] = {}
        """By the mini that lies on them: those that are topmost nowhere, from the topmost of them to the lowest."""
        for token in minis:
            if token.id not in self.seen:
                above = self._top[token.cell]
                self.covered[above] = (token.id, *self.covered.get(above, ()))

    def at(self, point: Point) -> TokenId | None:
        """The topmost mini whose footprint holds the point."""
        return self._top.get(cell_at(point))


def door_at(board: Board, point: Point) -> DoorId | None:
    """The door nearest to the point, if it is near enough to be hit."""
    near = [(_distance(point, door.start, door.end), door.id) for door in board.doors]
    hit = [(distance, door) for distance, door in near if distance <= DOOR_REACH]
    return min(hit)[1] if hit else None


def window_at(board: Board, point: Point) -> WallId | None:
    """The window nearest to the point, if it is near enough to be hit."""
    hit = [
        (distance, wall.id)
        for wall in board.walls
        if wall.kind is WallKind.WINDOW
        for start, end in zip(wall.points, wall.points[1:], strict=False)
        if (distance := _distance(point, start, end)) <= WINDOW_REACH
    ]
    return min(hit)[1] if hit else None


def _distance(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a straight piece."""
    across, down = end.x - start.x, end.y - start.y
    length = across * across + down * down
    along = ((point.x - start.x) * across + (point.y - start.y) * down) / length if length else 0.0
    along = max(0.0, min(1.0, along))
    return hypot(start.x + along * across - point.x, start.y + along * down - point.y)
