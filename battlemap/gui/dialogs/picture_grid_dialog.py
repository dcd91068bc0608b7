"""The dialog that lays a grid over a picture: for a new map, and for the picture under an existing one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from battlemap.files.grid_guess import GridGuess
from battlemap.files.picture_store import picture_id
from battlemap.gui.pictures import PictureLoader, QtPictureReader
from battlemap.gui.scene.picture_chain import PictureChain
from battlemap.gui.translation import shown
from battlemap.gui.widgets.labelled import complaint_label
from battlemap.gui.widgets.picture_grid.grid_finding import GridFinding
from battlemap.gui.widgets.picture_grid.grid_numbers import GridNumbers
from battlemap.gui.widgets.picture_grid.grid_preview import GridPreview
from battlemap.gui.widgets.picture_grid.lens import Lens
from battlemap.gui.widgets.picture_grid.pixel_grid import PictureGrid, Placement, first_grid, guessed_grid
from battlemap.text import Text

LONGEST_SIDE = 4_096
"""The preview is decoded no larger than this."""


class PictureGridDialog(QDialog):
    """Asks where the grid of a picture lies. `keep` is the size of a map that stays as large as it is.

    Raises `PictureError` for bytes that are no picture.
    """

    looked = Signal()
    """The picture was looked at: a grid was found or not, or it turned out to be damaged."""

    def __init__(self, data: bytes, parent: QWidget | None = None, *, keep: tuple[int, int] | None = None) -> None:
        super().__init__(parent)
        size = QtPictureReader().measure(data)
        self._picture = picture_id(data)
        self._keep = keep
        self._guess: PictureGrid | None = None
        self._touched = False
        self._chain = PictureChain()
        self._decoded = QImage()
        self._over = False
        self.numbers = GridNumbers(first_grid(size.width, size.height, keep))
        self.preview = GridPreview(self._chain)
        self.lenses = (Lens(self._chain, last=False), Lens(self._chain, last=True))
        self.suggestion = QLabel()
        self.take_suggestion = QPushButton(self.tr("Use the &suggestion"))
        self.outcome = QLabel()
        self._complaint = complaint_label()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._lay_out()
        self._watch()
        self._show_grid()
        self._start(data)

    def placement(self) -> Placement:
        """The picture scaled to the grid, and the size of the map."""
        return self.numbers.grid.placement(self._picture, self._keep)

    def done(self, result: int) -> None:
        """Close, and let go of the picture: it is large, and whoever asked may keep the dialog for long."""
        super().done(result)
        self._over = True
        self._decoded = QImage()
        self._chain.levels = ()

    def accept(self) -> None:
        """Take the number that is being typed too, then close."""
        self.numbers.finish()
        super().accept()

    @property
    def complaint(self) -> str:
        """What is wrong with the picture; empty when all is well."""
        return self._complaint.text()

    def _start(self, data: bytes) -> None:
        """Decode the preview in a worker, then look for a grid in it."""
        self.preview.show_message(self.tr("The picture is being read …"))
        self.suggestion.setText(self.tr("Looking for a grid in the picture …"))
        self._loader = PictureLoader(LONGEST_SIDE, self)
        self._loader.loaded.connect(self._receive)
        self._loader.halved.connect(self._receive_halved)
        self._loader.failed.connect(self._fail)
        self._finding = GridFinding(self)
        self._finding.found.connect(self._offer)
        self._loader.load(self._picture, data)

    def _watch(self) -> None:
        self.numbers.changed.connect(self._change)
        self.preview.moved.connect(self._push)
        self.take_suggestion.clicked.connect(self._take_guess)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _receive(self, _picture: str, image: QImage) -> None:
        if not self._over:
            self._decoded = image

    def _receive_halved(self, _picture: str, images: tuple[QImage, ...]) -> None:
        """Show the picture; a large one is drawn fast only when its halved versions are there too."""
        if self._over:
            return
        self._chain.take(self._decoded)
        self._chain.take_halved(images)
        self._show_grid()
        self._finding.start(self._decoded)

    def _fail(self, _picture: str, reason: Text) -> None:
        """Say why there is no preview; a picture that cannot be shown is not taken."""
        self.preview.show_message(shown(reason))
        self.suggestion.hide()
        self._complaint.setText(shown(reason))
        self._complaint.show()
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(False)
        self.looked.emit()

    def _offer(self, guess: GridGuess | None) -> None:
        """Show the grid that was found, unless the user has begun to give one."""
        if self._over:
            return
        if guess is None:
            self.suggestion.setText(self.tr("No grid found in the picture. Give the size or the number of its cells."))
        else:
            self._suggest(guess)
        self.looked.emit()

    def _suggest(self, guess: GridGuess) -> None:
        grid = self.numbers.grid
        scale = self._chain.levels[0].width() / grid.width
        self._guess = self._whole(guessed_grid(grid.width, grid.height, guess, scale))
        line = self.tr("Suggestion: cells of {width} × {height} pixels, found in the picture.")
        locale = self.locale()
        width, height = (locale.toString(round(size, 1)) for size in (self._guess.cell_width, self._guess.cell_height))
        self.suggestion.setText(line.format(width=width, height=height))
        if not self._touched:
            self._take_guess()
        self._show_grid()

    def _take_guess(self) -> None:
        if self._guess is not None:
            self.numbers.square.setChecked(self._guess.square)
            self.numbers.show_grid(self._guess)
            self._show_grid()

    def _change(self) -> None:
        self._touched = True
        self._show_grid()

    def _push(self, right: float, down: float) -> None:
        self._touched = True
        self.numbers.show_grid(self._whole(self.numbers.grid.moved(right, down)))
        self._show_grid()

    def _whole(self, grid: PictureGrid) -> PictureGrid:
        """A new map holds the whole picture; on one that is there the picture lies as the user says."""
        return grid.covering() if self._keep is None else grid

    def _show_grid(self) -> None:
        grid = self.numbers.grid
        cells = (grid.columns, grid.rows) if self._keep is None else self._keep
        self.preview.show_grid(grid, cells)
        for lens in self.lenses:
            lens.show_grid(grid)
        self.take_suggestion.setVisible(self._guess is not None and self._guess != grid)
        self.outcome.setText(self._outcome(grid))

    def _outcome(self, grid: PictureGrid) -> str:
        if self._keep is None:
            line = self.tr("The map gets {columns} × {rows} cells.")
            return line.format(columns=grid.columns, rows=grid.rows)
        line = self.tr("The picture covers {columns} × {rows} cells; the map keeps its {width} × {height}.")
        return line.format(columns=grid.columns, rows=grid.rows, width=self._keep[0], height=self._keep[1])

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Grid of the picture"))
        self.resize(1000, 620)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 14, 14, 14)
        whole.setSpacing(12)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(self.preview, 1)
        row.addLayout(self._side())
        whole.addLayout(row, 1)
        whole.addWidget(self.buttons)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Use &picture"))
        self.preview.setAccessibleName(self.tr("Picture with its grid"))
        self.preview.setToolTip(self.tr("Drag the grid, or push it with the arrow keys; with Shift by ten pixels"))

    def _side(self) -> QVBoxLayout:
        side = QVBoxLayout()
        side.setSpacing(10)
        for label in (self.suggestion, self.outcome):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.suggestion.setProperty("role", "muted")
        for widget in (self.suggestion, self.take_suggestion, self._complaint, self.numbers, self.outcome):
            side.addWidget(widget)
        side.addStretch(1)
        hint = QLabel(self.tr("First and last crossing, enlarged:"))
        hint.setProperty("role", "muted")
        side.addWidget(hint)
        lenses = QHBoxLayout()
        lenses.setSpacing(8)
        for lens in self.lenses:
            lenses.addWidget(lens)
        side.addLayout(lenses)
        return side
