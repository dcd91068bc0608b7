"""Which minis have others beside them."""

from __future__ import annotations

import pytest

from battlemap.gui.scene.minis.neighbours import with_neighbours
from tests.builders import a_map, a_mini


def test_nobody_alone_has_neighbours() -> None:
    assert with_neighbours(a_map(a_mini(at="C3")).board.tokens) == frozenset()
    assert with_neighbours(()) == frozenset()


@pytest.mark.parametrize(
    ("other", "beside"),
    [("B3", True), ("D3", True), ("A3", False), ("E3", False), ("C2", False), ("D4", False), ("C3", False)],
)
def test_neighbours_stand_directly_left_or_right(other: str, *, beside: bool) -> None:
    found = with_neighbours(a_map(a_mini(at="C3"), a_mini(at=other)).board.tokens)
    assert found == ({"t1", "t2"} if beside else frozenset())


@pytest.mark.parametrize(("other", "beside"), [("E4", True), ("B4", True), ("E3", False), ("F4", False)])
def test_beside_a_large_mini_is_beside_its_lowest_row(other: str, *, beside: bool) -> None:
    found = with_neighbours(a_map(a_mini(at="C3", size=2), a_mini(at=other)).board.tokens)
    assert found == ({"t1", "t2"} if beside else frozenset())
