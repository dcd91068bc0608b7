"""Clicking the ground and doors, and selecting with a box."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import DoorId
from battlemap.geometry.cells import Point
from battlemap.gui.editing.box_gesture import touched
from tests.builders import a_door, a_map, a_mini
from tests.gui.stage import SHIFT, Stage
from tests.gui.table import STATE, selected, steps, untouched
from tests.gui.workbenches import a_workbench, select


@pytest.fixture
def stage(qtbot: QtBot, tmp_path: Path) -> Stage:
    return Stage(qtbot, a_workbench(STATE, tmp_path))


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


def test_esc_drops_a_box_and_keeps_the_selection(stage: Stage) -> None:
    select(stage.workbench, 1)
    stage.press((4.5, 1.5))
    stage.move((7.2, 6.3))
    stage.key(Qt.Key.Key_Escape)
    stage.release((7.2, 6.3))
    assert selected(stage) == ["Ron"]


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


def test_a_click_on_the_ground_selects_nothing(stage: Stage) -> None:
    select(stage.workbench, 1)
    stage.click("A1", SHIFT)
    assert selected(stage) == ["Ron"]
    stage.click("A1")
    assert selected(stage) == []


@pytest.mark.parametrize(
    ("one", "other", "numbers"),
    [
        pytest.param(Point(2.9, 2.9), Point(3.5, 3.5), [1, 4], id="corner of a cell"),
        pytest.param(Point(3.0, 2.0), Point(3.5, 3.0), [], id="edge only"),
        pytest.param(Point(8.9, 6.9), Point(8.95, 6.95), [3], id="inside a large mini"),
        pytest.param(Point(-5.0, -5.0), Point(99.0, 99.0), [1, 2, 3, 4], id="everything"),
    ],
)
def test_a_box_touches_minis_by_their_cells(one: Point, other: Point, numbers: list[int]) -> None:
    assert touched(STATE.board, one, other) == tuple(f"t{number}" for number in numbers)
