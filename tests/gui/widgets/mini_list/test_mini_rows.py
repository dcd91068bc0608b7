"""The minis of a map as rows."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Side
from battlemap.errors import BattlemapError
from battlemap.frozen import changed
from battlemap.geometry.cells import Step
from battlemap.gui.document import Document
from battlemap.gui.widgets.mini_list.mini_rows import MiniModel, row_of, rows_of
from battlemap.gui.workbench import Workbench
from battlemap.operations import tokens
from battlemap.operations.registry import all_acts
from battlemap.rules.kept import Kept
from battlemap.rules.situation import with_sheets
from battlemap.state import GameState, with_situation
from tests.builders import a_map, a_mini
from tests.gui.workbenches import a_workbench
from tests.strategies import arguments_of, states


@pytest.fixture
def workbench(tmp_path: Path) -> Workbench:
    minis = (
        a_mini("Alrik", "A1", side=Side.HERO, life=4, badges=("Prone",)),
        a_mini("Ork", "C7", hidden=True, height=-2),
    )
    return a_workbench(a_map(*minis), tmp_path)


@pytest.fixture
def model(workbench: Workbench, qtbot: QtBot) -> MiniModel:
    made = MiniModel(workbench.document)
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal, made)
    return made


def _same(model: MiniModel, state: GameState) -> bool:
    return sorted(model.rows, key=lambda row: row.token.id) == sorted(rows_of(state), key=lambda row: row.token.id)


def test_there_is_a_row_for_each_mini(model: MiniModel) -> None:
    assert [model.index(row).data() for row in range(model.rowCount())] == ["Alrik", "Ork"]


def test_screen_readers_hear_everything(model: MiniModel) -> None:
    spoken = [model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(2)]
    assert spoken[0] == "Alrik, Heroes, A1, life 4 of 10, Prone"
    assert spoken[1] == "Ork, Neutral, C7, life 10 of 10, hidden, height −2"


def test_a_move_changes_one_row_only(model: MiniModel, workbench: Workbench, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.dataChanged) as told:
        workbench.document.run(tokens.move, (TokenId("t2"),), Step(1, 0))
    assert told.args is not None
    assert (told.args[0].row(), told.args[1].row()) == (1, 1)


def test_placing_and_deleting_keep_the_other_rows(model: MiniModel, workbench: Workbench, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(model.modelReset):
        workbench.document.run(tokens.place, (a_mini("Wolf", "E5"),))
        workbench.document.run(tokens.remove, (TokenId("t1"),))
        workbench.document.history.undo()
    assert _same(model, workbench.document.state)
    assert [row.name for row in model.rows] == ["Ork", "Wolf", "Alrik"]


def test_another_map_replaces_all(model: MiniModel, workbench: Workbench) -> None:
    workbench.document.open(a_map(a_mini("Drache", size=3)), {})
    assert [row.name for row in model.rows] == ["Drache"]


def test_a_name_typed_in_the_list_renames(model: MiniModel, workbench: Workbench) -> None:
    assert model.setData(model.index(1), "  Gork ")
    assert model.rows[1].name == "Gork"
    assert workbench.document.history.undoText() == "Rename Ork to Gork"
    assert not model.setData(model.index(1), "Gork")


def test_a_mini_with_a_strange_sheet_is_listed_and_not_renamed(qtbot: QtBot) -> None:
    state = a_map(a_mini("Ork"))
    sheets = {TokenId("t1"): Kept.model_validate({"system": "unknown", "name": "Alrik"})}
    model = MiniModel(Document(with_situation(state, with_sheets(state.situation, sheets))))
    assert model.index(0).data() == "Alrik"
    assert "cannot be read" in str(model.index(0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert not model.flags(model.index(0)) & Qt.ItemFlag.ItemIsEditable


def test_a_mini_without_a_name_is_spoken_of_as_nameless() -> None:
    state = a_map(a_mini(""))
    assert row_of(state, state.board.tokens[0]).spoken().startswith("Nameless")


def test_a_mini_is_found(model: MiniModel) -> None:
    assert model.row_of(TokenId("t2")) == 1
    assert model.row_of(TokenId("t9")) == -1


@given(states(), st.data())
def test_rows_equal_the_state_after_random_acts(state: GameState, data: st.DataObject) -> None:
    document = Document(changed(state))
    model = MiniModel(document)
    acts = sorted(all_acts().items())
    for _ in range(data.draw(st.integers(1, 6))):
        name, act = data.draw(st.sampled_from(acts))
        arguments = data.draw(arguments_of(act, document.state), label=name)
        try:
            document.run(act, **arguments)
        except BattlemapError:
            continue
        assert _same(model, document.state)
    while document.history.canUndo():
        document.history.undo()
        assert _same(model, document.state)
