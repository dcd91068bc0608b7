"""What is shown when a file cannot be opened."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from battlemap.gui.translation import shown
from battlemap.text import Text


class OpenErrorDialog(QMessageBox):
    """Says why a file cannot be opened, that the open map stays, and offers to choose another file."""

    def __init__(self, line: Text, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(self.tr("This file cannot be opened"))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(shown(line))
        self.setInformativeText(
            self.tr("The map on the screen stays as it was. Choose another file, or export the map again.")
        )
        self._another = self.addButton(self.tr("Open another…"), QMessageBox.ButtonRole.ActionRole)
        self._close = self.addButton(self.tr("Close"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self._close)
        self.setEscapeButton(self._close)

    def ask(self) -> bool:
        """Wait until it is read; true when the user wants to choose another file."""
        self.exec()
        return self.clickedButton() is self._another
