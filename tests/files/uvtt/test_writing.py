"""Written files have the form that other programs read."""

from __future__ import annotations

import json
from typing import Any

from battlemap.board.entities.wall import WallKind
from battlemap.files.uvtt.writing import uvtt_text
from battlemap.state import GameState
from tests.builders import a_door, a_light, a_map, a_wall


def content(state: GameState) -> dict[str, Any]:
    text, _ = uvtt_text(state, {})
    loaded: dict[str, Any] = json.loads(text)
    return loaded


def test_the_parts_come_in_the_usual_order() -> None:
    keys = list(content(a_map()))
    assert keys[:4] == ["format", "resolution", "line_of_sight", "objects_line_of_sight"]
    assert keys[-4:] == ["portals", "environment", "lights", "image"]


def test_whole_numbers_have_no_decimal_point() -> None:
    written = content(a_map(walls=[a_wall(1, (0, 0), (1.5, 2))], columns=9, rows=7))
    assert written["line_of_sight"] == [[{"x": 0, "y": 0}, {"x": 1.5, "y": 2}]]
    assert written["resolution"]["map_size"] == {"x": 9, "y": 7}
    assert b"9.0" not in uvtt_text(a_map(columns=9, rows=7), {})[0]


def test_doors_and_windows_are_portals() -> None:
    window = a_wall(1, (0, 0), (0, 1), (1, 1), kind=WallKind.WINDOW)
    door, first, second = content(a_map(walls=[window], doors=[a_door(2, (2, 0), (3, 0))]))["portals"]
    assert (door["closed"], first["closed"], second["closed"]) == (True, False, False)
    assert door["position"] == {"x": 2.5, "y": 0}
    assert door["bounds"] == [{"x": 2, "y": 0}, {"x": 3, "y": 0}]


def test_lights_have_eight_digits_of_colour() -> None:
    (light,) = content(a_map(lights=[a_light(1, 2, 3)]))["lights"]
    assert (light["color"], light["range"]) == ("ffffffff", 4)
