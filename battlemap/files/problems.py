"""Lists of what is wrong with a file, short enough to be read."""

from __future__ import annotations

from collections.abc import Sequence

from battlemap.text import Text

MAX_FAULTS = 50_000
"""A file with more broken parts than this is not opened."""

MAX_LINES = 20
"""So many problems of one kind are listed one by one, the rest is counted."""


def shortened(lines: Sequence[Text], more: Text) -> tuple[Text, ...]:
    """The first lines, and `more` with the number of the others."""
    if len(lines) <= MAX_LINES:
        return tuple(lines)
    return (*lines[:MAX_LINES], more.counted(len(lines) - MAX_LINES))
