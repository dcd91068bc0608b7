"""Which minis stand so near to each other that their names have to share the room."""

from __future__ import annotations

from collections.abc import Iterable

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Token
from battlemap.geometry.cells import Cell


def with_neighbours(tokens: Iterable[Token]) -> frozenset[TokenId]:
    """The minis that have another one directly to their left or right in the row their names lie below."""
    minis = tuple(tokens)
    feet = {cell for token in minis for cell in _feet(token)}
    return frozenset(token.id for token in minis if not feet.isdisjoint(_beside(token)))


def _bottom(token: Token) -> int:
    return token.cell.row + token.size - 1


def _feet(token: Token) -> tuple[Cell, ...]:
    """The lowest row of a footprint."""
    return tuple(Cell(token.cell.column + across, _bottom(token)) for across in range(token.size))


def _beside(token: Token) -> tuple[Cell, Cell]:
    """The cells left and right of the lowest row."""
    return Cell(token.cell.column - 1, _bottom(token)), Cell(token.cell.column + token.size, _bottom(token))
