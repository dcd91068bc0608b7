"""Plans: walls are cut where openings are, and the sample files hold what their plans say."""

from __future__ import annotations

import pytest

from battlemap.board.board import Board
from battlemap.files.opening import open_map
from battlemap.gui.pictures import QtPictureReader
from maps.drawing.build import FOLDER, SAMPLES, Sample, state_of
from maps.drawing.plan import Opening, WallLine, pieces

ROOM = WallLine(((0, 0), (4, 0), (4, 3), (0, 3), (0, 0)))


def cut(*openings: Opening) -> list[tuple[tuple[float, float], ...]]:
    """What is left of the room's wall."""
    return list(pieces(ROOM, openings))


def test_a_wall_without_openings_stays_whole() -> None:
    assert cut() == [ROOM.points]


def test_a_door_leaves_a_gap() -> None:
    assert cut(Opening((1, 0), (2, 0))) == [((0, 0), (1, 0)), ((2, 0), (4, 0), (4, 3), (0, 3), (0, 0))]


def test_the_direction_of_a_door_does_not_matter() -> None:
    assert cut(Opening((2, 0), (1, 0))) == cut(Opening((1, 0), (2, 0)))


def test_several_openings_in_one_side_are_cut_in_order() -> None:
    found = cut(Opening((3, 0), (3.5, 0)), Opening((1, 0), (2, 0), window=True))
    assert found[:2] == [((0, 0), (1, 0)), ((2, 0), (3, 0))]
    assert found[2][0] == (3.5, 0)


def test_an_opening_as_long_as_the_side_leaves_nothing_of_it() -> None:
    assert cut(Opening((4, 0), (4, 3))) == [((0, 0), (4, 0)), ((4, 3), (0, 3), (0, 0))]


def test_a_freestanding_door_and_an_opening_elsewhere_cut_nothing() -> None:
    assert cut(Opening((1, 0), (2, 0), freestanding=True), Opening((1, 1), (2, 1))) == [ROOM.points]


@pytest.mark.parametrize("sample", SAMPLES, ids=[sample.name for sample in SAMPLES])
def test_a_sample_file_holds_what_its_plan_says(sample: Sample) -> None:
    kept = open_map(FOLDER / f"{sample.name}.battlemap", QtPictureReader()).state
    assert isinstance(kept.board, Board)
    assert kept.board.picture is not None
    assert state_of(sample.plan, kept.board.picture) == kept
