"""Random runs of acts on random maps: every state is sound, and undo gives back the very states there were."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from battlemap.board.audience import for_players
from battlemap.errors import BattlemapError
from battlemap.files.saving import map_json
from battlemap.gui.document import Document
from battlemap.operations.registry import Act, all_acts
from battlemap.state import GameState
from tests.strategies import arguments_of, states

STEPS = 12

_acts: st.SearchStrategy[Act[Any]] = st.sampled_from(sorted(all_acts().values(), key=lambda act: act.name))


def assert_sound(state: GameState) -> None:
    """Everything the program relies on in a state, whatever was done before."""
    assert GameState.model_validate_json(state.model_dump_json()) == state
    board = state.board
    ids: list[str] = [token.id for token in board.tokens]
    ids += [door.id for door in board.doors] + [wall.id for wall in board.walls] + [light.id for light in board.lights]
    assert len(set(ids)) == len(ids)
    for token in board.tokens:
        fits = token.size <= board.columns and token.size <= board.rows
        assert board.holds(token.cell, token.size) or not fits
        assert board.contains(token.cell)
    assert {entry.token for entry in state.situation.roster} <= set(board.token_by_id)
    assert not [token for token in for_players(board).tokens if token.hidden]


def run_randomly(document: Document, data: st.DataObject) -> list[GameState]:
    """Do random acts and answer with every state there was, the first included."""
    seen = [document.state]
    for _ in range(data.draw(st.integers(1, STEPS))):
        act = data.draw(_acts)
        arguments = data.draw(arguments_of(act, document.state))
        try:
            if document.run(act, **arguments):
                seen.append(document.state)
        except BattlemapError:
            assert document.state is seen[-1]
        assert_sound(document.state)
    return seen


@given(data=st.data())
def test_undo_and_redo_walk_through_the_very_same_states(qtbot: QtBot, data: st.DataObject) -> None:
    document = Document(data.draw(states()))
    first = map_json(document.state)
    seen = run_randomly(document, data)
    last = map_json(document.state)
    for state in reversed(seen[:-1]):
        document.history.undo()
        assert document.state is state
    assert map_json(document.state) == first
    assert not document.history.canUndo()
    for state in seen[1:]:
        document.history.redo()
        assert document.state is state
    assert map_json(document.state) == last
