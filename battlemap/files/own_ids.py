"""Giving an id of its own to everything in a file that has another one's, so that nothing is lost or comes back."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from itertools import count
from typing import TypeVar

from battlemap.board.entities.door import Door
from battlemap.board.entities.light import Light
from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Token
from battlemap.board.entities.wall import Wall
from battlemap.files.errors import TooMuchBrokenError, printable
from battlemap.files.problems import MAX_FAULTS, shortened
from battlemap.frozen import changed
from battlemap.rules.situation import RosterEntry
from battlemap.state import GameState
from battlemap.text import QT_TRANSLATE_NOOP, Text

Item = TypeVar("Item", Token, Wall, Door, Light)

_MORE = QT_TRANSLATE_NOOP("Files", "%n more part(s) had the id of another one.")


def with_own_ids(state: GameState) -> tuple[GameState, tuple[Text, ...]]:
    """The state with no id used twice in a list, and one line for each that was.

    The second of two gets the next free number, and the second sheet of a mini goes with the second mini. Raises
    `MapFileError` when there are very many.
    """
    board = state.board
    renaming = _Renaming(board.next_number)
    found = {
        "tokens": renaming.distinct(board.tokens, "t"),
        "walls": renaming.distinct(board.walls, "w"),
        "doors": renaming.distinct(board.doors, "d"),
        "lights": renaming.distinct(board.lights, "l"),
    }
    roster = renaming.distinct_sheets(state.situation.roster)
    if not renaming.lines:
        return state, ()
    board = changed(board, **found, next_number=next(renaming.numbers))
    state = changed(state, situation=changed(state.situation, board=board, roster=roster))
    return state, shortened(renaming.lines, _MORE)


class _Renaming:
    """One pass over the lists of a map."""

    def __init__(self, first: int) -> None:
        self.numbers: Iterator[int] = count(first)
        self.lines: list[Text] = []
        self._renamed: defaultdict[tuple[str, str], deque[TokenId]] = defaultdict(deque)

    def distinct(self, items: tuple[Item, ...], letter: str) -> tuple[Item, ...]:
        """The items, each with an id that no other one in the list has."""
        if not _has_doubles(item.id for item in items):
            return items
        seen: set[str] = set()
        result = []
        for item in items:
            if item.id in seen:
                new = self._new_id(item.id, letter)
                self._renamed[letter, item.id].append(new)
                result.append(changed(item, id=new))
            else:
                result.append(item)
            seen.add(item.id)
        return tuple(result)

    def distinct_sheets(self, roster: tuple[RosterEntry, ...]) -> tuple[RosterEntry, ...]:
        """The sheets, each for a mini of its own."""
        if not _has_doubles(entry.token for entry in roster):
            return roster
        seen: set[str] = set()
        result = []
        for entry in roster:
            if entry.token in seen:
                second = self._renamed["t", entry.token]
                token = second.popleft() if second else self._new_id(entry.token, "t")
                result.append(changed(entry, token=token))
            else:
                result.append(entry)
            seen.add(entry.token)
        return tuple(result)

    def _new_id(self, old: str, letter: str) -> TokenId:
        new = TokenId(f"{letter}{next(self.numbers)}")
        text = QT_TRANSLATE_NOOP("Files", "There were two “{old}” in the file; the second is now called “{new}”.")
        self.lines.append(text.filled(old=printable(old, 40), new=new))
        return new


def _has_doubles(ids: Iterable[str]) -> bool:
    """Whether an id comes twice; raises `TooMuchBrokenError` when very many do."""
    every = list(ids)
    doubles = len(every) - len(set(every))
    if doubles > MAX_FAULTS:
        raise TooMuchBrokenError
    return doubles > 0
