"""What the program remembers between two starts, typed. Documents are never kept here.

A damaged or foreign value counts as missing: its default takes its place and nothing fails.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar, overload

from PySide6.QtCore import QByteArray, QSettings, QStandardPaths

V = TypeVar("V")

RECENT_LIMIT = 10
"""How many files the list of recent files keeps."""


class _Entry(Generic[V]):
    """One remembered value: its key in the file, how it is read (`None` for damaged) and how it is written."""

    def __init__(self, key: str, default: V, read: Callable[[object], V | None], write: Callable[[V], object]) -> None:
        self._key = key
        self._default = default
        self._read = read
        self._write = write

    @overload
    def __get__(self, settings: None, kind: type[Settings]) -> _Entry[V]: ...
    @overload
    def __get__(self, settings: Settings, kind: type[Settings]) -> V: ...
    def __get__(self, settings: Settings | None, kind: type[Settings]) -> _Entry[V] | V:
        if settings is None:
            return self
        value = self._read(settings.stored.value(self._key))
        return self._default if value is None else value

    def __set__(self, settings: Settings, value: V) -> None:
        settings.stored.setValue(self._key, self._write(value))


def _as_text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _as_texts(value: object) -> tuple[str, ...] | None:
    """Several texts; a list of one comes back from the file as a single text."""
    if isinstance(value, str):
        return (value,)
    return tuple(part for part in value if isinstance(part, str)) if isinstance(value, list) else None


def _as_flag(value: object) -> bool | None:
    """A yes or no; another process reads back the words for it."""
    return {"true": True, "false": False}.get(str(value).lower())


def _as_bytes(value: object) -> bytes | None:
    return bytes(value.data()) if isinstance(value, QByteArray) else None


def _flag(key: str, *, default: bool) -> _Entry[bool]:
    return _Entry(key, default, _as_flag, bool)


def _word(key: str, default: str, allowed: tuple[str, ...]) -> _Entry[str]:
    """One of a few words."""
    return _Entry(key, default, lambda value: str(value) if value in allowed else None, str)


def _texts(key: str, default: tuple[str, ...] = ()) -> _Entry[tuple[str, ...]]:
    return _Entry(key, default, _as_texts, list)


def _bytes(key: str) -> _Entry[bytes]:
    return _Entry(key, b"", _as_bytes, QByteArray)


def _file_name(key: str) -> _Entry[str]:
    """The name of a file; empty for one that no text can hold."""
    return _Entry(key, "", _as_text, lambda name: name if _is_text(name) else "")


def _is_text(name: str) -> bool:
    """Whether a name has no bytes in it that are no letters."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def default_path() -> Path:
    """Where the settings of this user lie."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    return Path(folder) / "settings.ini"


class Settings:
    """The user's settings, kept in an ini file: the given one, or the one of this user."""

    language = _word("look/language", "", ("", "de", "en"))
    """The language of the program; empty for the system's."""
    theme = _word("look/theme", "dark", ("dark", "light", "system"))
    """The theme; `system` for the one the system wants."""
    recent_files = _texts("files/recent")
    """The files opened last, newest first."""
    last_map = _file_name("files/last")
    """The map that was open when the program ended; empty for an untitled one."""
    last_folder = _file_name("files/folder")
    """The folder in which the user last opened or saved something."""
    first_start = _flag("start/first", default=True)
    """Whether the program has never been started before."""
    hint_seen = _flag("start/hint_seen", default=False)
    """Whether the hint of the first start was dismissed."""
    geometry = _bytes("window/geometry")
    """Place and size of the window."""
    layout = _bytes("window/layout")
    """Places of tool bars and docks."""
    badge_suggestions = _texts("minis/badges")
    """Badges the user has given to minis, newest first."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = default_path() if path is None else path
        self.stored = QSettings(str(self.path), QSettings.Format.IniFormat)

    def remember_file(self, path: Path) -> None:
        """Put a file at the top of the recent files and make its folder the one to start from.

        Names that no text can hold, which old disks have, are left out.
        """
        if not _is_text(str(path)):
            return
        others = [name for name in self.recent_files if name != str(path)]
        self.recent_files = (str(path), *others)[:RECENT_LIMIT]
        self.last_folder = str(path.parent)

    def forget_file(self, path: Path) -> None:
        """Take a file off the recent files."""
        self.recent_files = tuple(name for name in self.recent_files if name != str(path))

    def save(self) -> None:
        """Write what has changed to the file now."""
        self.stored.sync()
