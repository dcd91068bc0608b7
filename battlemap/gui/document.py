"""The document: the one reference to the state that changes, with its undo history.

Every change goes through `run`: an act is applied to the state, the states before and after become one step of the
history, and the change is announced once. Listeners compare the two states by identity; they never commit.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from itertools import count
from typing import NamedTuple, ParamSpec
from weakref import ref

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from battlemap.board.entities.names import PictureId
from battlemap.files.picture_store import PictureStore
from battlemap.gui.translation import shown
from battlemap.operations.registry import Act
from battlemap.state import GameState
from battlemap.text import Text

P = ParamSpec("P")

UNDO_LIMIT = 1_000
"""How many steps the history keeps."""


class Origin(Enum):
    """Where a change came from."""

    ACT = "act"
    HISTORY = "history"
    OPENED = "opened"


class Beginning(Enum):
    """What the history of a map began with."""

    NEW = "new"
    OPENED = "opened"
    RESTORED = "restored"


class Change(NamedTuple):
    """The state before and after, and where the change came from."""

    before: GameState
    after: GameState
    origin: Origin


class CommitDuringAnnouncementError(RuntimeError):
    """A listener tried to change the state while it was told of a change; that would corrupt the history."""


class Document(QObject):
    """The open map: its state, its pictures and its history."""

    changed = Signal(object)
    """Sends a `Change`, once for each change."""

    saved_changed = Signal()
    """Whether there is something to save may have changed."""

    def __init__(self, state: GameState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = state
        self._saved: GameState | None = state
        self._in_file = False
        self.beginning = Beginning.NEW
        self._announcing = False
        self._gestures = count(1)
        self.pictures = PictureStore()
        self.history = QUndoStack(self)
        self.history.setUndoLimit(UNDO_LIMIT)

    @property
    def state(self) -> GameState:
        """The game as it is now."""
        return self._state

    @property
    def is_modified(self) -> bool:
        """Whether the state differs from the one last opened or saved."""
        return self._saved is None or self._state != self._saved

    @property
    def in_file(self) -> bool:
        """Whether some file holds a state of this map; a new one that was never saved is nowhere."""
        return self._in_file

    def run(self, act: Act[P], *args: P.args, **kwargs: P.kwargs) -> bool:
        """Apply an act as one step of the history; false when it changed nothing."""
        after = act(self._state, *args, **kwargs)
        return self._commit(after, act.text(self._state, *args, **kwargs), -1)

    def run_in_gesture(self, gesture: int, act: Act[P], *args: P.args, **kwargs: P.kwargs) -> bool:
        """Apply an act like `run`; steps of the same gesture (see `new_gesture`) melt into one."""
        after = act(self._state, *args, **kwargs)
        return self._commit(after, act.text(self._state, *args, **kwargs), gesture)

    def new_gesture(self) -> int:
        """A number for one gesture, for instance a key held down."""
        return next(self._gestures)

    def _commit(self, after: GameState, text: Text, gesture: int) -> bool:
        if self._announcing:
            raise CommitDuringAnnouncementError(str(text))
        if after is self._state or after == self._state:
            return False
        self.history.push(_Step(self, after, text, gesture))
        return True

    def open(
        self, state: GameState, pictures: Mapping[PictureId, bytes], *, saved: bool = True, in_file: bool = True
    ) -> None:
        """Show another map with a new history.

        `saved` says whether there is nothing to save as it is: it lies `in_file`, or is new and empty of work.
        """
        self.history.clear()
        self._in_file = in_file
        known = Beginning.OPENED if in_file else Beginning.NEW
        self.beginning = known if saved else Beginning.RESTORED
        self.pictures = PictureStore(pictures)
        self._saved = state if saved else None
        if not saved:
            self.history.resetClean()
        self.replace(state, Origin.OPENED)

    def mark_saved(self, state: GameState) -> None:
        """Remember that `state` is what the file holds now."""
        self._saved = state
        self._in_file = True
        if state is self._state:
            self.history.setClean()
        self.saved_changed.emit()

    def mark_unsaved(self) -> None:
        """Remember that no file holds the state, for instance after a recovery."""
        self._saved = None
        self.history.resetClean()
        self.saved_changed.emit()

    def retranslate(self) -> None:
        """Tell the steps of the history in the language in use."""
        for place in range(self.history.count()):
            step = self.history.command(place)
            if isinstance(step, _Step):
                step.retranslate()

    def replace(self, state: GameState, origin: Origin) -> None:
        """Take another state and announce it; only the history and `open` call this."""
        change = Change(self._state, state, origin)
        self._state = state
        self._announcing = True
        try:
            self.changed.emit(change)
        finally:
            self._announcing = False
        self.saved_changed.emit()


class _Step(QUndoCommand):
    """One step of the history: the state before and after."""

    def __init__(self, document: Document, after: GameState, text: Text, gesture: int) -> None:
        super().__init__(shown(text))
        # Qt owns the steps, the document owns Qt's stack: a strong reference back would close a ring that only the
        # garbage collector opens, in an order that ends the process.
        self._document = ref(document)
        self._before = document.state
        self.line = text
        self.after = after
        self.gesture = gesture
        self._origin = Origin.ACT

    def redo(self) -> None:
        """Take the state after; at the first time this is the act itself."""
        origin, self._origin = self._origin, Origin.HISTORY
        self._replace(self.after, origin)

    def undo(self) -> None:
        """Take the state before."""
        self._replace(self._before, Origin.HISTORY)

    def _replace(self, state: GameState, origin: Origin) -> None:
        document = self._document()
        if document is not None:
            document.replace(state, origin)

    def retranslate(self) -> None:
        """Tell what the step does in the language in use."""
        self.setText(shown(self.line))

    def id(self) -> int:
        """The gesture, by which Qt finds out whether two steps may melt into one."""
        return self.gesture

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take over what a later step of the same gesture did; forget both when they cancel out."""
        if not isinstance(other, _Step) or other.gesture != self.gesture:
            return False
        self.after = other.after
        self.line = other.line
        self.retranslate()
        if self.after == self._before:
            self.setObsolete(True)
        return True
