"""What comes out of reading a file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from battlemap.board.entities.names import PictureId
from battlemap.state import GameState
from battlemap.text import Text


@dataclass(frozen=True)
class LoadedMap:
    """A map as read: its state, the bytes of its pictures and what was wrong with it.

    `members` are parts of the file this program does not know; they are written back. `keep_as` is the ending under
    which the first save keeps the original (`.v1.bak` after a migration, `.before-repair.bak` after problems); empty
    for none. `newer` says that a newer program wrote the file.
    """

    state: GameState
    pictures: Mapping[PictureId, bytes] = field(default_factory=dict)
    problems: tuple[Text, ...] = ()
    members: Mapping[str, bytes] = field(default_factory=dict)
    keep_as: str = ""
    newer: bool = False
