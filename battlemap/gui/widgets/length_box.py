"""Boxes for lengths: whole cells, and pixels of a picture."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox, QWidget

from battlemap.geometry.cells import MAX_SIDE


class CellsBox(QSpinBox):
    """A number of cells, as many as a map may have to a side."""

    def __init__(self, cells: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(1, MAX_SIDE)
        self.setValue(cells)
        self.setAccelerated(True)
        self.setToolTip(self.tr("Cells, 1 to {most}").format(most=MAX_SIDE))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel does not change what is not being edited."""
        super().wheelEvent(event) if self.hasFocus() else event.ignore()


class PixelsBox(QDoubleSpinBox):
    """A length in pixels of a picture, with parts of a pixel."""

    def __init__(self, least: float, most: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(2)
        self.setRange(least, most)
        self.setSingleStep(1.0)
        self.setSuffix(self.tr(" px"))
        self.setToolTip(self.tr("Pixels of the picture"))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel does not change what is not being edited."""
        super().wheelEvent(event) if self.hasFocus() else event.ignore()
