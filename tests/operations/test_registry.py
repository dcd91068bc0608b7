"""Acts are functions that are also data."""

from __future__ import annotations

from typing import Annotated

import pytest
from pydantic import Field

from battlemap.board.entities.names import TokenId
from battlemap.errors import InvalidValueError
from battlemap.frozen import changed
from battlemap.geometry.cells import Step
from battlemap.operations import registry, tokens
from battlemap.operations.registry import Act, act, all_acts
from battlemap.state import GameState
from battlemap.text import Text
from tests.builders import a_map, a_mini

STATE = a_map(a_mini("Orc", "C3"))
ORC = (TokenId("t1"),)


@pytest.fixture
def shout(monkeypatch: pytest.MonkeyPatch) -> Act[[str, Annotated[int, Field(ge=0)]]]:
    """An act of its own that no other test sees."""
    monkeypatch.setattr(registry, "_ACTS", {})

    @act("test.shout", lambda state, word, times: Text("Acts", "Shout {word}").filled(word=word * times))
    def function(state: GameState, word: str, times: Annotated[int, Field(ge=0)] = 2) -> GameState:
        """Call the map something, loudly."""
        return changed(state, settings=changed(state.settings, title=word.upper() * times))

    return function


def test_calling_an_act_is_calling_its_function(shout: Act[[str, int]]) -> None:
    assert shout(STATE, "ho", 3).settings.title == "HOHOHO"
    assert shout.__doc__ == "Call the map something, loudly."
    assert repr(shout) == "<act test.shout>"


def test_a_default_counts_for_the_text_and_the_arguments_too(shout: Act[[str]]) -> None:
    assert str(shout.text(STATE, "ho")) == "Shout hoho"
    assert shout.arguments("ho") == {"word": "ho", "times": 2}
    assert shout.applied(STATE, {"word": "ho"}).settings.title == "HOHO"


def test_an_argument_out_of_bounds_is_told_with_place_and_value(shout: Act[[str, int]]) -> None:
    with pytest.raises(InvalidValueError, match=r"test\.shout does not take -1 for times"):
        shout(STATE, "ho", -1)


def test_two_acts_cannot_have_one_name(shout: Act[[str, int]]) -> None:
    with pytest.raises(ValueError, match=r"two acts called 'test\.shout'"):
        act(shout.name, lambda state: Text("Acts", ""))(lambda state: state)


def test_all_acts_are_found_by_name() -> None:
    assert all_acts()["token.move"] is tokens.move
    assert {"door.toggle", "sheet.life", "map.resize"} <= set(all_acts())


def test_arguments_are_plain_json_values() -> None:
    assert tokens.move.arguments(ORC, Step(1, -2)) == {"tokens": ["t1"], "step": [1, -2]}


def test_an_act_does_what_its_written_arguments_say() -> None:
    written = {"tokens": ["t1"], "step": [1, -2]}
    assert tokens.move.applied(STATE, written) == tokens.move(STATE, ORC, Step(1, -2))


@pytest.mark.parametrize(
    "arguments",
    [{}, {"tokens": []}, {"tokens": ["t1"], "step": [1.5, 0]}, {"tokens": "t1", "step": [0, 0]}, {"step": [0, 0, 0]}],
    ids=str,
)
def test_wrong_written_arguments_are_refused(arguments: dict[str, object]) -> None:
    with pytest.raises(InvalidValueError, match=r"token\.move does not take"):
        tokens.move.applied(STATE, arguments)
