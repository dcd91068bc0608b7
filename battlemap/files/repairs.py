"""Putting right what is well formed in a file but cannot be on a map, with one line for each repair."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from battlemap.board import changes
from battlemap.board.board import MAX_NUMBER, Board
from battlemap.board.entities.names import PictureId, TokenId
from battlemap.board.entities.token import Token
from battlemap.files.errors import printable
from battlemap.files.own_ids import with_own_ids
from battlemap.files.problems import shortened
from battlemap.frozen import changed
from battlemap.geometry.cells import Cell, cell_name
from battlemap.rules.kept import Kept
from battlemap.rules.registry import find_system
from battlemap.state import GameState, with_board
from battlemap.text import QT_TRANSLATE_NOOP, Text

_MORE_OUTSIDE = QT_TRANSLATE_NOOP("Files", "%n more mini(s) stood outside the map.")

_LONGEST = len(str(MAX_NUMBER)) - 1
"""Ids with more characters hold numbers that no new entity ever gets."""


def repaired(state: GameState) -> tuple[GameState, tuple[Text, ...]]:
    """The state with every mini on the map and no id or number used twice, and what had to be done for that.

    Raises `MapFileError` when nearly everything has the same id.
    """
    numbered = with_board(state, _with_free_number(state.board))
    distinct, renamed = with_own_ids(numbered)
    places = dict(_better_places(distinct.board))
    lines = [_moved_line(distinct.board.token_by_id[token], place.cell) for token, place in places.items()]
    on_map = with_board(distinct, changes.with_tokens(distinct.board, places)) if places else distinct
    return on_map, (*renamed, *shortened(lines, _MORE_OUTSIDE))


def _better_places(board: Board) -> Iterator[tuple[TokenId, Token]]:
    for token in board.tokens:
        place = board.nearest_place(token.cell, token.size)
        if place != token.cell:
            yield token.id, changed(token, cell=place)


def _moved_line(token: Token, cell: Cell) -> Text:
    text = QT_TRANSLATE_NOOP("Files", "The mini {mini} stood outside the map, at {old}; it is now at {new}.")
    return text.filled(mini=printable(token.id, 40), old=f"{tuple(token.cell)}", new=cell_name(cell))


def _with_free_number(board: Board) -> Board:
    """The board with a next number that no entity's id has; a file may come without one."""
    highest = max((int(name[1:]) for name in _ids(board) if name[1:].isdecimal() and len(name) <= _LONGEST), default=0)
    return changed(board, next_number=max(board.next_number, highest + 1))


def _ids(board: Board) -> Iterator[str]:
    yield from (token.id for token in board.tokens)
    yield from (wall.id for wall in board.walls)
    yield from (door.id for door in board.doors)
    yield from (light.id for light in board.lights)


def unplayable(state: GameState) -> Iterator[Text]:
    """One line for each thing that opens but cannot be played: an unknown system, sheets that cannot be read."""
    situation = state.situation
    if find_system(situation.system) is None:
        text = QT_TRANSLATE_NOOP("Files", "This program does not know the rule system “{system}”.")
        yield text.filled(system=printable(situation.system, 80))
    grey = [entry.token for entry in situation.roster if isinstance(entry.sheet, Kept)]
    if grey:
        text = QT_TRANSLATE_NOOP("Files", "The values of %n mini(s) cannot be read and are kept as they are: {minis}")
        yield text.counted(len(grey)).filled(minis=_listed(grey))


def missing_pictures(state: GameState, pictures: Iterable[PictureId]) -> Iterator[Text]:
    """One line when the map names pictures that did not come with it."""
    missing = sorted(named_pictures(state) - set(pictures))
    if missing:
        text = QT_TRANSLATE_NOOP("Files", "%n picture(s) are missing from the file: {pictures}")
        yield text.counted(len(missing)).filled(pictures=_listed([picture[:12] for picture in missing]))


def named_pictures(state: GameState) -> frozenset[PictureId]:
    """The pictures that the board and its minis show."""
    board = state.board
    shown = frozenset(token.look.picture for token in board.tokens if token.look.picture is not None)
    return shown if board.picture is None else shown | {board.picture.picture}


def _listed(names: Sequence[str]) -> str:
    listed = ", ".join(printable(name, 40) for name in names[:5])
    return listed if len(names) <= 5 else listed + ", …"
