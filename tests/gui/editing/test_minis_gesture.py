"""Clicking and dragging minis, by real mouse and key events."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from battlemap.geometry.cells import Facing
from battlemap.gui import minis_actions
from tests.gui.stage import CTRL, LEFT, PLAIN, SHIFT, Stage
from tests.gui.table import STATE, begin_drag, place_of, selected, steps, untouched
from tests.gui.workbenches import a_workbench, names, select


@pytest.fixture
def stage(qtbot: QtBot, tmp_path: Path) -> Stage:
    return Stage(qtbot, a_workbench(STATE, tmp_path))


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


def test_a_drag_is_dropped_when_the_map_changes_under_it(stage: Stage) -> None:
    stage.click("C3")
    stage.key(Qt.Key.Key_Right)
    begin_drag(stage)
    stage.workbench.document.history.undo()
    stage.release("J8")
    assert stage.workbench.document.state is STATE


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


def test_a_click_on_one_of_several_selects_it_alone(stage: Stage) -> None:
    select(stage.workbench, 1, 2, 3)
    stage.click("F3")
    assert selected(stage) == ["Lara"]


@pytest.mark.parametrize("held", [pytest.param(SHIFT, id="Shift"), pytest.param(CTRL, id="Ctrl")])
def test_a_click_with_shift_or_ctrl_adds_and_takes_out(stage: Stage, held: Qt.KeyboardModifier) -> None:
    stage.click("F3")
    stage.click("H6", held)
    assert selected(stage) == ["Lara", "Troll"]
    stage.click("F3", held)
    assert selected(stage) == ["Troll"]
