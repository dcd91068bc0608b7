"""Where the open map comes from, and whether another program has touched that file since."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

MAP_SUFFIX = ".battlemap"
"""The kind of file the program saves to."""


class Stamp(NamedTuple):
    """What changes when another program writes a file: its time in nanoseconds, its size and its place on the disk."""

    time: int
    size: int
    node: int


def stamp(path: Path) -> Stamp | None:
    """The stamp a file has now; `None` when there is no such file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return Stamp(found.st_mtime_ns, found.st_size, found.st_ino)


@dataclass(frozen=True)
class Source:
    """The file the open map was read from or last saved to; none for a new map and for a copy of a sample."""

    path: Path | None = None
    stamp: Stamp | None = None
    members: Mapping[str, bytes] = field(default_factory=dict)
    keep_as: str = ""

    @property
    def target(self) -> Path | None:
        """The file that saving writes to; none when the user has to name one first."""
        return self.path if self.path is not None and self.path.suffix.lower() == MAP_SUFFIX else None

    @property
    def touched(self) -> bool:
        """Whether another program has written the file since; one that is gone can be written without a question."""
        if self.path is None:
            return False
        now = stamp(self.path)
        return now is not None and now != self.stamp
