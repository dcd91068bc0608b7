"""Moving the map with the mouse: middle button, Space and left button, or the right button once it has moved."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget

SLACK = 4
"""The right button pans only once the pointer has moved by more than so many pixels; else it is a click."""


class Panning:
    """One pan after another; `scroll` moves the view by pixels."""

    def __init__(self, viewport: QWidget, scroll: Callable[[int, int], None]) -> None:
        self._viewport = viewport
        self._scroll = scroll
        self._button = Qt.MouseButton.NoButton
        self._last = QPoint()
        self._waiting = False
        self._ready = False
        self._cursor: QCursor | None = None

    @property
    def is_running(self) -> bool:
        """Whether the map is being moved."""
        return self._button is not Qt.MouseButton.NoButton and not self._waiting

    @property
    def is_ready(self) -> bool:
        """Whether Space is held, so that the left button pans."""
        return self._ready

    def make_ready(self, *, ready: bool) -> None:
        """Space went down or came up."""
        self._ready = ready
        self._show_cursor()

    def press(self, button: Qt.MouseButton, place: QPoint) -> bool:
        """A button went down; true when it pans, or may."""
        if self._button is not Qt.MouseButton.NoButton:
            return True
        pans = button in {Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton}
        if not pans and not (self._ready and button is Qt.MouseButton.LeftButton):
            return False
        self._button = button
        self._last = place
        self._waiting = button is Qt.MouseButton.RightButton
        self._show_cursor()
        return True

    def move(self, place: QPoint, held: Qt.MouseButton) -> bool:
        """The pointer moved; true when the map went with it."""
        if self._button is not Qt.MouseButton.NoButton and not held & self._button:
            self.stop()
        if self._button is Qt.MouseButton.NoButton:
            return False
        way = place - self._last
        if self._waiting and max(abs(way.x()), abs(way.y())) <= SLACK:
            return False
        if self._waiting:
            self._waiting = False
            self._show_cursor()
        self._last = place
        self._scroll(-way.x(), -way.y())
        return True

    def release(self, button: Qt.MouseButton) -> bool | None:
        """A button came up: true when it panned, false for the right one's click, `None` when it is no pan's."""
        if button is not self._button:
            return None
        panned = not self._waiting
        self.stop()
        return panned

    def stop(self) -> None:
        """End the pan."""
        self._button = Qt.MouseButton.NoButton
        self._waiting = False
        self._show_cursor()

    def _show_cursor(self) -> None:
        """A closed hand while panning, an open one while Space is held, else the cursor that was there before."""
        shape = None
        if self._ready:
            shape = Qt.CursorShape.OpenHandCursor
        if self.is_running:
            shape = Qt.CursorShape.ClosedHandCursor
        if shape is not None:
            if self._cursor is None:
                self._cursor = self._viewport.cursor()
            self._viewport.setCursor(shape)
        elif self._cursor is not None:
            self._viewport.setCursor(self._cursor)
            self._cursor = None
