"""The state of the game."""

from __future__ import annotations

import pytest
from hypothesis import given
from pydantic import ValidationError

from battlemap.board.changes import with_floor
from battlemap.rules.kept import Kept
from battlemap.state import GameState, KeptEntity, with_board, with_situation
from tests.builders import a_map, a_mini
from tests.strategies import states

STATE = a_map(a_mini("Orc"), title="Keller")


def test_another_board_leaves_the_rest_as_it_is() -> None:
    after = with_board(STATE, with_floor(STATE.board, "wood"))
    assert after.board.floor == "wood"
    assert after.situation.roster is STATE.situation.roster
    assert after.settings is STATE.settings


def test_the_same_parts_give_the_same_state() -> None:
    assert with_board(STATE, STATE.board) is STATE
    assert with_situation(STATE, STATE.situation) is STATE


@given(states())
def test_every_state_is_read_back_as_it_was_written(state: GameState) -> None:
    assert GameState.model_validate_json(state.model_dump_json()) == state


def test_what_could_not_be_read_is_not_written_as_a_part_of_its_own() -> None:
    kept = KeptEntity(collection="walls", item=Kept.model_validate({"id": 7}))
    assert "kept" not in GameState(situation=STATE.situation, kept=(kept,)).model_dump()


@pytest.mark.parametrize("title", ["x" * 201, 7, None])
def test_a_title_is_a_text_of_bounded_length(title: object) -> None:
    with pytest.raises(ValidationError):
        GameState.model_validate({"situation": STATE.situation, "settings": {"title": title}})
