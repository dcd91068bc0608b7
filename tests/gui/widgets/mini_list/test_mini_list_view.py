"""The list of minis, in step with the selection."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Side
from battlemap.gui.widgets.mini_list.mini_list_view import MiniListView
from battlemap.gui.workbench import Workbench
from battlemap.operations import sheets, tokens
from tests.builders import a_map, a_mini
from tests.gui.workbenches import a_workbench, select, selected_names


@pytest.fixture
def workbench(tmp_path: Path) -> Workbench:
    minis = [a_mini(name, side=Side.ENEMY) for name in ("Ork 1", "Ork 2", "Ork 3", "Wolf")]
    return a_workbench(a_map(*minis), tmp_path)


@pytest.fixture
def view(workbench: Workbench, qtbot: QtBot) -> MiniListView:
    select(workbench, 2)
    made = MiniListView(workbench)
    qtbot.addWidget(made)
    made.resize(330, 300)
    with qtbot.waitExposed(made):
        made.show()
    return made


def _click(view: MiniListView, row: int, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    place = view.visualRect(view.sorted.index(row, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, modifier, place)


def _marked(view: MiniListView) -> list[str]:
    return sorted(str(index.data()) for index in view.selectionModel().selectedIndexes())


def test_what_is_selected_before_the_list_is_there_stays_selected(view: MiniListView, workbench: Workbench) -> None:
    assert _marked(view) == selected_names(workbench) == ["Ork 2"]


def test_a_click_selects_on_the_map(view: MiniListView, workbench: Workbench) -> None:
    _click(view, 0)
    assert selected_names(workbench) == ["Ork 1"]


def test_several_can_be_selected(view: MiniListView, workbench: Workbench) -> None:
    _click(view, 0)
    _click(view, 2, Qt.KeyboardModifier.ShiftModifier)
    assert selected_names(workbench) == ["Ork 1", "Ork 2", "Ork 3"]
    _click(view, 1, Qt.KeyboardModifier.ControlModifier)
    assert selected_names(workbench) == ["Ork 1", "Ork 3"]


def test_keys_walk_through_the_minis(view: MiniListView, workbench: Workbench) -> None:
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert selected_names(workbench) == ["Ork 3"]


def test_the_list_follows_the_map(view: MiniListView, workbench: Workbench) -> None:
    select(workbench, 1, 4)
    assert _marked(view) == ["Ork 1", "Wolf"]
    workbench.selection.clear()
    assert _marked(view) == []


def test_a_search_does_not_change_the_selection_on_the_map(view: MiniListView, workbench: Workbench) -> None:
    select(workbench, 1, 4)
    view.search("wolf")
    assert _marked(view) == ["Wolf"]
    assert selected_names(workbench) == ["Ork 1", "Wolf"]
    view.search("")
    assert _marked(view) == ["Ork 1", "Wolf"]


def test_a_rename_that_hides_a_row_keeps_the_selection(view: MiniListView, workbench: Workbench) -> None:
    view.search("wolf")
    select(workbench, 4)
    workbench.document.run(sheets.rename, (TokenId("t4"),), "Bär")
    assert view.sorted.rowCount() == 0
    assert selected_names(workbench) == ["Bär"]


def test_deleting_and_undoing_keeps_the_rest_selected(view: MiniListView, workbench: Workbench) -> None:
    select(workbench, 1, 2)
    workbench.document.run(tokens.remove, (TokenId("t1"),))
    assert selected_names(workbench) == _marked(view) == ["Ork 2"]
    workbench.document.history.undo()
    assert selected_names(workbench) == _marked(view) == ["Ork 2"]


def test_another_map_selects_nothing_that_was(view: MiniListView, workbench: Workbench) -> None:
    workbench.selection.clear()
    workbench.document.open(a_map(a_mini("Drache")), {})
    assert _marked(view) == []
    assert view.sorted.rowCount() == 1


@pytest.mark.parametrize("by_key", [True, False])
def test_a_double_click_or_enter_asks_for_the_mini(view: MiniListView, by_key: bool, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.wanted) as wanted:
        _click(view, 3)
        place = view.visualRect(view.sorted.index(3, 0)).center()
        if by_key:
            QTest.keyClick(view, Qt.Key.Key_Return)
        else:
            QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert wanted.args == ["t4"]


def test_f2_renames_in_the_list(view: MiniListView, workbench: Workbench, qtbot: QtBot) -> None:
    _click(view, 3)
    QTest.keyClick(view, Qt.Key.Key_F2)
    editor = view.viewport().findChild(QLineEdit)
    assert editor is not None
    editor.selectAll()
    QTest.keyClicks(editor, "Isegrim")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: selected_names(workbench) == ["Isegrim"])


def _many(qtbot: QtBot, folder: Path) -> tuple[MiniListView, Workbench]:
    workbench = a_workbench(a_map(*(a_mini(f"Ork {number}") for number in range(1, 41))), folder)
    view = MiniListView(workbench)
    qtbot.addWidget(view)
    view.resize(330, 420)
    view.show()
    return view, workbench


def _in_sight(view: MiniListView, number: int) -> bool:
    index = view.index_of(TokenId(f"t{number}"))
    return index.isValid() and view.viewport().rect().contains(view.visualRect(index))


@pytest.mark.parametrize("typed", ["", "3"])
def test_what_is_selected_on_the_map_comes_into_sight(qtbot: QtBot, tmp_path: Path, typed: str) -> None:
    view, workbench = _many(qtbot, tmp_path)
    view.search(typed)
    for number in (37, 3):
        select(workbench, number)
        assert _in_sight(view, number)
    select(workbench, 38, 39)
    assert _in_sight(view, 38)


def test_what_is_selected_stays_in_sight_when_the_list_becomes_lower(qtbot: QtBot, tmp_path: Path) -> None:
    view, workbench = _many(qtbot, tmp_path)
    select(workbench, 10)
    view.resize(330, 90)
    assert _in_sight(view, 10)


def test_what_is_selected_is_in_sight_when_a_search_ends(qtbot: QtBot, tmp_path: Path) -> None:
    view, workbench = _many(qtbot, tmp_path)
    view.search("Ork 2")
    select(workbench, 39)
    view.search("")
    assert _in_sight(view, 39)
