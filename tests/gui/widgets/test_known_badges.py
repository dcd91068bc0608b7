"""Which badges are proposed, and in which spelling."""

from __future__ import annotations

from pathlib import Path

import pytest

from battlemap.board.entities.names import TokenId
from battlemap.gui.translation import shown
from battlemap.gui.widgets.known_badges import (
    COMMON,
    REMEMBERED,
    badge_change,
    badge_list,
    each_once,
    forget_badges,
    known_badges,
    remember_badges,
)
from battlemap.gui.workbench import Workbench
from tests.builders import a_map, a_mini
from tests.gui.workbenches import a_workbench

T1, T2 = TokenId("t1"), TokenId("t2")
STATE = a_map(a_mini("Ron", badges=("Prone",)), a_mini("Lara", badges=("prone", "Dazed")))


@pytest.fixture
def workbench(tmp_path: Path) -> Workbench:
    return a_workbench(STATE, tmp_path)


def test_the_badges_of_the_map_come_first_in_their_spelling_and_none_comes_twice(workbench: Workbench) -> None:
    remember_badges(workbench, ("blind", "dazed", "PRONE", "Stunned"))
    known = known_badges(workbench)
    assert known[:4] == ("Prone", "Dazed", "blind", "Stunned")
    assert len({badge.casefold() for badge in known}) == len(known) == 4 + len(COMMON) - 2


def test_so_many_badges_are_remembered_the_last_first(workbench: Workbench) -> None:
    for number in range(REMEMBERED + 5):
        remember_badges(workbench, (f"badge {number}",))
    remember_badges(workbench, ("Badge 9",))
    remembered = workbench.settings.badge_suggestions
    assert len(remembered) == REMEMBERED
    assert remembered[:2] == ("Badge 9", f"badge {REMEMBERED + 4}")


def test_of_a_longer_list_of_older_settings_only_so_many_are_proposed(workbench: Workbench) -> None:
    workbench.settings.badge_suggestions = tuple(f"old {number}" for number in range(30))
    assert len([badge for badge in known_badges(workbench) if badge.startswith("old")]) == REMEMBERED


def test_remembered_badges_can_be_forgotten(workbench: Workbench) -> None:
    remember_badges(workbench, ("Porne",))
    forget_badges(workbench)
    assert known_badges(workbench) == each_once(("Prone", "Dazed", *(shown(badge) for badge in COMMON)))


@pytest.mark.parametrize(
    ("tokens", "add", "remove", "change"),
    [
        ((T1,), ("PRONE", "DAZED"), (), (("Prone", "Dazed"), ())),
        ((T2,), ("PRONE",), (), (("prone",), ())),
        ((T1, T2), (), ("proNE",), ((), ("Prone", "prone"))),
        ((T1,), ("straße", "STRASSE"), (), (("straße",), ())),
        ((T1,), (), ("dazed",), ((), ())),
    ],
)
def test_a_change_is_spelled_as_the_minis_and_the_map_have_it(
    tokens: tuple[TokenId, ...],
    add: tuple[str, ...],
    remove: tuple[str, ...],
    change: tuple[tuple[str, ...], tuple[str, ...]],
) -> None:
    assert badge_change(STATE, tokens, add, remove) == change


def test_a_list_is_spelled_as_other_minis_have_it() -> None:
    assert badge_list(STATE, (T1,), ("PRONE", "DAZED", "Wet")) == ("prone", "Dazed", "Wet")
    assert badge_list(STATE, (T2,), ("DAZED",)) == ("DAZED",)
