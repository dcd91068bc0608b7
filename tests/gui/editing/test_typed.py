"""Lines and badges as a user types them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.gui.editing.typed import MAX_BADGE, MAX_BADGES, BadgeChange, BadgeList, one_line, parse_badges
from battlemap.text import Text


@pytest.mark.parametrize(
    ("text", "line"),
    [
        pytest.param("  Ron  ", "Ron", id="spaces around"),
        pytest.param("Ron\nder Rote\t", "Ron der Rote", id="line break and tab"),
        pytest.param("Käthe 👨‍👩‍👧", "Käthe 👨‍👩‍👧", id="umlaut and joined emoji"),
        pytest.param("R\ud83don", "R on", id="half a character"),
        pytest.param("\u2028\x00", "", id="nothing left"),
    ],
)
def test_a_text_becomes_one_line(text: str, line: str) -> None:
    assert one_line(text) == line


@given(st.text(st.characters()))
def test_a_line_can_always_be_written_to_a_file(text: str) -> None:
    line = one_line(text)
    assert one_line(line) == line
    assert line.encode("utf-8").decode("utf-8") == line


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        pytest.param("prone, dazed", BadgeList(("prone", "dazed")), id="a list"),
        pytest.param("", BadgeList(()), id="nothing"),
        pytest.param(" , ,", BadgeList(()), id="only commas"),
        pytest.param("a, a ,b", BadgeList(("a", "b")), id="twice the same"),
        pytest.param("+prone", BadgeChange(("prone",), ()), id="add"),
        pytest.param("-prone", BadgeChange((), ("prone",)), id="remove"),
        pytest.param("−prone", BadgeChange((), ("prone",)), id="remove with a real minus"),
        pytest.param("+a, - b", BadgeChange(("a",), ("b",)), id="add and remove"),
        pytest.param("a, b, +c, -a", BadgeList(("b", "c")), id="a list with signs"),
        pytest.param("+", BadgeChange((), ()), id="a sign alone"),
    ],
)
def test_badges_mean_a_list_or_a_change(typed: str, meant: BadgeList | BadgeChange) -> None:
    assert parse_badges(typed) == meant


def test_a_badge_too_long_is_named() -> None:
    problem = parse_badges("x" * (MAX_BADGE + 1))
    assert isinstance(problem, Text)
    assert "xxxxxxxxxxxx…" in str(problem)


def test_too_many_badges_are_refused() -> None:
    assert isinstance(parse_badges(",".join(str(number) for number in range(MAX_BADGES + 1))), Text)
