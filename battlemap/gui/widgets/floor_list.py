"""The floor patterns to choose from, each with a piece of it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QWidget

from battlemap.gui.translation import shown
from battlemap.gui.widgets.floors import floor_preview, floor_title, floors
from battlemap.gui.widgets.picture_icon import picture_icon

_SIDE = 72
_TILE = QSize(126, 104)


class FloorList(QListWidget):
    """One tile for each pattern."""

    def __init__(self, chosen: str = "dark", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setIconSize(QSize(_SIDE, _SIDE))
        self.setGridSize(_TILE)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for key in floors():
            self._add(key)
        self.choose(chosen)

    @property
    def chosen(self) -> str:
        """The key of the pattern that is chosen."""
        item = self.currentItem()
        return str(item.data(Qt.ItemDataRole.UserRole)) if item is not None else "dark"

    def choose(self, key: str) -> None:
        """Choose a pattern; the first one for a key that is not there."""
        self.setCurrentRow(floors().index(key) if key in floors() else 0)

    def _add(self, key: str) -> None:
        preview = floor_preview(key, _SIDE, self.devicePixelRatioF())
        item = QListWidgetItem(picture_icon(preview), shown(floor_title(key)), self)
        item.setData(Qt.ItemDataRole.UserRole, key)
        item.setSizeHint(_TILE)
