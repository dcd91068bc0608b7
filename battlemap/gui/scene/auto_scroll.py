"""Scrolling by itself while something is dragged at the edge of the view."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QRect, QTimer

EDGE = 28
"""So near to the edge, in pixels, the map begins to move."""

_INTERVAL = 16
_FASTEST = 22


class AutoScroll(QObject):
    """Calls `scroll` with pixels to the right and downward as long as the pointer is at the edge."""

    def __init__(self, scroll: Callable[[int, int], None], parent: QObject) -> None:
        super().__init__(parent)
        self._scroll = scroll
        self._across = 0
        self._down = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_INTERVAL)
        self._timer.timeout.connect(self._step)

    @property
    def is_running(self) -> bool:
        """Whether the map moves by itself."""
        return self._timer.isActive()

    def point(self, place: QPoint, view: QRect) -> None:
        """The pointer is here while something is dragged: start, go on or stop."""
        self._across = _speed(place.x(), view.left(), view.right())
        self._down = _speed(place.y(), view.top(), view.bottom())
        if not (self._across or self._down):
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """Nothing is dragged any more."""
        self._timer.stop()

    def _step(self) -> None:
        self._scroll(self._across, self._down)


def _speed(place: int, first: int, last: int) -> int:
    """Pixels a step: none in the middle, more the nearer to the edge, most at it and beyond."""
    if place < first + EDGE:
        return -_share(first + EDGE - place)
    return _share(place - (last - EDGE)) if place > last - EDGE else 0


def _share(depth: int) -> int:
    return max(1, round(_FASTEST * min(depth, EDGE) / EDGE))
