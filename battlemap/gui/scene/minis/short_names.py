"""Names in little room. The number at the end of a name tells minis apart, so it is the last to go."""

from __future__ import annotations

import re
from collections.abc import Callable

MOST_LETTERS = 3
"""A short name has at most so many letters; a number is shown whole."""

_NUMBERED = re.compile(r"(.*\S)\s+#?(\d+)")


def in_one_line(name: str) -> str:
    """A name without line breaks and with single spaces."""
    return " ".join(name.split())


def short_name(name: str) -> str:
    """The number of a numbered name, the initials or first letters: “Punk 3” is 3, “Alte Hexe” AH, “Anna” Ann."""
    numbered = _NUMBERED.fullmatch(in_one_line(name))
    if numbered is not None:
        return numbered[2]
    words = name.split()
    if len(words) > 1:
        return "".join(word[0] for word in words[:MOST_LETTERS]).upper()
    return "".join(words)[:MOST_LETTERS]


def elided(name: str, room: float, width: Callable[[str], float]) -> str:
    """The name as far as it fits: “Schläger 5”, then “Schl… 5”, then “5”; the end of a name without number goes.

    Where not even that fits, nothing is left.
    """
    name = in_one_line(name)
    if width(name) <= room:
        return name
    numbered = _NUMBERED.fullmatch(name)
    start, end = (numbered[1], f" {numbered[2]}") if numbered is not None else (name, "")
    shorter = (f"{start[:length].rstrip()}…{end}" for length in range(len(start) - 1, 0, -1))
    last = (end.strip(), "")
    return next(each for each in (*shorter, *last) if not each or width(each) <= room)
