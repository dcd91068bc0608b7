"""The rows in the order a game master looks for them, and only those that match what was typed."""

from __future__ import annotations

import re

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel

from battlemap.board.entities.token import Side
from battlemap.gui.translation import shown
from battlemap.gui.widgets.folding import matches
from battlemap.gui.widgets.mini_list.mini_rows import MiniModel, MiniRow, Role
from battlemap.operations.tokens import side_name

_DIGITS = re.compile(r"(\d+)")
_SIDES = tuple(Side)


class SortedMinis(QSortFilterProxyModel):
    """Heroes, allies, enemies, the others; each by name, 2 before 10."""

    def __init__(self, minis: MiniModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._typed = ""
        self.setSourceModel(minis)
        self.sort(0)

    def search(self, typed: str) -> None:
        """Show only minis whose name, side or badges match."""
        self._typed = typed
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: QModelIndex | QPersistentModelIndex) -> bool:
        """Whether a row matches."""
        found = _row(self.sourceModel().index(row, 0, parent))
        return found is None or matches(self._typed, _searchable(found))

    def lessThan(self, left: QModelIndex | QPersistentModelIndex, right: QModelIndex | QPersistentModelIndex) -> bool:
        """Whether a row stands above another."""
        one, other = _row(left), _row(right)
        return one is not None and other is not None and _place(one) < _place(other)


def _row(index: QModelIndex | QPersistentModelIndex) -> MiniRow | None:
    row = index.data(Role.ROW)
    return row if isinstance(row, MiniRow) else None


def _searchable(row: MiniRow) -> str:
    badges = row.vitals.badges if row.vitals is not None else ()
    return " ".join((row.name, shown(side_name(row.token.side)), *badges))


def _place(row: MiniRow) -> tuple[int, list[tuple[int, str]], str]:
    parts = _DIGITS.split(row.name.casefold())
    natural = [(int(part), "") if part.isdecimal() else (0, part) for part in parts]
    return _SIDES.index(row.token.side), natural, row.token.id
