"""Badges as chips."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from battlemap.gui.widgets.badge_chips import BadgeChips, check_badges, split_badges


@pytest.fixture
def chips(qtbot: QtBot) -> BadgeChips:
    made = BadgeChips()
    qtbot.addWidget(made)
    made.resize(320, 120)
    with qtbot.waitExposed(made):
        made.show()
    made.show_badges(("Bleeding",), ("Prone",))
    return made


def test_there_is_a_chip_for_each_badge(chips: BadgeChips) -> None:
    assert [(chip.badge, chip.everyone) for chip in chips.chips] == [("Bleeding", True), ("Prone", False)]
    assert "Bleeding" in chips.chips[0].text()
    assert "Bleeding" in chips.chips[0].accessibleName()


def test_the_same_badges_keep_their_chips(chips: BadgeChips) -> None:
    before = chips.chips
    chips.show_badges(("Bleeding",), ("Prone",))
    assert chips.chips == before
    chips.show_badges(("Bleeding", "Prone"))
    assert [chip.everyone for chip in chips.chips] == [True, True]


def test_a_click_takes_a_badge_off(chips: BadgeChips, qtbot: QtBot) -> None:
    with qtbot.waitSignal(chips.removed) as removed:
        QTest.mouseClick(chips.chips[1], Qt.MouseButton.LeftButton)
    assert removed.args == ["Prone"]


def test_the_keyboard_takes_a_badge_off(chips: BadgeChips, qtbot: QtBot) -> None:
    with qtbot.waitSignal(chips.removed):
        QTest.keyClick(chips.chips[0], Qt.Key.Key_Space)


def test_typed_badges_are_added_and_the_field_is_empty_again(chips: BadgeChips, qtbot: QtBot) -> None:
    with qtbot.waitSignal(chips.added) as added:
        QTest.keyClicks(chips.field, "Asleep, Blind,Asleep,,")
        QTest.keyClick(chips.field, Qt.Key.Key_Return)
    assert added.args == [("Asleep", "Blind")]
    assert chips.field.text() == ""


def test_a_badge_that_is_too_long_is_shown_and_not_added(chips: BadgeChips, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(chips.added), qtbot.waitSignal(chips.complained):
        QTest.keyClicks(chips.field, "x" * 41)
        QTest.keyClick(chips.field, Qt.Key.Key_Return)
    assert chips.field.property("invalid") is True
    chips.reset()
    assert chips.field.text() == ""


def test_a_long_badge_is_cut_to_the_width_of_the_dock(chips: BadgeChips) -> None:
    chips.show_badges(("W" * 40,))
    assert chips.chips[0].sizeHint().width() < 300


def test_an_ampersand_is_no_shortcut(chips: BadgeChips) -> None:
    chips.show_badges(("Dungeons & Drachen",))
    assert "&&" in chips.chips[0].text()


def test_suggestions_are_offered(chips: BadgeChips) -> None:
    chips.suggest(("Prone", "Asleep"))
    completer = chips.field.completer()
    completer.setCompletionPrefix("slee")
    assert completer.completionCount() == 1


@pytest.mark.parametrize(
    ("typed", "badges"), [("", ()), (" , ", ()), ("a", ("a",)), ("a b, c", ("a b", "c")), ("a,a", ("a",))]
)
def test_commas_part_the_words(typed: str, badges: tuple[str, ...]) -> None:
    assert split_badges(typed) == badges


def test_only_words_within_the_limit_pass() -> None:
    assert check_badges("x" * 40) is None
    assert "40" in str(check_badges("ok, " + "x" * 41))
