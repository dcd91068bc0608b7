"""Reading ordinary files up to a size; nothing else is ever waited for."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO

from battlemap.files.errors import MapFileError, reason_of
from battlemap.text import QT_TRANSLATE_NOOP

MAX_FILE = 512 * 1024 * 1024
"""Larger files are not opened."""


def _opened_file(path: Path) -> BinaryIO:
    """The file for reading. Pipes and devices are refused before they can keep anyone waiting."""
    try:
        mode = path.stat().st_mode
    except ValueError as error:
        raise MapFileError(QT_TRANSLATE_NOOP("Files", "No file can have this name.")) from error
    if stat.S_ISDIR(mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(mode):
        raise MapFileError(QT_TRANSLATE_NOOP("Files", "This is not an ordinary file."))
    return path.open("rb")


def read_file(path: Path, limit: int = MAX_FILE) -> bytes:
    """The first bytes of an ordinary file, all of them up to `MAX_FILE`.

    Raises `MapFileError`, without the file's name, for one that cannot be read, is too large or empty.
    """
    try:
        with _opened_file(path) as file:
            size = os.fstat(file.fileno()).st_size
            if size > MAX_FILE:
                text = QT_TRANSLATE_NOOP("Files", "The file is too large: {size} MB.")
                raise MapFileError(text.filled(size=size // 1_000_000))
            data = file.read(limit)
    except OSError as error:
        raise MapFileError(reason_of(error)) from error
    if not data:
        raise MapFileError(QT_TRANSLATE_NOOP("Files", "The file is empty."))
    return data
