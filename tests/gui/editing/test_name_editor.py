"""Renaming one mini and several."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from battlemap.gui.editing import in_place
from battlemap.gui.editing.line_editor import LineEditor
from battlemap.gui.editing.name_editor import MAX_NAME
from tests.builders import a_map, a_mini
from tests.gui.stage import Stage
from tests.gui.workbenches import a_workbench, names, select

STATE = a_map(a_mini("Ron", "C3"), a_mini("Pirat 1", "F3"), a_mini("Pirat 2", "H6"), columns=20, rows=12)


@pytest.fixture
def stage(qtbot: QtBot, tmp_path: Path) -> Stage:
    return Stage(qtbot, a_workbench(STATE, tmp_path))


def editing(stage: Stage, *numbers: int) -> LineEditor:
    select(stage.workbench, *numbers)
    in_place.edit_name(stage.workbench, stage.view)
    editor = in_place.open_editor(stage.view)
    assert editor is not None
    return editor


def test_the_name_stands_there_to_be_typed_over(stage: Stage) -> None:
    editor = editing(stage, 1)
    assert editor.field.text() == "Ron"
    stage.type("Lara")
    stage.key(Qt.Key.Key_Return)
    assert names(stage.workbench) == ["Lara", "Pirat 1", "Pirat 2"]


def test_several_minis_get_the_name_with_numbers(stage: Stage) -> None:
    editor = editing(stage, 1, 2, 3)
    assert editor.field.text() == ""
    stage.type("Punk")
    stage.key(Qt.Key.Key_Return)
    assert names(stage.workbench) == ["Punk 1", "Punk 2", "Punk 3"]
    assert stage.workbench.document.history.count() == 1


def test_minis_of_one_name_show_it_without_their_numbers(stage: Stage) -> None:
    assert editing(stage, 2, 3).field.text() == "Pirat"


def test_umlauts_and_markup_are_plain_text(stage: Stage) -> None:
    editing(stage, 1).field.setText(" Käthe <b>&amp;</b> 👩 ")
    stage.key(Qt.Key.Key_Return)
    assert names(stage.workbench)[0] == "Käthe <b>&amp;</b> 👩"


def test_a_name_too_long_is_refused(stage: Stage) -> None:
    editor = editing(stage, 1)
    editor.field.setText("x" * (MAX_NAME + 1))
    stage.key(Qt.Key.Key_Return)
    assert str(MAX_NAME) in editor.hint.text()
    assert stage.workbench.document.state is STATE


def test_one_mini_may_be_nameless_but_several_may_not(stage: Stage) -> None:
    editor = editing(stage, 1, 2)
    editor.field.clear()
    stage.key(Qt.Key.Key_Return)
    assert "Type a name" in editor.hint.text()
    stage.key(Qt.Key.Key_Escape)
    editing(stage, 1).field.clear()
    stage.key(Qt.Key.Key_Return)
    assert names(stage.workbench)[0] == ""
