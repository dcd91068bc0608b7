"""Choosing what minis look like."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Look
from battlemap.gui.widgets.look_chooser import LookChooser
from battlemap.gui.workbench import Workbench
from battlemap.operations.library import LIBRARY
from tests.builders import a_map, a_mini
from tests.gui.answers import answered, choose_file, click
from tests.gui.widgets.painted import a_picture_file
from tests.gui.workbenches import a_workbench

BOTH = (TokenId("t1"), TokenId("t2"))


@pytest.fixture
def workbench(tmp_path: Path) -> Workbench:
    return a_workbench(a_map(a_mini("Ork", "A1", art="orc"), a_mini("Alrik", "B1", art="orc")), tmp_path)


@pytest.fixture
def chooser(workbench: Workbench, qtbot: QtBot) -> LookChooser:
    made = LookChooser(workbench)
    qtbot.addWidget(made)
    made.resize(360, 420)
    with qtbot.waitExposed(made):
        made.show()
    made.show_minis(BOTH)
    return made


def _looks(workbench: Workbench) -> list[Look]:
    return [token.look for token in workbench.document.state.board.tokens]


def _click(chooser: LookChooser, tip: str) -> None:
    items = [chooser.list.item(row) for row in range(chooser.list.count())]
    item = next(each for each in items if each.toolTip() == tip)
    place = chooser.list.visualItemRect(item).center()
    QTest.mouseClick(chooser.list.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_there_are_initials_and_the_whole_library(chooser: LookChooser) -> None:
    assert chooser.list.count() == 1 + len(LIBRARY)


def test_the_look_in_use_is_marked(chooser: LookChooser) -> None:
    assert chooser.list.currentItem().toolTip() == "Orc"


def test_a_click_gives_the_look_to_all_in_one_step(chooser: LookChooser, workbench: Workbench) -> None:
    _click(chooser, "Knight")
    assert _looks(workbench) == [Look(art="knight")] * 2
    assert workbench.document.history.count() == 1
    assert chooser.list.currentItem().toolTip() == "Knight"


def test_initials_take_the_drawing_away(chooser: LookChooser, workbench: Workbench) -> None:
    _click(chooser, "Initials")
    assert _looks(workbench) == [Look()] * 2


def test_a_picture_file_becomes_the_look_and_a_tile(chooser: LookChooser, workbench: Workbench, tmp_path: Path) -> None:
    with answered(QFileDialog, choose_file(a_picture_file(tmp_path))):
        click("Own picture …")(chooser)
    look = _looks(workbench)[0]
    assert look.picture is not None
    assert workbench.document.pictures.get(look.picture) is not None
    assert chooser.list.currentItem().toolTip() == "Own picture"


def test_a_file_that_is_no_picture_changes_nothing(chooser: LookChooser, workbench: Workbench, tmp_path: Path) -> None:
    chooser.take_picture(a_picture_file(tmp_path, "notes.png", b"not a picture"))
    assert workbench.document.history.count() == 0
    assert "notes.png" in chooser.complaint


def test_undo_marks_the_old_look_again(chooser: LookChooser, workbench: Workbench) -> None:
    _click(chooser, "Knight")
    workbench.document.history.undo()
    assert chooser.list.currentItem().toolTip() == "Orc"
