"""Work off the window's thread: reading files and writing snapshots."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from battlemap.errors import BattlemapError

V = TypeVar("V")
Then = Callable[[], None]


class _Post(QObject):
    """Carries the end of a piece of work into the window's thread."""

    ended = Signal(object)


class _Piece(QRunnable):
    """One piece of work; `then` is what the window's thread does after it."""

    def __init__(self, task: Callable[[], Then], fault: Then) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self.post = _Post()
        self.then = fault
        self._task = task

    def run(self) -> None:
        """Do the work and send word of its end; what nobody expects goes on to the program's watch for faults."""
        try:
            self.then = self._task()
        finally:
            self.post.ended.emit(self)


class Workshop(QObject):
    """Does pieces of work one after another in one other thread; answers come in the window's thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._pieces: set[_Piece] = set()

    def start(
        self, work: Callable[[], V], done: Callable[[V], None], failed: Callable[[BattlemapError | None], None]
    ) -> None:
        """Start work; then `done` is called with its result, or `failed` with its error (`None` for a fault)."""

        def task() -> Then:
            try:
                return partial(done, work())
            except BattlemapError as error:
                return partial(failed, error)

        piece = _Piece(task, partial(failed, None))
        self._pieces.add(piece)
        piece.post.ended.connect(self._ended)
        self._pool.start(piece)

    @property
    def is_busy(self) -> bool:
        """Whether anything is started whose answer has not come yet."""
        return bool(self._pieces)

    def finish(self) -> None:
        """Wait until everything started is done; its answers are not waited for."""
        self._pool.waitForDone()

    def _ended(self, piece: _Piece) -> None:
        self._pieces.discard(piece)
        piece.then()
