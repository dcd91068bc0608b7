"""JSON that nobody has looked at yet: bounded before it becomes objects."""

from __future__ import annotations

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.files import plain_json
from battlemap.files.errors import MapFileError
from battlemap.files.plain_json import parse_finite_json, parse_json

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(VALUES)
def test_whole_text_is_read_as_it_was_written(value: object) -> None:
    assert parse_json(json.dumps(value).encode()) == value
    assert parse_finite_json(json.dumps(value).encode()) == value


@pytest.mark.parametrize("text", [b"", b"{", b'{"a": }', b"\xff", b'["\\ud800"]', b"[1] 2", b"nonsense"])
def test_broken_text_is_refused_with_its_place(text: bytes) -> None:
    with pytest.raises(MapFileError, match="line 1 column"):
        parse_json(text)


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(MapFileError, match="nested too deeply"):
        parse_json(b"[" * 100_000 + b"]" * 100_000)


@pytest.mark.parametrize(
    ("limit", "text"),
    [
        ("MAX_BYTES", b"[1]" + b" " * 60),
        ("MAX_PARTS", b"[" + b"[]," * 60 + b"1]"),
        ("MAX_VALUES", b"[1" + b",1" * 60 + b"]"),
    ],
)
def test_more_than_any_map_needs_is_refused_before_it_is_read(
    limit: str, text: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    parse_json(text)
    monkeypatch.setattr(plain_json, limit, 50)
    with pytest.raises(MapFileError, match="more parts than any map"):
        parse_json(text)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1.5E+400"])
def test_numbers_without_end_are_named(number: str) -> None:
    with pytest.raises(MapFileError, match="not a number") as caught:
        parse_finite_json(f'{{"a": [1, {number}]}}'.encode())
    assert number[:30] in str(caught.value)


def test_numbers_without_end_are_read_where_they_are_counted_later() -> None:
    assert parse_json(b"[1e999, NaN]")[0] == math.inf


@pytest.mark.parametrize("text", [b'["NaN", "1e999", " 5e1234 "]', b"[1e-999, 1e300]", b"[1" + b"0" * 400 + b"]"])
def test_what_only_looks_like_one_is_read(text: bytes) -> None:
    assert parse_finite_json(text) == json.loads(text)
