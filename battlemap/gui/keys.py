"""Keys as a list for the cheat sheet."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QKeySequence

from battlemap.text import QT_TRANSLATE_NOOP

OWN_NAMES = (QT_TRANSLATE_NOOP("QShortcut", "Return"),)
"""Keys to which Qt gives no German name; Qt finds ours wherever it names them."""


@dataclass(frozen=True)
class KeyLine:
    """What a key does, in the user's language; the keys as the user's keyboard names them."""

    what: str
    keys: str


@dataclass(frozen=True)
class KeyGroup:
    """Keys that belong together."""

    title: str
    lines: tuple[KeyLine, ...]


def key_names(sequences: list[QKeySequence]) -> str:
    """Key sequences as the user's language names them."""
    return "  ·  ".join(keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in sequences)
