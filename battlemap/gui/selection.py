"""Which minis are selected: a matter of the window, not of the game, so it is no part of the state."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from battlemap.board.entities.names import TokenId
from battlemap.gui.document import Change, Document


class Selection(QObject):
    """The selected minis in the order they are stacked on the board; those that leave the map leave the selection."""

    changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._tokens: tuple[TokenId, ...] = ()
        document.changed.connect(self._follow)

    @property
    def tokens(self) -> tuple[TokenId, ...]:
        """The selected minis."""
        return self._tokens

    def set(self, tokens: Iterable[TokenId]) -> None:
        """Select exactly these minis, as far as they are on the map."""
        wanted = frozenset(tokens)
        self._take(tuple(token.id for token in self._document.state.board.tokens if token.id in wanted))

    def toggle(self, token: TokenId) -> None:
        """Add a mini to the selection or take it out."""
        self.set(frozenset(self._tokens) ^ {token})

    def clear(self) -> None:
        """Select nothing."""
        self.set(())

    def _follow(self, change: Change) -> None:
        if change.before.board.tokens is not change.after.board.tokens:
            self.set(self._tokens)

    def _take(self, tokens: tuple[TokenId, ...]) -> None:
        if tokens != self._tokens:
            self._tokens = tokens
            self.changed.emit()
