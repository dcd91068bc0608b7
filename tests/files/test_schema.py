"""The text of a map: every state can be written and read back equal, whatever it holds."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.files.errors import MapFileError
from battlemap.files.migration import SchemaVersion, migrations_in
from battlemap.files.schema import map_json, pictures_named_in, read_state
from battlemap.frozen import changed
from battlemap.operations import maps
from battlemap.state import GameState
from tests.files.archives import content, text
from tests.files.old_versions import PACKAGE
from tests.strategies import states

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


def encoded(value: object) -> bytes:
    return json.dumps(value).encode()


@given(states())
def test_every_state_is_read_back_equal(state: GameState) -> None:
    read = read_state(map_json(state))
    assert read.state == state
    assert map_json(read.state) == map_json(state)
    assert not read.newer


@given(
    st.lists(JSON_VALUES, max_size=3),
    st.lists(JSON_VALUES, max_size=3),
    st.dictionaries(st.text(min_size=6), JSON_VALUES, max_size=2),
    JSON_VALUES,
)
def test_whatever_is_in_a_file_survives_reading_and_writing(
    walls: list[Any], tokens: list[Any], extra: dict[str, Any], grid: Any
) -> None:
    raw = content(walls=walls, tokens=tokens, grid=grid) | {"later": extra}
    first = read_state(encoded(raw)).state
    written = map_json(first)
    second = read_state(written).state
    assert second == first
    assert map_json(second) == written
    again = json.loads(written)
    assert again["later"] == extra
    assert len(again["situation"]["board"]["walls"]) == len(walls)


def test_the_text_begins_with_its_version() -> None:
    assert map_json(maps.new_map()).startswith(b'{"schema":[1,0],"situation":')


def test_equal_states_give_equal_text() -> None:
    assert map_json(maps.new_map(title="x")) == map_json(read_state(map_json(maps.new_map(title="x"))).state)


@pytest.mark.parametrize("version", [None, 1, "1.0", [1], [1, 0, 0], [-1, 0], [1, "0"], [1.5, 0], [99999, 0]])
def test_without_a_version_nothing_opens(version: object) -> None:
    with pytest.raises(MapFileError, match="schema"):
        read_state(text(version))


@pytest.mark.parametrize("raw", [b"[]", b"3", b'"text"', b"null", b"{}"])
def test_what_is_no_object_is_no_map(raw: bytes) -> None:
    with pytest.raises(MapFileError, match="schema"):
        read_state(raw)


def test_a_newer_major_version_does_not_open() -> None:
    with pytest.raises(MapFileError, match=r"version 2\.0; this program reads up to 1\.x"):
        read_state(text((2, 0)))


def test_an_unknown_older_version_does_not_open() -> None:
    with pytest.raises(MapFileError, match=r"unknown version 0\.7"):
        read_state(text((0, 7)))


def test_a_newer_minor_version_opens_and_keeps_its_number_and_parts() -> None:
    read = read_state(encoded(content((1, 3), weather="rain") | {"camera": [1, 2]}))
    assert read.newer
    assert not read.problems
    edited = changed(read.state, settings=changed(read.state.settings, title="Edited"))
    again = json.loads(map_json(edited))
    assert (again["schema"], again["camera"]) == ([1, 3], [1, 2])
    assert again["situation"]["board"]["weather"] == "rain"
    assert next(iter(again)) == "schema"


def test_an_older_version_is_migrated_and_its_original_kept() -> None:
    old = {"schema": [1, 0], "situation": {"board": {"width": 9, "height": 7, "minis": [{"id": "t1", "x": 3, "y": 4}]}}}
    read = read_state(encoded(old), SchemaVersion(3, 0), migrations_in(PACKAGE))
    assert (read.state.board.columns, read.state.board.rows) == (9, 7)
    assert read.state.board.tokens[0].cell == (3, 4)
    assert read.keep_as == ".v1.bak"


def test_a_migrated_file_with_a_minor_version_is_kept_under_both_numbers() -> None:
    old = {"schema": [2, 0], "situation": {"board": {"width": 9, "height": 7}}}
    assert read_state(encoded(old), SchemaVersion(3, 0), migrations_in(PACKAGE)).keep_as == ".v2.bak"


def test_problems_ask_for_a_copy_of_the_original() -> None:
    assert read_state(text(walls=[{}])).keep_as == ".before-repair.bak"
    assert read_state(text()).keep_as == ""


@pytest.mark.parametrize("number", ["NaN", "Infinity", "1e999"])
def test_numbers_without_end_are_one_clear_line(number: str) -> None:
    raw = text(walls=[{"id": "w1", "points": [[0, 0], [7777, 0]]}]).replace(b"7777", number.encode())
    with pytest.raises(MapFileError, match=number):
        read_state(raw)


def test_the_longest_whole_numbers_survive() -> None:
    raw = encoded(content() | {"later": 10**300})
    assert json.loads(map_json(read_state(raw).state))["later"] == 10**300


def test_the_pictures_that_a_text_names_are_found_wherever_they_stand() -> None:
    first, second = "a" * 64, "0123456789abcdef" * 4
    raw = encoded(content(overlay={"picture": first}, walls=[{"kept": second}]) | {"not": "A" * 64})
    assert pictures_named_in(raw) == {first, second}
