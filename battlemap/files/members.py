"""Reading the members of a zip by name, within limits. Nothing is ever extracted to the disk."""

from __future__ import annotations

import re
import stat
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from battlemap.files import plain_json
from battlemap.files.errors import MapFileError, printable
from battlemap.text import QT_TRANSLATE_NOOP, Text

MAP_MEMBER = "map.json"
"""The member that holds the state."""

MAX_MEMBERS = 10_000
MAX_TOTAL = 768 * 1024 * 1024
"""The most bytes that all members together may come to."""

MAX_MEMBER_NAME = 1_000
"""How many characters the name of a member may have."""

MAX_RATIO = 200
SMALL = 1024 * 1024
"""Members up to this size may shrink more than `MAX_RATIO` times; the map's own text too, it has its own limit."""

_CHUNK = 4 * 1024 * 1024
_DRIVE = re.compile("[A-Za-z]:")
_ENTRY = b"PK\x01\x02"
_ZIP_ERRORS = (
    *(BadZipFile, zlib.error, struct.error, EOFError, RuntimeError),
    *(ValueError, OSError, LookupError, ArithmeticError),
)
"""All that Python's reader of zips is known to raise for damaged ones."""


@dataclass(frozen=True)
class Members:
    """The text of the map, the other members by their names, and what was left out."""

    map_json: bytes
    others: dict[str, bytes]
    problems: tuple[Text, ...]


def read_members(data: bytes) -> Members:
    """The members of a zip; raises `MapFileError` when it is damaged or holds no map."""
    if _entries(data) > MAX_MEMBERS:
        raise MapFileError(QT_TRANSLATE_NOOP("Files", "The file holds more parts than any map needs."))
    with _opened(data) as archive:
        reading = _Reading(archive, MAX_TOTAL)
        for info in archive.infolist():
            reading.take(info)
    return reading.result()


def _entries(data: bytes) -> int:
    """How many entries the zip's list can have, found without reading the list: it may be endless itself.

    Counted piece by piece: one long call would hold up the window for as long as it takes.
    """
    return sum(data.count(_ENTRY, first, first + _CHUNK) for first in range(0, len(data), _CHUNK))


@contextmanager
def _opened(data: bytes) -> Iterator[ZipFile]:
    try:
        archive = ZipFile(BytesIO(data))
    except _ZIP_ERRORS as error:
        raise MapFileError(QT_TRANSLATE_NOOP("Files", "The file is damaged or cut off.")) from error
    with archive:
        yield archive


def is_safe_name(name: str) -> bool:
    """Whether a member of this name is carried along: whoever unpacks the file with it stays inside its folder."""
    parts = name.replace("\\", "/").split("/")
    return 0 < len(name) <= MAX_MEMBER_NAME and ".." not in parts and parts[0] != "" and _DRIVE.match(name) is None


class _LeftOutError(Exception):
    """A member is not read; the text says why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


@dataclass
class _Reading:
    """One pass over a zip's members."""

    archive: ZipFile
    left: int
    found: dict[str, bytes] = field(default_factory=dict)
    problems: list[Text] = field(default_factory=list)

    def take(self, info: ZipInfo) -> None:
        """Read a member, or note why not; raises `MapFileError` when it is the map itself."""
        if info.is_dir():
            return
        try:
            _check(info, self.found)
            self.found[info.filename] = self._content(info)
        except _LeftOutError as error:
            self._leave_out(info.filename, error.reason)

    def _leave_out(self, name: str, reason: Text) -> None:
        line = QT_TRANSLATE_NOOP("Files", "The part “{part}” of the file is left out: {reason}")
        line = line.filled(part=printable(name, 80), reason=reason)
        if name == MAP_MEMBER and name not in self.found:
            raise MapFileError(line)
        self.problems.append(line)

    def _content(self, info: ZipInfo) -> bytes:
        limit = min(self.left, plain_json.MAX_BYTES) if info.filename == MAP_MEMBER else self.left
        try:
            content = _read_up_to(self.archive, info, limit)
        except _ZIP_ERRORS as error:
            raise _LeftOutError(QT_TRANSLATE_NOOP("Files", "It is damaged.")) from error
        self.left -= len(content)
        return content

    def result(self) -> Members:
        """What was read; raises `MapFileError` when there is no map."""
        map_json = self.found.pop(MAP_MEMBER, None)
        if map_json is None:
            raise MapFileError(QT_TRANSLATE_NOOP("Files", "This is no battlemap: it holds no map.json."))
        return Members(map_json, self.found, tuple(self.problems))


def _check(info: ZipInfo, found: dict[str, bytes]) -> None:
    """Raise when a member must not be read, by what the zip says about it."""
    if len(info.filename) > MAX_MEMBER_NAME:
        raise _LeftOutError(QT_TRANSLATE_NOOP("Files", "Its name is too long."))
    if not is_safe_name(info.filename):
        raise _LeftOutError(QT_TRANSLATE_NOOP("Files", "Its name leads out of the file."))
    if info.filename in found:
        raise _LeftOutError(QT_TRANSLATE_NOOP("Files", "There are two of this name."))
    if stat.S_ISLNK(info.external_attr >> 16):
        raise _LeftOutError(QT_TRANSLATE_NOOP("Files", "It is a link."))
    if info.flag_bits & 0x1:
        raise _LeftOutError(QT_TRANSLATE_NOOP("Files", "It is encrypted."))
    if info.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        raise _LeftOutError(QT_TRANSLATE_NOOP("Files", "It is packed in an unknown way."))
    if info.filename != MAP_MEMBER and info.file_size > max(SMALL, MAX_RATIO * info.compress_size):
        raise _LeftOutError(QT_TRANSLATE_NOOP("Files", "It is packed more tightly than any picture can be."))


def _read_up_to(archive: ZipFile, info: ZipInfo, limit: int) -> bytes:
    """A member's bytes, counted while they are read: what the zip says of its size may be a lie."""
    too_large = _LeftOutError(QT_TRANSLATE_NOOP("Files", "It is too large."))
    if info.file_size > limit:
        raise too_large
    chunks, size = [], 0
    with archive.open(info) as member:
        while chunk := member.read(_CHUNK):
            size += len(chunk)
            if size > limit:
                raise too_large
            chunks.append(chunk)
    return b"".join(chunks)
