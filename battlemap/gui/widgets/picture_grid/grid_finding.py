"""Finding the grid of a picture, beside the window."""

from __future__ import annotations

from functools import partial

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QObject, QThreadPool, Signal
from PySide6.QtGui import QImage
from shiboken6 import isValid

from battlemap.files.grid_guess import GridGuess, guess_grid

_STRIP = 256
"""So many rows are looked at at a time."""


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
    found = grid_of(image)
    if isValid(result):  # the program may have ended meanwhile
        result.ready.emit(found)


def grid_of(image: QImage) -> GridGuess | None:
    """The grid seen in a picture."""
    return guess_grid(_grey(image))


def _grey(image: QImage) -> npt.NDArray[np.uint8]:
    """How bright each pixel is, strip by strip: Qt holds Python's lock meanwhile, and the window must not stall."""
    grey = np.empty((image.height(), image.width()), np.uint8)
    for top in range(0, image.height(), _STRIP):
        strip = image.copy(0, top, image.width(), min(_STRIP, image.height() - top))
        strip = strip.convertToFormat(QImage.Format.Format_Grayscale8)
        lines = np.frombuffer(strip.constBits(), np.uint8).reshape(strip.height(), strip.bytesPerLine())
        grey[top : top + strip.height()] = lines[:, : image.width()]
    return grey
