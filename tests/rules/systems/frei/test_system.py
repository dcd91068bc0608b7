"""The system without rules."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from battlemap.rules.systems.frei.system import LIFE_LIMIT, MAX_BADGES, SYSTEM, FreiSheet


def test_a_new_mini_is_unhurt() -> None:
    vitals = SYSTEM.vitals(SYSTEM.new_sheet("Orc"))
    assert (vitals.name, vitals.life, vitals.life_max, vitals.movement, vitals.down) == ("Orc", 10, 10, 6, False)


@pytest.mark.parametrize(("life", "whole", "down"), [(1, 10, False), (0, 10, True), (-3, 10, True), (0, 0, False)])
def test_a_mini_is_down_when_the_life_it_had_is_gone(life: int, whole: int, down: bool) -> None:
    assert SYSTEM.vitals(FreiSheet(life=life, life_max=whole)).down is down


@pytest.mark.parametrize(("life", "kept"), [(12, 12), (-5, -5), (10**9, LIFE_LIMIT), (-(10**9), -LIFE_LIMIT)])
def test_life_stays_within_what_a_sheet_holds(life: int, kept: int) -> None:
    assert SYSTEM.with_life(FreiSheet(), life).life == kept


def test_no_more_badges_than_a_sheet_holds() -> None:
    badges = tuple(f"badge {number}" for number in range(MAX_BADGES + 5))
    sheet = SYSTEM.with_badges(FreiSheet(), badges)
    assert FreiSheet.model_validate(sheet.model_dump()).badges == badges[:MAX_BADGES]


@pytest.mark.parametrize(
    "fields",
    [{"life": 1.5}, {"life": "7"}, {"life_max": -1}, {"movement": None}, {"badges": [""]}, {"badges": ["x" * 41]}],
    ids=str,
)
def test_what_no_sheet_holds_is_refused(fields: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        FreiSheet.model_validate(fields)
