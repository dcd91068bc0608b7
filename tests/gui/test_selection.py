"""The selection follows the map."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import TokenId
from battlemap.geometry.cells import Step
from battlemap.gui.document import Document
from battlemap.gui.selection import Selection
from battlemap.operations import tokens
from tests.builders import a_map, a_mini

ONE, TWO, THREE = (TokenId(f"t{number}") for number in (1, 2, 3))


@pytest.fixture
def selection(qtbot: QtBot) -> Selection:
    document = Document(a_map(a_mini("One", "A1"), a_mini("Two", "B1"), a_mini("Three", "C1")))
    return Selection(document, document)


def document_of(selection: Selection) -> Document:
    parent = selection.parent()
    assert isinstance(parent, Document)
    return parent


def test_minis_are_selected_in_the_order_they_are_stacked(selection: Selection) -> None:
    selection.set([THREE, ONE, TokenId("t9")])
    assert selection.tokens == (ONE, THREE)


def test_a_mini_is_added_and_taken_out(selection: Selection) -> None:
    selection.toggle(TWO)
    selection.toggle(ONE)
    assert list(selection.tokens) == [ONE, TWO]
    selection.toggle(TWO)
    assert list(selection.tokens) == [ONE]


def test_only_a_change_is_announced(selection: Selection, qtbot: QtBot) -> None:
    selection.set([ONE])
    with qtbot.assertNotEmitted(selection.changed):
        selection.set([ONE])
        tokens_moved = document_of(selection).run(tokens.move, (ONE,), Step(1, 1))
    assert tokens_moved
    with qtbot.waitSignal(selection.changed):
        selection.clear()


def test_who_leaves_the_map_leaves_the_selection(selection: Selection) -> None:
    selection.set([ONE, TWO])
    document_of(selection).run(tokens.remove, (ONE,))
    assert selection.tokens == (TWO,)
    document_of(selection).history.undo()
    assert selection.tokens == (TWO,)


def test_another_map_clears_the_selection(selection: Selection) -> None:
    selection.set([ONE])
    document_of(selection).open(a_map(), {})
    assert selection.tokens == ()


def test_a_new_order_on_the_stack_is_the_order_of_the_selection(selection: Selection) -> None:
    selection.set([ONE, TWO])
    document_of(selection).run(tokens.stack, (ONE,), on_top=True)
    assert selection.tokens == (TWO, ONE)
