"""Drawing the open map as a picture file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog

from battlemap.errors import BattlemapError
from battlemap.files.atomic import write_bytes_atomically
from battlemap.gui.document import Document
from battlemap.gui.session.questions import Questions
from battlemap.gui.session.work import Workshop
from battlemap.text import QT_TRANSLATE_NOOP

_WRITING = QT_TRANSLATE_NOOP("Exporting", "“{name}” is being written…")
_WRITTEN = QT_TRANSLATE_NOOP("Exporting", "The picture of the map was saved as “{name}”.")

PICTURE_SUFFIX = ".png"
"""The kind of file a picture of the map is saved to."""


class Exporting(QObject):
    """Asks what to draw and where to, draws it, and writes the file off the window's thread."""

    told = Signal(object)
    """Sends a `Text`: that a picture is being written, and that it is there."""

    def __init__(self, document: Document, questions: Questions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._questions = questions
        self._workshop = Workshop(self)

    def export(self, title: str) -> None:
        """Let the user choose view, size and file, and draw the map into it."""
        from battlemap.gui.dialogs.export_dialog import ExportDialog

        dialog = ExportDialog(self._document.state.board, self._questions.window)
        chosen = dialog.exec() == QDialog.DialogCode.Accepted
        for_players, pixels = dialog.for_players, dialog.pixels_per_cell
        dialog.deleteLater()
        path = self._questions.picture_to_save(_file_name(title)) if chosen else None
        if path is not None:
            self.draw(path, for_players=for_players, pixels=pixels)

    def draw(self, path: Path, *, for_players: bool, pixels: int) -> None:
        """Draw the map and write the picture; what goes wrong is told."""
        from battlemap.gui.rendering import render_map

        document = self._document
        try:
            with _waiting():
                image = render_map(
                    document.state, document.pictures.all, for_players=for_players, pixels_per_cell=pixels
                )
        except BattlemapError as error:
            self._questions.tell(error)
            return
        self.told.emit(_WRITING.filled(name=path.name))
        self._workshop.start(partial(_write, path, image), lambda _: self._tell(path), self._failed)

    @property
    def is_busy(self) -> bool:
        """Whether a picture is being written."""
        return self._workshop.is_busy

    def finish(self) -> None:
        """Wait for what is still being written."""
        self._workshop.finish()

    def _tell(self, path: Path) -> None:
        self.told.emit(_WRITTEN.filled(name=path.name))

    def _failed(self, error: BattlemapError | None) -> None:
        if error is not None:
            self._questions.tell(error)


def _write(path: Path, image: QImage) -> None:
    from battlemap.gui.rendering import png_bytes

    write_bytes_atomically(path, png_bytes(image))


def _file_name(title: str) -> str:
    """A name for the picture of a map that is called so."""
    plain = "".join(sign for sign in title if sign.isalnum() or sign in " -_").strip()
    return (plain or "map") + PICTURE_SUFFIX


@contextmanager
def _waiting() -> Iterator[None]:
    """Show that the program is at work."""
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QApplication.restoreOverrideCursor()
