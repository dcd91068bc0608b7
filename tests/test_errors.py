"""Errors that a user reads."""

from __future__ import annotations

from battlemap.errors import BattlemapError, InvalidValueError, UnknownEntityError
from battlemap.text import QT_TRANSLATE_NOOP


def test_an_error_shows_its_line() -> None:
    line = QT_TRANSLATE_NOOP("Errors", "{file}: no").filled(file="a.png")
    assert str(BattlemapError(line)) == "a.png: no"
    assert BattlemapError(line).text is line


def test_errors_are_kinds_of_the_fitting_built_in_ones() -> None:
    assert issubclass(UnknownEntityError, KeyError)
    assert issubclass(InvalidValueError, ValueError)


def test_an_unknown_mini_is_told_without_quotation_of_the_quotation() -> None:
    assert str(UnknownEntityError("mini", "t7")) == "There is no mini “t7” on this map."
