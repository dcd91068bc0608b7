"""Two things with one id are two things: the second gets an id of its own, and nothing comes back from the dead."""

from __future__ import annotations

from typing import Any

import pytest

from battlemap.board.entities.names import TokenId
from battlemap.files import own_ids
from battlemap.files.errors import MapFileError
from battlemap.files.problems import MAX_LINES
from battlemap.files.schema import map_json, read_state
from battlemap.operations import tokens
from battlemap.state import GameState
from tests.files.archives import content
from tests.files.test_broken_parts import ITEMS
from tests.files.test_schema import encoded


def read(**board: Any) -> tuple[GameState, list[str]]:
    found = read_state(encoded(content(**board)))
    return found.state, [str(line) for line in found.problems]


@pytest.mark.parametrize("name", ITEMS)
def test_the_second_of_two_of_the_same_id_gets_its_own(name: str) -> None:
    state, lines = read(**{name: [ITEMS[name], {**ITEMS[name], "extra": "second"}, ITEMS[name]]})
    letter = ITEMS[name]["id"][0]
    assert [item.id for item in getattr(state.board, name)] == [f"{letter}1", f"{letter}2", f"{letter}3"]
    assert lines[0] == f"There were two “{letter}1” in the file; the second is now called “{letter}2”."
    assert (state.board.next_number, state.kept) == (4, ())
    assert read_state(map_json(state)).state == state


def test_a_second_mini_brings_its_own_sheet() -> None:
    raw = content(tokens=[ITEMS["tokens"], ITEMS["tokens"]])
    raw["situation"]["roster"] = [
        {"token": "t1", "sheet": {"system": "frei", "name": name}} for name in ("Orc", "Elf", "Ghost")
    ]
    state = read_state(encoded(raw)).state
    names = [vitals.name for token in state.board.tokens if (vitals := state.situation.vitals(token.id))]
    assert names == ["Orc", "Elf"]
    assert [entry.token for entry in state.situation.roster] == ["t1", "t2", "t3"]
    assert read_state(map_json(state)).state == state


def test_what_was_deleted_does_not_come_back() -> None:
    state, _ = read(tokens=[ITEMS["tokens"], ITEMS["tokens"]])
    left = tokens.remove(state, (TokenId("t1"),))
    again = read_state(map_json(left))
    assert (again.state, again.problems) == (left, ())


def test_many_doubles_are_counted_and_very_many_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    _, lines = read(walls=[ITEMS["walls"]] * 100)
    assert len(lines) == MAX_LINES + 1
    assert lines[-1] == "79 more part(s) had the id of another one."
    monkeypatch.setattr(own_ids, "MAX_FAULTS", 50)
    with pytest.raises(MapFileError, match="Too much"):
        read(walls=[ITEMS["walls"]] * 100)
