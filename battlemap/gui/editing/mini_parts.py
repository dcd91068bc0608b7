"""Which part of a mini a point lies on: a double click edits that part."""

from __future__ import annotations

from enum import Enum

from battlemap.board.entities.token import Token
from battlemap.geometry.cells import Point
from battlemap.rules.situation import Situation

BADGE_BAND = 0.34
"""The badges' share of a cell at the upper edge of the footprint."""

NAME_BAND = 0.4
"""The name's share of a cell below the footprint."""


class Part(Enum):
    """What a double click edits."""

    LIFE = "life"
    NAME = "name"
    BADGES = "badges"


def part_of(situation: Situation, token: Token, point: Point) -> Part | None:
    """The part of this mini at a point; `None` beside it. Where no other part is drawn it is the life."""
    across, down = point.x - token.cell.column, point.y - token.cell.row
    if not 0 <= across < token.size or not 0 <= down < token.size + NAME_BAND:
        return None
    if down >= token.size:
        return Part.NAME
    vitals = situation.vitals(token.id)
    if vitals is None or vitals.life is None:
        return Part.NAME
    if vitals.badges and down < BADGE_BAND and across > token.size / 2:
        return Part.BADGES
    return Part.LIFE


def named_at(situation: Situation, point: Point) -> Token | None:
    """The topmost mini whose name stands at a point below it."""
    tokens = reversed(situation.board.tokens)
    return next((token for token in tokens if part_of(situation, token, point) is Part.NAME), None)
