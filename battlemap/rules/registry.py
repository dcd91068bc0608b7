"""The rule systems there are, and the way from a map's word for one to its code."""

from __future__ import annotations

import importlib
from functools import cache

from battlemap.discovery import discover
from battlemap.rules.system import RuleSystem, Sheet, SystemInfo

_PACKAGE = "battlemap.rules.systems"

DEFAULT_SYSTEM = "frei"
"""The system of a new map."""


@cache
def system_infos() -> tuple[SystemInfo, ...]:
    """Id and title of every system; their models are not imported."""
    found = discover(_PACKAGE, "INFO")
    return tuple(info for info in found if isinstance(info, SystemInfo))


@cache
def find_system(system: str) -> RuleSystem[Sheet] | None:
    """The system with this id, imported now if it was not; `None` when this program does not know it."""
    if system not in {info.id for info in system_infos()}:
        return None
    loaded = importlib.import_module(f"{_PACKAGE}.{system}.system").SYSTEM
    assert isinstance(loaded, RuleSystem)
    return loaded
