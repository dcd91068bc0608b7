"""A tool that does nothing of its own lets everything pass."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from battlemap.geometry.cells import Cell, Point
from battlemap.gui.tool import Pointer, Tool
from tests.builders import a_map, a_mini
from tests.gui.stage import LEFT, PLAIN, Stage
from tests.gui.workbenches import a_workbench

POINTER = Pointer(Point(2.5, 2.5), Cell(2, 2), QPoint(10, 10), LEFT, PLAIN)


class Listening(Tool):
    """A tool that remembers when it was cancelled."""

    cancelled = 0

    def cancel(self) -> bool:
        self.cancelled += 1
        return super().cancel()


@pytest.fixture
def tool(qtbot: QtBot, tmp_path: Path) -> Listening:
    workbench = a_workbench(a_map(a_mini("Orc", "C3")), tmp_path)
    return Listening(workbench, Stage(qtbot, workbench).view)


def test_it_uses_neither_wheel_nor_keys(tool: Listening) -> None:
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, PLAIN)
    assert not tool.wheel(1, POINTER)
    assert not tool.key(key)
    assert not tool.cancel()


def test_it_changes_nothing_whatever_is_pressed(tool: Listening) -> None:
    before = tool.workbench.document.state
    tool.activate()
    for gesture in (tool.press, tool.hover, tool.release, tool.double_click, tool.menu):
        gesture(POINTER)
    assert tool.workbench.document.state is before


def test_leaving_it_cancels_what_runs(tool: Listening) -> None:
    tool.deactivate()
    assert tool.cancelled == 1
