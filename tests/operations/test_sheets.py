"""Corrections of sheets by the game master."""

from __future__ import annotations

import pytest

from battlemap.board.entities.names import TokenId
from battlemap.errors import InvalidValueError, UnknownEntityError
from battlemap.operations import sheets
from battlemap.operations.sheets import Correction, parse_correction
from battlemap.rules.kept import Kept
from battlemap.rules.situation import with_sheets
from battlemap.state import GameState, with_situation
from tests.builders import a_map, a_mini

ORC, ELF = TokenId("t1"), TokenId("t2")
BOTH = (ORC, ELF)
STATE = a_map(a_mini("Orc", life=8, badges=("prone",)), a_mini("Elf", life=5))


def lives(state: GameState) -> list[int | None]:
    vitals = [state.situation.vitals(token.id) for token in state.board.tokens]
    return [each.life if each is not None else None for each in vitals]


def badges(state: GameState, token: TokenId) -> tuple[str, ...]:
    vitals = state.situation.vitals(token)
    assert vitals is not None
    return vitals.badges


def typed(text: str) -> Correction:
    correction = parse_correction(text)
    assert correction is not None
    return correction


@pytest.mark.parametrize(
    ("text", "life"),
    [("-7", 1), ("+4", 12), ("=12", 12), ("12", 12), (" - 7 ", 1), ("−7", 1), ("-99999", -9_999), ("0", 0)],
)
def test_life_is_corrected_as_it_is_typed(text: str, life: int) -> None:
    assert lives(sheets.correct_life(STATE, (ORC,), typed(text)))[0] == life


@pytest.mark.parametrize("text", ["", "+", "seven", "1.5", "--7", "1 2", "123456", "7-", "٣x"])
def test_anything_else_typed_is_no_correction(text: str) -> None:
    assert parse_correction(text) is None


def test_several_minis_are_corrected_each_from_its_own_value() -> None:
    after = sheets.correct_life(STATE, BOTH, typed("-3"))
    assert lives(after) == [5, 2]
    assert str(sheets.correct_life.text(STATE, BOTH, typed("-3"))) == "Life of 2 mini(s): −3"


def test_a_sheet_that_cannot_be_read_is_left_alone() -> None:
    kept = Kept.model_validate({"system": "unknown", "name": "Alrik"})
    state = with_situation(STATE, with_sheets(STATE.situation, {ORC: kept}))
    after = sheets.correct_life(state, BOTH, typed("-1"))
    assert lives(after) == [None, 4]
    assert after.situation.sheet_by_token[ORC] is kept


def test_who_is_not_there_is_named() -> None:
    with pytest.raises(UnknownEntityError, match="t9"):
        sheets.correct_life(STATE, (TokenId("t9"),), typed("1"))


def test_a_badge_is_never_on_a_mini_twice() -> None:
    after = sheets.change_badges(STATE, BOTH, add=("prone", "wet", "wet"), remove=())
    assert badges(after, ORC) == ("prone", "wet")
    assert badges(after, ELF) == ("prone", "wet")


def test_badges_come_and_go_in_one_step() -> None:
    after = sheets.change_badges(STATE, (ORC,), add=("wet",), remove=("prone", "not there"))
    assert badges(after, ORC) == ("wet",)
    text = sheets.change_badges.text(STATE, (ORC,), add=("wet",), remove=("prone",))
    assert str(text) == "Badges of Orc: +wet, −prone"


def test_badges_are_set_as_a_whole() -> None:
    assert badges(sheets.set_badges(STATE, (ORC,), (" wet ", "wet", "cold")), ORC) == ("wet", "cold")
    assert str(sheets.set_badges.text(STATE, (ORC,), ())) == "Badges of Orc: –"


@pytest.mark.parametrize("badge", ["", "  ", "x" * 41])
def test_an_empty_or_endless_badge_is_refused(badge: str) -> None:
    with pytest.raises(InvalidValueError, match="badges"):
        sheets.set_badges(STATE, (ORC,), (badge,))


def named(state: GameState) -> list[str]:
    vitals = [state.situation.vitals(token.id) for token in state.board.tokens]
    return [each.name for each in vitals if each is not None]


def test_one_mini_gets_the_name_and_several_get_numbers() -> None:
    assert named(sheets.rename(STATE, (ORC,), "Elf")) == ["Elf", "Elf"]
    assert named(sheets.rename(STATE, BOTH, "Pirat")) == ["Pirat 1", "Pirat 2"]


def test_any_value_of_a_sheet_can_be_set() -> None:
    after = sheets.set_field(STATE, (ORC,), "movement", 9)
    vitals = after.situation.vitals(ORC)
    assert vitals is not None
    assert vitals.movement == 9
    assert sheets.set_field(after, (ORC,), "movement", 9) is after


@pytest.mark.parametrize(
    ("field", "value", "line"),
    [
        ("mana", 3, "has no value “mana”"),
        ("system", "dsk", "has no value “system”"),
        ("life", "many", "'many' is not possible for “life”"),
        ("life", 10**9, "is not possible"),
        ("badges", [""], "is not possible"),
    ],
)
def test_a_value_no_sheet_holds_is_refused_in_a_line(field: str, value: object, line: str) -> None:
    with pytest.raises(InvalidValueError, match=line):
        sheets.set_field(STATE, (ORC,), field, value)


def test_common_life_is_that_of_all_or_none() -> None:
    same = sheets.correct_life(STATE, BOTH, typed("=3"))
    assert sheets.common_life(same, BOTH) == (3, 10)
    assert sheets.common_life(STATE, BOTH) is None
    assert sheets.common_life(STATE, (TokenId("t9"),)) is None
