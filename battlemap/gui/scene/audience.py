"""Who looks at a scene."""

from __future__ import annotations

from enum import Enum

from battlemap.board.audience import for_players
from battlemap.board.board import Board


class Audience(Enum):
    """The game master sees everything; the players see what the board's audience leaves them."""

    GM = "gm"
    PLAYERS = "players"

    def view(self, board: Board) -> Board:
        """The part of a board this audience sees."""
        return board if self is Audience.GM else for_players(board)
