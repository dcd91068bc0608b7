"""Texts: filling, counting, and staying plain."""

from __future__ import annotations

from battlemap.text import QT_TRANSLATE_NOOP, Text, fill


def test_names_are_filled_with_values() -> None:
    text = QT_TRANSLATE_NOOP("Errors", "{file}: {size} is too large").filled(file="a.png", size=7)
    assert str(text) == "a.png: 7 is too large"


def test_a_count_replaces_its_mark_with_and_without_values() -> None:
    assert str(QT_TRANSLATE_NOOP("Acts", "%n mini(s)").counted(3)) == "3 mini(s)"
    assert str(QT_TRANSLATE_NOOP("Acts", "%n of {who}").counted(2).filled(who="Orc")) == "2 of Orc"


def test_a_name_nobody_filled_in_stays_as_it_is() -> None:
    assert str(QT_TRANSLATE_NOOP("Errors", "{file}: {what}").filled(file="a")) == "a: {what}"


def test_braces_in_a_value_are_plain_text() -> None:
    text = QT_TRANSLATE_NOOP("Acts", "Place {who}").filled(who="{0} {name} %n {")
    assert str(text) == "Place {0} {name} %n {"


def test_a_text_inside_a_text_goes_through_the_same_translation() -> None:
    text = Text("Acts", "Move {who}").filled(who=Text("Acts", "a mini"))
    assert fill("Bewege {who}", text, lambda inner: "eine Figur") == "Bewege eine Figur"


def test_whole_floats_are_shown_without_a_fraction() -> None:
    assert str(Text("Acts", "{x} cells").filled(x=2.0)) == "2 cells"


def test_texts_with_the_same_content_are_equal_and_hashable() -> None:
    assert {Text("A", "b").filled(x=1), Text("A", "b").filled(x=1)} == {Text("A", "b", (("x", 1),))}
