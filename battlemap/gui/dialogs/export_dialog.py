"""The dialog that asks what a picture of the map should show and how large it should be."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QRadioButton, QSpinBox, QVBoxLayout, QWidget

from battlemap.board.board import Board
from battlemap.files.drawn_size import most_pixels, usual_pixels
from battlemap.gui.widgets.labelled import labelled


class ExportDialog(QDialog):
    """Asks whose view is drawn, and with how many pixels to a cell."""

    def __init__(self, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self.players = QRadioButton(self.tr("What the &players may see"))
        self.master = QRadioButton(self.tr("&Everything, as on this screen"))
        self.players.setChecked(True)
        self.pixels = QSpinBox()
        self.pixels.setRange(1, most_pixels(board.columns, board.rows))
        self.pixels.setValue(usual_pixels(board.picture, board.columns, board.rows))
        self.pixels.setSuffix(self.tr(" px"))
        self.size_line = QLabel()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.save = self.buttons.addButton(self.tr("&Save picture…"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.pixels.valueChanged.connect(self._show_size)
        self._lay_out()
        self._show_size()

    @property
    def for_players(self) -> bool:
        """Whether only what players may see is drawn."""
        return self.players.isChecked()

    @property
    def pixels_per_cell(self) -> int:
        """How many pixels a cell gets."""
        return self.pixels.value()

    def _show_size(self) -> None:
        width, height = (side * self.pixels.value() for side in (self._board.columns, self._board.rows))
        self.size_line.setText(
            self.tr("The picture gets {width} × {height} pixels.").format(width=width, height=height)
        )

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Export picture"))
        self.size_line.setTextFormat(Qt.TextFormat.PlainText)
        self.size_line.setProperty("role", "muted")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(10)
        layout.addWidget(self.players)
        layout.addWidget(self.master)
        layout.addWidget(labelled(self.tr("Pixels per &cell"), self.pixels))
        layout.addWidget(self.size_line)
        layout.addWidget(self.buttons)
        self.save.setDefault(True)
        self.setMinimumWidth(360)
