"""The field for life with minis that have none, and with unreadable ones."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from battlemap.frozen import changed
from battlemap.gui.editing import in_place
from battlemap.gui.editing.life_editor import LifeEditor
from battlemap.rules.kept import Kept
from tests.builders import a_map, a_mini
from tests.gui.stage import Stage
from tests.gui.workbenches import a_workbench, select

UNREADABLE = changed(a_mini("Geist", "E3"), sheet=Kept(raw='{"system":"of tomorrow"}'))
STATE = a_map(a_mini("Ron", "C3"), UNREADABLE, columns=12, rows=8)


def test_an_unreadable_mini_has_no_life_to_correct(qtbot: QtBot, tmp_path: Path) -> None:
    stage = Stage(qtbot, a_workbench(STATE, tmp_path))
    select(stage.workbench, 2)
    assert not in_place.edit_life(stage.workbench, stage.view)


def test_among_several_an_unreadable_mini_is_left_alone(qtbot: QtBot, tmp_path: Path) -> None:
    stage = Stage(qtbot, a_workbench(STATE, tmp_path))
    select(stage.workbench, 1, 2)
    in_place.edit_life(stage.workbench, stage.view)
    editor = in_place.open_editor(stage.view)
    assert isinstance(editor, LifeEditor)
    assert editor.tokens == stage.workbench.selection.tokens[:1]
    stage.type("-2")
    stage.key(Qt.Key.Key_Return)
    vitals = stage.workbench.document.state.situation.vitals(editor.tokens[0])
    assert vitals is not None
    assert vitals.life == 8
