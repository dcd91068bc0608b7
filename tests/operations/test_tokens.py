"""Acts on minis."""

from __future__ import annotations

import pytest

from battlemap.board.changes import with_token
from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import MAX_HEIGHT, Look, Side, Token
from battlemap.errors import UnknownEntityError
from battlemap.frozen import changed
from battlemap.geometry.cells import Cell, Facing, Step, cell_name
from battlemap.operations import tokens
from battlemap.operations.naming import token_name
from battlemap.rules.situation import without_sheets
from battlemap.rules.systems.frei.system import FreiSheet
from battlemap.state import GameState, with_board, with_situation
from tests.builders import a_map, a_mini

ORC, ELF, TROLL = (TokenId(f"t{number}") for number in (1, 2, 3))
STATE = a_map(a_mini("Orc", "C3", life=4), a_mini("Elf", "D3"), a_mini("Troll", "F5", size=2), columns=8, rows=6)


def places(state: GameState) -> list[str]:
    return [cell_name(token.cell) for token in state.board.tokens]


def names(state: GameState) -> list[str]:
    return [token_name(state, token.id) for token in state.board.tokens]


def orc(state: GameState) -> Token:
    return state.board.token(ORC)


def test_a_new_mini_stands_where_it_was_dropped_with_its_sheet() -> None:
    after = tokens.place(STATE, (a_mini("Cat", "B2", side=Side.ALLY, life=3),))
    new = after.board.tokens[-1]
    assert (new.id, new.cell, new.side) == ("t1000", Cell(1, 1), Side.ALLY)
    assert after.situation.sheet_by_token[new.id] == FreiSheet(name="Cat", life=3)


def test_a_mini_dropped_beside_the_map_stands_at_its_edge() -> None:
    assert places(tokens.place(a_map(columns=4, rows=4), (a_mini("Troll", "Z99", size=2),))) == ["C3"]


def test_names_in_use_get_numbers() -> None:
    assert names(tokens.place(STATE, (a_mini("Orc"), a_mini("Orc"), a_mini("Cat"))))[3:] == ["Orc 2", "Orc 3", "Cat"]


def test_the_history_names_who_is_placed() -> None:
    assert str(tokens.place.text(STATE, (a_mini("Cat"),))) == "Place Cat"
    assert str(tokens.place.text(STATE, (a_mini("Cat"), a_mini("Rat")))) == "Place 2 mini(s)"
    assert str(tokens.place.text(STATE, (a_mini(""),))) == "Place 1 mini(s)"


def test_minis_move_together_and_keep_their_distances_at_the_edge() -> None:
    assert places(tokens.move(STATE, (ORC, ELF), Step(9, 1))) == ["G4", "H4", "F5"]
    assert places(tokens.move(STATE, (ORC, ELF, TROLL), Step(-9, -9))) == ["A1", "B1", "D3"]


def test_the_history_says_where_a_mini_really_went() -> None:
    assert str(tokens.move.text(STATE, (ORC,), Step(1, 0))) == "Move Orc to D3"
    assert str(tokens.move.text(STATE, (ORC,), Step(50, 50))) == "Move Orc to H6"
    assert str(tokens.move.text(STATE, (ORC, ELF), Step(1, 0))) == "Move 2 mini(s)"


def test_a_mini_larger_than_the_map_does_not_move() -> None:
    state = a_map(a_mini("Dragon", size=4), columns=3, rows=9)
    assert places(tokens.move(state, (ORC,), Step(1, 2))) == ["A3"]


def test_a_mini_at_the_edge_that_is_pushed_outward_changes_nothing() -> None:
    state = a_map(a_mini("Orc", "A1"))
    assert tokens.move(state, (ORC,), Step(-1, -1)) is state


def test_a_removed_mini_takes_its_sheet_along() -> None:
    after = tokens.remove(STATE, (ORC, TROLL))
    assert [token.id for token in after.board.tokens] == ["t2"]
    assert [entry.token for entry in after.situation.roster] == ["t2"]


def test_who_is_not_there_cannot_be_removed() -> None:
    with pytest.raises(UnknownEntityError, match="t9"):
        tokens.remove(STATE, (ORC, TokenId("t9")))


def test_a_copy_stands_beside_its_model_and_has_a_number() -> None:
    after = tokens.duplicate(STATE, (ORC,))
    assert (places(after)[-1], names(after)[-1]) == ("D3", "Orc 2")
    copy = after.situation.sheet_by_token[after.board.tokens[-1].id]
    assert copy == FreiSheet(name="Orc 2", life=4)


def test_copies_of_several_keep_their_places_to_each_other() -> None:
    assert places(tokens.duplicate(STATE, (ORC, TROLL)))[3:] == ["E3", "D5"]


def test_at_the_right_edge_a_copy_stands_at_the_left() -> None:
    assert places(tokens.duplicate(a_map(a_mini("Orc", "H2"), columns=8, rows=4), (ORC,))) == ["H2", "G2"]


def test_a_mini_without_a_sheet_gets_one_when_it_is_copied() -> None:
    state = with_situation(STATE, without_sheets(STATE.situation, frozenset([ORC])))
    after = tokens.duplicate(state, (ORC,))
    assert after.situation.vitals(after.board.tokens[-1].id) is not None


def test_a_grown_mini_is_moved_inside_the_map() -> None:
    after = tokens.resize(STATE, (TROLL,), 4)
    assert (after.board.token(TROLL).size, places(after)[2]) == (4, "E3")


def test_sides_looks_heights_and_facings_are_set() -> None:
    assert orc(tokens.set_side(STATE, (ORC,), Side.ENEMY)).side is Side.ENEMY
    assert orc(tokens.set_look(STATE, (ORC,), Look(art="orc"))).look.art == "orc"
    assert orc(tokens.set_height(STATE, (ORC,), -3)).height == -3
    assert orc(tokens.face(STATE, (ORC,), Facing.EAST)).facing is Facing.EAST


def test_turning_goes_by_eighths_and_starts_at_the_top() -> None:
    once = tokens.turn(STATE, (ORC,), 1)
    assert orc(once).facing is Facing.NORTH
    assert orc(tokens.turn(once, (ORC,), -1)).facing is Facing.NORTH_WEST
    assert orc(tokens.face(once, (ORC,), None)).facing is None


def test_lifting_stops_at_the_greatest_height() -> None:
    high = tokens.lift(STATE, (ORC,), 9_999)
    assert orc(high).height == MAX_HEIGHT
    assert orc(tokens.lift(high, (ORC,), -1)).height == MAX_HEIGHT - 1


def test_hiding_one_leaves_the_others_the_same_objects() -> None:
    after = tokens.hide(STATE, (ORC,), hidden=True)
    assert orc(after).hidden
    assert after.board.token(ELF) is STATE.board.token(ELF)
    assert tokens.hide(after, (ORC,), hidden=True) is after


def test_stacking_puts_a_mini_above_all_others() -> None:
    after = tokens.stack(STATE, (ORC,), on_top=True)
    assert [token.id for token in after.board.tokens] == ["t2", "t3", "t1"]


@pytest.mark.parametrize("side", Side)
def test_every_side_has_a_name(side: Side) -> None:
    assert str(tokens.side_name(side))


def test_what_a_mini_carries_is_not_copied_with_it() -> None:
    board = with_token(STATE.board, changed(STATE.board.token(ELF), carried_by=ORC))
    assert tokens.as_new(with_board(STATE, board), ELF).cell == Cell(3, 2)


@pytest.mark.parametrize("there", [(), ("Thug",), ("Thug 1", "Thug 2"), ("Thug 5", "Cat")])
@pytest.mark.parametrize("name", ["Thug", "Thug 5"])
def test_placing_is_told_with_the_name_that_the_mini_gets(there: tuple[str, ...], name: str) -> None:
    state = a_map(*(a_mini(each) for each in there))
    minis = (a_mini(name),)
    after = tokens.place(state, minis)
    assert str(tokens.place.text(state, minis)) == f"Place {token_name(after, after.board.tokens[-1].id)}"
