"""File formats: one module each in `formats`, found by looking into that folder."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import BinaryIO

from battlemap.board.entities.names import PictureId
from battlemap.discovery import discover
from battlemap.files.loaded import LoadedMap
from battlemap.files.picture_reader import PictureReader
from battlemap.state import GameState
from battlemap.text import Text

HEAD = 4096
"""How many bytes of a file `MapFormat.recognises` is shown."""

_PACKAGE = "battlemap.files.formats"


@dataclass(frozen=True)
class MapSource:
    """A file as read from the disk."""

    path: Path
    data: bytes

    @property
    def title(self) -> str:
        """What a map is called that does not say so itself: as its file."""
        return self.path.stem.encode("utf-8", "replace").decode("utf-8")[:200]


class MapFormat(ABC):
    """One way to write a map into a file.

    `suffixes` are lower case; what a file holds counts, not what it is called. `keeps_all` says that writing loses
    nothing.
    """

    id: str
    title: Text
    suffixes: tuple[str, ...]
    is_picture: bool = False
    can_write: bool = False
    keeps_all: bool = False

    @abstractmethod
    def recognises(self, head: bytes, suffix: str, /) -> bool:
        """Whether a file that begins like this and has this suffix is of this format."""

    @abstractmethod
    def read(self, source: MapSource, reader: PictureReader) -> LoadedMap:
        """The map in the file. Raises `MapFileError` (without the file's name) or `PictureError`."""

    def write(
        self, file: BinaryIO, state: GameState, pictures: Mapping[PictureId, bytes], members: Mapping[str, bytes]
    ) -> tuple[Text, ...]:
        """Write the map and say what the format has no place for; only where `can_write`."""
        raise NotImplementedError(self.id)


@cache
def all_formats() -> tuple[MapFormat, ...]:
    """Every format, in alphabetical order of their modules."""
    return tuple(found for found in discover(_PACKAGE, "FORMAT") if isinstance(found, MapFormat))


def recognised(head: bytes, suffix: str) -> MapFormat | None:
    """The format of a file that begins like this; `None` when no format knows it."""
    return next((each for each in all_formats() if each.recognises(head, suffix)), None)


def writable_format(suffix: str) -> MapFormat | None:
    """The format in which a map is written to a file with this suffix; `None` when there is none."""
    return next((each for each in all_formats() if each.can_write and suffix.lower() in each.suffixes), None)
