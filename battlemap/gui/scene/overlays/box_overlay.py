"""The box drawn with the pointer to select what is inside."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsRectItem

from battlemap.gui.map_colours import ACCENT, see_through
from battlemap.gui.scene import depths


class BoxOverlay(QGraphicsRectItem):
    """A box above everything; hidden while nobody draws one."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(depths.BOX)
        pen = QPen(ACCENT, 1.5)
        pen.setCosmetic(True)
        self.setPen(pen)
        self.setBrush(see_through(ACCENT, 0.18))
        self.hide()

    def show_box(self, box: QRectF | None) -> None:
        """Show this box, or none."""
        if box is not None:
            self.setRect(box)
        self.setVisible(box is not None)
