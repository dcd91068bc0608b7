"""What a click means."""

from __future__ import annotations

import pytest

from battlemap.board.entities.wall import WallKind
from battlemap.geometry.cells import Point
from battlemap.gui.scene.hits import TokenIndex, door_at, window_at
from tests.builders import a_door, a_map, a_mini, a_wall


def test_the_topmost_mini_of_a_cell_is_hit() -> None:
    index = TokenIndex(a_map(a_mini(at="A1", size=2), a_mini(at="B2")).board.tokens)
    assert index.at(Point(0.5, 0.5)) == "t1"
    assert index.at(Point(1.5, 1.5)) == "t2"
    assert index.at(Point(2.5, 1.5)) is None


def test_a_mini_wholly_under_another_is_not_seen() -> None:
    index = TokenIndex(a_map(a_mini(at="A1"), a_mini(at="A1", size=2)).board.tokens)
    assert index.seen == {"t2"}


def test_a_mini_knows_those_wholly_under_it() -> None:
    minis = (a_mini(at="A1"), a_mini(at="A1"), a_mini(at="C1", size=2), a_mini(at="A1"), a_mini(at="C1"))
    assert TokenIndex(a_map(*minis).board.tokens).covered == {"t4": ("t2", "t1")}
    small_under_large = (a_mini(at="D2"), a_mini(at="C1", size=2))
    assert TokenIndex(a_map(*small_under_large).board.tokens).covered == {"t2": ("t1",)}


@pytest.mark.parametrize(("x", "hit"), [(2.5, "d1"), (2.0, "d1"), (1.8, "d1"), (1.6, None), (3.3, None)])
def test_a_door_is_hit_near_its_line_only(x: float, hit: str | None) -> None:
    board = a_map(doors=[a_door(1, (2, 2), (3, 2))]).board
    assert door_at(board, Point(x, 2.1)) == hit


def test_the_nearest_of_two_doors_is_hit() -> None:
    board = a_map(doors=[a_door(1, (2, 2), (3, 2)), a_door(2, (2, 2.3), (3, 2.3))]).board
    assert door_at(board, Point(2.5, 2.2)) == "d2"


def test_a_door_without_length_can_be_hit_too() -> None:
    assert door_at(a_map(doors=[a_door(1, (2, 2), (2, 2))]).board, Point(2.1, 2.0)) == "d1"


def test_only_windows_are_hit_as_windows() -> None:
    walls = [a_wall(1, (0, 1), (2, 1)), a_wall(2, (3, 1), (4, 1), (4, 3), kind=WallKind.WINDOW)]
    board = a_map(walls=walls).board
    assert window_at(board, Point(1.0, 1.0)) is None
    assert window_at(board, Point(4.1, 2.0)) == "w2"
