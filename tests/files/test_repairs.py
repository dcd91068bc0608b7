"""What is well formed but cannot be on a map is put right, and each repair is told."""

from __future__ import annotations

import pytest

from battlemap.board.entities.names import PictureId, TokenId
from battlemap.board.entities.picture import MapPicture
from battlemap.files.repairs import missing_pictures, named_pictures, repaired, unplayable
from battlemap.files.schema import map_json, read_state
from battlemap.frozen import changed
from battlemap.geometry.cells import Cell
from battlemap.rules.kept import Kept
from battlemap.rules.situation import with_sheets
from battlemap.state import GameState, with_board, with_situation
from tests.builders import a_map, a_mini, a_wall
from tests.files.archives import content
from tests.files.test_schema import encoded

HASH = PictureId("c0ffee90" * 8)


def standing_at(state: GameState, cell: Cell) -> GameState:
    """The map with its first mini at a cell, wherever that is."""
    token = changed(state.board.tokens[0], cell=cell)
    return with_board(state, changed(state.board, tokens=(token, *state.board.tokens[1:])))


def test_a_whole_map_stays_as_it_is() -> None:
    state = a_map(a_mini("Orc", "C3"), walls=[a_wall(1, (0, 0), (1, 0))])
    assert repaired(state) == (state, ())
    assert repaired(state)[0] is state


def test_a_mini_outside_the_map_is_set_at_its_edge() -> None:
    state, (line,) = repaired(standing_at(a_map(a_mini("Orc"), columns=8, rows=5), Cell(50, -3)))
    assert state.board.tokens[0].cell == Cell(7, 0)
    assert str(line) == "The mini t1 stood outside the map, at (50, -3); it is now at H1."


def test_many_minis_outside_the_map_are_counted() -> None:
    state = a_map(*[a_mini(f"Orc {number}") for number in range(30)])
    outside = tuple(changed(token, cell=Cell(90, 90)) for token in state.board.tokens)
    state, lines = repaired(with_board(state, changed(state.board, tokens=outside)))
    assert str(lines[-1]) == "10 more mini(s) stood outside the map."
    assert len(lines) == 21
    assert repaired(state) == (state, ())


@pytest.mark.parametrize("number", [0, -1, "many", 1.5, 10**12 + 1, 10**300])
def test_a_broken_next_number_is_worked_out_anew(number: object) -> None:
    token = {"id": "t41", "cell": [1, 1]}, {"id": "t" + "9" * 30, "cell": [0, 0]}
    read = read_state(encoded(content(next_number=number, tokens=token)))
    assert (read.state.board.next_number, len(read.problems)) == (42, 1)
    assert not read_state(map_json(read.state)).problems


def test_a_number_that_is_taken_is_not_given_again() -> None:
    state = a_map(a_mini("Orc"), walls=[a_wall(70, (0, 0), (1, 0))])
    state, lines = repaired(with_board(state, changed(state.board, next_number=2)))
    assert state.board.next_number == 71
    assert not lines


def test_an_unknown_system_is_told() -> None:
    state = a_map()
    state = with_situation(state, changed(state.situation, system="gurps"))
    assert [str(line) for line in unplayable(state)] == ["This program does not know the rule system “gurps”."]


def test_sheets_that_cannot_be_read_are_told() -> None:
    state = a_map(*[a_mini(f"Orc {number}") for number in range(7)])
    sheets = {TokenId(f"t{number}"): Kept.model_validate({"system": "dsa"}) for number in range(1, 8)}
    (line,) = unplayable(with_situation(state, with_sheets(state.situation, sheets)))
    assert "7 mini(s)" in str(line)
    assert "t1, t2, t3, t4, t5, …" in str(line)


def test_missing_pictures_are_told() -> None:
    picture = MapPicture(picture=HASH, pixel_width=10, pixel_height=10, width=4.0, height=3.0)
    state = a_map(a_mini("Orc"), picture=picture)
    assert named_pictures(state) == {HASH}
    assert not list(missing_pictures(state, [HASH]))
    (line,) = missing_pictures(state, [])
    assert "c0ffee90c0ff" in str(line)
