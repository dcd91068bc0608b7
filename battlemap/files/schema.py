"""The text of a map: its state as JSON, starting with the version of its form.

Today's version is `SCHEMA`. A file of a newer minor version opens: what this program does not know is carried along,
and the version stays with the state, so that saving never calls the file older than what it holds. A file of a newer
major version does not open. Older ones are migrated step by step.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from pydantic_core import to_json

from battlemap.board.entities.names import PictureId
from battlemap.files.broken_parts import put_back, state_of
from battlemap.files.errors import MapFileError, printable
from battlemap.files.migration import Content, Migration, SchemaVersion, all_migrations, migrated
from battlemap.files.plain_json import parse_finite_json
from battlemap.files.repairs import repaired, unplayable
from battlemap.state import GameState
from battlemap.text import QT_TRANSLATE_NOOP, Text

SCHEMA = SchemaVersion(1, 0)
"""The version this program writes."""

BEFORE_REPAIR = ".before-repair.bak"
"""The ending of the copy that is kept of a file with problems."""

_VERSION = "schema"
_PICTURE = re.compile(rb'"([0-9a-f]{64})"')


@dataclass(frozen=True)
class ReadState:
    """A state as read from its text; see `LoadedMap` for the other fields."""

    state: GameState
    problems: tuple[Text, ...]
    keep_as: str
    newer: bool


def read_state(text: bytes, today: SchemaVersion = SCHEMA, migrations: Iterable[Migration] | None = None) -> ReadState:
    """The state in a map's text; raises `MapFileError` when it is not one or of a newer major version."""
    content = parse_finite_json(text)
    version = _version(content, today)
    del content[_VERSION]
    content, was_migrated = migrated(content, version, today, all_migrations() if migrations is None else migrations)
    newer = version > today
    if newer:
        content[_VERSION] = list(version)
    state, kept_lines = state_of(content)
    state, repair_lines = repaired(state)
    problems = (*kept_lines, *repair_lines, *unplayable(state))
    return ReadState(state, problems, _keep_as(version, was_migrated, problems), newer)


def _version(content: object, today: SchemaVersion) -> SchemaVersion:
    """The version a file says it has; raises `MapFileError` for none and for a newer major one."""
    found = content.get(_VERSION) if isinstance(content, dict) else None
    match found:
        case [int(major), int(minor)] if 0 <= major < 10_000 and 0 <= minor < 10_000:
            version = SchemaVersion(major, minor)
        case _:
            line = QT_TRANSLATE_NOOP("Files", "map.json: schema: {value} is not a version such as [1, 0].")
            raise MapFileError(line.filled(value=printable(repr(found), 60)))
    if version.major > today.major:
        line = QT_TRANSLATE_NOOP("Files", "The file has version {version}; this program reads up to {today}.")
        raise MapFileError(line.filled(version=str(version), today=f"{today.major}.x"))
    return version


def _keep_as(version: SchemaVersion, was_migrated: bool, problems: tuple[Text, ...]) -> str:
    """The ending under which the first save keeps the original."""
    if was_migrated:
        return f".v{version.major}.bak" if version.minor == 0 else f".v{version}.bak"
    return BEFORE_REPAIR if problems else ""


def map_json(state: GameState) -> bytes:
    """The text of a map. Equal states give equal bytes."""
    carried = (state.model_extra or {}).get(_VERSION)
    body = _body(state)
    return b'{"schema":' + to_json(list(SCHEMA) if carried is None else carried) + b"," + body[1:]


def _body(state: GameState) -> bytes:
    if not state.kept:
        return state.model_dump_json(exclude={_VERSION}).encode()
    content: Content = state.model_dump(mode="json", exclude={_VERSION})
    put_back(content, state.kept)
    return to_json(content)


def pictures_named_in(text: bytes) -> frozenset[PictureId]:
    """The pictures that a map's text names, also in parts that this program does not know."""
    return frozenset(PictureId(name.decode()) for name in _PICTURE.findall(text))
