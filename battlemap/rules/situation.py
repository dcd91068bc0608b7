"""The situation: the board, who has which sheet, and the rule system. All that a rule may look at."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Annotated, Any

from pydantic import PlainSerializer, PlainValidator, ValidationError

from battlemap.board.board import Board
from battlemap.board.entities.names import Key, TokenId
from battlemap.frozen import Stored, changed
from battlemap.rules.kept import Kept, keep_text
from battlemap.rules.registry import DEFAULT_SYSTEM, find_system
from battlemap.rules.system import Sheet, Vitals


def _sheet(value: object) -> Sheet | Kept:
    """The sheet in a file's words; kept as it came when its system is unknown or it does not fit the model."""
    if isinstance(value, Sheet | Kept):
        return value
    system = find_system(str(value.get("system"))) if isinstance(value, dict) else None
    if system is None:
        return Kept(raw=keep_text(value))
    try:
        return system.sheet_model.model_validate(value)
    except ValidationError:
        return Kept(raw=keep_text(value))


def _sheet_as_part(value: Sheet | Kept) -> Any:
    return value.model_dump(mode="json")


AnySheet = Annotated[Sheet | Kept, PlainValidator(_sheet), PlainSerializer(_sheet_as_part)]
"""A sheet of any system; what cannot be read is kept as it came."""


class RosterEntry(Stored):
    """Which sheet a mini has."""

    token: TokenId
    sheet: AnySheet


class Situation(Stored):
    """Everything rules may look at: the board, the sheets of its minis and the name of the rule system."""

    board: Board
    roster: tuple[RosterEntry, ...] = ()
    system: Key = DEFAULT_SYSTEM

    @cached_property
    def sheet_by_token(self) -> Mapping[TokenId, Sheet | Kept]:
        """The sheets by the ids of their minis."""
        return MappingProxyType({entry.token: entry.sheet for entry in self.roster})

    def vitals(self, token: TokenId) -> Vitals | None:
        """What a mini shows of its sheet; `None` for one whose sheet is missing or cannot be read."""
        sheet = self.sheet_by_token.get(token)
        if sheet is None or isinstance(sheet, Kept):
            return None
        return vitals_of(sheet)


def vitals_of(sheet: Sheet) -> Vitals:
    """What a mini with this sheet shows."""
    system = find_system(sheet.system)
    assert system is not None, f"a sheet of the unknown system {sheet.system!r} was not kept"
    return system.vitals(sheet)


def with_sheets(situation: Situation, sheets: Mapping[TokenId, Sheet | Kept]) -> Situation:
    """The situation with these minis' sheets replaced or added."""
    entries = tuple(
        changed(entry, sheet=sheets[entry.token]) if entry.token in sheets else entry for entry in situation.roster
    )
    added = tuple(
        RosterEntry(token=token, sheet=sheet)
        for token, sheet in sheets.items()
        if token not in situation.sheet_by_token
    )
    return changed(situation, roster=entries + added)


def without_sheets(situation: Situation, tokens: frozenset[TokenId]) -> Situation:
    """The situation without these minis' sheets."""
    return changed(situation, roster=tuple(entry for entry in situation.roster if entry.token not in tokens))
