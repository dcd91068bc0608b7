"""Pausing Python's garbage collector while a large map is read: it would look at every point again and again."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock


class _Pause:
    """How many readers want the collector paused, and whether it ran before the first of them."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.readers = 0
        self.was_enabled = False


_PAUSE = _Pause()


@contextmanager
def collector_paused() -> Iterator[None]:
    """Keep the collector from running inside; several threads may do so at once."""
    with _PAUSE.lock:
        if _PAUSE.readers == 0:
            _PAUSE.was_enabled = gc.isenabled()
            gc.disable()
        _PAUSE.readers += 1
    try:
        yield
    finally:
        with _PAUSE.lock:
            _PAUSE.readers -= 1
            if _PAUSE.readers == 0 and _PAUSE.was_enabled:
                gc.enable()
