"""The select tool: what the pointer and the keys do, by real events."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.geometry.cells import Facing
from battlemap.gui.editing import in_place
from battlemap.gui.tools.select_tool import TOOL
from tests.gui.stage import OFFSCREEN, PAD, PLAIN, RIGHT, SHIFT, Stage
from tests.gui.table import STATE, begin_drag, place_of, selected, steps, untouched
from tests.gui.workbenches import a_workbench, select

pytestmark = OFFSCREEN


@pytest.fixture
def stage(qtbot: QtBot, tmp_path: Path) -> Stage:
    return Stage(qtbot, a_workbench(STATE, tmp_path))


def test_the_tool_has_its_key() -> None:
    assert (TOOL.id, TOOL.key) == ("select", "V")


def test_a_click_selects_the_topmost_mini(stage: Stage) -> None:
    stage.click("C3")
    assert selected(stage) == ["Rat"]


@pytest.mark.parametrize("cell", ["H6", "I6", "H7", "I7"])
def test_every_cell_of_the_footprint_can_be_clicked(stage: Stage, cell: str) -> None:
    stage.click(cell)
    assert selected(stage) == ["Troll"]


def test_the_name_below_a_mini_is_not_the_mini(stage: Stage) -> None:
    stage.click((5.5, 3.2))
    assert selected(stage) == []


def test_clicking_changes_nothing_on_the_map(stage: Stage) -> None:
    stage.click("C3")
    stage.click("A1")
    assert untouched(stage)


@pytest.mark.parametrize("kind", [QEvent.Type.WindowDeactivate, QEvent.Type.Hide])
def test_a_drag_is_dropped_when_the_window_is_left(stage: Stage, kind: QEvent.Type) -> None:
    begin_drag(stage)
    QApplication.sendEvent(stage.view, QEvent(kind))
    stage.release("J8")
    assert untouched(stage)


def test_a_drag_is_dropped_when_something_else_takes_the_keys(stage: Stage) -> None:
    begin_drag(stage)
    stage.view.clearFocus()
    stage.release("J8")
    assert untouched(stage)


def test_other_buttons_are_ignored_during_a_drag(stage: Stage) -> None:
    begin_drag(stage)
    QTest.mousePress(stage.view.viewport(), RIGHT, PLAIN, stage.at("J8"))
    QTest.mouseRelease(stage.view.viewport(), RIGHT, PLAIN, stage.at("J8"))
    assert QApplication.activePopupWidget() is None
    stage.release("J8")
    assert place_of(stage, 2) == "J8"


@pytest.mark.parametrize(
    ("place", "shape"),
    [
        pytest.param("F3", Qt.CursorShape.PointingHandCursor, id="mini"),
        pytest.param((14.0, 4.5), Qt.CursorShape.PointingHandCursor, id="door"),
        pytest.param("A12", Qt.CursorShape.ArrowCursor, id="ground"),
    ],
)
def test_the_cursor_shows_what_a_click_does(
    stage: Stage, place: str | tuple[float, float], shape: Qt.CursorShape
) -> None:
    stage.move("B9")
    stage.move(place)
    assert stage.view.viewport().cursor().shape() == shape


ARROWS = [
    pytest.param(Qt.Key.Key_Up, PLAIN, "F2", id="up"),
    pytest.param(Qt.Key.Key_Down, PLAIN, "F4", id="down"),
    pytest.param(Qt.Key.Key_Left, PLAIN, "E3", id="left"),
    pytest.param(Qt.Key.Key_Right, PLAIN, "G3", id="right"),
    pytest.param(Qt.Key.Key_7, PAD, "E2", id="7"),
    pytest.param(Qt.Key.Key_8, PAD, "F2", id="8"),
    pytest.param(Qt.Key.Key_9, PAD, "G2", id="9"),
    pytest.param(Qt.Key.Key_4, PAD, "E3", id="4"),
    pytest.param(Qt.Key.Key_6, PAD, "G3", id="6"),
    pytest.param(Qt.Key.Key_1, PAD, "E4", id="1"),
    pytest.param(Qt.Key.Key_2, PAD, "F4", id="2"),
    pytest.param(Qt.Key.Key_3, PAD, "G4", id="3"),
    pytest.param(Qt.Key.Key_PageDown, PAD, "G4", id="3 without number lock"),
]


@pytest.mark.parametrize(("key", "held", "cell"), ARROWS)
def test_arrows_and_number_pad_move_by_a_cell(stage: Stage, key: Qt.Key, held: Qt.KeyboardModifier, cell: str) -> None:
    select(stage.workbench, 2)
    stage.key(key, held)
    assert place_of(stage, 2) == cell


@pytest.mark.parametrize(
    ("key", "held", "facing"),
    [
        pytest.param(Qt.Key.Key_Left, SHIFT, Facing.WEST, id="arrow"),
        pytest.param(Qt.Key.Key_Home, SHIFT | PAD, Facing.NORTH_WEST, id="number pad"),
    ],
)
def test_with_shift_they_turn(stage: Stage, key: Qt.Key, held: Qt.KeyboardModifier, facing: Facing) -> None:
    select(stage.workbench, 2)
    stage.key(key, held)
    assert stage.workbench.document.state.board.tokens[1].facing is facing
    assert place_of(stage, 2) == "F3"


def test_at_the_edge_of_the_map_they_do_nothing(stage: Stage) -> None:
    select(stage.workbench, 2)
    for _ in range(4):
        stage.key(Qt.Key.Key_Up)
    assert place_of(stage, 2) == "F1"
    assert steps(stage) == 2


def hold(stage: Stage, key: Qt.Key, times: int) -> None:
    """Hold a key down so long that it repeats."""
    for number in range(times):
        event = QKeyEvent(QEvent.Type.KeyPress, key, PLAIN, "", number > 0)
        QApplication.sendEvent(stage.view, event)
    QApplication.sendEvent(stage.view, QKeyEvent(QEvent.Type.KeyRelease, key, PLAIN))


def test_a_key_held_down_is_one_step(stage: Stage) -> None:
    select(stage.workbench, 2)
    hold(stage, Qt.Key.Key_Right, 6)
    assert place_of(stage, 2) == "L3"
    assert steps(stage) == 1
    hold(stage, Qt.Key.Key_Right, 2)
    assert steps(stage) == 2
    stage.workbench.document.history.undo()
    stage.workbench.document.history.undo()
    assert stage.workbench.document.state is STATE


def test_keys_without_a_selection_are_left_to_the_view(stage: Stage) -> None:
    stage.key(Qt.Key.Key_Right)
    stage.key("-")
    assert untouched(stage)
    assert in_place.open_editor(stage.view) is None


@pytest.mark.parametrize("sign", ["-", "+", "="])
def test_typing_a_sign_opens_the_field_for_life_with_it(stage: Stage, sign: str) -> None:
    select(stage.workbench, 2)
    stage.key(sign)
    editor = in_place.open_editor(stage.view)
    assert editor is not None
    assert editor.field.text() == sign


def test_esc_closes_the_field_then_empties_the_selection(stage: Stage) -> None:
    select(stage.workbench, 2)
    stage.key("-")
    stage.key(Qt.Key.Key_Escape)
    assert in_place.open_editor(stage.view) is None
    assert selected(stage) == ["Lara"]
    stage.key(Qt.Key.Key_Escape)
    assert selected(stage) == []
    assert untouched(stage)


def test_after_esc_in_a_drag_at_the_edge_the_map_stands_still(stage: Stage) -> None:
    edge = stage.view.viewport().rect().right() - 3
    stage.view.set_zoom(2.0)
    stage.press("C3")
    QTest.mouseMove(stage.view.viewport(), QPoint(edge, 200))
    stage.key(Qt.Key.Key_Escape)
    scrolled = stage.view.horizontalScrollBar().value()
    QTest.mouseMove(stage.view.viewport(), QPoint(edge, 210))
    QTest.qWait(80)
    assert stage.view.horizontalScrollBar().value() == scrolled
    assert untouched(stage)


def test_hash_and_f2_open_the_other_fields(stage: Stage) -> None:
    select(stage.workbench, 2)
    stage.key("#")
    assert type(in_place.open_editor(stage.view)).__name__ == "BadgesEditor"
    stage.key(Qt.Key.Key_Escape)
    stage.key(Qt.Key.Key_F2)
    assert type(in_place.open_editor(stage.view)).__name__ == "NameEditor"


def test_a_double_click_opens_the_field_for_life(stage: Stage) -> None:
    stage.double_click("F3")
    assert type(in_place.open_editor(stage.view)).__name__ == "LifeEditor"


def test_a_right_click_selects_the_mini_and_opens_its_menu(stage: Stage) -> None:
    stage.right_click("F3")
    assert selected(stage) == ["Lara"]
    stage.menu().close()


def test_a_right_click_on_one_of_several_keeps_them(stage: Stage) -> None:
    select(stage.workbench, 2, 3)
    stage.right_click("F3")
    assert selected(stage) == ["Lara", "Troll"]
    stage.menu().close()


@pytest.mark.parametrize("number", [1, 2, 3], ids=["under another", "alone", "large"])
def test_the_menu_key_opens_the_menu_of_what_is_selected(stage: Stage, number: int) -> None:
    select(stage.workbench, number)
    chosen = selected(stage)
    stage.move("C3")
    stage.key(Qt.Key.Key_Menu)
    assert selected(stage) == chosen
    assert stage.menu().actions()[0].text() == chosen[0]
    there = stage.view.cell_rect_in_view(stage.workbench.document.state.board.tokens[number - 1].cell)
    assert stage.menu().pos() == stage.view.viewport().mapToGlobal(there.center())
    stage.menu().close()


def test_the_menu_key_selects_what_the_pointer_is_at_when_nothing_is(stage: Stage) -> None:
    stage.move("F3")
    stage.key(Qt.Key.Key_Menu)
    assert selected(stage) == ["Lara"]
    stage.menu().close()


def test_a_tool_that_leaves_drops_its_gesture(stage: Stage) -> None:
    begin_drag(stage)
    stage.tool.deactivate()
    stage.release("J8")
    assert untouched(stage)


def test_the_number_pad_moves_even_where_a_key_is_a_shortcut(stage: Stage) -> None:
    action = QAction(stage.view)
    action.setShortcut(QKeySequence("PgDown"))
    stage.view.addAction(action)
    select(stage.workbench, 2)
    stage.key(Qt.Key.Key_PageDown, PAD)
    assert place_of(stage, 2) == "G4"
