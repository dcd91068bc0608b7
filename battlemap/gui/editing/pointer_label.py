"""A short line beside the pointer, for instance how far a drag goes."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QLabel

from battlemap.gui import theme

OFFSET = QPoint(18, 20)


class PointerLabel(QLabel):
    """The line; it lies on the view, lets every click through and stays inside."""

    def __init__(self, view: QAbstractScrollArea) -> None:
        super().__init__(view)
        self._view = view
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        palette = theme.current()
        self.setStyleSheet(
            f"background: {palette.chrome}; color: {palette.text}; border: 1px solid {palette.edge};"
            "border-radius: 6px; padding: 3px 8px; font-weight: 600;"
        )
        self.hide()

    def show_at(self, pointer: QPoint, line: str) -> None:
        """Say this beside the pointer, given in pixels of the viewport; on its other side at the edge."""
        self.setText(line)
        self.adjustSize()
        view = self._view
        corner = pointer + view.viewport().pos() + OFFSET
        if corner.x() + self.width() > view.width():
            corner.setX(pointer.x() - self.width() - OFFSET.x() // 2)
        if corner.y() + self.height() > view.height():
            corner.setY(pointer.y() - self.height() - OFFSET.y() // 2)
        self.move(corner)
        self.show()
        self.raise_()
