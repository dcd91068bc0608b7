"""Saving a map to its file."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from battlemap.board.entities.names import PictureId
from battlemap.files.atomic import write_atomically, write_bytes_atomically
from battlemap.files.container import write_container
from battlemap.files.errors import SaveError, reason_not_saved
from battlemap.files.schema import map_json
from battlemap.state import GameState

__all__ = ["backup_of", "map_json", "save_map"]

_LONGEST_NAME = 255
"""How many bytes the name of a file may have on nearly every system."""

_NO_MEMBERS: Mapping[str, bytes] = MappingProxyType({})


def save_map(
    path: Path,
    state: GameState,
    pictures: Mapping[PictureId, bytes],
    members: Mapping[str, bytes] = _NO_MEMBERS,
    keep_as: str = "",
) -> None:
    """Write the map to `path`, whole or not at all; with `keep_as` the file that is there is kept beside it first.

    Raises `SaveError`; the old file is then as it was.
    """
    if keep_as:
        _keep_original(path, keep_as)
    write_atomically(path, lambda file: write_container(file, state, pictures, members))


def backup_of(path: Path, keep_as: str, number: int = 1) -> Path:
    """The copy of an original: `alley.battlemap.v1.bak`, then `alley.battlemap.2.v1.bak` and so on."""
    ending = keep_as if number == 1 else f".{number}{keep_as}"
    room = _LONGEST_NAME - len(ending)
    return path.with_name(os.fsdecode(_cut(path.name, room)) + ending)


def _cut(name: str, room: int) -> bytes:
    """The beginning of a name that takes up so many bytes, without half a character at its end."""
    encoded = os.fsencode(name)
    if len(encoded) <= room:
        return encoded
    while encoded[room] & 0xC0 == 0x80:
        room -= 1
    return encoded[:room]


def _keep_original(path: Path, keep_as: str) -> None:
    """Copy the file that is there, unless such a copy exists; a different older copy is never overwritten."""
    try:
        if not path.exists():
            return
        original = path.read_bytes()
        number = 1
        while (backup := backup_of(path, keep_as, number)).exists():
            if backup.read_bytes() == original:
                return
            number += 1
    except OSError as error:
        raise SaveError(path, reason_not_saved(path, error)) from error
    write_bytes_atomically(backup, original)
