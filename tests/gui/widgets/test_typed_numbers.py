"""Numbers as people type them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.gui.widgets.typed_numbers import check_correction, check_number, parse_number


@pytest.mark.parametrize(
    ("typed", "number"),
    [("7", 7), (" 12 ", 12), ("-3", -3), ("−3", -3), ("+4", 4), ("=5", 5), ("", None), ("x", None), ("1.5", None)],
)
def test_whole_numbers_are_read(typed: str, number: int | None) -> None:
    assert parse_number(typed) == number


@pytest.mark.parametrize("typed", ["0", "21", "abc", "", "1 2"])
def test_what_is_no_size_is_complained_about_with_the_limits(typed: str) -> None:
    complaint = check_number(typed, 1, 20)
    assert complaint is not None
    assert "1 to 20" in str(complaint)
    assert typed in str(complaint)


def test_numbers_within_the_limits_pass() -> None:
    assert check_number("20", 1, 20) is None
    assert check_number("-5", -9, None) is None


def test_an_optional_number_may_be_empty() -> None:
    assert check_number("", 1, 20, optional=True) is None


def test_a_missing_limit_is_not_named() -> None:
    assert "to" not in str(check_number("x", None, None)).split()


@pytest.mark.parametrize("typed", ["7", "-7", "−7", "+4", "=12"])
def test_corrections_pass(typed: str) -> None:
    assert check_correction(typed) is None


@pytest.mark.parametrize("typed", ["", "seven", "--7", "=-3", "1000000"])
def test_what_is_no_correction_is_complained_about(typed: str) -> None:
    assert "=12" in str(check_correction(typed))


@given(st.text(max_size=12))
def test_any_text_is_a_number_or_a_complaint(typed: str) -> None:
    assert (check_number(typed, -999_999, 999_999) is None) == (parse_number(typed) is not None)
