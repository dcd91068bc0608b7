"""The library: one entry for each drawing, and minis made of entries."""

from __future__ import annotations

import pytest

from battlemap.board.entities.token import Side
from battlemap.geometry.cells import Cell, parse_cell
from battlemap.operations import tokens
from battlemap.operations.library import (
    LIBRARY,
    LibraryEntry,
    fresh_copy,
    library_entry,
    nearest_free_cell,
    new_mini,
)
from battlemap.operations.maps import new_map
from battlemap.resources import asset_names
from battlemap.rules.kept import Kept
from battlemap.rules.situation import with_sheets
from battlemap.rules.systems.frei.system import FreiSheet
from battlemap.state import with_situation
from tests.builders import a_map, a_mini


def test_every_drawing_is_in_the_library_exactly_once() -> None:
    assert sorted(entry.art for entry in LIBRARY) == list(asset_names("minis"))


def test_titles_differ() -> None:
    assert len({str(entry.title) for entry in LIBRARY}) == len(LIBRARY)


def test_the_library_has_minis_for_every_side() -> None:
    assert {entry.side for entry in LIBRARY} == set(Side)


def test_an_entry_is_found_by_its_drawing() -> None:
    assert [library_entry(entry.art) for entry in LIBRARY] == list(LIBRARY)
    assert library_entry("unicorn") is None


@pytest.mark.parametrize(("art", "size"), [("knight", 1), ("troll", 2), ("dragon", 3)])
def test_large_creatures_are_large(art: str, size: int) -> None:
    assert _entry(art).size == size


def test_a_new_mini_has_the_entrys_values() -> None:
    entry = _entry("troll")
    mini = new_mini(new_map(), entry, Cell(3, 4))
    assert (mini.cell, mini.size, mini.side, mini.look.art) == (Cell(3, 4), 2, Side.ENEMY, "troll")
    sheet = mini.sheet
    assert isinstance(sheet, FreiSheet)
    assert (sheet.name, sheet.life, sheet.life_max, sheet.movement) == ("Troll", 40, 40, 7)


def test_a_new_mini_bears_the_name_it_is_given() -> None:
    mini = new_mini(new_map(), _entry("knight"), Cell(0, 0), "Ritter")
    assert isinstance(mini.sheet, FreiSheet)
    assert mini.sheet.name == "Ritter"


@pytest.mark.parametrize("entry", LIBRARY, ids=lambda entry: entry.art)
def test_every_entry_can_be_placed(entry: LibraryEntry) -> None:
    state = new_map()
    after = tokens.place(state, (new_mini(state, entry, Cell(2, 2)),))
    assert [token.look.art for token in after.board.tokens] == [entry.art]


def test_the_nearest_free_cell_is_the_wanted_one_on_an_empty_map() -> None:
    assert nearest_free_cell(new_map().board, Cell(5, 5), 1) == Cell(5, 5)


def test_the_nearest_free_cell_is_beside_a_mini() -> None:
    board = a_map(a_mini(at="F6")).board
    assert nearest_free_cell(board, parse_cell("F6"), 1) in {parse_cell(name) for name in ("E6", "G6", "F5", "F7")}


def test_a_large_mini_gets_a_place_where_all_of_it_is_free() -> None:
    state = a_map(a_mini(at="F6"), a_mini(at="G8"))
    cell = nearest_free_cell(state.board, parse_cell("F6"), 3)
    mini = new_mini(state, _entry("dragon"), cell)
    dragon = tokens.place(state, (mini,)).board.tokens[-1]
    taken = {each for token in state.board.tokens for each in token.cells}
    assert taken.isdisjoint(dragon.cells)


def test_a_place_outside_the_map_is_moved_onto_it() -> None:
    assert nearest_free_cell(new_map(4, 4).board, Cell(90, -3), 2) == Cell(2, 0)


def test_a_full_map_gives_the_wanted_cell() -> None:
    board = a_map(a_mini(at="A1"), columns=1, rows=1).board
    assert nearest_free_cell(board, Cell(0, 0), 1) == Cell(0, 0)


def _entry(art: str) -> LibraryEntry:
    entry = library_entry(art)
    assert entry is not None
    return entry


def test_a_fresh_copy_is_unhurt_seen_and_on_the_ground() -> None:
    state = a_map(a_mini("Ork 3", "F6", size=2, height=3, hidden=True, life=2, badges=("Prone",)))
    mini = fresh_copy(state, state.board.tokens[0].id, Cell(1, 1))
    assert (mini.cell, mini.size, mini.height, mini.hidden) == (Cell(1, 1), 2, 0, False)
    assert isinstance(mini.sheet, FreiSheet)
    assert (mini.sheet.name, mini.sheet.life, mini.sheet.badges) == ("Ork", 10, ())


def test_a_copy_of_a_mini_with_a_strange_sheet_keeps_it() -> None:
    state = a_map(a_mini("Ork"))
    token = state.board.tokens[0].id
    kept = Kept.model_validate({"system": "unknown"})
    state = with_situation(state, with_sheets(state.situation, {token: kept}))
    assert fresh_copy(state, token, Cell(0, 0)).sheet == kept
