"""Minis as text: out and in again, and whatever else may lie on a clipboard."""

from __future__ import annotations

import base64
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Look
from battlemap.files.picture_store import picture_id
from battlemap.frozen import changed
from battlemap.geometry.cells import Cell, Step
from battlemap.operations import clipboard
from battlemap.operations.tokens import NewMini, as_new
from battlemap.rules.kept import Kept
from tests.builders import a_map, a_mini

T1, T2 = TokenId("t1"), TokenId("t2")
PICTURE = b"a picture"
PAIR = a_map(a_mini("Ron", "C3", badges=("prone",)), a_mini("Troll", "E4", size=2), columns=10, rows=8)


def with_picture(data: bytes = PICTURE) -> str:
    mini = changed(a_mini("Ron"), look=Look(picture=picture_id(data)))
    return clipboard.minis_text(a_map(mini), (T1,), {picture_id(data): data})


def broken(**fields: object) -> str:
    return json.dumps({**json.loads(clipboard.minis_text(PAIR, (T1,), {})), **fields})


def test_minis_come_back_as_they_were_copied() -> None:
    copies = clipboard.read_minis(clipboard.minis_text(PAIR, (T1, T2), {}))
    assert copies is not None
    assert copies.minis == (as_new(PAIR, T1), as_new(PAIR, T2))


def test_a_mini_brings_its_picture_along() -> None:
    copies = clipboard.read_minis(with_picture())
    assert copies is not None
    assert copies.pictures == (PICTURE,)


def test_a_picture_too_large_for_the_clipboard_stays_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "MAX_PICTURE_BYTES", len(PICTURE) - 1)
    copies = clipboard.read_minis(with_picture())
    assert copies is not None
    assert copies.pictures == ()


def test_a_picture_that_is_not_what_its_name_says_is_dropped() -> None:
    images = {picture_id(PICTURE): base64.b64encode(b"another").decode()}
    copies = clipboard.read_minis(broken(images=images))
    assert copies is not None
    assert copies.pictures == ()


def test_a_picture_in_broken_base64_is_dropped() -> None:
    copies = clipboard.read_minis(broken(images={picture_id(PICTURE): "aGk=!!!"}))
    assert copies is not None
    assert copies.pictures == ()


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="nothing"),
        pytest.param("Ron, 12 life", id="prose"),
        pytest.param(b"\xff\xfe\x00", id="bytes"),
        pytest.param("[]", id="a list"),
        pytest.param("null", id="null"),
        pytest.param("[" * 100_000, id="deep nesting"),
        pytest.param('{"minis": []}', id="no minis"),
        pytest.param(broken(kind="other"), id="another kind"),
        pytest.param(broken(version=[2, 0]), id="a newer major version"),
        pytest.param(broken(minis=[{"cell": [1e999, 0], "sheet": {}}]), id="an endless cell"),
        pytest.param(broken(minis=[{"cell": [0, 0], "size": 21, "sheet": {}}]), id="a size too large"),
        pytest.param(broken(images=7), id="no pictures"),
    ],
)
def test_anything_else_is_no_minis(text: str | bytes) -> None:
    assert clipboard.read_minis(text) is None


def test_a_text_too_long_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "MAX_TEXT", 10)
    assert clipboard.read_minis(clipboard.minis_text(PAIR, (T1,), {})) is None


def test_a_sheet_of_an_unknown_system_is_carried_along() -> None:
    text = broken(minis=[{"cell": [0, 0], "sheet": {"system": "of tomorrow", "name": "Ron"}}])
    copies = clipboard.read_minis(text)
    assert copies is not None
    assert isinstance(copies.minis[0].sheet, Kept)


@given(st.text() | st.binary())
def test_no_text_ever_fails(text: str | bytes) -> None:
    assert clipboard.read_minis(text) is None


def group() -> tuple[NewMini, ...]:
    return as_new(PAIR, T1), as_new(PAIR, T2)


def test_a_group_keeps_its_places_at_a_cell() -> None:
    placed = clipboard.at_cell(group(), Cell(0, 0), PAIR.board)
    assert [mini.cell for mini in placed] == [Cell(0, 0), Cell(2, 1)]


def test_a_group_stays_together_at_the_edge_of_the_map() -> None:
    placed = clipboard.at_cell(group(), Cell(9, 7), PAIR.board)
    assert [mini.cell for mini in placed] == [Cell(6, 5), Cell(8, 6)]


def test_a_group_larger_than_the_map_is_held_on_it() -> None:
    board = a_map(columns=2, rows=2).board
    placed = clipboard.at_cell(group(), Cell(0, 0), board)
    assert all(board.holds(mini.cell, mini.size) for mini in placed)


def test_minis_scattered_as_far_as_cells_go_are_held_on_the_map() -> None:
    minis = (changed(a_mini(), cell=Cell(-10_000, 0)), changed(a_mini(), cell=Cell(10_000, 0)))
    placed = clipboard.at_cell(minis, Cell(0, 0), PAIR.board)
    assert all(PAIR.board.holds(mini.cell, mini.size) for mini in placed)


def test_copies_stand_on_free_cells_beside_the_originals() -> None:
    placed = clipboard.beside(group(), PAIR.board)
    assert [mini.cell for mini in placed] == [Cell(6, 2), Cell(8, 3)]


def test_copies_on_a_full_map_stand_one_cell_aside() -> None:
    board = a_map(*(a_mini(at=name) for name in ("A1", "B1", "A2", "B2")), columns=2, rows=2).board
    placed = clipboard.beside((a_mini(at="A1"),), board)
    assert placed[0].cell == Cell(1, 1)


def test_the_cells_of_a_group_are_those_it_would_stand_on() -> None:
    cells = clipboard.cells_at((a_mini(at="C3"),), Cell(4, 4), PAIR.board)
    assert cells == (Cell(4, 4),)


def test_shifting_moves_every_mini() -> None:
    assert [mini.cell for mini in clipboard.shifted(group(), Step(1, -1))] == [Cell(3, 1), Cell(5, 2)]
