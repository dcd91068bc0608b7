"""What every act promises: to say what it does, to be data, to leave its input alone, to give states to be saved."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from battlemap.errors import BattlemapError, InvalidValueError
from battlemap.operations.registry import Act, all_acts
from battlemap.state import GameState
from battlemap.text import Text
from tests.builders import a_map
from tests.strategies import arguments_of, states

ACTS = [pytest.param(act, id=name) for name, act in sorted(all_acts().items())]
CONTEXT = "Acts"

each_act = pytest.mark.parametrize("act", ACTS)


@st.composite
def situations(draw: st.DrawFn, act: Act[Any]) -> tuple[GameState, dict[str, Any]]:
    """A map, and arguments that the act takes on it."""
    state = draw(states())
    return state, draw(arguments_of(act, state))


def applied(act: Act[Any], state: GameState, arguments: dict[str, Any]) -> GameState:
    """The state after the act; examples that it refuses with a clear line are not looked at further."""
    try:
        return act(state, **arguments)
    except BattlemapError:
        reject()


@each_act
def test_it_says_what_it_does(act: Act[Any]) -> None:
    assert act.__doc__
    assert act.__doc__.strip()[0].isupper()


@each_act
def test_its_name_is_its_domain_and_a_word(act: Act[Any]) -> None:
    domain, word = act.name.split(".")
    assert domain.isidentifier()
    assert word.isidentifier()


@each_act
def test_an_argument_it_does_not_know_is_refused_in_a_line(act: Act[Any]) -> None:
    with pytest.raises(InvalidValueError, match="nonsense"):
        act.applied(a_map(), {"nonsense": 1})


@each_act
@given(data=st.data())
def test_it_keeps_its_promises_on_any_map(act: Act[Any], data: st.DataObject) -> None:
    state, arguments = data.draw(situations(act))
    written = state.model_dump_json()
    after = applied(act, state, arguments)
    assert state.model_dump_json() == written, "it changed the state it was given"
    assert GameState.model_validate_json(after.model_dump_json()) == after, "its state cannot be read back"
    assert_arguments_are_data(act, state, arguments, after)
    assert_identity_is_kept(state, after)
    assert_named(act.text(state, **arguments))


def assert_arguments_are_data(act: Act[Any], state: GameState, arguments: dict[str, Any], after: GameState) -> None:
    """Its arguments survive being written as JSON, and do the same again."""
    written = json.dumps(act.arguments(**arguments))
    assert act.applied(state, json.loads(written)) == after
    assert json.dumps(act.arguments(**json.loads(written))) == written


def assert_identity_is_kept(before: GameState, after: GameState) -> None:
    """What is equal after it is the same object, so that the window redraws only what changed."""
    assert after.board != before.board or after.board is before.board
    assert after.situation != before.situation or after.situation is before.situation
    for token in after.board.tokens:
        old = before.board.token_by_id.get(token.id)
        assert token != old or token is old


def assert_named(text: Text) -> None:
    """It is named in words that can be translated, and every value it gives has its place in them."""
    assert text.context == CONTEXT
    assert str(text)
    assert not [name for name, _ in text.values if "{" + name + "}" not in text.source]
