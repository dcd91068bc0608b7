"""From the press to the release: a click or a drag, never both."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from battlemap.geometry.cells import Cell, Point
from battlemap.gui.document import Change, Origin
from battlemap.gui.editing.gesture import DRAG_PIXELS, Gesture
from battlemap.gui.tool import Pointer
from tests.gui.stage import LEFT, PLAIN, Stage
from tests.gui.table import STATE
from tests.gui.workbenches import a_workbench


def at(x: int) -> Pointer:
    return Pointer(Point(x / 10, 0.0), Cell(x // 10, 0), QPoint(x, 0), LEFT, PLAIN)


class Recorded(Gesture):
    """Writes down what happens to it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.workbench, stage.view, at(0))
        self.seen: list[str] = []

    def click(self, pointer: Pointer) -> None:
        self.seen.append("click")

    def begin(self) -> None:
        self.seen.append("begin")

    def drag(self, pointer: Pointer) -> None:
        self.seen.append("drag")

    def end(self) -> None:
        self.seen.append("end")

    def drop(self, pointer: Pointer) -> None:
        self.seen.append("drop")


@pytest.fixture
def gesture(qtbot: QtBot, tmp_path: Path) -> Recorded:
    return Recorded(Stage(qtbot, a_workbench(STATE, tmp_path)))


def test_a_press_and_a_release_are_a_click(gesture: Recorded) -> None:
    gesture.hover(at(DRAG_PIXELS - 1))
    gesture.release(at(DRAG_PIXELS - 1))
    assert gesture.seen == ["click"]


def test_a_way_is_a_drag_that_ends_before_it_acts(gesture: Recorded) -> None:
    gesture.hover(at(DRAG_PIXELS))
    gesture.hover(at(1))
    gesture.release(at(20))
    assert gesture.seen == ["begin", "drag", "drag", "drag", "end", "drop"]


def test_cancelling_a_drag_ends_it_without_an_act(gesture: Recorded) -> None:
    gesture.hover(at(20))
    gesture.cancel()
    assert gesture.seen == ["begin", "drag", "end"]


def test_cancelling_a_click_does_nothing(gesture: Recorded) -> None:
    gesture.cancel()
    assert gesture.seen == []


def test_a_gesture_does_not_know_the_wheel_and_ends_with_a_change(gesture: Recorded) -> None:
    assert not gesture.turn(1, at(0))
    assert not gesture.survives(Change(STATE, STATE, Origin.ACT))
