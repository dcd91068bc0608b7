"""What a user typed, made fit for a map: one line of text, and lists of badges."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from battlemap.gui.widgets.known_badges import each_once, holds
from battlemap.text import QT_TRANSLATE_NOOP, Text

MAX_BADGES = 40
"""More badges no mini carries."""

MAX_BADGE = 40
"""The longest badge, in characters."""

TOO_LONG = QT_TRANSLATE_NOOP("Editing", "“{badge}…” is too long: a badge has at most {count} characters.")
TOO_MANY = QT_TRANSLATE_NOOP("Editing", "A mini has at most {count} badges.")

_BREAKING = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""The kinds of characters a line of text cannot hold: controls, halves of characters, line and paragraph breaks."""


def one_line(text: str) -> str:
    """The text without line breaks and other control characters, without half characters and spaces around it."""
    # A field that is full may cut a character outside the basic plane in two; no file can hold the half.
    return " ".join("".join(" " if unicodedata.category(each) in _BREAKING else each for each in text).split())


@dataclass(frozen=True)
class BadgeList:
    """Exactly these badges, whatever was there before."""

    badges: tuple[str, ...]


@dataclass(frozen=True)
class BadgeChange:
    """Badges to put on and badges to take off; the others stay."""

    add: tuple[str, ...]
    remove: tuple[str, ...]


def parse_badges(typed: str) -> BadgeList | BadgeChange | Text:
    """What a list separated by commas means, or what is wrong with it.

    `prone, dazed` are exactly these badges; `+prone` adds one and `-prone` takes one off. A list with plain words in it
    is the whole list, with the added ones and without those taken off. Nothing typed is the empty list.
    """
    words = [word for word in (one_line(part) for part in typed.split(",")) if word]
    add = _unique(word[1:].strip() for word in words if word[0] == "+")
    remove = _unique(word[1:].strip() for word in words if word[0] in "-−")
    plain = _unique(word for word in words if word[0] not in "+-−")
    problem = _problem((*plain, *add))
    if problem is not None:
        return problem
    if words and not plain:
        return BadgeChange(add, remove)
    return BadgeList(tuple(badge for badge in _unique((*plain, *add)) if not holds(remove, badge)))


def _unique(words: Iterable[str]) -> tuple[str, ...]:
    return each_once(word for word in words if word)


def _problem(badges: tuple[str, ...]) -> Text | None:
    long = next((badge for badge in badges if len(badge) > MAX_BADGE), None)
    if long is not None:
        return TOO_LONG.filled(badge=long[:12], count=MAX_BADGE)
    return TOO_MANY.filled(count=MAX_BADGES) if len(badges) > MAX_BADGES else None
