"""Parts that cannot be used are written back as they came."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from battlemap.rules.kept import Kept, keep_text

parts = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=9,
)


@given(parts)
def test_a_part_is_written_as_it_came(part: object) -> None:
    kept = Kept(raw=keep_text(part))
    assert kept.part == part
    assert json.loads(kept.model_dump_json()) == part


def test_keys_keep_their_order() -> None:
    assert Kept.model_validate({"b": 1, "a": 2}).model_dump_json() == '{"b":1,"a":2}'


def test_parts_are_equal_when_their_texts_are() -> None:
    assert Kept.model_validate([1, "ä"]) == Kept(raw='[1,"ä"]')
    assert Kept.model_validate({"b": 1, "a": 2}) != Kept.model_validate({"a": 2, "b": 1})
