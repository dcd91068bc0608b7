"""Selecting and moving minis and working doors, by real mouse and key events."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import DoorId
from battlemap.geometry.cells import Facing, cell_name
from battlemap.gui import minis_actions
from battlemap.gui.editing import in_place
from battlemap.gui.tools.select_tool import TOOL
from tests.builders import a_door, a_map, a_mini
from tests.gui.stage import CTRL, LEFT, OFFSCREEN, PAD, PLAIN, RIGHT, SHIFT, Stage
from tests.gui.workbenches import a_workbench, names, select, selected_names

pytestmark = OFFSCREEN

STATE = a_map(
    a_mini("Ron", "C3"),
    a_mini("Lara", "F3"),
    a_mini("Troll", "H6", size=2),
    a_mini("Rat", "C3"),
    doors=(a_door(1, (14, 4), (14, 5)),),
    columns=20,
    rows=12,
)


@pytest.fixture
def stage(qtbot: QtBot, tmp_path: Path) -> Stage:
    return Stage(qtbot, a_workbench(STATE, tmp_path))


def selected(stage: Stage) -> list[str]:
    return selected_names(stage.workbench)


def place_of(stage: Stage, number: int) -> str:
    return cell_name(stage.workbench.document.state.board.tokens[number - 1].cell)


def steps(stage: Stage) -> int:
    return stage.workbench.document.history.count()


def untouched(stage: Stage) -> bool:
    return stage.workbench.document.state is STATE and steps(stage) == 0


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


@pytest.mark.parametrize("held", [pytest.param(SHIFT, id="Shift"), pytest.param(CTRL, id="Ctrl")])
def test_a_click_with_shift_or_ctrl_adds_and_takes_out(stage: Stage, held: Qt.KeyboardModifier) -> None:
    stage.click("F3")
    stage.click("H6", held)
    assert selected(stage) == ["Lara", "Troll"]
    stage.click("F3", held)
    assert selected(stage) == ["Troll"]


def test_a_click_on_one_of_several_selects_it_alone(stage: Stage) -> None:
    select(stage.workbench, 1, 2, 3)
    stage.click("F3")
    assert selected(stage) == ["Lara"]


def test_a_click_on_the_ground_selects_nothing(stage: Stage) -> None:
    select(stage.workbench, 1)
    stage.click("A1", SHIFT)
    assert selected(stage) == ["Ron"]
    stage.click("A1")
    assert selected(stage) == []


def test_clicking_changes_nothing_on_the_map(stage: Stage) -> None:
    stage.click("C3")
    stage.click("A1")
    assert untouched(stage)


def test_a_box_selects_every_mini_it_touches(stage: Stage) -> None:
    stage.drag((4.5, 1.5), (7.2, 6.3))
    assert selected(stage) == ["Lara", "Troll"]
    assert untouched(stage)


def test_a_box_drawn_backwards_is_the_same_box(stage: Stage) -> None:
    stage.drag((9.3, 7.3), (4.5, 1.5))
    assert selected(stage) == ["Lara", "Troll"]


def test_a_box_with_shift_adds(stage: Stage) -> None:
    select(stage.workbench, 1)
    stage.drag((4.5, 1.5), (6.5, 4.5), SHIFT)
    assert selected(stage) == ["Ron", "Lara"]


def test_a_box_over_nothing_selects_nothing(stage: Stage) -> None:
    select(stage.workbench, 1)
    stage.drag((10.5, 8.5), (12.5, 9.5))
    assert selected(stage) == []


def test_a_drag_moves_a_mini_by_whole_cells_in_one_step(stage: Stage) -> None:
    stage.drag("F3", (10.9, 7.1))
    assert place_of(stage, 2) == "K8"
    assert steps(stage) == 1
    assert stage.workbench.document.history.undoText() == "Move Lara to K8"


def test_a_drag_moves_all_selected_minis_together(stage: Stage) -> None:
    select(stage.workbench, 1, 2)
    stage.drag("F3", "G5")
    assert [place_of(stage, number) for number in (1, 2, 4)] == ["D5", "G5", "C3"]
    assert steps(stage) == 1


def test_dragging_a_mini_that_is_not_selected_moves_only_it(stage: Stage) -> None:
    select(stage.workbench, 1, 3)
    stage.drag("F3", "G5")
    assert [place_of(stage, number) for number in (1, 2, 3)] == ["C3", "G5", "H6"]
    assert selected(stage) == ["Lara"]


def test_minis_dropped_outside_stay_on_the_map_in_their_places(stage: Stage) -> None:
    select(stage.workbench, 2, 3)
    stage.drag("F3", (60.0, -9.0))
    assert [place_of(stage, 2), place_of(stage, 3)] == ["Q1", "S4"]


def test_a_drag_back_to_its_start_is_no_step(stage: Stage) -> None:
    stage.press("F3")
    stage.move("J8")
    stage.move("F3")
    stage.release("F3")
    assert untouched(stage)


def test_a_hand_that_shakes_while_clicking_moves_nothing(stage: Stage) -> None:
    at = stage.at("F3")
    QTest.mousePress(stage.view.viewport(), LEFT, PLAIN, at)
    at.setX(at.x() + 2)
    QTest.mouseMove(stage.view.viewport(), at)
    QTest.mouseRelease(stage.view.viewport(), LEFT, PLAIN, at)
    assert untouched(stage)
    assert selected(stage) == ["Lara"]


def test_undo_and_redo_move_back_and_forth(stage: Stage) -> None:
    stage.drag("F3", "G5")
    stage.workbench.document.history.undo()
    assert stage.workbench.document.state is STATE
    stage.workbench.document.history.redo()
    assert place_of(stage, 2) == "G5"


def test_a_drag_dropped_with_ctrl_leaves_copies(stage: Stage) -> None:
    stage.drag("F3", "G5", CTRL)
    assert place_of(stage, 2) == "F3"
    assert names(stage.workbench)[-1] == "Lara 2"
    assert place_of(stage, 5) == "G5"
    assert selected(stage) == ["Lara 2"]
    assert steps(stage) == 1


def test_a_drag_dropped_with_ctrl_and_alt_leaves_copies(stage: Stage) -> None:
    stage.drag("F3", "G5", CTRL | Qt.KeyboardModifier.AltModifier)
    assert names(stage.workbench)[-1] == "Lara 2"


def test_the_wheel_turns_what_is_dragged_in_the_same_step(stage: Stage) -> None:
    stage.press("F3")
    stage.move("G5")
    stage.wheel("G5", 1)
    stage.wheel("G5", 1)
    stage.release("G5")
    token = stage.workbench.document.state.board.tokens[1]
    assert token.facing is Facing.NORTH
    assert place_of(stage, 2) == "G5"
    assert steps(stage) == 1
    stage.workbench.document.history.undo()
    assert stage.workbench.document.state == STATE


def begin_drag(stage: Stage) -> None:
    stage.press("F3")
    stage.move("G4")
    stage.move("J8")


def test_esc_drops_a_drag_without_a_trace(stage: Stage) -> None:
    begin_drag(stage)
    stage.key(Qt.Key.Key_Escape)
    stage.move("K9")
    stage.release("K9")
    assert untouched(stage)
    assert stage.scene.snapshot() == fresh_snapshot(stage)


def fresh_snapshot(stage: Stage) -> object:
    """What the scene shows once nothing is being dragged."""
    stage.scene.end_drag()
    return stage.scene.snapshot()


def test_esc_drops_a_box_and_keeps_the_selection(stage: Stage) -> None:
    select(stage.workbench, 1)
    stage.press((4.5, 1.5))
    stage.move((7.2, 6.3))
    stage.key(Qt.Key.Key_Escape)
    stage.release((7.2, 6.3))
    assert selected(stage) == ["Ron"]


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


def test_a_drag_is_dropped_when_the_map_changes_under_it(stage: Stage) -> None:
    stage.click("C3")
    stage.key(Qt.Key.Key_Right)
    begin_drag(stage)
    stage.workbench.document.history.undo()
    stage.release("J8")
    assert stage.workbench.document.state is STATE


def test_other_buttons_are_ignored_during_a_drag(stage: Stage) -> None:
    begin_drag(stage)
    QTest.mousePress(stage.view.viewport(), RIGHT, PLAIN, stage.at("J8"))
    QTest.mouseRelease(stage.view.viewport(), RIGHT, PLAIN, stage.at("J8"))
    assert QApplication.activePopupWidget() is None
    stage.release("J8")
    assert place_of(stage, 2) == "J8"


def test_a_click_on_a_door_opens_it_and_another_shuts_it(stage: Stage) -> None:
    door = DoorId("d1")
    stage.click((14.0, 4.5))
    assert stage.workbench.document.state.board.door(door).open
    stage.click((14.0, 4.5))
    assert not stage.workbench.document.state.board.door(door).open
    assert steps(stage) == 2


def test_two_quick_clicks_on_a_door_open_and_shut_it(stage: Stage) -> None:
    stage.double_click((14.0, 4.5))
    assert steps(stage) == 2
    assert stage.workbench.document.state == STATE


def test_a_box_that_starts_on_a_door_leaves_it_shut(stage: Stage) -> None:
    stage.drag((14.0, 4.5), (16.0, 8.0))
    assert untouched(stage)


def test_a_mini_on_a_door_is_clicked_before_the_door(qtbot: QtBot, tmp_path: Path) -> None:
    state = a_map(a_mini("Ron", "O5"), doors=(a_door(1, (14, 4), (14, 5)),), columns=20, rows=12)
    stage = Stage(qtbot, a_workbench(state, tmp_path))
    stage.click((14.02, 4.5))
    assert selected(stage) == ["Ron"]


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


def test_a_drag_goes_on_when_its_mini_is_turned_by_key(stage: Stage) -> None:
    begin_drag(stage)
    minis_actions.turn(stage.workbench, 1)
    stage.release("J8")
    assert place_of(stage, 2) == "J8"
    assert steps(stage) == 2


def test_what_is_in_the_hand_stays_there_when_something_else_is_selected(stage: Stage) -> None:
    begin_drag(stage)
    select(stage.workbench, 1)
    stage.release("J8")
    assert [place_of(stage, 1), place_of(stage, 2)] == ["C3", "J8"]


def test_a_drag_is_dropped_when_its_mini_is_deleted(stage: Stage) -> None:
    begin_drag(stage)
    minis_actions.delete(stage.workbench)
    stage.move("K9")
    stage.release("K9")
    assert names(stage.workbench) == ["Ron", "Troll", "Rat"]
    assert steps(stage) == 1
