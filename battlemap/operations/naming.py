"""What minis are called: in the undo list, and when several have the same name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from battlemap.board.entities.names import MAX_NAME, TokenId
from battlemap.rules.kept import Kept
from battlemap.state import GameState
from battlemap.text import QT_TRANSLATE_NOOP, Text

_NUMBERED = re.compile(r"(.*?)(?: ([1-9][0-9]{0,5}))?", re.DOTALL)


def token_name(state: GameState, token: TokenId) -> str:
    """The name on a mini's sheet; the name in the file's words where the sheet cannot be read."""
    sheet = state.situation.sheet_by_token.get(token)
    if sheet is None:
        return ""
    if isinstance(sheet, Kept):
        part = sheet.part
        return str(part.get("name", ""))[:MAX_NAME] if isinstance(part, dict) else ""
    return sheet.name


def tokens_text(state: GameState, tokens: Sequence[TokenId]) -> Text | str:
    """The name of one mini, or how many there are."""
    if len(tokens) == 1:
        return token_name(state, tokens[0]) or QT_TRANSLATE_NOOP("Acts", "a mini")
    return QT_TRANSLATE_NOOP("Acts", "%n mini(s)").counted(len(tokens))


def base_name(name: str) -> str:
    """A name without the number at its end: “Pirat 2” is a “Pirat”."""
    match = _NUMBERED.fullmatch(name)
    assert match is not None
    return match[1]


def free_names(taken: Iterable[str], name: str, count: int) -> tuple[str, ...]:
    """Names for `count` new minis like `name`: itself when nobody is called so, else with the next free numbers.

    A mini that bears the name without a number counts as the first of them.
    """
    used = set(taken)
    base = base_name(name)
    if count == 1 and not any(base_name(each) == base for each in used):
        return (name,)
    names: list[str] = []
    number = 2 if base in used else 1
    while len(names) < count:
        candidate = _numbered(base, number)
        if candidate not in used:
            names.append(candidate)
        number += 1
    return tuple(names)


def _numbered(base: str, number: int) -> str:
    """The name with a number; a name too long for both gives way at its end."""
    end = f" {number}"
    return (base[: MAX_NAME - len(end)] + end).strip()
