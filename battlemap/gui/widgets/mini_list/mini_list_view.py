"""The list of all minis, in step with the selection both ways."""

from __future__ import annotations

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from battlemap.board.entities.names import TokenId
from battlemap.gui.selection import Selection
from battlemap.gui.widgets.mini_list.mini_rows import MiniModel, MiniRow, Role
from battlemap.gui.widgets.mini_list.row_delegate import RowDelegate
from battlemap.gui.widgets.mini_list.sorted_minis import SortedMinis
from battlemap.gui.widgets.portraits import Portraits
from battlemap.gui.workbench import Workbench


class MiniListView(QListView):
    """All minis. What is selected here is selected on the map, and the other way round."""

    wanted = Signal(str)
    """A mini was double-clicked, or Enter pressed on it; sends its id."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selection: Selection = workbench.selection
        self._in_step = True
        self.minis = MiniModel(workbench.document, self)
        self.sorted = SortedMinis(self.minis, self)
        portraits = Portraits(workbench.document, self)
        portraits.changed.connect(self.viewport().update)
        self._set_up(portraits)
        self._selection.changed.connect(self._take_over)
        self._let_go()

    def _set_up(self, portraits: Portraits) -> None:
        # Rows that go or come are no choice of the user: meanwhile the selection on the map stays.
        for going in (self.sorted.rowsAboutToBeRemoved, self.sorted.modelAboutToBeReset):
            going.connect(self._hold)
        self.setModel(self.sorted)
        for gone in (self.sorted.rowsRemoved, self.sorted.modelReset):
            gone.connect(self._let_go)
        self.sorted.rowsInserted.connect(self._take_over)
        self.setItemDelegate(RowDelegate(portraits, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Minis on the map"))
        self.activated.connect(self._want)

    def search(self, typed: str) -> None:
        """Show only minis that match; the selection on the map stays."""
        self._hold()
        self.sorted.search(typed)
        self._let_go()

    def token_at(self, index: QModelIndex | QPersistentModelIndex) -> TokenId | None:
        """The mini of a row."""
        row = index.data(Role.ROW)
        return row.token.id if isinstance(row, MiniRow) else None

    def index_of(self, token: TokenId) -> QModelIndex:
        """The row of a mini; an invalid index when it is not shown."""
        return self.sorted.mapFromSource(self.minis.index(self.minis.row_of(token)))

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Select on the map what is selected here."""
        super().selectionChanged(selected, deselected)
        if not self._in_step:
            shown = [self.token_at(index) for index in self.selectionModel().selectedIndexes()]
            self._in_step = True
            self._selection.set(token for token in shown if token is not None)
            self._in_step = False

    def _hold(self) -> None:
        """From now on what happens to the rows is no choice of the user."""
        self._in_step = True

    def _let_go(self) -> None:
        """Follow the user again, beginning with what is selected on the map."""
        self._in_step = False
        self._take_over()

    def _take_over(self) -> None:
        """Select here what is selected on the map."""
        if self._in_step:
            return
        self._in_step = True
        chosen = QItemSelection()
        tokens = frozenset(self._selection.tokens)
        rows = (place for place, row in enumerate(self.minis.rows) if row.token.id in tokens)
        indexes = [index for place in rows if (index := self.sorted.mapFromSource(self.minis.index(place))).isValid()]
        for index in indexes:
            chosen.select(index, index)
        self.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        if indexes and self.currentIndex() not in indexes:
            self.selectionModel().setCurrentIndex(indexes[0], QItemSelectionModel.SelectionFlag.NoUpdate)
        self._in_step = False
        self._reveal()

    def _reveal(self) -> None:
        """Scroll to what is selected."""
        if self.currentIndex() in self.selectionModel().selectedIndexes():
            self.scrollTo(self.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is selected stays in sight, also when its values open below and the list becomes lower."""
        super().resizeEvent(event)
        if event.size().height() != event.oldSize().height():
            self._reveal()

    def _want(self, index: QModelIndex) -> None:
        token = self.token_at(index)
        if token is not None:
            self.wanted.emit(token)
