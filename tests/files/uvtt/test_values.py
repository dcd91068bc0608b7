"""Numbers, points, switches and colours in all their spellings."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.files.uvtt.values import colour, number, pair, point, switch


@pytest.mark.parametrize(
    ("value", "expected"), [(1, 1.0), (-2.5, -2.5), ("3", 3.0), (" 4.5 ", 4.5), ("5,5", 5.5), ("1e3", 1000.0)]
)
def test_a_number_may_be_written_as_text(value: object, expected: float) -> None:
    assert number(value) == expected


@pytest.mark.parametrize(
    "value", [None, True, "", "x", "1,2,3", "nan", "inf", math.nan, math.inf, [1], {}, 10**400, "9" * 500]
)
def test_anything_else_is_no_number(value: object) -> None:
    assert number(value) is None


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_every_finite_number_is_one(value: float) -> None:
    assert number(value) == number(repr(value)) == value


@pytest.mark.parametrize("value", [{"x": 1, "y": 2}, [1, 2], {"x": "1", "y": "2,0"}, ["1", 2.0]])
def test_two_numbers_are_a_pair(value: object) -> None:
    assert pair(value) == (1.0, 2.0)
    assert point(value, (0.5, 3)) == (0.5, -1)


@pytest.mark.parametrize(
    "value", [None, 1, [], [1], [1, 2, 3], {"x": 1}, {"x": 1, "y": None}, {"x": math.nan, "y": 1.0}, "1,2", [1, "y"]]
)
def test_anything_else_is_no_pair_and_no_point(value: object) -> None:
    assert pair(value) is None
    assert point(value, (0, 0)) is None


def test_a_point_absurdly_far_away_is_none() -> None:
    assert point({"x": 2_000_000.0, "y": 0.0}, (0, 0)) is None
    assert point({"x": math.inf, "y": 0.0}, (0, 0)) is None


@pytest.mark.parametrize(
    ("value", "expected"),
    [(True, True), (False, False), (0, False), (1, True), ("true", True), ("False", False), ("0", False)],
)
def test_a_switch_is_read_in_every_spelling(value: object, expected: bool) -> None:
    assert switch(value, default=not expected) is expected


@pytest.mark.parametrize("value", [None, "perhaps", [], {}])
def test_what_is_no_switch_is_the_default(value: object) -> None:
    assert switch(value, default=True)
    assert not switch(value, default=False)


@pytest.mark.parametrize("value", ["eccd8b", "#eccd8b", "ffeccd8b", "#00ECCD8B", " eccd8b "])
def test_a_colour_is_opaque_with_or_without_alpha(value: str) -> None:
    assert colour(value) == "#eccd8b"


@pytest.mark.parametrize("value", [None, 7, "red", "#fff", "12345", "zzzzzz", ""])
def test_what_is_no_colour_is_white(value: object) -> None:
    assert colour(value) == "#ffffff"
