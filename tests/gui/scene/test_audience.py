"""Who sees what."""

from __future__ import annotations

from battlemap.gui.scene.audience import Audience
from tests.builders import a_door, a_map, a_mini, a_wall


def test_the_game_master_sees_the_board_itself() -> None:
    board = a_map(a_mini(hidden=True)).board
    assert Audience.GM.view(board) is board


def test_players_see_neither_hidden_minis_nor_walls_and_doors() -> None:
    state = a_map(a_mini(), a_mini(hidden=True), walls=[a_wall(1, (0, 0), (1, 0))], doors=[a_door(1, (0, 1), (1, 1))])
    seen = Audience.PLAYERS.view(state.board)
    assert [token.id for token in seen.tokens] == ["t1"]
    assert (seen.walls, seen.doors) == ((), ())
