"""Finding the grid of a picture, beside the window."""

from __future__ import annotations

from functools import partial

import numpy as np
from PySide6.QtCore import QObject, QThreadPool, Signal
from PySide6.QtGui import QImage

from battlemap.files.grid_guess import GridGuess, guess_grid


class _Result(QObject):
    """Brings the answer from the worker."""

    ready = Signal(object)


class GridFinding(QObject):
    """Looks for lines in a picture; `found` sends a `GridGuess`, or `None` when there are none."""

    found = Signal(object)

    def start(self, image: QImage) -> None:
        """Begin to look."""
        result = _Result()
        result.ready.connect(self.found)
        QThreadPool.globalInstance().start(partial(_find, result, image))


def _find(result: _Result, image: QImage) -> None:
    result.ready.emit(grid_of(image))


def grid_of(image: QImage) -> GridGuess | None:
    """The grid seen in a picture."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = np.frombuffer(grey.constBits(), np.uint8).reshape(grey.height(), grey.bytesPerLine())
    return guess_grid(np.ascontiguousarray(rows[:, : grey.width()]))
