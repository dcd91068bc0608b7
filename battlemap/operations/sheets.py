"""Corrections of sheets by the game master: names, life and badges, on one or many minis at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from battlemap.board.entities.names import Name, TokenId
from battlemap.errors import InvalidValueError
from battlemap.files.reasons import value_reason
from battlemap.frozen import Frozen, changed
from battlemap.operations.naming import free_names, token_name, tokens_text
from battlemap.operations.registry import act
from battlemap.operations.tokens import Tokens
from battlemap.rules.kept import Kept
from battlemap.rules.registry import find_system
from battlemap.rules.situation import vitals_of, with_sheets
from battlemap.rules.system import Badge, RuleSystem, Sheet
from battlemap.state import GameState, with_situation
from battlemap.text import QT_TRANSLATE_NOOP, Text

_AMOUNT = re.compile(r"\s*([-+=−]?)\s*([0-9]{1,5})\s*")


class Correction(Frozen):
    """A number typed by the game master: so much more, so much less, or exactly so much."""

    sign: Literal["+", "-", "="]
    amount: Annotated[int, Field(strict=True, ge=0, le=99_999)]

    def applied(self, value: int) -> int:
        """The corrected value."""
        if self.sign == "=":
            return self.amount
        return value + self.amount if self.sign == "+" else value - self.amount

    def __str__(self) -> str:
        """As it is typed, with a real minus sign."""
        return f"{'−' if self.sign == '-' else self.sign}{self.amount}"


def parse_correction(typed: str) -> Correction | None:
    """What `-7`, `+4`, `=12` or a bare `12` means; `None` for anything else."""
    match = _AMOUNT.fullmatch(typed)
    if match is None:
        return None
    sign = match[1].replace("−", "-") or "="
    return Correction.model_validate({"sign": sign, "amount": int(match[2])})


def _changed_sheets(
    state: GameState,
    tokens: tuple[TokenId, ...],
    change: Callable[[RuleSystem[Sheet], Sheet], Sheet],
) -> GameState:
    """The state with the sheets of these minis changed; a sheet that cannot be read stays as it is."""
    after: dict[TokenId, Sheet | Kept] = {}
    for token in tokens:
        state.board.token(token)
        sheet = state.situation.sheet_by_token.get(token)
        if isinstance(sheet, Sheet):
            system = find_system(sheet.system)
            assert system is not None
            after[token] = change(system, sheet)
    return with_situation(state, with_sheets(state.situation, after))


def _life_text(state: GameState, tokens: tuple[TokenId, ...], correction: Correction) -> Text:
    return QT_TRANSLATE_NOOP("Acts", "Life of {who}: {correction}").filled(
        who=tokens_text(state, tokens), correction=str(correction)
    )


@act("sheet.life", _life_text)
def correct_life(state: GameState, tokens: Tokens, correction: Correction) -> GameState:
    """Correct the life of minis; one without life is left alone."""

    def corrected(system: RuleSystem[Sheet], sheet: Sheet) -> Sheet:
        life = system.vitals(sheet).life
        return sheet if life is None else system.with_life(sheet, correction.applied(life))

    return _changed_sheets(state, tokens, corrected)


Badges = tuple[Badge, ...]


def _badges_text(state: GameState, tokens: tuple[TokenId, ...], add: Badges, remove: Badges) -> Text:
    words = [f"+{badge}" for badge in add] + [f"−{badge}" for badge in remove]
    return QT_TRANSLATE_NOOP("Acts", "Badges of {who}: {badges}").filled(
        who=tokens_text(state, tokens), badges=", ".join(words)
    )


@act("sheet.badges", _badges_text)
def change_badges(state: GameState, tokens: Tokens, add: Badges, remove: Badges) -> GameState:
    """Put badges on minis and take others off; a badge is never on a mini twice."""

    def rebadged(system: RuleSystem[Sheet], sheet: Sheet) -> Sheet:
        left = [badge for badge in system.vitals(sheet).badges if badge not in remove]
        new = [badge for badge in dict.fromkeys(add) if badge not in left]
        return system.with_badges(sheet, (*left, *new))

    return _changed_sheets(state, tokens, rebadged)


def _set_badges_text(state: GameState, tokens: tuple[TokenId, ...], badges: Badges) -> Text:
    return QT_TRANSLATE_NOOP("Acts", "Badges of {who}: {badges}").filled(
        who=tokens_text(state, tokens), badges=", ".join(badges) or "–"
    )


@act("sheet.set_badges", _set_badges_text)
def set_badges(state: GameState, tokens: Tokens, badges: Badges) -> GameState:
    """Give minis exactly these badges."""
    unique = tuple(dict.fromkeys(badges))
    return _changed_sheets(state, tokens, lambda system, sheet: system.with_badges(sheet, unique))


def _rename_text(state: GameState, tokens: tuple[TokenId, ...], name: str) -> Text:
    return QT_TRANSLATE_NOOP("Acts", "Rename {who} to {name}").filled(who=tokens_text(state, tokens), name=name)


@act("sheet.rename", _rename_text)
def rename(state: GameState, tokens: Tokens, name: Name) -> GameState:
    """Name a mini; several minis get the name with numbers."""
    if len(tokens) == 1:
        return _changed_sheets(state, tokens, lambda _system, sheet: changed(sheet, name=name))
    chosen = frozenset(tokens)
    taken = [token_name(state, token.id) for token in state.board.tokens if token.id not in chosen]
    names = iter(free_names(taken, name, len(tokens)))
    return _changed_sheets(state, tokens, lambda _system, sheet: changed(sheet, name=next(names)))


def _field_text(state: GameState, tokens: tuple[TokenId, ...], field: str, value: Any) -> Text:
    return QT_TRANSLATE_NOOP("Acts", "{field} of {who}: {value}").filled(
        who=tokens_text(state, tokens), field=field, value=str(value)
    )


@act("sheet.set", _field_text)
def set_field(state: GameState, tokens: Tokens, field: str, value: Any) -> GameState:
    """Set one value of a sheet. Raises `InvalidValueError` when the sheet has no such value or does not allow it."""

    def with_field(_system: RuleSystem[Sheet], sheet: Sheet) -> Sheet:
        return _with_field(sheet, field, value)

    return _changed_sheets(state, tokens, with_field)


def _with_field(sheet: Sheet, field: str, value: object) -> Sheet:
    kind = type(sheet)
    if field not in kind.model_fields or field == "system":
        raise InvalidValueError(QT_TRANSLATE_NOOP("Errors", "A sheet has no value “{field}”.").filled(field=field))
    try:
        checked = kind.model_validate({**sheet.model_dump(), field: value})
    except ValidationError as error:
        line = QT_TRANSLATE_NOOP("Errors", "{value} is not possible for “{field}”: {reason}")
        reason = value_reason(error.errors(include_url=False)[0])
        raise InvalidValueError(line.filled(value=repr(value)[:80], field=field, reason=reason)) from error
    return changed(sheet, **{field: getattr(checked, field)})


def common_life(state: GameState, tokens: tuple[TokenId, ...]) -> tuple[int, int] | None:
    """Life and whole life when all these minis have the same; `None` when they differ or have none."""
    values = set()
    for token in tokens:
        sheet = state.situation.sheet_by_token.get(token)
        if not isinstance(sheet, Sheet):
            return None
        vitals = vitals_of(sheet)
        values.add((vitals.life, vitals.life_max))
    if len(values) != 1:
        return None
    life, whole = values.pop()
    return None if life is None or whole is None else (life, whole)
