"""Writing a file so that at every moment it is the old one or the new one, whole.

The new content goes to a temporary file in the same folder, is forced to the disk and then takes the old file's name.
Symbolic links are followed, so the file they point to is replaced; a second hard link keeps the old content.
"""

from __future__ import annotations

import errno
import hashlib
import os
import platform
import re
import secrets
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from battlemap.files.errors import SaveError, reason_not_saved

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_TEMPORARY = re.compile(r"\.battlemap-([0-9a-f]{8})-([0-9]{1,10})-[0-9a-f]{8}\.tmp")

RENAME_PAUSES = (0.05, 0.1, 0.2, 0.4, 0.8)
"""Seconds between attempts to take the old file's name while a virus scanner or a cloud drive holds it (Windows)."""


_HELD_NAMES = os.name == "nt"
"""Whether a file that another program has open keeps its name to itself."""


def write_atomically(path: Path, write: Callable[[BinaryIO], None]) -> None:
    """Replace the file at `path` by what `write` writes. Raises `SaveError` and leaves the old file as it was."""
    try:
        target = _target(path)
        _remove_stale(target.parent)
        _replace_content(target, write)
    except SaveError:
        raise
    except OSError as error:
        raise SaveError(path, reason_not_saved(path, error)) from error


def write_bytes_atomically(path: Path, data: bytes) -> None:
    """Replace the file at `path` by these bytes. Raises `SaveError` and leaves the old file as it was."""

    def write(file: BinaryIO) -> None:
        file.write(data)

    write_atomically(path, write)


def _target(path: Path) -> Path:
    """The file that `path` means, its links followed; raises `OSError` for one that must not be replaced."""
    target = Path(os.path.realpath(path))
    try:
        mode = target.stat().st_mode
    except FileNotFoundError:
        return target
    if stat.S_ISDIR(mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(mode) or not os.access(target, os.W_OK):
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))
    return target


def _replace_content(target: Path, write: Callable[[BinaryIO], None]) -> None:
    temporary = target.with_name(_temporary_name())
    try:
        with _created(temporary) as file:
            _copy_rights(target, file)
            write(file)
            os.fsync(file.fileno())
        _take_name(temporary, target)
        _sync_folder(target.parent)
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)


class _WholeWrites(FileIO):
    """A file of which every write is complete or fails: the system may write less than it was given."""

    def write(self, data: ReadableBuffer, /) -> int:
        """Write all of `data`; raises `OSError` when the system takes no more of it."""
        rest = memoryview(data).cast("B")
        size = len(rest)
        while len(rest) > 0:
            written = super().write(rest)
            if not written:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            rest = rest[written:]
        return size


def _created(temporary: Path) -> _WholeWrites:
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    return _WholeWrites(os.open(temporary, flags, 0o666), "rb+")


def _copy_rights(target: Path, file: FileIO) -> None:
    """Give the new file the old one's mode, and its owner where that is allowed."""
    if not hasattr(os, "fchown"):
        return
    with suppress(FileNotFoundError):
        old = target.stat()
        with suppress(OSError):
            os.fchown(file.fileno(), old.st_uid, old.st_gid)
        os.fchmod(file.fileno(), stat.S_IMODE(old.st_mode))


def _take_name(temporary: Path, target: Path) -> None:
    """Rename, and try again for a while where another program may hold the old file for a moment."""
    for pause in RENAME_PAUSES if _HELD_NAMES else ():
        try:
            temporary.replace(target)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    temporary.replace(target)


def _sync_folder(folder: Path) -> None:
    """Force the new name to the disk; where folders cannot be opened the system does that itself."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@cache
def _machine() -> str:
    """A word for this computer, so that temporary files on a shared drive are told apart."""
    return hashlib.sha256(platform.node().encode("utf-8", "replace")).hexdigest()[:8]


def _temporary_name() -> str:
    """A name that does not grow with the file's own, which may be as long as the system allows."""
    return f".battlemap-{_machine()}-{os.getpid()}-{secrets.token_hex(4)}.tmp"


def _remove_stale(folder: Path) -> None:
    """Remove what processes of this computer left behind when they died while saving here."""
    with suppress(OSError):
        for name in os.listdir(folder):  # noqa: PTH208 - names only: a folder may hold thousands of files
            match = _TEMPORARY.fullmatch(name)
            if match is not None and match[1] == _machine() and not _is_running(int(match[2])):
                with suppress(OSError):
                    (folder / name).unlink()


def _is_running(process: int) -> bool:
    """Whether a process of this number lives. Windows is not asked: there a file in use cannot be removed anyway."""
    if process == os.getpid():
        return True
    if os.name == "nt":
        return False
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return True
