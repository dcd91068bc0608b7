"""Who has which sheet."""

from __future__ import annotations

from typing import Any

import pytest

from battlemap.board.entities.names import TokenId
from battlemap.rules.kept import Kept
from battlemap.rules.situation import RosterEntry, Situation, vitals_of, with_sheets, without_sheets
from battlemap.rules.systems.frei.system import FreiSheet
from tests.builders import a_map, a_mini

ONE, TWO, NOBODY = TokenId("t1"), TokenId("t2"), TokenId("t9")
SITUATION = a_map(a_mini("Orc", life=3), a_mini("Elf")).situation


def read(sheet: Any) -> RosterEntry:
    return RosterEntry.model_validate({"token": "t1", "sheet": sheet})


def test_a_sheet_is_read_by_its_system() -> None:
    assert read({"system": "frei", "name": "Orc", "life": 4}).sheet == FreiSheet(name="Orc", life=4)


@pytest.mark.parametrize(
    "part",
    [
        {"system": "unknown", "name": "Orc"},
        {"system": "frei", "life": "many"},
        {"system": "frei", "life": 1e300},
        {"name": "no system"},
        {"system": ["frei"]},
        {"raw": "anything"},
        [1, 2],
        "text",
        7,
        None,
    ],
    ids=str,
)
def test_a_sheet_that_cannot_be_read_is_kept_and_written_back(part: object) -> None:
    entry = read(part)
    assert isinstance(entry.sheet, Kept)
    assert entry.model_dump(mode="json")["sheet"] == part


def test_values_of_a_newer_program_are_kept_on_a_sheet() -> None:
    part = {"system": "frei", "name": "Orc", "aura": {"radius": 2}}
    assert read(part).model_dump(mode="json")["sheet"].items() >= part.items()


def test_a_mini_shows_what_its_sheet_says() -> None:
    vitals = SITUATION.vitals(ONE)
    assert vitals is not None
    assert (vitals.name, vitals.life) == ("Orc", 3)
    assert vitals == vitals_of(FreiSheet(name="Orc", life=3))


def test_a_mini_without_a_readable_sheet_shows_nothing() -> None:
    kept = with_sheets(SITUATION, {ONE: Kept.model_validate({"system": "unknown"})})
    assert kept.vitals(ONE) is None
    assert SITUATION.vitals(NOBODY) is None


def test_replacing_one_sheet_leaves_the_others_the_same_objects() -> None:
    after = with_sheets(SITUATION, {ONE: FreiSheet(name="Ork")})
    assert [entry.token for entry in after.roster] == ["t1", "t2"]
    assert after.roster[1] is SITUATION.roster[1]


def test_a_new_sheet_comes_last_and_leaves_again() -> None:
    after = with_sheets(SITUATION, {NOBODY: FreiSheet(name="New")})
    assert after.sheet_by_token[NOBODY].model_dump()["name"] == "New"
    assert without_sheets(after, frozenset([NOBODY])) == SITUATION


def test_the_same_sheets_give_the_same_situation() -> None:
    assert with_sheets(SITUATION, {TWO: FreiSheet(name="Elf")}) is SITUATION


def test_a_map_of_an_unknown_system_is_read() -> None:
    situation = Situation.model_validate({"board": {"columns": 2, "rows": 2}, "system": "dnd5e"})
    assert situation.system == "dnd5e"
