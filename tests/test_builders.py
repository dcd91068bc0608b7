"""The builders make what they say."""

from __future__ import annotations

from hypothesis import given

from battlemap.board.entities.token import Side
from battlemap.geometry.cells import Cell
from battlemap.operations.naming import token_name
from battlemap.operations.registry import all_acts
from battlemap.state import GameState
from tests.builders import a_door, a_light, a_map, a_mini, a_wall
from tests.strategies import arguments_of, states


def test_minis_are_numbered_in_their_order_and_stand_where_they_are_told() -> None:
    state = a_map(a_mini("Orc", "C3", side=Side.ENEMY), a_mini("Orc", "D4", life=2, badges=("wet",)))
    assert [(token.id, token.cell) for token in state.board.tokens] == [("t1", Cell(2, 2)), ("t2", Cell(3, 3))]
    assert [token_name(state, token.id) for token in state.board.tokens] == ["Orc", "Orc"]
    vitals = state.situation.vitals(state.board.tokens[1].id)
    assert vitals is not None
    assert (vitals.life, vitals.badges) == (2, ("wet",))


def test_walls_doors_and_lights_get_ids_by_their_numbers() -> None:
    assert (a_wall(3, (0, 0), (1, 0)).id, a_door(4, (0, 0), (1, 0)).id, a_light(5, 1, 1).id) == ("w3", "d4", "l5")


@given(states())
def test_random_maps_have_their_minis_on_them(state: GameState) -> None:
    assert all(state.board.contains(token.cell) for token in state.board.tokens)


@given(states())
def test_every_act_can_be_given_random_arguments(state: GameState) -> None:
    for act in all_acts().values():
        assert not arguments_of(act, state).is_empty
