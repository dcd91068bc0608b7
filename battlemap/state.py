"""The state of the game: one frozen value that holds everything a file keeps."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from battlemap.board.board import Board
from battlemap.board.entities.names import Key, Name
from battlemap.frozen import Stored, changed
from battlemap.rules.kept import Kept
from battlemap.rules.situation import Situation


class KeptEntity(Stored):
    """An item of one of the state's lists that this program cannot use, with the name of its list."""

    collection: Key
    item: Kept


class MapSettings(Stored):
    """What a map is called."""

    title: Name = ""


class GameState(Stored):
    """The whole game. `kept` holds items of its lists that could not be read; they are written back as they came."""

    situation: Situation
    settings: MapSettings = MapSettings()
    kept: Annotated[tuple[KeptEntity, ...], Field(exclude=True)] = ()

    @property
    def board(self) -> Board:
        """The board of the situation."""
        return self.situation.board


def with_board(state: GameState, board: Board) -> GameState:
    """The state with another board."""
    return changed(state, situation=changed(state.situation, board=board))


def with_situation(state: GameState, situation: Situation) -> GameState:
    """The state with another situation."""
    return changed(state, situation=situation)
