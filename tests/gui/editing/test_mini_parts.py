"""The parts of a mini that a double click edits."""

from __future__ import annotations

import pytest

from battlemap.board.board import Board
from battlemap.geometry.cells import Point
from battlemap.gui.editing.mini_parts import Part, named_at, part_of
from tests.builders import a_map, a_mini

STATE = a_map(a_mini("Ron", "C3", badges=("prone",)), a_mini("Troll", "F3", size=2), a_mini("Lara", "F5"))
BOARD: Board = STATE.board


@pytest.mark.parametrize(
    ("point", "part"),
    [
        pytest.param(Point(2.5, 2.5), Part.LIFE, id="body"),
        pytest.param(Point(2.5, 2.97), Part.LIFE, id="life bar"),
        pytest.param(Point(2.8, 2.1), Part.BADGES, id="badges"),
        pytest.param(Point(2.2, 2.1), Part.LIFE, id="beside the badges"),
        pytest.param(Point(2.5, 3.2), Part.NAME, id="name"),
        pytest.param(Point(2.5, 3.6), None, id="below the name"),
        pytest.param(Point(1.9, 2.5), None, id="beside"),
    ],
)
def test_a_point_lies_on_a_part(point: Point, part: Part | None) -> None:
    assert part_of(STATE.situation, BOARD.tokens[0], point) is part


def test_without_badges_there_is_no_part_for_them() -> None:
    assert part_of(STATE.situation, BOARD.tokens[1], Point(6.8, 2.1)) is Part.LIFE


def test_a_name_is_found_below_its_mini() -> None:
    found = named_at(STATE.situation, Point(2.5, 3.2))
    assert found is BOARD.tokens[0]


def test_no_name_is_found_elsewhere() -> None:
    assert named_at(STATE.situation, Point(10.5, 3.2)) is None
