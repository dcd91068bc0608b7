"""A field to search with: a lens, a cross to empty it, and keys that lead on to what was found."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from battlemap.gui.icons import icon


class SearchField(QLineEdit):
    """Sends `textChanged` while typing; `left_down` at Down or Enter, to go to the results. Esc empties it."""

    left_down = Signal()

    def __init__(self, placeholder: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(placeholder)
        self.setClearButtonEnabled(True)
        self._lens = QAction(icon("search"), "", self)
        self.addAction(self._lens, QLineEdit.ActionPosition.LeadingPosition)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead on with Down and Enter, empty with Esc."""
        if event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.left_down.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)
