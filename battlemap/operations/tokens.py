"""Acts on minis: placing, moving, turning, sorting and removing them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from pydantic import Field

from battlemap.board import changes
from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import MAX_HEIGHT, Height, Look, Side, Size, Token
from battlemap.frozen import Stored, changed
from battlemap.geometry.cells import Cell, CellIndex, Facing, Step, cell_name
from battlemap.operations.naming import free_names, token_name, tokens_text
from battlemap.operations.registry import act
from battlemap.rules.kept import Kept
from battlemap.rules.registry import DEFAULT_SYSTEM, find_system
from battlemap.rules.situation import AnySheet, with_sheets, without_sheets
from battlemap.rules.system import Sheet
from battlemap.state import GameState, with_board, with_situation
from battlemap.text import QT_TRANSLATE_NOOP, Text

Tokens = Annotated[tuple[TokenId, ...], Field(min_length=1)]
"""The minis an act is about, at least one."""


class NewMini(Stored):
    """A mini that is not on the map yet: a library entry, a copy, or one from the clipboard."""

    cell: Cell
    size: Size = 1
    side: Side = Side.NEUTRAL
    facing: Facing | None = None
    height: Height = 0
    look: Look = Look()
    hidden: bool = False
    sheet: AnySheet


def new_sheet(state: GameState, name: str) -> Sheet:
    """A sheet of the map's rule system with its default values; of the default system where the map's is unknown."""
    system = find_system(state.situation.system) or find_system(DEFAULT_SYSTEM)
    assert system is not None
    return system.new_sheet(name)


def as_new(state: GameState, token: TokenId) -> NewMini:
    """A mini of the map as something that can be placed again, with its sheet."""
    mini = state.board.token(token)
    sheet = state.situation.sheet_by_token.get(token)
    return NewMini(
        cell=mini.cell,
        size=mini.size,
        side=mini.side,
        facing=mini.facing,
        height=mini.height,
        look=mini.look,
        hidden=mini.hidden,
        sheet=sheet if sheet is not None else new_sheet(state, ""),
    )


def _place_text(state: GameState, minis: tuple[NewMini, ...]) -> Text:
    one = minis[0].sheet if len(minis) == 1 else None
    who: str | Text = QT_TRANSLATE_NOOP("Acts", "%n mini(s)").counted(len(minis))
    if isinstance(one, Sheet) and one.name:
        who = _free_name(state, one.name)
    return QT_TRANSLATE_NOOP("Acts", "Place {who}").filled(who=who)


def _free_name(state: GameState, name: str) -> str:
    """The name a new mini gets."""
    return free_names((token_name(state, token.id) for token in state.board.tokens), name, 1)[0]


@act("token.place", _place_text)
def place(state: GameState, minis: Annotated[tuple[NewMini, ...], Field(min_length=1)]) -> GameState:
    """Put new minis on the map, at the nearest place where each fits; names already in use get numbers."""
    board, ids = changes.numbered(state.board, len(minis))
    taken = [token_name(state, token.id) for token in board.tokens]
    sheets: dict[TokenId, Sheet | Kept] = {}
    tokens = []
    for token, mini in zip(ids, minis, strict=True):
        sheet = mini.sheet
        if isinstance(sheet, Sheet) and sheet.name:
            sheet = changed(sheet, name=free_names(taken, sheet.name, 1)[0])
            taken.append(sheet.name)
        sheets[token] = sheet
        tokens.append(_token(token, mini, board.nearest_place(mini.cell, mini.size)))
    situation = with_sheets(changed(state.situation, board=changes.placed(board, tokens)), sheets)
    return with_situation(state, situation)


def _token(token: TokenId, mini: NewMini, cell: Cell) -> Token:
    return Token(
        id=token,
        cell=cell,
        size=mini.size,
        side=mini.side,
        facing=mini.facing,
        height=mini.height,
        look=mini.look,
        hidden=mini.hidden,
    )


def _move_text(state: GameState, tokens: tuple[TokenId, ...], step: Step) -> Text:
    who = tokens_text(state, tokens)
    if len(tokens) > 1:
        return QT_TRANSLATE_NOOP("Acts", "Move {who}").filled(who=who)
    target = fitting_step(state, tokens, step)
    cell = state.board.token(tokens[0]).cell.plus(target)
    return QT_TRANSLATE_NOOP("Acts", "Move {who} to {cell}").filled(who=who, cell=cell_name(cell))


@act("token.move", _move_text)
def move(state: GameState, tokens: Tokens, step: Step) -> GameState:
    """Move minis together by so many cells, as far as all of them stay on the map."""
    possible = fitting_step(state, tokens, step)
    places = {token: state.board.token(token).cell.plus(possible) for token in tokens}
    return with_board(state, changes.moved(state.board, places))


def fitting_step(state: GameState, tokens: tuple[TokenId, ...], step: Step) -> Step:
    """The part of a step that keeps all these minis on the map; they keep their places to each other."""
    board = state.board
    minis = [board.token(token) for token in tokens]
    columns = _within(step.columns, [(m.cell.column, board.columns - m.size) for m in minis])
    rows = _within(step.rows, [(m.cell.row, board.rows - m.size) for m in minis])
    return Step(columns, rows)


def _within(wanted: int, spans: list[tuple[int, int]]) -> int:
    """The number nearest to `wanted` that keeps each start between 0 and its last place."""
    least = max(-start for start, _ in spans)
    most = min(last - start for start, last in spans)
    return max(least, min(wanted, most)) if least <= most else 0


def _remove_text(state: GameState, tokens: tuple[TokenId, ...]) -> Text:
    return QT_TRANSLATE_NOOP("Acts", "Delete {who}").filled(who=tokens_text(state, tokens))


@act("token.remove", _remove_text)
def remove(state: GameState, tokens: Tokens) -> GameState:
    """Take minis off the map, with their sheets."""
    for token in tokens:
        state.board.token(token)
    situation = without_sheets(state.situation, frozenset(tokens))
    return with_situation(state, changed(situation, board=changes.removed(state.board, tokens)))


def _duplicate_text(state: GameState, tokens: tuple[TokenId, ...]) -> Text:
    return QT_TRANSLATE_NOOP("Acts", "Duplicate {who}").filled(who=tokens_text(state, tokens))


@act("token.duplicate", _duplicate_text)
def duplicate(state: GameState, tokens: Tokens) -> GameState:
    """Put a copy of each mini beside it, with the next free number in its name."""
    copies = [as_new(state, token) for token in tokens]
    shift = max(copy.size for copy in copies)
    return place(state, tuple(changed(copy, cell=_beside(state, copy, shift)) for copy in copies))


def _beside(state: GameState, copy: NewMini, shift: int) -> Cell:
    """To the right, or to the left at the map's edge."""
    right = copy.cell.plus(Step(shift, 0))
    return right if state.board.holds(right, copy.size) else copy.cell.plus(Step(-shift, 0))


def _changed_each(state: GameState, tokens: tuple[TokenId, ...], change: Callable[[Token], Token]) -> GameState:
    """The state with each of these minis changed."""
    after = {token: change(state.board.token(token)) for token in tokens}
    return with_board(state, changes.with_tokens(state.board, after))


def _size_text(state: GameState, tokens: tuple[TokenId, ...], size: int) -> Text:
    return QT_TRANSLATE_NOOP("Acts", "Size of {who}: {size} × {size}").filled(who=tokens_text(state, tokens), size=size)


@act("token.resize", _size_text)
def resize(state: GameState, tokens: Tokens, size: Size) -> GameState:
    """Give minis a footprint of size × size cells, moved inside the map where needed."""

    def sized(token: Token) -> Token:
        return changed(token, size=size, cell=state.board.nearest_place(token.cell, size))

    return _changed_each(state, tokens, sized)


_SIDE_NAMES = {
    Side.HERO: QT_TRANSLATE_NOOP("Sides", "Heroes"),
    Side.ALLY: QT_TRANSLATE_NOOP("Sides", "Allies"),
    Side.ENEMY: QT_TRANSLATE_NOOP("Sides", "Enemies"),
    Side.NEUTRAL: QT_TRANSLATE_NOOP("Sides", "Neutral"),
}


def side_name(side: Side) -> Text:
    """What a side is called."""
    return _SIDE_NAMES[side]


def _side_text(state: GameState, tokens: tuple[TokenId, ...], side: Side) -> Text:
    return QT_TRANSLATE_NOOP("Acts", "Side of {who}: {side}").filled(
        who=tokens_text(state, tokens), side=side_name(side)
    )


@act("token.side", _side_text)
def set_side(state: GameState, tokens: Tokens, side: Side) -> GameState:
    """Put minis on a side."""
    return _changed_each(state, tokens, lambda token: changed(token, side=side))


def _face_text(state: GameState, tokens: tuple[TokenId, ...], facing: Facing | None) -> Text:
    if facing is None:
        return QT_TRANSLATE_NOOP("Acts", "No facing for {who}").filled(who=tokens_text(state, tokens))
    return QT_TRANSLATE_NOOP("Acts", "Turn {who}").filled(who=tokens_text(state, tokens))


@act("token.face", _face_text)
def face(state: GameState, tokens: Tokens, facing: Facing | None) -> GameState:
    """Let minis look in a direction, or in none."""
    return _changed_each(state, tokens, lambda token: changed(token, facing=facing))


def _turn_text(state: GameState, tokens: tuple[TokenId, ...], eighths: int) -> Text:
    return QT_TRANSLATE_NOOP("Acts", "Turn {who}").filled(who=tokens_text(state, tokens))


@act("token.turn", _turn_text)
def turn(state: GameState, tokens: Tokens, eighths: Annotated[int, Field(strict=True, ge=-7, le=7)]) -> GameState:
    """Turn minis clockwise by eighths of a circle; one without a facing looks up first."""

    def turned(token: Token) -> Token:
        return changed(token, facing=Facing.NORTH if token.facing is None else token.facing.turned(eighths))

    return _changed_each(state, tokens, turned)


def _height_text(state: GameState, tokens: tuple[TokenId, ...], height: int) -> Text:
    return QT_TRANSLATE_NOOP("Acts", "Height of {who}: {height}").filled(who=tokens_text(state, tokens), height=height)


@act("token.height", _height_text)
def set_height(state: GameState, tokens: Tokens, height: Height) -> GameState:
    """Set how many cells above or below the ground minis are."""
    return _changed_each(state, tokens, lambda token: changed(token, height=height))


def _lift_text(state: GameState, tokens: tuple[TokenId, ...], cells: int) -> Text:
    line = QT_TRANSLATE_NOOP("Acts", "Lift {who}") if cells > 0 else QT_TRANSLATE_NOOP("Acts", "Lower {who}")
    return line.filled(who=tokens_text(state, tokens))


@act("token.lift", _lift_text)
def lift(state: GameState, tokens: Tokens, cells: CellIndex) -> GameState:
    """Lift or lower minis by so many cells, within the heights a map knows."""

    def lifted(token: Token) -> Token:
        return changed(token, height=max(-MAX_HEIGHT, min(token.height + cells, MAX_HEIGHT)))

    return _changed_each(state, tokens, lifted)


def _hide_text(state: GameState, tokens: tuple[TokenId, ...], hidden: bool) -> Text:
    line = QT_TRANSLATE_NOOP("Acts", "Hide {who}") if hidden else QT_TRANSLATE_NOOP("Acts", "Show {who}")
    return line.filled(who=tokens_text(state, tokens))


@act("token.hide", _hide_text)
def hide(state: GameState, tokens: Tokens, hidden: bool) -> GameState:
    """Hide minis from the players, or show them."""
    return _changed_each(state, tokens, lambda token: changed(token, hidden=hidden))


def _look_text(state: GameState, tokens: tuple[TokenId, ...], look: Look) -> Text:
    return QT_TRANSLATE_NOOP("Acts", "Look of {who}").filled(who=tokens_text(state, tokens))


@act("token.look", _look_text)
def set_look(state: GameState, tokens: Tokens, look: Look) -> GameState:
    """Give minis another drawing or picture."""
    return _changed_each(state, tokens, lambda token: changed(token, look=look))


def _stack_text(state: GameState, tokens: tuple[TokenId, ...], on_top: bool) -> Text:
    line = QT_TRANSLATE_NOOP("Acts", "{who} on top") if on_top else QT_TRANSLATE_NOOP("Acts", "{who} underneath")
    return line.filled(who=tokens_text(state, tokens))


@act("token.stack", _stack_text)
def stack(state: GameState, tokens: Tokens, on_top: bool) -> GameState:
    """Lay minis above or below all others on the same cells."""
    return with_board(state, changes.stacked(state.board, tokens, on_top=on_top))
