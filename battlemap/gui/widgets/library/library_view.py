"""The tiles of the library: dragged onto the map, or placed with a double click or Enter."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QDrag, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from battlemap.gui.widgets import map_in_window
from battlemap.gui.widgets.library.tile_delegate import TILE, TileDelegate
from battlemap.gui.widgets.library.tiles import FoundTiles, LibraryModel, Role, Tile
from battlemap.gui.widgets.portraits import Portrait, Portraits
from battlemap.gui.workbench import Workbench

_LARGEST_DRAGGED = 400
_SMALLEST_DRAGGED = 24


class LibraryView(QListView):
    """Shows the tiles; `wanted` sends the one that was double-clicked or entered."""

    wanted = Signal(object)

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._portraits = Portraits(workbench.document, self)
        self._portraits.changed.connect(self.viewport().update)
        self.library = LibraryModel(workbench.document, self)
        self.found = FoundTiles(self.library, self)
        self.setModel(self.found)
        self.setItemDelegate(TileDelegate(self._portraits, self))
        self._set_up()
        self.doubleClicked.connect(self._want)

    def _set_up(self) -> None:
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setGridSize(TILE)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setDragEnabled(True)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().setSingleStep(TILE.height() // 2)
        self.setAccessibleName(self.tr("Library of minis"))

    def tile_at(self, index: QModelIndex) -> Tile | None:
        """The tile of an index."""
        tile = index.data(Role.TILE)
        return tile if isinstance(tile, Tile) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Place a mini with Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._want(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the mini as large as it will be on the map."""
        del actions
        tile = self.tile_at(self.currentIndex())
        if tile is not None and tile.is_mini:
            self.drag_of(self.currentIndex(), tile).exec(Qt.DropAction.CopyAction)

    def drag_of(self, index: QModelIndex, tile: Tile) -> QDrag:
        """The drag of a tile, held in the middle of the mini's first cell."""
        cell = map_in_window.cell_pixels(self)
        side = max(_SMALLEST_DRAGGED, min(round(cell * tile.size), _LARGEST_DRAGGED))
        drag = QDrag(self)
        drag.setMimeData(self.library.mimeData([self.found.mapToSource(index)]))
        portrait = Portrait(tile.look, tile.side, tile.title)
        drag.setPixmap(self._portraits.pixmap(portrait, side, self.devicePixelRatioF()))
        held = side // (2 * tile.size)
        drag.setHotSpot(QPoint(held, held))
        return drag

    def _want(self, index: QModelIndex) -> None:
        tile = self.tile_at(index)
        if tile is not None:
            self.wanted.emit(tile)
