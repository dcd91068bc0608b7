"""How large a map is, whatever way its file says so."""

from __future__ import annotations

import math
from typing import Any

import pytest

from battlemap.files.errors import MapFileError
from battlemap.files.picture_reader import PictureSize
from battlemap.files.uvtt.resolution import Resolution, resolution_of, size_in_cells, stretched

PICTURE = PictureSize(700, 350)


@pytest.mark.parametrize(
    "content",
    [
        {"resolution": {"map_size": {"x": 10, "y": 5}, "pixels_per_grid": 70}},
        {"resolution": {"map_size": [10, "5"], "grid_size": 70}},
        {"resolution": {"map_size": [10, 5], "grid_size": {"x": 70, "y": 70}}},
        {"map_size": {"x": 10.0, "y": 5.0}, "grid_size": "70"},
        {"resolution": {"pixels_per_grid": 70}, "map_size": [10, 5]},
    ],
)
def test_the_size_is_found_in_every_dialect(content: dict[str, Any]) -> None:
    assert resolution_of(content) == Resolution((10, 5), (0, 0), 70)


def test_without_a_size_the_picture_tells_it() -> None:
    assert size_in_cells(resolution_of({"resolution": {"pixels_per_grid": 35}}), PICTURE) == (20, 10)
    assert size_in_cells(Resolution(None, (0, 0), None), PICTURE) == (10, 5)
    assert size_in_cells(Resolution((3, 4), (0, 0), None), None) == (3, 4)


def test_without_a_size_and_a_picture_there_is_no_map() -> None:
    with pytest.raises(MapFileError, match="map_size"):
        size_in_cells(Resolution(None, (0, 0), 70), None)


@pytest.mark.parametrize("content", [{}, {"resolution": None}, {"walls": []}])
def test_without_a_resolution_it_is_no_such_file(content: dict[str, Any]) -> None:
    with pytest.raises(MapFileError, match="no “resolution”"):
        resolution_of(content)


@pytest.mark.parametrize(
    "size",
    [0, "ten", [], [1], [0, 5], [-1, 5], [1_001, 5], [math.nan, 5], [math.inf, 5], {"x": 1}, {"x": True, "y": 1}],
)
def test_an_impossible_size_is_named(size: object) -> None:
    with pytest.raises(MapFileError, match=r"resolution\.map_size: .* is not a size"):
        resolution_of({"resolution": {"map_size": size, "pixels_per_grid": 70}})


@pytest.mark.parametrize("origin", ["left", [1], {"x": math.nan, "y": 0}, [1e9, 0]])
def test_an_impossible_origin_is_told_and_taken_as_none(origin: object) -> None:
    found = resolution_of({"resolution": {"map_size": [1, 1], "map_origin": origin}})
    assert found.origin == (0, 0)
    assert "map_origin" in str(found.problems[0])


@pytest.mark.parametrize("pixels", [0, -70, "x", 1e9, math.nan])
def test_impossible_pixels_are_none(pixels: object) -> None:
    assert resolution_of({"resolution": {"map_size": [1, 1], "pixels_per_grid": pixels}}).pixels is None


def test_a_stretched_picture_is_told() -> None:
    assert stretched((10, 5), PICTURE) is None
    assert stretched((10, 5.01), PICTURE) is None
    assert "700 × 350 pixels, is stretched to 10 × 6 cells" in str(stretched((10, 6), PICTURE))
