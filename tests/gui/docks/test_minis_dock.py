"""The dock with all minis."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Side
from battlemap.gui.docks.minis_dock import DOCK, MinisDock
from battlemap.gui.workbench import Workbench
from battlemap.operations import tokens
from tests.builders import a_map, a_mini
from tests.gui.workbenches import a_workbench, names, select, selected_names


@pytest.fixture
def workbench(tmp_path: Path) -> Workbench:
    minis = (a_mini("Alrik", "A1", side=Side.HERO), a_mini("Ork 1", "C3", life=4), a_mini("Ork 2", "D3"))
    return a_workbench(a_map(*minis), tmp_path)


@pytest.fixture
def dock(workbench: Workbench, qtbot: QtBot) -> MinisDock:
    made = DOCK.make(workbench)
    assert isinstance(made, MinisDock)
    qtbot.addWidget(made)
    made.resize(330, 640)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    return made


def _click(dock: MinisDock, row: int, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    place = dock.list.visualRect(dock.list.sorted.index(row, 0)).center()
    QTest.mouseClick(dock.list.viewport(), Qt.MouseButton.LeftButton, modifier, place)


def test_without_a_selection_a_hint_stands_there(dock: MinisDock) -> None:
    assert not dock.panel.isVisible()
    assert dock.hint.startswith("Select a mini")


def test_a_click_shows_the_values(dock: MinisDock) -> None:
    _click(dock, 1)
    assert dock.panel.isVisible()
    assert dock.panel.name.widget.text() == "Ork 1"
    assert not dock.heading.isVisible()


def test_life_of_several_is_edited_in_one_step(dock: MinisDock, workbench: Workbench) -> None:
    _click(dock, 1)
    _click(dock, 2, Qt.KeyboardModifier.ShiftModifier)
    assert dock.heading.isVisible()
    box = dock.panel.life.widget
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "-3")
    QTest.keyClick(box, Qt.Key.Key_Return)
    situation = workbench.document.state.situation
    lives = [vitals.life for token in situation.board.tokens if (vitals := situation.vitals(token.id)) is not None]
    assert lives == [10, 1, 7]
    assert workbench.document.history.count() == 1
    assert selected_names(workbench) == ["Ork 1", "Ork 2"]


def test_a_rename_in_the_panel_renames_in_the_list(dock: MinisDock, workbench: Workbench) -> None:
    select(workbench, 1)
    dock.panel.name.widget.setFocus()
    dock.panel.name.widget.selectAll()
    QTest.keyClicks(dock.panel.name.widget, "Zora")
    QTest.keyClick(dock.panel.name.widget, Qt.Key.Key_Return)
    assert names(workbench)[0] == "Zora"
    assert dock.list.sorted.index(0, 0).data() == "Zora"


def test_typing_finds_and_down_leads_into_the_list(dock: MinisDock, workbench: Workbench) -> None:
    QTest.keyClicks(dock.search, "ork")
    assert dock.list.sorted.rowCount() == 2
    QTest.keyClick(dock.search, Qt.Key.Key_Down)
    assert selected_names(workbench) == ["Ork 1"]


def test_nothing_found_is_said(dock: MinisDock) -> None:
    QTest.keyClicks(dock.search, "dragon")
    assert dock.empty_text == "Nothing found."
    dock.search.clear()
    assert dock.empty_text == ""


def test_an_empty_map_says_what_to_do(dock: MinisDock, workbench: Workbench) -> None:
    workbench.document.open(a_map(), {})
    assert "library" in dock.empty_text
    workbench.document.run(tokens.place, (a_mini("Wolf"),))
    assert dock.empty_text == ""


def test_deleting_the_selected_mini_empties_the_panel(dock: MinisDock, workbench: Workbench) -> None:
    select(workbench, 2)
    workbench.document.run(tokens.remove, (TokenId("t2"),))
    assert not dock.panel.isVisible()


@pytest.mark.parametrize("height", [560, 640, 900])
def test_the_list_keeps_room_however_low_the_screen(dock: MinisDock, workbench: Workbench, height: int) -> None:
    select(workbench, 1)
    dock.resize(330, height)
    assert dock.list.height() >= 120
    assert dock.panel.width() <= 330


def test_without_a_selection_the_list_has_the_room_again(dock: MinisDock, workbench: Workbench, qtbot: QtBot) -> None:
    before = dock.list.height()
    for _ in range(3):
        select(workbench, 1, 2)
        qtbot.waitUntil(lambda: dock.list.height() < before - 100)
        workbench.selection.clear()
        qtbot.waitUntil(lambda: dock.list.height() == before)
    assert before > dock.height() - 120


def test_the_mini_selected_last_is_in_sight_above_its_values(
    dock: MinisDock, workbench: Workbench, qtbot: QtBot
) -> None:
    workbench.document.run(tokens.place, tuple(a_mini("Wolf") for _ in range(20)))
    dock.resize(330, 480)
    workbench.selection.clear()
    qtbot.waitUntil(lambda: dock.list.height() > 300)
    before = dock.list.height()
    select(workbench, 1012)
    qtbot.waitUntil(lambda: dock.list.height() < before - 100)
    chosen = dock.list.visualRect(dock.list.index_of(TokenId("t1012")))
    assert dock.list.viewport().rect().contains(chosen)
