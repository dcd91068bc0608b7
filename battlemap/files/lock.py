"""A lock between programs: held by a process until it lets go of it or ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

_FAR = 1 << 20
"""Windows locks bytes; this one lies behind anything the file holds, so that the file stays readable."""


class FileLock:
    """A lock on a file, which also tells the number of the process that holds it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    def acquire(self) -> bool:
        """Take the lock; false when another holds it. Raises `OSError` when the file cannot be made."""
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _locked(handle):
            os.close(handle)
            return False
        try:
            os.ftruncate(handle, 0)
            os.write(handle, f"{os.getpid()}\n".encode())
        except OSError:
            os.close(handle)
            raise
        self._handle = handle
        return True

    @property
    def is_there(self) -> bool:
        """Whether the file of the lock still lies in its place; without it another process could take the lock."""
        return self._handle is not None and self._path.exists()

    def release(self) -> None:
        """Let go of the lock; nothing happens when it is not held."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


if sys.platform == "win32":
    import msvcrt

    def _locked(handle: int) -> bool:
        """Lock an open file; false when another has."""
        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        os.lseek(handle, 0, os.SEEK_SET)
        return True
else:
    import fcntl

    def _locked(handle: int) -> bool:
        """Lock an open file; false when another has."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
