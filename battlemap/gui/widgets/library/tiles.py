"""The library's minis, and the map's own pictures, as tiles for a view."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QCoreApplication,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Look, Side
from battlemap.geometry.cells import Cell
from battlemap.gui.document import Change, Document
from battlemap.gui.scene.drops import LIBRARY_MIME
from battlemap.gui.translation import shown
from battlemap.gui.widgets.folding import matches
from battlemap.operations import clipboard
from battlemap.operations.library import LIBRARY, LibraryEntry, fresh_copy, new_mini
from battlemap.operations.naming import base_name, token_name
from battlemap.operations.tokens import NewMini, side_name
from battlemap.state import GameState

Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """What can be asked of a tile beside Qt's own."""

    TILE = Qt.ItemDataRole.UserRole + 1
    """The `Tile`."""


class Tile(NamedTuple):
    """A mini to choose: of the library, or like one on the map. Without either it is the tile for an own picture."""

    title: str
    look: Look = Look()
    side: Side | None = None
    size: int = 1
    entry: LibraryEntry | None = None
    like: TokenId | None = None

    @property
    def is_mini(self) -> bool:
        """Whether a mini can be made of it at once."""
        return self.entry is not None or self.like is not None

    def mini(self, state: GameState, cell: Cell) -> NewMini | None:
        """The new mini for this cell."""
        if self.entry is not None:
            return new_mini(state, self.entry, cell, self.title)
        return fresh_copy(state, self.like, cell) if self.like in state.board.token_by_id and self.like else None

    def spoken(self) -> str:
        """All there is to know, for screen readers and tool tips."""
        if not self.is_mini or self.side is None:
            return self.title
        parts = [self.title, shown(side_name(self.side))]
        if self.size > 1:
            line = QCoreApplication.translate("Library", "{size} × {size} cells")
            parts.append(line.format(size=self.size))
        if self.like is not None:
            parts.append(QCoreApplication.translate("Library", "on this map"))
        return ", ".join(parts)


def library_tiles() -> tuple[Tile, ...]:
    """A tile for an own picture, then the library."""
    own = Tile(QCoreApplication.translate("Library", "Picture …"))
    return own, *(Tile(shown(e.title), Look(art=e.art), e.side, e.size, entry=e) for e in LIBRARY)


def tiles_of_map(state: GameState) -> tuple[Tile, ...]:
    """A tile for each picture that minis of the map show, like the lowest mini that shows it."""
    first = {token.look.picture: token for token in reversed(state.board.tokens) if token.look.picture is not None}
    return tuple(
        Tile(base_name(token_name(state, token.id)), Look(picture=picture), token.side, token.size, like=token.id)
        for picture, token in reversed(first.items())
    )


class LibraryModel(QAbstractListModel):
    """The tiles; those of the map follow the document."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._library = library_tiles()
        self._of_map = tiles_of_map(document.state)
        document.changed.connect(self._follow)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles: the one for an own picture, those of the map, the library."""
        return self._library[:1] + self._of_map + self._library[1:]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many tiles there are."""
        return 0 if parent.isValid() else len(self._library) + len(self._of_map)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a tile shows."""
        if not index.isValid():
            return None
        tile = self.tiles[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return tile.title
        if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole}:
            return tile.spoken()
        return tile if role == Role.TILE else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Minis can be dragged."""
        flags = super().flags(index)
        is_mini = index.isValid() and self.tiles[index.row()].is_mini
        return flags | Qt.ItemFlag.ItemIsDragEnabled if is_mini else flags

    def mimeTypes(self) -> list[str]:
        """The types of a drag."""
        return [LIBRARY_MIME, clipboard.MIME_TYPE]

    def mimeData(self, indexes: Iterable[Index]) -> QMimeData:
        """What the map gets: the art of a library mini, or a copy of one of the map."""
        data = QMimeData()
        for index in indexes:
            tile = self.tiles[index.row()]
            if tile.entry is not None:
                data.setData(LIBRARY_MIME, QByteArray(tile.entry.art.encode()))
                continue
            mini = tile.mini(self._document.state, Cell(0, 0))
            if mini is not None:
                text = clipboard.Copies(minis=(mini,)).model_dump_json()
                data.setData(clipboard.MIME_TYPE, QByteArray(text.encode()))
        return data

    def _follow(self, change: Change) -> None:
        before, after = change.before, change.after
        if before.board.tokens is after.board.tokens and before.situation.roster is after.situation.roster:
            return
        fresh = tiles_of_map(after)
        if fresh != self._of_map:
            self.beginResetModel()
            self._of_map = fresh
            self.endResetModel()


class FoundTiles(QSortFilterProxyModel):
    """The tiles that match what was typed and the side; the one for an own picture always."""

    def __init__(self, library: LibraryModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._typed = ""
        self._side: Side | None = None
        self.setSourceModel(library)

    def search(self, typed: str) -> None:
        """Show only minis whose name matches."""
        self._typed = typed
        self.invalidate()

    def show_side(self, side: Side | None) -> None:
        """Show only minis of this side, or all."""
        self._side = side
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Whether a tile matches."""
        tile = self.sourceModel().index(row, 0, parent).data(Role.TILE)
        if not isinstance(tile, Tile) or not tile.is_mini:
            return True
        return self._side in {None, tile.side} and matches(self._typed, tile.title)
