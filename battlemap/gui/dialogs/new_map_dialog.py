"""The dialog that makes a new map: empty, or of a picture."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.board.entities.names import PictureId
from battlemap.board.entities.picture import MapPicture
from battlemap.errors import BattlemapError
from battlemap.files.picture_store import picture_id
from battlemap.gui.dialogs.picture_grid_dialog import PictureGridDialog
from battlemap.gui.translation import shown
from battlemap.gui.widgets.floor_list import FloorList
from battlemap.gui.widgets.labelled import complaint_label, labelled
from battlemap.gui.widgets.length_box import CellsBox
from battlemap.gui.widgets.picture_files import picture_filter, read_picture
from battlemap.operations.maps import DEFAULT_COLUMNS, DEFAULT_ROWS, new_map
from battlemap.rules.registry import DEFAULT_SYSTEM, system_infos
from battlemap.state import GameState
from battlemap.text import Text

_CELL_CENTIMETRES = 2.5


class NewMapDialog(QDialog):
    """Asks for title, size, floor and, where there is a choice, rule system.

    `state()` and `pictures()` are the new map.
    """

    def __init__(self, parent: QWidget | None = None, folder: str = "") -> None:
        super().__init__(parent)
        self._folder = folder
        self._picture: MapPicture | None = None
        self._pictures: dict[PictureId, bytes] = {}
        self.title = QLineEdit()
        self.columns = CellsBox(DEFAULT_COLUMNS)
        self.rows = CellsBox(DEFAULT_ROWS)
        self.system = QComboBox()
        self.floor = FloorList()
        self.on_table = QLabel()
        self.picture_name = QLabel()
        self.choose_picture = QPushButton(self.tr("From a &picture …"))
        self.drop_picture = QPushButton(self.tr("&Without picture"))
        self._complaint = complaint_label()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._fill()
        self._lay_out()
        self._watch()
        self._show_size()
        self._show_picture("")

    def state(self) -> GameState:
        """The new map."""
        return new_map(
            self.columns.value(),
            self.rows.value(),
            floor=self.floor.chosen,
            system=str(self.system.currentData()),
            picture=self._picture,
            title=self.title.text().strip(),
        )

    def pictures(self) -> Mapping[PictureId, bytes]:
        """The bytes of the new map's picture, if it has one."""
        return dict(self._pictures)

    def take_picture(self, path: Path) -> None:
        """Ask how the grid of a picture lies and make the map of it; says why when it is no picture."""
        try:
            data = read_picture(path)
            dialog = PictureGridDialog(data, self)
        except BattlemapError as error:
            self._complain(error.text)
            return
        self._complain(None)
        if dialog.exec():
            placement = dialog.placement()
            self._picture, self._pictures = placement.picture, {picture_id(data): data}
            self.columns.setValue(placement.columns)
            self.rows.setValue(placement.rows)
            self._show_picture(path.name)
            if not self.title.text():
                self.title.setText(path.stem.replace("_", " ")[:200])

    @property
    def complaint(self) -> str:
        """Why a file could not be taken; empty when all is well."""
        return self._complaint.text()

    def _complain(self, complaint: Text | None) -> None:
        self._complaint.setText(shown(complaint) if complaint is not None else "")
        self._complaint.setVisible(complaint is not None)

    def _ask_for_picture(self) -> None:
        title = self.tr("Picture for the map")
        chosen, _ = QFileDialog.getOpenFileName(self, title, self._folder, picture_filter())
        if chosen:
            self.take_picture(Path(chosen))

    def _forget_picture(self) -> None:
        self._picture, self._pictures = None, {}
        self._show_picture("")

    def _show_picture(self, name: str) -> None:
        """With a picture the size follows from its grid."""
        self.picture_name.setText(name or self.tr("No picture: the floor shows"))
        self.drop_picture.setEnabled(bool(name))
        for box in (self.columns, self.rows):
            box.setEnabled(not name)

    def _show_size(self) -> None:
        locale = self.locale()
        width, height = (locale.toString(box.value() * _CELL_CENTIMETRES, "f", 1) for box in (self.columns, self.rows))
        self.on_table.setText(self.tr("{width} × {height} cm on the table").format(width=width, height=height))

    def _fill(self) -> None:
        for info in system_infos():
            self.system.addItem(shown(info.title), info.id)
        self.system.setCurrentIndex(self.system.findData(DEFAULT_SYSTEM))
        self.title.setMaxLength(200)
        self.title.setPlaceholderText(self.tr("Untitled"))

    def _watch(self) -> None:
        for box in (self.columns, self.rows):
            box.valueChanged.connect(self._show_size)
        self.choose_picture.clicked.connect(self._ask_for_picture)
        self.drop_picture.clicked.connect(self._forget_picture)
        self.floor.itemActivated.connect(self.accept)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("New map"))
        self.resize(680, 500)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(12)
        whole.addWidget(labelled(self.tr("&Title"), self.title))
        whole.addLayout(self._size_row())
        whole.addWidget(labelled(self.tr("&Floor"), self.floor), 1)
        whole.addLayout(self._picture_row())
        whole.addWidget(self._complaint)
        whole.addWidget(self.buttons)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("&Make map"))

    def _size_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(labelled(self.tr("&Columns"), self.columns))
        row.addWidget(labelled(self.tr("&Rows"), self.rows))
        self.on_table.setProperty("role", "muted")
        self.on_table.setMinimumHeight(30)
        row.addWidget(self.on_table, 0, Qt.AlignmentFlag.AlignBottom)
        row.addStretch(1)
        system = labelled(self.tr("Rule &system"), self.system)
        row.addWidget(system)
        system.setVisible(self.system.count() > 1)
        return row

    def _picture_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12)
        self.picture_name.setTextFormat(Qt.TextFormat.PlainText)
        self.picture_name.setProperty("role", "muted")
        self.picture_name.setWordWrap(True)
        row.addWidget(self.choose_picture)
        row.addWidget(self.drop_picture)
        row.addWidget(self.picture_name, 1)
        return row
