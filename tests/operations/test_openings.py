"""Doors and windows."""

from __future__ import annotations

import pytest

from battlemap.board.entities.names import DoorId, WallId
from battlemap.board.entities.wall import WallKind
from battlemap.errors import UnknownEntityError
from battlemap.operations import openings
from tests.builders import a_door, a_map, a_wall

ONE, TWO = DoorId("d1"), DoorId("d2")
STATE = a_map(
    walls=[
        a_wall(1, (0, 0), (5, 0)),
        a_wall(2, (5, 0), (6, 0), kind=WallKind.WINDOW),
        a_wall(3, (6, 0), (7, 0), (8, 0), kind=WallKind.WINDOW),
    ],
    doors=[a_door(1, (0, 1), (1, 1)), a_door(2, (2, 1), (3, 1), is_open=True)],
)


def test_a_click_opens_a_shut_door_and_shuts_an_open_one() -> None:
    after = openings.toggle(STATE, (ONE, TWO))
    assert [door.open for door in after.board.doors] == [True, False]
    assert openings.toggle(after, (ONE, TWO)) == STATE


def test_the_history_says_which_way_the_door_went() -> None:
    assert str(openings.toggle.text(STATE, (ONE,))) == "Open door"
    assert str(openings.toggle.text(STATE, (TWO,))) == "Shut door"
    assert str(openings.toggle.text(STATE, (ONE, TWO))) == "Open and shut 2 door(s)"


def test_a_door_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownEntityError, match="d9"):
        openings.toggle(STATE, (DoorId("d9"),))


def test_windows_of_one_piece_become_open_doors() -> None:
    board = openings.windows_to_doors(STATE).board
    assert [wall.id for wall in board.walls] == ["w1", "w3"]
    assert (board.doors[2].id, board.doors[2].start, board.doors[2].open) == ("d1000", (5.0, 0.0), True)


def test_one_window_becomes_a_door_and_a_door_a_window() -> None:
    there = openings.to_door(STATE, WallId("w2"))
    back = openings.to_window(there, DoorId("d1000"))
    assert len(there.board.doors) == 3
    assert back.board.walls[-1].points == STATE.board.wall(WallId("w2")).points
    assert back.board.walls[-1].kind is WallKind.WINDOW
    assert back.board.doors == STATE.board.doors


@pytest.mark.parametrize("wall", ["w1", "w3"])
def test_a_wall_or_a_chain_does_not_become_a_door(wall: str) -> None:
    assert openings.to_door(STATE, WallId(wall)) is STATE


def test_a_map_without_windows_stays_as_it_is() -> None:
    state = a_map(doors=[a_door(1, (0, 0), (1, 0))])
    assert openings.windows_to_doors(state) is state
