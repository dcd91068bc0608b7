"""Bringing the contents of older files to today's form, one version at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from battlemap.discovery import discover
from battlemap.files.errors import MapFileError
from battlemap.text import QT_TRANSLATE_NOOP

Content = dict[str, Any]
"""What `map.json` holds, without its version."""

_PACKAGE = "battlemap.files.migrations"


class SchemaVersion(NamedTuple):
    """The version of a file's form: a new major one is not understood by older programs, a new minor one is."""

    major: int
    minor: int

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}"


@dataclass(frozen=True)
class Migration:
    """One step from a version to a later one."""

    source: SchemaVersion
    target: SchemaVersion
    convert: Callable[[Content], Content]


@cache
def all_migrations() -> tuple[Migration, ...]:
    """Every step there is, from the oldest to the newest."""
    return migrations_in(_PACKAGE)


def migrations_in(package: str) -> tuple[Migration, ...]:
    """The steps that the modules of a package define, from the oldest to the newest."""
    found = (step for step in discover(package, "MIGRATION") if isinstance(step, Migration))
    return tuple(sorted(found, key=lambda step: step.source))


def migrated(
    content: Content, version: SchemaVersion, today: SchemaVersion, steps: Iterable[Migration]
) -> tuple[Content, bool]:
    """The content in today's form, and whether a step changed it. Raises `MapFileError` when no step leads there."""
    changed = False
    for step in steps:
        if version <= step.source < today and step.source.major == version.major:
            content = _converted(content, step)
            version, changed = step.target, True
    if version.major != today.major:
        text = QT_TRANSLATE_NOOP("Files", "The file has the unknown version {version}.")
        raise MapFileError(text.filled(version=str(version)))
    return content, changed


def _converted(content: Content, step: Migration) -> Content:
    """The content after one step; one that does not even have the form of its own version is refused."""
    try:
        return step.convert(content)
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        text = QT_TRANSLATE_NOOP("Files", "The file does not have the form of its version {version}.")
        raise MapFileError(text.filled(version=str(step.source))) from error
