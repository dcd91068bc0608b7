"""A map is made of whatever a file holds; only without a size there is none."""

from __future__ import annotations

import base64
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.files.errors import MapFileError
from battlemap.files.loaded import LoadedMap
from battlemap.files.schema import map_json, read_state
from battlemap.files.uvtt import geometry, reading
from battlemap.files.uvtt.picture_text import ParsedText
from battlemap.files.uvtt.reading import map_of
from battlemap.files.uvtt.writing import uvtt_text
from battlemap.gui.pictures import QtPictureReader
from tests.files.pictures import png

SIZE = {"map_size": {"x": 4, "y": 3}, "pixels_per_grid": 10}
NUMBERS = st.floats() | st.integers(-(10**7), 10**7) | st.sampled_from(["1", "x", None, True, 1e300])
POINTS = st.fixed_dictionaries({"x": NUMBERS, "y": NUMBERS}) | st.lists(NUMBERS, max_size=3)
THINGS = st.recursive(
    POINTS | NUMBERS,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(
                ["bounds", "position", "line", "p1", "p2", "points", "closed", "range", "color", "rotation"]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)
PARTS = ["line_of_sight", "objects_line_of_sight", "portals", "lights", "walls", "foundry_invisible_walls", "format"]


def read(**content: Any) -> LoadedMap:
    return map_of(ParsedText({"resolution": SIZE, **content}, None), "Alley", QtPictureReader())


@given(st.dictionaries(st.sampled_from(PARTS), THINGS))
def test_whatever_a_file_holds_becomes_a_map_that_can_be_saved(content: dict[str, Any]) -> None:
    state = read(**content).state
    assert read_state(map_json(state)).state == state


@pytest.mark.parametrize("content", [None, [], "map", 3])
def test_what_is_no_object_is_no_map(content: object) -> None:
    with pytest.raises(MapFileError, match="not one object"):
        map_of(ParsedText(content, None), "", QtPictureReader())


@pytest.mark.parametrize(("size", "cells"), [(4, 4), (4.0000001, 4), (4.2, 5), (0.3, 1), (1000, 1000)])
def test_a_begun_cell_is_a_cell(size: float, cells: int) -> None:
    assert read(resolution={"map_size": [size, 1]}).state.board.columns == cells


@pytest.mark.parametrize(("version", "lines"), [(0.2, 1), ("0.3", 1), (1.0, 1), (None, 1), ("new", 1), (7, 2)])
def test_only_an_unknown_version_is_told(version: object, lines: int) -> None:
    """One line is about the missing picture."""
    assert len(read(format=version).problems) == lines


def test_the_picture_and_the_title_come_along() -> None:
    loaded = map_of(ParsedText({"resolution": SIZE}, base64.b64encode(png())), "Alley", QtPictureReader())
    assert loaded.state.settings.title == "Alley"
    assert list(loaded.pictures.values()) == [png()]
    assert not loaded.problems


@pytest.mark.parametrize("side", [5e-324, 1e-320, 0.0009, 0, -1])
def test_a_size_that_is_nearly_nothing_is_refused(side: float) -> None:
    with pytest.raises(MapFileError, match="not a size in cells"):
        map_of(ParsedText({"resolution": {"map_size": [side, 5]}}, None), "", QtPictureReader())


def test_a_small_map_is_one_cell_and_can_be_written() -> None:
    content = {"resolution": {"map_size": [0.001, 0.5]}}
    loaded = map_of(ParsedText(content, base64.b64encode(png())), "", QtPictureReader())
    assert (loaded.state.board.columns, loaded.state.board.rows) == (1, 1)
    uvtt_text(loaded.state, loaded.pictures)


@pytest.mark.parametrize(
    ("name", "item", "field"),
    [
        ("line_of_sight", [[0, 0], [1, 1]], "walls"),
        ("portals", {"bounds": [[0, 0], [1, 1]]}, "doors"),
        ("portals", {"bounds": [[0, 0], [1, 1]], "closed": False}, "walls"),
        ("lights", {"position": [1, 1]}, "lights"),
    ],
)
def test_more_than_a_map_has_room_for_is_skipped_and_counted(
    name: str, item: object, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "_MAX_CHAINS", 10)
    monkeypatch.setattr(geometry, "MAX_DOORS", 10)
    monkeypatch.setattr(geometry, "MAX_LIGHTS", 10)
    loaded = read(**{name: [item] * 25})
    assert len(getattr(loaded.state.board, field)) == 10
    assert any(str(line).startswith("15 wall(s), door(s) or light(s) more") for line in loaded.problems)
