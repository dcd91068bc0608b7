"""Decoding pictures beside the window, so that it never stalls."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QThreadPool, Signal
from PySide6.QtGui import QImage

from battlemap.errors import BattlemapError
from battlemap.gui.pictures import decode
from battlemap.text import Text


class _Result(QObject):
    """Brings a result from a worker to the window's thread."""

    ready = Signal(str, QImage, object)


class Decoding(QObject):
    """Decodes pictures in workers. Results come as `decoded`, complaints as `failed`, each with the given key."""

    decoded = Signal(str, QImage)
    failed = Signal(str, object)
    """Sends the key and a `Text`."""

    def start(self, key: str, data: bytes, longest_side: int) -> None:
        """Decode a picture, made smaller until no side is longer than this."""
        result = _Result()
        result.ready.connect(self._receive)
        QThreadPool.globalInstance().start(partial(_decode, result, key, data, longest_side))

    def _receive(self, key: str, image: QImage, complaint: Text | None) -> None:
        if complaint is None:
            self.decoded.emit(key, image)
        else:
            self.failed.emit(key, complaint)


def _decode(result: _Result, key: str, data: bytes, longest_side: int) -> None:
    """What the worker does."""
    try:
        result.ready.emit(key, decode(data, longest_side), None)
    except BattlemapError as error:
        result.ready.emit(key, QImage(), error.text)
