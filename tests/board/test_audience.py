"""What the players may see of a board."""

from __future__ import annotations

from hypothesis import given

from battlemap.board.audience import for_players, is_shown
from battlemap.board.changes import with_token
from battlemap.board.entities.names import TokenId
from battlemap.frozen import changed
from battlemap.state import GameState
from tests.builders import a_door, a_light, a_map, a_mini, a_wall
from tests.strategies import states


def test_hidden_minis_and_everything_for_the_game_master_is_left_out() -> None:
    board = a_map(
        a_mini("Hero"),
        a_mini("Ghost", hidden=True),
        walls=[a_wall(1, (0, 0), (1, 1))],
        doors=[a_door(1, (0, 0), (1, 0))],
        lights=[a_light(1, 2, 2)],
    ).board
    seen = for_players(board)
    assert [token.id for token in seen.tokens] == ["t1"]
    assert (seen.walls, seen.doors, seen.lights) == ((), (), ())


def test_what_a_hidden_mini_carries_is_hidden_too() -> None:
    board = a_map(a_mini("Ghost", hidden=True), a_mini("Bag"), a_mini("Coin")).board
    board = with_token(board, changed(board.token(TokenId("t2")), carried_by=TokenId("t1")))
    board = with_token(board, changed(board.token(TokenId("t3")), carried_by=TokenId("t2")))
    assert for_players(board).tokens == ()


def test_minis_that_carry_each_other_are_shown() -> None:
    board = a_map(a_mini("One"), a_mini("Two")).board
    board = with_token(board, changed(board.token(TokenId("t1")), carried_by=TokenId("t2")))
    board = with_token(board, changed(board.token(TokenId("t2")), carried_by=TokenId("t1")))
    assert is_shown(board, board.token(TokenId("t1")))


def test_a_carrier_that_is_gone_hides_nobody() -> None:
    board = a_map(a_mini("Bag")).board
    board = with_token(board, changed(board.token(TokenId("t1")), carried_by=TokenId("t9")))
    assert is_shown(board, board.token(TokenId("t1")))


@given(states())
def test_no_hidden_mini_ever_reaches_the_players(state: GameState) -> None:
    seen = for_players(state.board)
    for token in seen.tokens:
        chain = [token]
        while chain[-1].carried_by in state.board.token_by_id and len(chain) < 10:
            chain.append(state.board.token(TokenId(str(chain[-1].carried_by))))
        assert not any(each.hidden for each in chain)
    assert for_players(seen) == seen


@given(states())
def test_what_is_seen_is_the_same_object(state: GameState) -> None:
    assert all(token is state.board.token(token.id) for token in for_players(state.board).tokens)
