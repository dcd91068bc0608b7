"""Snapshots of unsaved work, for the case that the program or the machine dies.

Each document has a folder with its last five snapshots, its pictures (each once) and a lock that its process holds. A
folder whose lock can be taken belongs to a process that died; it is offered for recovery.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import time
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from types import MappingProxyType

from pydantic import AwareDatetime

from battlemap.board.entities.names import PictureId
from battlemap.files.atomic import write_atomically, write_bytes_atomically
from battlemap.files.collector import collector_paused
from battlemap.files.container import loaded_map, write_text
from battlemap.files.errors import MapFileError, SaveError, reason_of
from battlemap.files.loaded import LoadedMap
from battlemap.files.lock import FileLock
from battlemap.files.members import read_members
from battlemap.files.ordinary import read_file
from battlemap.files.picture_store import picture_id
from battlemap.files.schema import map_json, pictures_named_in
from battlemap.frozen import Stored
from battlemap.state import GameState
from battlemap.text import QT_TRANSLATE_NOOP

GENERATIONS = 5
"""How many snapshots of a document are kept."""

KEPT_DAYS = 30
"""How long a discarded recovery can still be found in the folder."""

_ABOUT = "autosave.json"
_DISCARDED = "discarded"
_SNAPSHOT = re.compile(r"([0-9]{8})\.battlemap")
_DOCUMENT = re.compile(r"[0-9a-f]{32}")
_UNREADABLE = (MapFileError, OSError, ValueError, ArithmeticError, RecursionError, MemoryError)
"""One snapshot that cannot be read, in whatever way, must not keep the others from being offered."""

_NO_MEMBERS: Mapping[str, bytes] = MappingProxyType({})


@dataclass(frozen=True)
class Recovery:
    """A document whose process died: its newest snapshot, the file it came from, when and under which title."""

    key: str
    path: Path
    source: Path | None
    time: datetime
    title: str


class _About(Stored):
    """What a snapshot says about itself."""

    key: str
    source: str | None
    time: AwareDatetime
    title: str = ""
    keep_as: str = ""
    namesake: str | None = None
    """The carried member that has the name of this text, in base64."""


class Autosave:
    """The snapshots in a folder. Safe to call from several threads."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._guard = Lock()
        self._held: dict[Path, FileLock] = {}
        self._offered: dict[Path, FileLock] = {}

    def store(
        self,
        document_key: str,
        state: GameState,
        pictures: Mapping[PictureId, bytes],
        source: Path | None,
        *,
        members: Mapping[str, bytes] = _NO_MEMBERS,
        keep_as: str = "",
    ) -> None:
        """Write a snapshot of a document. Raises `SaveError`; older snapshots stay.

        `members` and `keep_as` are those of the `LoadedMap` that the document began with.
        """
        home = self._home(document_key)
        text = map_json(state)
        about = _about(document_key, state, source, keep_as, members.get(_ABOUT))
        with self._guard:
            try:
                self._hold(home)
                _store_pictures(home, pictures_named_in(text), pictures)
                snapshot = home / f"{_last_number(home) + 1:08}.battlemap"
                write_atomically(snapshot, lambda file: write_text(file, text, {}, {**members, _ABOUT: about}))
                for old in _snapshots(home)[GENERATIONS:]:
                    old.unlink()
            except SaveError:
                raise
            except OSError as error:
                raise SaveError(home, reason_of(error)) from error

    def release(self, document_key: str) -> None:
        """Remove a document's snapshots: it was saved, or closed on purpose."""
        home = self._home(document_key)
        with self._guard:
            self._let_go(home)
            shutil.rmtree(home, ignore_errors=True)

    def orphans(self) -> tuple[Recovery, ...]:
        """The documents of processes that died, the newest first. They stay locked for this process from now on."""
        with self._guard:
            _remove_old(self._folder / _DISCARDED)
            found = [recovery for home in self._homes() if (recovery := self._orphan(home)) is not None]
        return tuple(sorted(found, key=lambda recovery: recovery.time, reverse=True))

    def load(self, recovery: Recovery) -> LoadedMap:
        """The newest snapshot that can be read. Raises `MapFileError` when none can."""
        error = MapFileError(QT_TRANSLATE_NOOP("Files", "There is no snapshot any more."), recovery.path)
        for snapshot in _snapshots(recovery.path.parent):
            try:
                return _loaded(snapshot)
            except MapFileError as broken:
                error = broken.in_file(snapshot)
        raise error

    def discard(self, recovery: Recovery) -> None:
        """Stop offering a recovery; a copy of it stays in the folder for thirty days."""
        home = recovery.path.parent
        with self._guard, suppress(OSError):
            self._let_go(home)
            discarded = self._folder / _DISCARDED
            discarded.mkdir(exist_ok=True)
            home.rename(discarded / f"{home.name}-{time.time_ns()}")

    def _home(self, document_key: str) -> Path:
        """The folder of a document."""
        return self._folder / hashlib.sha256(document_key.encode("utf-8", "replace")).hexdigest()[:32]

    def _homes(self) -> list[Path]:
        with suppress(OSError):
            return [path for path in self._folder.iterdir() if _DOCUMENT.fullmatch(path.name)]
        return []

    def _hold(self, home: Path) -> None:
        """Make the folder and take its lock for a document of this process, again when somebody removed it."""
        lock = self._held.pop(home, None) or self._offered.pop(home, None)
        if lock is None or not lock.is_there:
            if lock is not None:
                lock.release()
            home.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = _acquired(home)
        if lock is None:
            raise SaveError(home, QT_TRANSLATE_NOOP("Files", "Another program is using it."))
        self._held[home] = lock

    def _let_go(self, home: Path) -> None:
        for locks in (self._held, self._offered):
            lock = locks.pop(home, None)
            if lock is not None:
                lock.release()

    def _orphan(self, home: Path) -> Recovery | None:
        """The recovery in a folder that nobody holds; a folder without any snapshot is removed."""
        if home in self._held:
            return None
        with suppress(OSError):
            lock = self._offered.get(home) or _acquired(home)
            if lock is None:
                return None
            self._offered[home] = lock
            recovery = next(_recoveries(home), None)
            if recovery is None:
                self._let_go(home)
                if not _numbered(home):
                    shutil.rmtree(home, ignore_errors=True)
            return recovery
        return None


def _acquired(home: Path) -> FileLock | None:
    lock = FileLock(home / "lock")
    return lock if lock.acquire() else None


def _numbered(home: Path) -> list[Path]:
    """Everything in a folder that is named as a snapshot, the newest first."""
    with suppress(OSError):
        return sorted((path for path in home.iterdir() if _SNAPSHOT.fullmatch(path.name)), reverse=True)
    return []


def _snapshots(home: Path) -> list[Path]:
    """The snapshots in a folder, the newest first."""
    return [path for path in _numbered(home) if path.is_file()]


def _last_number(home: Path) -> int:
    newest = next(iter(_numbered(home)), None)
    return 0 if newest is None else int(newest.stem)


def _store_pictures(home: Path, named: frozenset[PictureId], pictures: Mapping[PictureId, bytes]) -> None:
    """Write the pictures that are not there yet or no longer whole."""
    folder = home / "pictures"
    folder.mkdir(exist_ok=True)
    for name in named & pictures.keys():
        if _stored_picture(home, name) is None:
            write_bytes_atomically(folder / name, pictures[name])


def _stored_picture(home: Path, name: PictureId) -> bytes | None:
    """The bytes of a stored picture; none for one that is missing or damaged."""
    with suppress(MapFileError):
        data = read_file(home / "pictures" / name)
        return data if picture_id(data) == name else None
    return None


def _about(key: str, state: GameState, source: Path | None, keep_as: str, namesake: bytes | None) -> bytes:
    """What a list of recoveries says about a snapshot."""
    title = state.settings.title or ("" if source is None else _plain(source.stem))
    origin = None if source is None else _plain(str(source))
    about = _About(
        key=_plain(key),
        source=origin,
        time=datetime.now(UTC),
        title=title,
        keep_as=keep_as,
        namesake=None if namesake is None else b64encode(namesake).decode(),
    )
    return about.model_dump_json().encode()


def _plain(name: str) -> str:
    """A name without halves of characters, which file names may have and JSON may not."""
    return name.encode("utf-8", "replace").decode()


def _recoveries(home: Path) -> Iterator[Recovery]:
    """The snapshots in a folder that tell about themselves, the newest first."""
    for snapshot in _snapshots(home):
        with suppress(*_UNREADABLE):
            about = _About.model_validate_json(read_members(read_file(snapshot)).others.get(_ABOUT, b""))
            source = None if about.source is None or "\0" in about.source else Path(about.source)
            yield Recovery(about.key, snapshot, source, about.time, about.title)


def _loaded(snapshot: Path) -> LoadedMap:
    """The map in a snapshot with its pictures from the folder."""
    with collector_paused():
        members = read_members(read_file(snapshot))
        about = _about_in(members.others)
        pictures = dict(_stored_pictures(snapshot.parent, pictures_named_in(members.map_json)))
        loaded = loaded_map(members.map_json, pictures, members.others, members.problems)
    return loaded if about is None else replace(loaded, keep_as=about.keep_as or loaded.keep_as)


def _about_in(members: dict[str, bytes]) -> _About | None:
    """What a snapshot says about itself, taken out of its members; the one that had its name takes its place."""
    text = members.pop(_ABOUT, b"")
    with suppress(ValueError):
        about = _About.model_validate_json(text)
        if about.namesake is not None:
            members[_ABOUT] = b64decode(about.namesake)
        return about
    return None


def _stored_pictures(home: Path, named: frozenset[PictureId]) -> Iterator[tuple[PictureId, bytes]]:
    for name in named:
        data = _stored_picture(home, name)
        if data is not None:
            yield name, data


def _remove_old(discarded: Path) -> None:
    """Remove what was discarded long ago; its name ends with the time."""
    with suppress(OSError):
        for path in discarded.iterdir():
            stamp = path.name.rpartition("-")[2]
            if stamp.isdigit() and time.time_ns() - int(stamp) > KEPT_DAYS * 86_400 * 10**9:
                shutil.rmtree(path, ignore_errors=True)
