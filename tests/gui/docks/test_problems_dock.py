"""The dock with the problems of a map."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from battlemap.gui.docks.problems_dock import DOCK, ProblemsDock
from battlemap.gui.workbench import Workbench
from battlemap.operations.maps import new_map
from battlemap.text import Text
from tests.gui.workbenches import a_workbench

LINES = (Text("Test", "3 walls have no end"), Text("Test", "“{name}” is <b>no</b> picture").filled(name="a.svg"))


@pytest.fixture
def workbench(tmp_path: Path) -> Workbench:
    return a_workbench(new_map(), tmp_path)


@pytest.fixture
def dock(workbench: Workbench, qtbot: QtBot) -> ProblemsDock:
    made = DOCK.make(workbench)
    assert isinstance(made, ProblemsDock)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_without_problems_it_says_so(dock: ProblemsDock) -> None:
    assert dock.empty.isVisible()
    assert not dock.copy_all.isVisible()


def test_each_problem_is_a_line_of_plain_text(dock: ProblemsDock, workbench: Workbench) -> None:
    workbench.problems.set(LINES)
    assert [dock.list.item(row).text() for row in range(dock.list.count())] == [str(line) for line in LINES]
    assert dock.list.isVisible()
    workbench.problems.set(())
    assert dock.empty.isVisible()


def test_all_lines_can_be_copied(dock: ProblemsDock, workbench: Workbench) -> None:
    workbench.problems.set(LINES)
    QTest.mouseClick(dock.copy_all, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "\n".join(str(line) for line in LINES)


def test_the_title_counts_the_problems(dock: ProblemsDock, workbench: Workbench) -> None:
    assert dock.windowTitle() == "Problems"
    workbench.problems.set(LINES)
    assert dock.windowTitle() == "Problems (2)"
