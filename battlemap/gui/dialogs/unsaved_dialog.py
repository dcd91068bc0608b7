"""The question what to do with changes that are not saved."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


class UnsavedAnswer(Enum):
    """What to do with the changes."""

    SAVE = "save"
    DROP = "drop"
    CANCEL = "cancel"


class UnsavedDialog(QMessageBox):
    """Asks whether to save the changes to the open map before it is left."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle(self.tr("Unsaved changes"))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(self.tr("Save the changes to “{title}”?").format(title=title))
        self.setInformativeText(self.tr("Without saving, they are lost."))
        self._save = self.addButton(self.tr("Save"), QMessageBox.ButtonRole.AcceptRole)
        self._drop = self.addButton(self.tr("Don’t save"), QMessageBox.ButtonRole.DestructiveRole)
        self._cancel = self.addButton(self.tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self._save)
        self.setEscapeButton(self._cancel)

    def ask(self) -> UnsavedAnswer:
        """Wait for the answer; closing the dialog cancels."""
        self.exec()
        answers = {self._save: UnsavedAnswer.SAVE, self._drop: UnsavedAnswer.DROP}
        return next(
            (answer for button, answer in answers.items() if button is self.clickedButton()), UnsavedAnswer.CANCEL
        )
