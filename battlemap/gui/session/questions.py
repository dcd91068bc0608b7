"""What the session asks the user, each in a dialog of its own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from battlemap.errors import BattlemapError
from battlemap.files.opening import map_suffixes
from battlemap.files.picture_reader import PICTURE_SUFFIXES
from battlemap.gui import failures
from battlemap.gui.dialogs.open_error_dialog import OpenErrorDialog
from battlemap.gui.dialogs.unsaved_dialog import UnsavedAnswer, UnsavedDialog
from battlemap.gui.session.source import MAP_SUFFIX
from battlemap.gui.settings import Settings
from battlemap.text import QT_TRANSLATE_NOOP, Text

_SAVE_ADVICE = QT_TRANSLATE_NOOP(
    "Questions", "The map is still open and not saved. Save it under another name or in another folder."
)
_TOUCHED = QT_TRANSLATE_NOOP("Questions", "Another program has changed “{name}” since it was opened here.")
_TOUCHED_ADVICE = QT_TRANSLATE_NOOP("Questions", "Overwriting it loses what the other program wrote.")


class Questions(QObject):
    """Asks in front of `window`, which the main window sets."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.window: QWidget | None = None
        self._settings = settings

    def unsaved(self, title: str) -> UnsavedAnswer:
        """What to do with the changes to the open map."""
        return UnsavedDialog(title, self.window).ask()

    def map_to_open(self) -> Path | None:
        """The map or picture to open."""
        maps = self.tr("Maps and pictures ({patterns})").format(patterns=_patterns(*map_suffixes(), *PICTURE_SUFFIXES))
        return self._chosen(self._file_dialog(self.tr("Open map"), maps))

    def picture_to_open(self) -> Path | None:
        """The picture to open."""
        pictures = self.tr("Pictures ({patterns})").format(patterns=_patterns(*PICTURE_SUFFIXES))
        return self._chosen(self._file_dialog(self.tr("Open picture"), pictures))

    def file_to_save(self, name: str) -> Path | None:
        """The file to save to; the dialog asks by itself before one that exists is overwritten."""
        dialog = self._file_dialog(
            self.tr("Save map as"), self.tr("Battlemap ({patterns})").format(patterns=_patterns(MAP_SUFFIX))
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(MAP_SUFFIX[1:])
        dialog.selectFile(name)
        return self._chosen(dialog)

    def picture_to_save(self, name: str) -> Path | None:
        """The picture file to write; the dialog asks by itself before one that exists is overwritten."""
        dialog = self._file_dialog(
            self.tr("Save picture as"), self.tr("Pictures ({patterns})").format(patterns="*.png")
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("png")
        dialog.selectFile(name)
        return self._chosen(dialog)

    def overwrite_touched(self, path: Path) -> bool | None:
        """Whether to overwrite a file another program has changed; `None` to save under another name."""
        box = failures.message_box(self.window, _TOUCHED.filled(name=path.name), _TOUCHED_ADVICE)
        overwrite = box.addButton(self.tr("Overwrite"), QMessageBox.ButtonRole.DestructiveRole)
        box.setStandardButtons(QMessageBox.StandardButton.Cancel)
        elsewhere = box.addButton(self.tr("Save as…"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(elsewhere)
        box.exec()
        if box.clickedButton() is elsewhere:
            return None
        return box.clickedButton() is overwrite

    def save_elsewhere(self, error: BattlemapError) -> bool:
        """Tell that the map could not be saved; true to try another file."""
        box = failures.message_box(self.window, error.text, _SAVE_ADVICE)
        box.setStandardButtons(QMessageBox.StandardButton.Cancel)
        elsewhere = box.addButton(self.tr("Save as…"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(elsewhere)
        box.exec()
        return box.clickedButton() is elsewhere

    def open_another(self, error: BattlemapError) -> bool:
        """Tell that a file could not be opened; true to choose another one."""
        return OpenErrorDialog(error.text, self.window).ask()

    def tell(self, error: BattlemapError, advice: Text | None = None) -> None:
        """Tell of an error and wait until it is read."""
        failures.show(self.window, error, advice)

    def _file_dialog(self, title: str, filter_: str) -> QFileDialog:
        dialog = QFileDialog(self.window, title, self._settings.last_folder or str(Path.home()))
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setNameFilters([filter_, QCoreApplication.translate("Questions", "All files (*)")])
        return dialog

    def _chosen(self, dialog: QFileDialog) -> Path | None:
        """The file the user chose; none when the dialog was cancelled."""
        accepted = dialog.exec() == QFileDialog.DialogCode.Accepted
        files = dialog.selectedFiles()
        dialog.deleteLater()
        return Path(files[0]) if accepted and files else None


def _patterns(*suffixes: str) -> str:
    return " ".join(f"*{suffix}" for suffix in suffixes)
