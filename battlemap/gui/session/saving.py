"""Saving the open map to its file or to another one."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTime, Signal

from battlemap.errors import BattlemapError
from battlemap.files.saving import save_map
from battlemap.gui.document import Document
from battlemap.gui.session.questions import Questions
from battlemap.gui.session.source import MAP_SUFFIX, Source, stamp
from battlemap.gui.settings import Settings


class Saving(QObject):
    """Knows the source of the open map and writes it; asks the user where a decision is needed."""

    saved = Signal()
    """The map was written to `source.path`."""

    def __init__(
        self, document: Document, settings: Settings, questions: Questions, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.source = Source()
        self._original = Source()
        self.saved_at: QTime | None = None
        self._document = document
        self._settings = settings
        self._questions = questions

    def start_with(self, source: Source) -> None:
        """Begin with another map from this source; its file is kept beside it before it is overwritten, if it must."""
        self.source = self._original = source
        self.saved_at = None

    @property
    def title(self) -> str:
        """What the map is called: its file, else its own title."""
        if self.source.path is not None:
            return self.source.path.name
        return self._document.state.settings.title or self.tr("Untitled map")

    def save(self) -> bool:
        """Save to the map's file, asking for one when it has none; true when it lies there now."""
        target = self.source.target
        if target is None:
            return self.save_as()
        if self.source.touched:
            overwrite = self._questions.overwrite_touched(target)
            if overwrite is None:
                return self.save_as()
            if not overwrite:
                return False
        return self._write(target)

    def save_as(self) -> bool:
        """Save to a file the user names."""
        path = self._questions.file_to_save(self._suggested())
        return path is not None and self._write(path)

    def _suggested(self) -> str:
        """A name for the file."""
        if self.source.path is not None:
            return str(self.source.path.with_suffix(MAP_SUFFIX))
        plain = "".join(sign for sign in self.title if sign.isalnum() or sign in " -_").strip()
        return (plain or self.tr("Untitled map")) + MAP_SUFFIX

    def _is_original(self, path: Path) -> bool:
        """Whether this is the file that the map was read from, under whatever name."""
        original = self._original.path
        with suppress(OSError):
            return original is not None and path.samefile(original)
        return False

    def _write(self, path: Path) -> bool:
        """Write the map; when that fails, tell and offer another file."""
        document, source = self._document, self.source
        state = document.state
        keep_as = self._original.keep_as if self._is_original(path) else ""
        try:
            save_map(path, state, document.pictures.all, source.members, keep_as)
        except BattlemapError as error:
            return self._questions.save_elsewhere(error) and self.save_as()
        self.source = replace(source, path=path, stamp=stamp(path), keep_as="")
        if keep_as:
            self._original = Source()
        document.mark_saved(state)
        self.saved_at = QTime.currentTime()
        self._settings.remember_file(path)
        self._settings.last_map = str(path)
        self.saved.emit()
        return True
