"""Snapshots of unsaved work: thirty seconds after a change, off the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from uuid import uuid4

from PySide6.QtCore import QObject, QTimer, Signal

from battlemap.errors import BattlemapError
from battlemap.files.autosave import Autosave
from battlemap.gui.document import Change, Document
from battlemap.gui.session.source import Source
from battlemap.gui.session.work import Workshop

DELAY = 30_000
"""How many milliseconds after a change its snapshot is written."""


class Autosaver(QObject):
    """Follows the document and keeps a snapshot of what no file holds yet.

    Each map gets a key of its own, and a new one after every save, so that an older snapshot never stands beside a
    newer file.
    """

    failed = Signal(object)
    """Sends the `BattlemapError` when a snapshot could not be written."""

    stored = Signal()
    """A snapshot was written."""

    def __init__(
        self, document: Document, autosave: Autosave, source: Callable[[], Source], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._autosave = autosave
        self._source = source
        self._workshop = Workshop(self)
        self._key = uuid4().hex
        self._used = False
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(DELAY)
        self.timer.timeout.connect(self.store)
        document.changed.connect(self._follow)

    def store(self) -> None:
        """Write a snapshot now, if there is something no file holds."""
        self.timer.stop()
        if not self._document.is_modified:
            return
        self._used = True
        state, pictures = self._document.state, dict(self._document.pictures.all)
        key, source = self._key, self._source()
        work = partial(
            self._autosave.store,
            *(key, state, pictures, source.path),
            members=source.members,
            keep_as=source.keep_as,
        )
        self._workshop.start(work, self._have_stored, self._have_failed)

    def forget(self) -> None:
        """Drop the snapshots of this map: it was saved, or left on purpose. Later changes get new ones."""
        self.timer.stop()
        if self._used:
            key = self._key
            self._workshop.start(lambda: self._autosave.release(key), lambda _: None, self._have_failed)
            self._key, self._used = uuid4().hex, False

    def finish(self) -> None:
        """Wait until everything is written; at the end of the program."""
        self._workshop.finish()

    def _follow(self, change: Change) -> None:
        del change
        if self._document.is_modified and not self.timer.isActive():
            self.timer.start()

    def _have_stored(self, _: object) -> None:
        self.stored.emit()

    def _have_failed(self, error: BattlemapError | None) -> None:
        if error is not None:
            self.failed.emit(error)
