"""The minis a panel is about, and what they have in common."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Generic, NamedTuple, ParamSpec, TypeVar

from PySide6.QtCore import QObject, Signal

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Token
from battlemap.errors import BattlemapError
from battlemap.gui.document import Document
from battlemap.operations.registry import Act
from battlemap.rules.system import Sheet, Vitals
from battlemap.state import GameState

P = ParamSpec("P")
V = TypeVar("V", bound=Hashable)


class Shared(NamedTuple, Generic[V]):
    """A value several minis share; `mixed` when they differ. Without any mini there is no value."""

    value: V | None
    mixed: bool = False


def shared(values: Iterable[V | None]) -> Shared[V]:
    """The one value all have, or that they differ."""
    different = dict.fromkeys(values)
    return Shared(next(iter(different))) if len(different) == 1 else Shared(None, len(different) > 1)


class Chosen(NamedTuple):
    """The minis as they are now, and the sheets and vitals of those whose sheet can be read."""

    tokens: tuple[Token, ...]
    sheets: tuple[Sheet, ...]
    vitals: tuple[Vitals, ...]

    def number(self, field: str) -> Shared[int]:
        """The number all sheets have in common."""
        return shared(getattr(sheet, field, None) for sheet in self.sheets)


def chosen(state: GameState, tokens: Iterable[TokenId]) -> Chosen:
    """These minis, as far as they are on the map."""
    found = tuple(state.board.token_by_id[token] for token in tokens if token in state.board.token_by_id)
    sheets = tuple(state.situation.sheet_by_token.get(token.id) for token in found)
    vitals = tuple(state.situation.vitals(token.id) for token in found)
    return Chosen(
        found,
        tuple(sheet for sheet in sheets if isinstance(sheet, Sheet)),
        tuple(each for each in vitals if each is not None),
    )


class Editing(QObject):
    """Does acts on the minis of a panel; `refused` tells why one could not be done."""

    refused = Signal(object)
    """Sends a `Text`, or `None` when an act was done."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.tokens: tuple[TokenId, ...] = ()

    @property
    def chosen(self) -> Chosen:
        """The minis as they are now."""
        return chosen(self.document.state, self.tokens)

    def run(self, act: Act[P], *args: P.args, **kwargs: P.kwargs) -> None:
        """Do an act as one step of the history."""
        try:
            self.document.run(act, *args, **kwargs)
        except BattlemapError as error:
            self.refused.emit(error.text)
        else:
            self.refused.emit(None)
