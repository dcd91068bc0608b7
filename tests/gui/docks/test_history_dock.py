"""The dock with the history."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import TokenId
from battlemap.geometry.cells import Step
from battlemap.gui.docks.history_dock import DOCK, HistoryDock
from battlemap.gui.workbench import Workbench
from battlemap.operations import tokens
from tests.builders import a_map, a_mini
from tests.gui.workbenches import a_workbench

T1 = (TokenId("t1"),)


@pytest.fixture
def workbench(tmp_path: Path) -> Workbench:
    made = a_workbench(a_map(), tmp_path)
    made.document.open(a_map(a_mini("Ork", "A1")), {})
    return made


@pytest.fixture
def dock(workbench: Workbench, qtbot: QtBot) -> HistoryDock:
    made = DOCK.make(workbench)
    assert isinstance(made, HistoryDock)
    qtbot.addWidget(made)
    made.resize(300, 300)
    with qtbot.waitExposed(made):
        made.show()
    return made


def _move(workbench: Workbench, times: int) -> None:
    for _ in range(times):
        workbench.document.run(tokens.move, T1, Step(1, 0))


def _steps(dock: HistoryDock) -> list[str]:
    model = dock.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def _index(dock: HistoryDock, row: int) -> QModelIndex:
    return dock.model().index(row, 0)


def _saved(dock: HistoryDock) -> list[int]:
    """The steps that bear the sign of saving."""
    rows = range(dock.model().rowCount())
    role = Qt.ItemDataRole.DecorationRole
    return [row for row in rows if (icon := _index(dock, row).data(role)) is not None and not icon.isNull()]


def test_the_first_step_is_the_opened_map(dock: HistoryDock) -> None:
    assert _steps(dock) == ["Map opened"]


def test_steps_have_names(dock: HistoryDock, workbench: Workbench) -> None:
    _move(workbench, 2)
    workbench.document.run(tokens.remove, T1)
    assert _steps(dock) == ["Map opened", "Move Ork to B1", "Move Ork to C1", "Delete Ork"]


def test_a_click_goes_back_and_forward(dock: HistoryDock, workbench: Workbench) -> None:
    _move(workbench, 3)
    for row in (1, 3, 0):
        QTest.mouseClick(dock.viewport(), Qt.MouseButton.LeftButton, pos=dock.visualRect(_index(dock, row)).center())
        assert workbench.document.state.board.tokens[0].cell.column == row


def test_keys_go_back_and_forward(dock: HistoryDock, workbench: Workbench) -> None:
    _move(workbench, 2)
    QTest.keyClick(dock, Qt.Key.Key_Up)
    assert workbench.document.state.board.tokens[0].cell.column == 1


def test_the_saved_step_bears_the_sign(dock: HistoryDock, workbench: Workbench, qtbot: QtBot) -> None:
    assert _saved(dock) == [0]
    _move(workbench, 2)
    workbench.document.mark_saved(workbench.document.state)
    qtbot.waitUntil(lambda: _saved(dock) == [2])
    workbench.document.history.undo()
    _move(workbench, 0)
    qtbot.waitUntil(lambda: _saved(dock) == [2])


def test_a_map_no_file_holds_has_no_saved_step(dock: HistoryDock, workbench: Workbench, qtbot: QtBot) -> None:
    _move(workbench, 1)
    workbench.document.mark_saved(workbench.document.state)
    qtbot.waitUntil(lambda: _saved(dock) == [1])
    workbench.document.mark_unsaved()
    qtbot.waitUntil(lambda: _saved(dock) == [])


def test_undone_steps_look_different(dock: HistoryDock, workbench: Workbench) -> None:
    _move(workbench, 2)
    dock.clearSelection()
    place = dock.visualRect(_index(dock, 2))
    before = dock.viewport().grab(place).toImage()
    workbench.document.history.setIndex(0)
    assert dock.viewport().grab(place).toImage() != before


def test_another_map_begins_anew(dock: HistoryDock, workbench: Workbench) -> None:
    _move(workbench, 2)
    workbench.document.open(a_map(), {})
    assert _steps(dock) == ["Map opened"]


def test_a_new_map_has_no_saved_step_before_it_is_saved(dock: HistoryDock, workbench: Workbench) -> None:
    document = workbench.document
    document.open(a_map(), {}, in_file=False)
    assert _steps(dock) == ["New map"]
    assert _saved(dock) == []
    document.mark_saved(document.state)
    assert _saved(dock) == [0]
    document.open(a_map(), {})
    assert (_steps(dock), _saved(dock)) == (["Map opened"], [0])


def test_a_restored_map_says_so_and_has_no_saved_step(dock: HistoryDock, workbench: Workbench) -> None:
    workbench.document.open(a_map(), {}, saved=False)
    assert _steps(dock) == ["Map restored"]
    assert _saved(dock) == []
