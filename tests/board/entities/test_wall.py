"""Walls and windows."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from battlemap.board.entities.wall import Wall, WallKind
from tests.builders import a_wall


def test_a_chain_of_four_points_has_three_pieces() -> None:
    assert a_wall(1, (0, 0), (1, 0), (1, 1), (2, 1)).segments == 3


@pytest.mark.parametrize("points", [[], [[0, 0]], [[0, 0], [1]], [[0, 0], ["1", 0]], [[0, 0], [1e999, 0]]], ids=str)
def test_a_chain_has_at_least_two_points_with_finite_numbers(points: list[object]) -> None:
    with pytest.raises(ValidationError):
        Wall.model_validate({"id": "w1", "points": points})


def test_a_wall_is_written_in_plain_words() -> None:
    written = a_wall(1, (0, 0), (1.5, 0), kind=WallKind.WINDOW).model_dump(mode="json")
    assert written == {"id": "w1", "kind": "window", "points": [[0.0, 0.0], [1.5, 0.0]], "prop": False}
