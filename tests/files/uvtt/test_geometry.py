"""Walls, openings and lights, and the count of what is no use."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.files.uvtt.geometry import chains, ends, is_door, lights, listed, portals

ORIGIN = (0.0, 0.0)
NONE = {"x": "left", "y": 1}


def chained(lines: Any) -> tuple[list[list[tuple[float, float]]], int]:
    skipped: Counter[str] = Counter()
    return list(chains(lines, ORIGIN, skipped)), skipped.total()


@pytest.mark.parametrize(
    ("line", "expected", "skipped"),
    [
        ([[0, 0], [1, 0]], [[(0, 0), (1, 0)]], 0),
        ([[0, 0], [1, 0], [1, 1], [0, 0]], [[(0, 0), (1, 0), (1, 1), (0, 0)]], 0),
        ([[0, 0], [0, 0], [1, 0]], [[(0, 0), (1, 0)]], 1),
        ([[0, 0], [1, 0], NONE, [2, 0], [3, 0]], [[(0, 0), (1, 0)], [(2, 0), (3, 0)]], 2),
        ([NONE, [2, 0], [3, 0]], [[(2, 0), (3, 0)]], 1),
        ([[0, 0], NONE], [], 1),
        ([[0, 0]], [], 1),
        ([], [], 0),
        ("wall", [], 1),
        ({"points": [[0, 0], [1, 0]]}, [[(0, 0), (1, 0)]], 0),
        ({"p1": [0, 0], "p2": [1, 0]}, [[(0, 0), (1, 0)]], 0),
        ({"line": {"p1": [0, 0], "p2": [1, 0]}}, [[(0, 0), (1, 0)]], 0),
        ({"x": 1, "y": 1, "w": 2, "h": 1}, [[(1, 1), (3, 1), (3, 2), (1, 2), (1, 1)]], 0),
        ({"x": 1, "y": 1, "w": "?", "h": 1}, [], 1),
        ({}, [], 1),
    ],
)
def test_a_line_in_each_of_its_spellings(line: object, expected: object, skipped: int) -> None:
    assert chained([line]) == (expected, skipped)


@given(st.lists(st.lists(st.sampled_from([[0, 0], [1, 0], [1, 1], NONE, None]), max_size=6), max_size=4))
def test_every_piece_is_kept_or_counted(lines: list[list[Any]]) -> None:
    kept, skipped = chained(lines)
    pieces = sum(max(len(line) - 1, min(len(line), 1)) for line in lines)
    assert sum(len(chain) - 1 for chain in kept) + skipped == pieces
    assert all(first != second for chain in kept for first, second in pairwise(chain))


@pytest.mark.parametrize(("value", "count"), [(None, 0), ([], 0), ({}, 1), ("x", 1), (3, 1)])
def test_what_should_be_a_list_is_counted(value: object, count: int) -> None:
    skipped: Counter[str] = Counter()
    assert listed(value, skipped) == []
    assert skipped.total() == count


@pytest.mark.parametrize(
    "value", [[1, 2], [1, 5, 2], {"p1": 1, "p2": 2}, {"line": [1, 2]}, {"line": {"p1": 1, "p2": 2}}]
)
def test_the_two_ends_of_a_piece(value: object) -> None:
    assert ends(value) == [1, 2]


def test_a_piece_nested_without_end_has_none() -> None:
    assert ends({"line": {"line": {"line": 3}}}) is None


@pytest.mark.parametrize(
    ("portal", "expected"),
    [
        ({"bounds": [[0, 0], [1, 0]]}, [(0, 0), (1, 0)]),
        ({"line": {"p1": [0, 0], "p2": [1, 0]}}, [(0, 0), (1, 0)]),
        ({"position": [1, 1], "rotation": 0}, [(0.5, 1), (1.5, 1)]),
        ({"position": [1, 1]}, [(0.5, 1), (1.5, 1)]),
    ],
)
def test_a_portal_in_each_of_its_spellings(portal: dict[str, Any], expected: object) -> None:
    ((found, same),) = portals([portal], ORIGIN, Counter())
    assert found == expected
    assert same is portal


@pytest.mark.parametrize(
    "portal",
    ["door", {}, {"bounds": [[0, 0], [0, 0]]}, {"bounds": [[0, 0], NONE]}, {"position": [1, 1], "rotation": {}}],
)
def test_a_portal_that_is_none_is_counted(portal: object) -> None:
    skipped: Counter[str] = Counter()
    assert not list(portals([portal], ORIGIN, skipped))
    assert skipped["portal"] == 1


@pytest.mark.parametrize(
    ("closed", "door"), [(True, True), (None, True), ("true", True), (False, False), (0, False), ("false", False)]
)
def test_what_is_not_said_to_be_open_is_a_door(closed: object, door: bool) -> None:
    assert is_door({"closed": closed}) is door
    assert is_door({})


def test_a_light_with_all_its_values() -> None:
    light = {"position": {"x": 1, "y": 2}, "range": 3, "intensity": 5_000, "color": "ff102030", "shadows": False}
    (found,) = lights([light], (1.0, 0.0), Counter())
    assert found == {"position": (0, 2), "radius": 3, "intensity": 1000, "colour": "#102030", "shadows": False}


@pytest.mark.parametrize(
    "light", ["sun", {}, {"position": NONE}, {"position": [1, 1], "range": -1}, {"position": [1, 1], "range": 1e9}]
)
def test_a_light_that_is_none_is_counted(light: object) -> None:
    skipped: Counter[str] = Counter()
    assert not list(lights([light], ORIGIN, skipped))
    assert skipped["light"] == 1
