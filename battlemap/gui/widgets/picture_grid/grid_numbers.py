"""The numbers of a grid over a picture, to be typed: size or count of its cells, and where it begins."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from battlemap.gui.widgets.labelled import labelled
from battlemap.gui.widgets.length_box import CellsBox, PixelsBox
from battlemap.gui.widgets.picture_grid.pixel_grid import SMALLEST_CELL, PictureGrid

_LONGEST = 70_000.0


class GridNumbers(QWidget):
    """Boxes for a grid; each follows from the others. `changed` tells that the user has changed one."""

    changed = Signal()

    def __init__(self, grid: PictureGrid, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grid = grid
        self._filling = False
        self.cell_width = PixelsBox(SMALLEST_CELL, _LONGEST)
        self.cell_height = PixelsBox(SMALLEST_CELL, _LONGEST)
        self.columns = CellsBox(1)
        self.rows = CellsBox(1)
        self.left = PixelsBox(-_LONGEST, _LONGEST)
        self.top = PixelsBox(-_LONGEST, _LONGEST)
        self.square = QCheckBox(self.tr("S&quare cells"))
        self.square.setChecked(grid.square)
        self._lay_out()
        self._watch()
        self.show_grid(grid)

    def show_grid(self, grid: PictureGrid) -> None:
        """Show the numbers of a grid."""
        self.grid = grid
        with self._fill():
            if not grid.square:
                self.square.setChecked(False)
            self.cell_width.setValue(grid.cell_width)
            self.cell_height.setValue(grid.cell_height)
            self.columns.setValue(grid.columns)
            self.rows.setValue(grid.rows)
            self.left.setValue(grid.left)
            self.top.setValue(grid.top)

    def finish(self) -> None:
        """Take a number that is still being typed."""
        for box in self._boxes:
            box.interpretText()

    @contextmanager
    def _fill(self) -> Iterator[None]:
        self._filling = True
        try:
            yield
        finally:
            self._filling = False

    @property
    def _boxes(self) -> tuple[PixelsBox | CellsBox, ...]:
        return self.cell_width, self.cell_height, self.columns, self.rows, self.left, self.top

    def _take(self, grid: PictureGrid) -> None:
        """Show what follows from a box the user has changed."""
        if not self._filling:
            self.show_grid(grid)
            self.changed.emit()

    def _watch(self) -> None:
        for box in self._boxes:
            # A number is taken when it is complete: what follows from it is shown in the box too.
            box.setKeyboardTracking(False)
        self.cell_width.valueChanged.connect(self._take_width)
        self.cell_height.valueChanged.connect(self._take_height)
        self.columns.valueChanged.connect(self._take_columns)
        self.rows.valueChanged.connect(self._take_rows)
        self.left.valueChanged.connect(self._take_offset)
        self.top.valueChanged.connect(self._take_offset)
        self.square.toggled.connect(self._take_square)

    def _take_width(self, width: float) -> None:
        self._take(self.grid.with_cell(width, width if self.square.isChecked() else self.grid.cell_height))

    def _take_height(self, height: float) -> None:
        self._take(self.grid.with_cell(height if self.square.isChecked() else self.grid.cell_width, height))

    def _take_columns(self, columns: int) -> None:
        self._take(self.grid.with_columns(columns, square=self.square.isChecked()))

    def _take_rows(self, rows: int) -> None:
        self._take(self.grid.with_rows(rows, square=self.square.isChecked()))

    def _take_offset(self) -> None:
        self._take(self.grid.with_offset(self.left.value(), self.top.value()))

    def _take_square(self, square: bool) -> None:
        if square:
            self._take(self.grid.with_cell(self.grid.cell_width, self.grid.cell_width))

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        places = (
            (self.tr("Cell &width"), self.cell_width, 0, 0),
            (self.tr("Cell &height"), self.cell_height, 0, 1),
            (self.tr("&Columns"), self.columns, 2, 0),
            (self.tr("&Rows"), self.rows, 2, 1),
            (self.tr("Offset &x"), self.left, 3, 0),
            (self.tr("Offset &y"), self.top, 3, 1),
        )
        for title, box, row, column in places:
            grid.addWidget(labelled(title, box), row, column)
        grid.addWidget(self.square, 1, 0, 1, 2)
        self.left.setToolTip(self.tr("Where the first line is, in pixels from the left edge"))
        self.top.setToolTip(self.tr("Where the first line is, in pixels from the upper edge"))
