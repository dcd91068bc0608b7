"""The dock with the minis to put on the map."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QToolButton, QVBoxLayout, QWidget

from battlemap.board.entities.token import Look, Side
from battlemap.errors import BattlemapError
from battlemap.geometry.cells import Cell
from battlemap.gui import minis_actions
from battlemap.gui.dock import DockKind
from battlemap.gui.translation import shown
from battlemap.gui.widgets import map_in_window
from battlemap.gui.widgets.flow_layout import FlowLayout
from battlemap.gui.widgets.labelled import complaint_label
from battlemap.gui.widgets.library.library_view import LibraryView
from battlemap.gui.widgets.library.tiles import Tile
from battlemap.gui.widgets.picture_files import picture_filter, read_picture
from battlemap.gui.widgets.search_field import SearchField
from battlemap.gui.widgets.side_icon import side_icon
from battlemap.gui.workbench import Workbench
from battlemap.operations.library import nearest_free_cell
from battlemap.operations.tokens import NewMini, new_sheet, side_name
from battlemap.text import QT_TRANSLATE_NOOP

_NAME_LENGTH = 60
_SEARCH_WIDTH = 220


class LibraryDock(QWidget):
    """Tiles of minis with a search and a choice of side."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self.search = SearchField(self.tr("Search minis"))
        self.sides = QButtonGroup(self)
        self.tiles = LibraryView(workbench)
        self._complaint = complaint_label()
        self._lay_out()
        self.search.textChanged.connect(self._search)
        self.search.left_down.connect(self._enter_tiles)
        self.sides.idClicked.connect(self._choose_side)
        self.tiles.wanted.connect(self.place)

    def sizeHint(self) -> QSize:
        """One row of tiles."""
        return QSize(700, 140)

    def place(self, tile: Tile) -> None:
        """Put a mini on the first free cell near the middle of what is visible of the map."""
        if not tile.is_mini:
            self._ask_for_picture()
            return
        state = self._workbench.document.state
        mini = tile.mini(state, self._free_cell(tile.size))
        if mini is not None:
            minis_actions.place(self._workbench, (mini,))

    def place_picture(self, path: Path) -> None:
        """Make a mini of a picture from a file; says why when it is none."""
        try:
            data = read_picture(path)
        except BattlemapError as error:
            self._complaint.setText(shown(error.text))
            self._complaint.show()
            return
        self._complaint.hide()
        document = self._workbench.document
        look = Look(picture=document.pictures.add(data))
        sheet = new_sheet(document.state, path.stem.replace("_", " ")[:_NAME_LENGTH])
        minis_actions.place(self._workbench, (NewMini(cell=self._free_cell(1), look=look, sheet=sheet),))

    @property
    def complaint(self) -> str:
        """Why a file could not be taken; empty when all is well."""
        return "" if self._complaint.isHidden() else self._complaint.text()

    def _free_cell(self, size: int) -> Cell:
        board = self._workbench.document.state.board
        return nearest_free_cell(board, map_in_window.middle_cell(self, board), size)

    def _ask_for_picture(self) -> None:
        folder = self._workbench.settings.last_folder
        chosen, _ = QFileDialog.getOpenFileName(self, self.tr("Picture for a mini"), folder, picture_filter())
        if chosen:
            self.place_picture(Path(chosen))

    def _search(self, typed: str) -> None:
        self.tiles.found.search(typed)

    def _choose_side(self, number: int) -> None:
        self.tiles.found.show_side(None if number == 0 else tuple(Side)[number - 1])

    def _enter_tiles(self) -> None:
        """Go on to the first mini that was found."""
        self.tiles.setFocus(Qt.FocusReason.TabFocusReason)
        rows = self.tiles.found.rowCount()
        if rows:
            self.tiles.setCurrentIndex(self.tiles.found.index(min(1, rows - 1), 0))

    def _lay_out(self) -> None:
        header = QWidget()
        flow = FlowLayout(header, spacing=6)
        self.search.setFixedWidth(_SEARCH_WIDTH)
        flow.addWidget(self.search)
        for number, title in enumerate((self.tr("All"), *(shown(side_name(side)) for side in Side))):
            button = QToolButton()
            button.setText(title)
            button.setCheckable(True)
            button.setProperty("chip", "choice")
            button.setToolTip(self.tr("Show the minis of all sides") if number == 0 else title)
            if number:
                button.setIcon(side_icon(tuple(Side)[number - 1]))
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            self.sides.addButton(button, number)
            flow.addWidget(button)
        self.sides.button(0).setChecked(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 0)
        column.setSpacing(4)
        for widget in (header, self._complaint):
            column.addWidget(widget)
        column.addWidget(self.tiles, 1)


DOCK = DockKind(
    id="library",
    title=QT_TRANSLATE_NOOP("Docks", "Library"),
    icon="library",
    area=Qt.DockWidgetArea.BottomDockWidgetArea,
    order=0,
    make=LibraryDock,
)
