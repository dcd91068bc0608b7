"""What minis are called."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.board.entities.names import MAX_NAME, TokenId
from battlemap.operations.naming import base_name, free_names, token_name, tokens_text
from battlemap.rules.kept import Kept
from battlemap.rules.situation import with_sheets, without_sheets
from battlemap.state import with_situation
from tests.builders import a_map, a_mini

STATE = a_map(a_mini("Orc"), a_mini(""), a_mini("Elf"))
ORC, NAMELESS, ELF = (TokenId(f"t{number}") for number in (1, 2, 3))


def test_one_mini_is_called_by_its_name_and_several_by_their_number() -> None:
    assert tokens_text(STATE, [ORC]) == "Orc"
    assert str(tokens_text(STATE, [NAMELESS])) == "a mini"
    assert str(tokens_text(STATE, [ORC, ELF])) == "2 mini(s)"


@pytest.mark.parametrize(
    ("part", "name"), [({"name": "Alrik"}, "Alrik"), ({"name": 7}, "7"), ({}, ""), ([1], ""), (None, "")], ids=str
)
def test_a_sheet_that_cannot_be_read_still_gives_a_name(part: object, name: str) -> None:
    situation = with_sheets(STATE.situation, {ORC: Kept.model_validate(part)})
    assert token_name(with_situation(STATE, situation), ORC) == name


def test_a_mini_without_a_sheet_has_no_name() -> None:
    situation = without_sheets(STATE.situation, frozenset([ORC]))
    assert token_name(with_situation(STATE, situation), ORC) == ""


@pytest.mark.parametrize(
    ("name", "base"),
    [("Pirat", "Pirat"), ("Pirat 2", "Pirat"), ("Pirat 02", "Pirat 02"), ("7", "7"), (" 7", ""), ("A 1 2", "A 1")],
)
def test_the_number_at_the_end_is_not_part_of_the_name(name: str, base: str) -> None:
    assert base_name(name) == base


@pytest.mark.parametrize(
    ("taken", "name", "count", "names"),
    [
        ([], "Pirat", 1, ("Pirat",)),
        ([], "Pirat 4", 1, ("Pirat 4",)),
        ([], "Pirat", 3, ("Pirat 1", "Pirat 2", "Pirat 3")),
        (["Pirat"], "Pirat", 1, ("Pirat 2",)),
        (["Pirat", "Pirat 2", "Pirat 4"], "Pirat", 2, ("Pirat 3", "Pirat 5")),
        (["Pirat 1", "Pirat 2"], "Pirat 2", 1, ("Pirat 3",)),
        (["Orc"], "Pirat", 1, ("Pirat",)),
        ([""], "", 1, ("2",)),
    ],
)
def test_new_minis_get_the_next_free_numbers(taken: list[str], name: str, count: int, names: tuple[str, ...]) -> None:
    assert free_names(taken, name, count) == names


_names = st.sampled_from(["Orc", "Orc 1", "Orc 2", "Orc 3", "Elf", "", "1", "x" * MAX_NAME, "x" * (MAX_NAME - 1)])


@given(st.lists(_names, max_size=6), _names, st.integers(1, 12))
def test_free_names_are_free_all_different_and_short_enough(taken: list[str], name: str, count: int) -> None:
    names = free_names(taken, name, count)
    assert len(set(names)) == len(names) == count
    assert not set(names) & set(taken)
    assert all(len(each) <= MAX_NAME for each in names)
