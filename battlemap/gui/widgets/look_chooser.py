"""Choosing what minis look like: their initials, a drawing of the library, or a picture from a file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Look
from battlemap.errors import BattlemapError
from battlemap.gui.document import Change
from battlemap.gui.translation import shown
from battlemap.gui.widgets.labelled import complaint_label
from battlemap.gui.widgets.mini_panel.chosen import Editing, shared
from battlemap.gui.widgets.picture_files import picture_filter, read_picture
from battlemap.gui.widgets.picture_icon import picture_icon
from battlemap.gui.widgets.portraits import Portrait, Portraits
from battlemap.gui.workbench import Workbench
from battlemap.operations import tokens as token_acts
from battlemap.operations.library import LIBRARY
from battlemap.operations.naming import token_name

_PORTRAIT = 48
_TILE = QSize(60, 60)
_ROLE = Qt.ItemDataRole.UserRole


class LookChooser(QWidget):
    """A tile for each look; a click gives it to the minis."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing = Editing(workbench.document, self)
        self._settings = workbench.settings
        self._portraits = Portraits(workbench.document, self)
        self.list = QListWidget()
        self.from_file = QPushButton(self.tr("Own &picture …"))
        self.from_file.setAutoDefault(False)
        self._complaint = complaint_label()
        self._lay_out()
        self.list.itemClicked.connect(self._take)
        self.list.itemActivated.connect(self._take)
        self.from_file.clicked.connect(self._ask_for_picture)
        self._portraits.changed.connect(self._fill)
        workbench.document.changed.connect(self._follow)

    def show_minis(self, tokens: Iterable[TokenId]) -> None:
        """Be about these minis."""
        self._editing.tokens = tuple(tokens)
        self._fill()

    def take_picture(self, path: Path) -> None:
        """Give the minis a picture from a file; says why when it is none."""
        try:
            data = read_picture(path)
        except BattlemapError as error:
            self._complaint.setText(shown(error.text))
            self._complaint.show()
            return
        self._complaint.hide()
        picture = self._editing.document.pictures.add(data)
        self._give(Look(picture=picture))

    @property
    def complaint(self) -> str:
        """Why a file could not be taken; empty when all is well."""
        return self._complaint.text() if not self._complaint.isHidden() else ""

    def _give(self, look: Look) -> None:
        if self._editing.chosen.tokens:
            self._editing.run(token_acts.set_look, self._editing.tokens, look)

    def _take(self, item: QListWidgetItem) -> None:
        look = item.data(_ROLE)
        if isinstance(look, Look):
            self._give(look)

    def _ask_for_picture(self) -> None:
        title = self.tr("Picture for the mini")
        chosen, _ = QFileDialog.getOpenFileName(self, title, self._settings.last_folder, picture_filter())
        if chosen:
            self.take_picture(Path(chosen))

    def _follow(self, change: Change) -> None:
        if change.before.board.tokens is not change.after.board.tokens:
            self._fill()

    def _looks(self) -> list[tuple[str, Look]]:
        """Initials, the pictures that are on the map, and the library."""
        used = (token.look.picture for token in self._editing.document.state.board.tokens)
        pictures = [Look(picture=picture) for picture in dict.fromkeys(used) if picture is not None]
        own = [(self.tr("Own picture"), look) for look in pictures]
        drawn = [(shown(entry.title), Look(art=entry.art)) for entry in LIBRARY]
        return [(self.tr("Initials"), Look()), *own, *drawn]

    def _fill(self) -> None:
        chosen = self._editing.chosen.tokens
        side = shared(token.side for token in chosen).value
        look = shared(token.look for token in chosen).value
        name = token_name(self._editing.document.state, chosen[0].id) if chosen else ""
        place = self.list.verticalScrollBar().value()
        self.list.clear()
        for title, each in self._looks():
            portrait = Portrait(each, side, name)
            icon = picture_icon(self._portraits.pixmap(portrait, _PORTRAIT, self.devicePixelRatioF()))
            item = QListWidgetItem(icon, "", self.list)
            item.setData(_ROLE, each)
            item.setToolTip(title)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, title)
            item.setSizeHint(_TILE)
            if each == look:
                self.list.setCurrentItem(item)
        self.list.verticalScrollBar().setValue(place)

    def _lay_out(self) -> None:
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setIconSize(QSize(_PORTRAIT, _PORTRAIT))
        self.list.setGridSize(_TILE)
        self.list.setAccessibleName(self.tr("Look"))
        label = QLabel(self.tr("&Look"))
        label.setProperty("role", "muted")
        label.setBuddy(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(label)
        column.addWidget(self.list, 1)
        column.addWidget(self._complaint)
        column.addWidget(self.from_file)
