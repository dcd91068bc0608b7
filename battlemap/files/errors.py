"""What can go wrong with a file, each with one line that names the file, the place in it and the value."""

from __future__ import annotations

import errno
from pathlib import Path

from battlemap.errors import BattlemapError
from battlemap.text import QT_TRANSLATE_NOOP, Text


class MapFileError(BattlemapError, ValueError):
    """A file cannot be opened as a map. `what` is the line without the file's name."""

    def __init__(self, what: Text, file: Path | None = None) -> None:
        named = QT_TRANSLATE_NOOP("Files", "{file}: {what}").filled(file=printable(str(file)), what=what)
        super().__init__(what if file is None else named)
        self.what = what

    def in_file(self, file: Path) -> MapFileError:
        """The same error with the file's name in front."""
        return MapFileError(self.what, file)


class TooMuchBrokenError(MapFileError):
    """So much of a file does not fit that it is no map."""

    def __init__(self) -> None:
        super().__init__(QT_TRANSLATE_NOOP("Files", "Too much of the file is broken."))


class SaveError(BattlemapError, OSError):
    """A file could not be written; the old one is as it was."""

    def __init__(self, file: Path, reason: Text) -> None:
        line = QT_TRANSLATE_NOOP("Files", "{file} was not saved: {reason}")
        super().__init__(line.filled(file=printable(str(file)), reason=reason))
        self.reason = reason


_REASONS = {
    errno.ENOENT: QT_TRANSLATE_NOOP("Files", "There is no such file or folder."),
    errno.EACCES: QT_TRANSLATE_NOOP("Files", "The file or its folder is protected; you may not do this there."),
    errno.EPERM: QT_TRANSLATE_NOOP("Files", "The file or its folder is protected; you may not do this there."),
    errno.EROFS: QT_TRANSLATE_NOOP("Files", "The disk can only be read."),
    errno.EISDIR: QT_TRANSLATE_NOOP("Files", "This is a folder, not a file."),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("Files", "A part of the path is not a folder."),
    errno.ENOSPC: QT_TRANSLATE_NOOP("Files", "The disk is full."),
    errno.EDQUOT: QT_TRANSLATE_NOOP("Files", "Your share of the disk is full."),
    errno.EFBIG: QT_TRANSLATE_NOOP("Files", "The file would be larger than allowed here."),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("Files", "The file's name is too long."),
    errno.ELOOP: QT_TRANSLATE_NOOP("Files", "The path leads in a circle."),
}


def reason_not_saved(file: Path, error: OSError) -> Text:
    """Why a file could not be written; where something is missing, it is the folder."""
    if error.errno != errno.ENOENT:
        return reason_of(error)
    line = QT_TRANSLATE_NOOP("Files", "The folder {folder} is not there or cannot be written.")
    return line.filled(folder=printable(str(file.parent)))


def reason_of(error: OSError) -> Text:
    """Why the operating system refused, in the user's language where we have words for it."""
    known = _REASONS.get(error.errno or 0)
    if known is not None:
        return known
    reason = error.strerror or type(error).__name__
    return QT_TRANSLATE_NOOP("Files", "The system says: {reason}").filled(reason=printable(reason))


def printable(text: str, limit: int = 400) -> str:
    """A foreign text in one line that any screen can show: control characters and halves of characters escaped."""
    shown = "".join(char if char.isprintable() else _escaped(char) for char in text[:limit])
    return shown if len(text) <= limit else shown + "…"


def _escaped(char: str) -> str:
    return char.encode("unicode_escape", "backslashreplace").decode("ascii")
