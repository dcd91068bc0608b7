"""The minis of the map as rows for a list."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Token
from battlemap.geometry.cells import cell_name
from battlemap.gui.document import Change, Document, Origin
from battlemap.gui.translation import shown
from battlemap.operations import sheets
from battlemap.operations.naming import token_name
from battlemap.operations.tokens import side_name
from battlemap.rules.kept import Kept
from battlemap.rules.system import Sheet, Vitals
from battlemap.state import GameState

Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """What can be asked of a row beside Qt's own."""

    ROW = Qt.ItemDataRole.UserRole + 1
    """The `MiniRow`."""


class MiniRow(NamedTuple):
    """A mini of the map with what its sheet says; without vitals where the sheet cannot be read."""

    token: Token
    sheet: Sheet | Kept | None
    vitals: Vitals | None
    name: str

    def spoken(self) -> str:
        """All there is to know, for screen readers."""
        vitals = self.vitals
        parts = [self.name or QCoreApplication.translate("MiniList", "Nameless"), shown(side_name(self.token.side))]
        parts.append(cell_name(self.token.cell))
        if vitals is None:
            parts.append(QCoreApplication.translate("MiniList", "sheet cannot be read"))
        elif vitals.life is not None and vitals.life_max is not None:
            line = QCoreApplication.translate("MiniList", "life {life} of {whole}")
            parts.append(line.format(life=vitals.life, whole=vitals.life_max))
        parts += [*(vitals.badges if vitals is not None else ()), *self.states()]
        return ", ".join(parts)

    def states(self) -> list[str]:
        """Being hidden, and being above or below the ground."""
        states = [QCoreApplication.translate("MiniList", "hidden")] if self.token.hidden else []
        if self.token.height:
            line = QCoreApplication.translate("MiniList", "height {height}")
            states.append(line.format(height=f"{self.token.height}".replace("-", "−")))
        return states


class MiniModel(QAbstractListModel):
    """A row for each mini of the document. The order is no matter here; the list sorts."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._rows: list[MiniRow] = rows_of(document.state)
        document.changed.connect(self._follow)

    @property
    def rows(self) -> tuple[MiniRow, ...]:
        """The rows as they are."""
        return tuple(self._rows)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many minis there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a row shows."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}:
            return row.name
        if role in {Qt.ItemDataRole.AccessibleTextRole}:
            return row.spoken()
        return row if role == Role.ROW else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A mini can be renamed in the list where its sheet can be read."""
        flags = super().flags(index)
        readable = index.isValid() and self._rows[index.row()].vitals is not None
        return flags | Qt.ItemFlag.ItemIsEditable if readable else flags

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Rename a mini."""
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        token = self._rows[index.row()].token.id
        return self._document.run(sheets.rename, (token,), str(value).strip()[:200])

    def row_of(self, token: TokenId) -> int:
        """The place of a mini; -1 when it is not there."""
        return next((place for place, row in enumerate(self._rows) if row.token.id == token), -1)

    def _follow(self, change: Change) -> None:
        if change.origin is Origin.OPENED:
            self.beginResetModel()
            self._rows = rows_of(change.after)
            self.endResetModel()
            return
        before, after = change.before.situation, change.after.situation
        if before.board.tokens is not after.board.tokens or before.roster is not after.roster:
            self._update(change.after)

    def _update(self, state: GameState) -> None:
        """Take rows out that left, change those that changed, and add new ones at the end."""
        fresh = {token.id: token for token in state.board.tokens}
        for place in reversed(range(len(self._rows))):
            if self._rows[place].token.id not in fresh:
                self.beginRemoveRows(QModelIndex(), place, place)
                del self._rows[place]
                self.endRemoveRows()
        for place, row in enumerate(self._rows):
            self._renew(place, row, fresh.pop(row.token.id), state)
        if fresh:
            self.beginInsertRows(QModelIndex(), len(self._rows), len(self._rows) + len(fresh) - 1)
            self._rows += [row_of(state, token) for token in fresh.values()]
            self.endInsertRows()

    def _renew(self, place: int, row: MiniRow, token: Token, state: GameState) -> None:
        if row.token is not token or row.sheet is not state.situation.sheet_by_token.get(token.id):
            self._rows[place] = row_of(state, token)
            index = self.index(place)
            self.dataChanged.emit(index, index)


def row_of(state: GameState, token: Token) -> MiniRow:
    """The row of one mini."""
    situation = state.situation
    return MiniRow(
        token, situation.sheet_by_token.get(token.id), situation.vitals(token.id), token_name(state, token.id)
    )


def rows_of(state: GameState) -> list[MiniRow]:
    """The rows of all minis in the order they are stacked."""
    return [row_of(state, token) for token in state.board.tokens]
