"""The session: opening, making, saving and leaving maps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTime, Signal

from battlemap.board.entities.names import PictureId
from battlemap.errors import BattlemapError
from battlemap.files import opening
from battlemap.files.autosave import Autosave, Recovery
from battlemap.files.loaded import LoadedMap
from battlemap.files.picture_reader import PictureReader
from battlemap.gui.dialogs.unsaved_dialog import UnsavedAnswer
from battlemap.gui.session.autosaving import Autosaver
from battlemap.gui.session.exporting import Exporting
from battlemap.gui.session.questions import Questions
from battlemap.gui.session.rescue import Rescue
from battlemap.gui.session.saving import Saving
from battlemap.gui.session.source import Source, Stamp, stamp
from battlemap.gui.session.work import Workshop
from battlemap.gui.workbench import Workbench
from battlemap.state import GameState
from battlemap.text import QT_TRANSLATE_NOOP, Text

_NEWER = QT_TRANSLATE_NOOP(
    "Session",
    "“{name}” was written by a newer Battlemap. What this one does not know is kept and saved again.",
)
_PROBLEMS = QT_TRANSLATE_NOOP(
    "Session", "“{name}” is open; parts of it could not be read. They are listed under Problems."
)


class Session(QObject):
    """Which file the open map belongs to, and the way from one map to the next."""

    changed = Signal()
    """The file or the title of the map may be another one."""

    busy_changed = Signal(bool)
    """A file is being read, or no longer."""

    replaced = Signal()
    """Another map has taken the place of the one before."""

    notice = Signal(object)
    """Sends a `Text` to show beside the map without stopping the user."""

    problems_found = Signal(object)
    """Sends a `Text` like `notice`; the lines it speaks of are among the problems."""

    def __init__(
        self, workbench: Workbench, reader: PictureReader, autosave: Autosave, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.workbench = workbench
        self.document = workbench.document
        self.settings = workbench.settings
        self.reader = reader
        self.questions = Questions(self.settings, self)
        self.autosaver = Autosaver(self.document, autosave, lambda: self.saving.source, self)
        self.saving = Saving(self.document, self.settings, self.questions, self)
        self.rescue = Rescue(autosave, self.questions, self._show_rescued)
        self.exporting = Exporting(self.document, self.questions, self)
        self._workshop = Workshop(self)
        self._awaited: object = None
        self.saving.saved.connect(self._have_saved)
        self.exporting.told.connect(self.notice)
        self.autosaver.failed.connect(lambda error: self.notice.emit(error.text))
        self.document.changed.connect(lambda _: self.changed.emit())

    @property
    def path(self) -> Path | None:
        """The file the map belongs to; none for a new map and a copy of a sample."""
        return self.saving.source.path

    @property
    def saved_at(self) -> QTime | None:
        """When the map was last saved since it is open."""
        return self.saving.saved_at

    @property
    def title(self) -> str:
        """What the map is called: its file, else its own title."""
        return self.saving.title

    @property
    def problems(self) -> tuple[Text, ...]:
        """What is wrong with the open map."""
        return self.workbench.problems.lines

    @property
    def is_busy(self) -> bool:
        """Whether a file is being read."""
        return self._awaited is not None

    def may_leave(self) -> bool:
        """Whether the open map may be left: nothing to save, saved now, or dropped on purpose."""
        if not self.document.is_modified:
            return True
        answer = self.questions.unsaved(self.title)
        if answer is UnsavedAnswer.SAVE:
            return self.save()
        return answer is UnsavedAnswer.DROP

    def new(self, state: GameState, pictures: Mapping[PictureId, bytes] | None = None) -> None:
        """Show a new map that no file holds. The caller has asked `may_leave`."""
        self._show(LoadedMap(state, pictures or {}), Source())

    def open(self) -> None:
        """Let the user choose a map or picture and open it."""
        if self.may_leave():
            path = self.questions.map_to_open()
            if path is not None:
                self._open(path)

    def open_path(self, path: Path) -> None:
        """Open a map or picture. It is read off the window's thread; the open map stays until it is there."""
        if self.may_leave():
            self._open(path)

    def open_sample(self, path: Path, hint: Text | None = None) -> None:
        """Open a sample map as an untitled copy; the hint is shown with it."""
        if self.may_leave():
            self._read(path, partial(self._show_sample, hint))

    def save(self) -> bool:
        """Save to the map's file, asking for one when it has none; true when it lies there now."""
        return self.saving.save()

    def save_as(self) -> bool:
        """Save to a file the user names."""
        return self.saving.save_as()

    def export(self) -> None:
        """Draw the map into a picture file the user names."""
        self.exporting.export(self.path.stem if self.path is not None else self.title)

    def open_picture(self, path: Path) -> None:
        """Make a new map of a picture; the user says how its grid lies. The caller has asked `may_leave`."""
        from battlemap.gui.session.picture_maps import map_of_picture

        try:
            loaded = map_of_picture(path, self.questions.window)
        except BattlemapError as error:
            self._cannot_open(path, error)
            return
        if loaded is not None:
            self._show(loaded, Source())
            self.settings.remember_file(path)

    def close(self) -> None:
        """End the session: the map is left for good, nothing of it needs to be rescued."""
        self._awaited = None
        self.settings.last_map = str(self.path) if self.path is not None else ""
        self.settings.save()
        self.autosaver.forget()

    def finish(self) -> None:
        """Wait for what is still being written or read; at the end of the program."""
        self.autosaver.finish()
        self.exporting.finish()
        self._workshop.finish()

    def _open(self, path: Path) -> None:
        try:
            picture = opening.is_picture(path)
        except BattlemapError as error:
            self._cannot_open(path, error)
            return
        if picture:
            self.open_picture(path)
        else:
            self._read(path, partial(self._show_file, path, stamp(path)))

    def _read(self, path: Path, show: Callable[[LoadedMap], None]) -> None:
        """Read a file in another thread and show it, unless another one was asked for meanwhile."""
        ticket = object()
        self._await(ticket)
        left = self.document.state

        def read(loaded: LoadedMap) -> None:
            if self._awaited is ticket:
                self._await(None)
                if self.document.state is left or self.may_leave():
                    show(loaded)

        def failed(error: BattlemapError | None) -> None:
            if self._awaited is ticket:
                self._await(None)
                self._cannot_open(path, error)

        self._workshop.start(lambda: opening.open_map(path, self.reader), read, failed)

    def _await(self, ticket: object) -> None:
        """Remember which file is awaited; none any more for `None`."""
        before, self._awaited = self._awaited, ticket
        if (before is None) is not (ticket is None):
            self.busy_changed.emit(ticket is not None)

    def _show_file(self, path: Path, found: Stamp | None, loaded: LoadedMap) -> None:
        """Show a map that was read from a file of the user."""
        self._show(loaded, Source(path, found, loaded.members, loaded.keep_as))
        self.settings.remember_file(path)
        self.settings.last_map = str(path)
        notice = self.problems_found if loaded.problems else self.notice
        if loaded.newer:
            notice.emit(_NEWER.filled(name=path.name))
        elif loaded.problems:
            notice.emit(_PROBLEMS.filled(name=path.name))

    def _show_sample(self, hint: Text | None, loaded: LoadedMap) -> None:
        self._show(loaded, Source())
        if hint is not None:
            self.notice.emit(hint)

    def _show(self, loaded: LoadedMap, source: Source, *, saved: bool = True) -> None:
        """Show a map and forget the one before."""
        self.autosaver.forget()
        self.saving.start_with(source)
        self.workbench.selection.clear()
        self.document.open(loaded.state, loaded.pictures, saved=saved, in_file=source.path is not None)
        self.workbench.problems.set(loaded.problems)
        self.replaced.emit()
        self.changed.emit()

    def _show_rescued(self, recovery: Recovery, loaded: LoadedMap) -> None:
        """Show a map from its snapshot; it counts as unsaved, and a new snapshot takes the place of the old one."""
        path = recovery.source
        found = stamp(path) if path is not None else None
        self._show(loaded, Source(path, found, loaded.members, loaded.keep_as), saved=False)
        self.autosaver.store()
        self.rescue.done_with(recovery)

    def _cannot_open(self, path: Path, error: BattlemapError | None) -> None:
        """Tell why a file cannot be opened; one that is gone leaves the list of recent files."""
        if not path.exists():
            self.settings.forget_file(path)
            self.changed.emit()
        if error is not None and self.questions.open_another(error):
            self.open()

    def _have_saved(self) -> None:
        self.autosaver.forget()
        self.changed.emit()
