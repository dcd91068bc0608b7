"""Pictures from files: which may be chosen, and reading them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from battlemap.files.picture_reader import PICTURE_SUFFIXES, PictureError
from battlemap.gui.pictures import QtPictureReader
from battlemap.text import QT_TRANSLATE_NOOP

LARGEST_FILE = 512 * 1024 * 1024
"""A larger file is not read."""

_UNREADABLE = QT_TRANSLATE_NOOP("Pictures", "“{name}” cannot be read: {reason}")
_TOO_LARGE = QT_TRANSLATE_NOOP("Pictures", "“{name}” is larger than {limit} MB.")
_REFUSED = QT_TRANSLATE_NOOP("Pictures", "“{name}”: {reason}")


def picture_filter() -> str:
    """The filter for a file dialog."""
    patterns = " ".join(f"*{suffix} *{suffix.upper()}" for suffix in PICTURE_SUFFIXES)
    return f"{QCoreApplication.translate('Pictures', 'Pictures')} ({patterns})"


def read_picture(path: Path) -> bytes:
    """The bytes of a picture; raises `PictureError`, naming the file, for what is none."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise PictureError(_TOO_LARGE.filled(name=path.name, limit=LARGEST_FILE // 1024**2))
        data = path.read_bytes()
    except OSError as error:
        raise PictureError(_UNREADABLE.filled(name=path.name, reason=error.strerror or str(error))) from error
    try:
        QtPictureReader().measure(data)
    except PictureError as error:
        raise PictureError(_REFUSED.filled(name=path.name, reason=error.text)) from error
    return data
