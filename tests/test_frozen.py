"""Frozen values and the one way to change a copy."""

from __future__ import annotations

from functools import cached_property

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from battlemap.frozen import Frozen, Stored, changed


class Inner(Stored):
    """A part of a whole."""

    number: int = 0


class Whole(Stored):
    """A value with parts."""

    name: str = ""
    inner: Inner = Inner()
    many: tuple[Inner, ...] = ()

    @cached_property
    def loud(self) -> str:
        return self.name.upper()


class Strict(Frozen):
    """A value that takes no more fields than its own."""

    number: float = 0.0


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(TypeError, match="Whole has no field 'nane'"):
        changed(Whole(), nane="x")


def test_the_rest_keeps_its_identity() -> None:
    whole = Whole(name="a", inner=Inner(number=3), many=(Inner(), Inner(number=1)))
    after = changed(whole, name="b")
    assert after.inner is whole.inner
    assert after.many is whole.many
    assert whole.name == "a"


@given(st.text(max_size=4), st.integers(0, 3))
def test_the_same_values_give_the_same_object(name: str, number: int) -> None:
    whole = Whole(name=name, inner=Inner(number=number))
    assert changed(whole, name=name, inner=Inner(number=number)) is whole


def test_an_equal_value_of_another_kind_is_a_change() -> None:
    whole = Whole.model_validate({"name": "a"})
    assert changed(Inner(number=1), number=True).number is True
    assert changed(whole, name="a") is whole


def test_cached_properties_are_worked_out_anew() -> None:
    whole = Whole(name="a")
    assert whole.loud == "A"
    assert changed(whole, name="b").loud == "B"
    assert whole.loud == "A"


def test_a_copy_equals_what_the_constructor_would_make() -> None:
    whole = Whole(name="a")
    assert whole.loud
    assert changed(whole, name="b") == Whole(name="b")
    assert changed(whole, name="b").model_dump_json() == Whole(name="b").model_dump_json()


def test_fields_of_a_newer_program_travel_along() -> None:
    whole = Whole.model_validate({"name": "a", "aura": [1, {"x": 2}]})
    assert changed(whole, name="b").model_dump() == {**whole.model_dump(), "name": "b"}


def test_values_not_stored_take_nothing_unknown_and_nothing_endless() -> None:
    with pytest.raises(ValidationError, match="Extra inputs"):
        Strict.model_validate({"nunber": 1})
    with pytest.raises(ValidationError, match="finite number"):
        Strict.model_validate_json('{"number": 1e999}')
