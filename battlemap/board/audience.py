"""What the players may see: a board in, a board out.

The players' window and pictures for players are drawn from the board this gives, so what a player may not know is not
there at all: neither hidden minis nor anything only the game master uses (walls, doors, windows, lights).
"""

from __future__ import annotations

from battlemap.board.board import Board
from battlemap.board.entities.token import Token
from battlemap.frozen import changed


def for_players(board: Board) -> Board:
    """The part of the board that players may see."""
    return changed(
        board,
        walls=(),
        doors=(),
        lights=(),
        tokens=tuple(token for token in board.tokens if is_shown(board, token)),
    )


def is_shown(board: Board, token: Token) -> bool:
    """Whether players see this mini: neither it nor anyone who carries it is hidden."""
    seen = set()
    current: Token | None = token
    while current is not None and current.id not in seen:
        if current.hidden:
            return False
        seen.add(current.id)
        current = board.token_by_id.get(current.carried_by) if current.carried_by is not None else None
    return True
