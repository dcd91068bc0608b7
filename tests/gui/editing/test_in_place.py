"""The fields that open at minis: opening, typing, Enter, Esc, and where they stand."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.gui.editing import in_place
from battlemap.gui.editing.line_editor import LineEditor
from battlemap.gui.editing.mini_parts import Part
from battlemap.rules.system import Vitals
from battlemap.state import GameState
from tests.builders import a_map, a_mini
from tests.gui.stage import Stage
from tests.gui.workbenches import a_workbench, names, select

STATE = a_map(
    a_mini("Ron", "C3", life=8, badges=("prone",)),
    a_mini("Pirat 1", "F3", life=10),
    a_mini("Pirat 2", "H6", life=10, badges=("prone", "dazed")),
    a_mini("Rand", "T12"),
    a_mini("Ecke", "A1"),
    columns=20,
    rows=12,
)


@pytest.fixture
def stage(qtbot: QtBot, tmp_path: Path) -> Stage:
    return Stage(qtbot, a_workbench(STATE, tmp_path))


def editor(stage: Stage) -> LineEditor:
    found = in_place.open_editor(stage.view)
    assert found is not None
    return found


def vitals(stage: Stage, number: int) -> Vitals:
    state = stage.workbench.document.state
    found = state.situation.vitals(state.board.tokens[number - 1].id)
    assert found is not None
    return found


def steps(stage: Stage) -> int:
    return stage.workbench.document.history.count()


def now(stage: Stage) -> GameState:
    return stage.workbench.document.state


@pytest.mark.parametrize(
    ("typed", "lives"),
    [
        pytest.param("-7", [1, 3], id="less"),
        pytest.param("+4", [12, 14], id="more"),
        pytest.param("=12", [12, 12], id="exactly"),
        pytest.param("12", [12, 12], id="bare"),
        pytest.param(" - 3 ", [5, 7], id="with spaces"),
    ],
)
def test_life_typed_applies_to_every_selected_mini_in_one_step(stage: Stage, typed: str, lives: list[int]) -> None:
    select(stage.workbench, 1, 2)
    in_place.edit_life(stage.workbench, stage.view)
    stage.type(typed)
    stage.key(Qt.Key.Key_Return)
    assert [vitals(stage, 1).life, vitals(stage, 2).life] == lives
    assert steps(stage) == 1
    assert in_place.open_editor(stage.view) is None
    stage.workbench.document.history.undo()
    assert now(stage) is STATE


def test_a_sign_typed_on_the_map_begins_the_number(stage: Stage) -> None:
    select(stage.workbench, 1)
    stage.key("-")
    stage.type("7")
    stage.key(Qt.Key.Key_Enter)
    assert vitals(stage, 1).life == 1


@pytest.mark.parametrize("typed", ["abc", "-", "--3", "1e5", "123456", "3.5"])
def test_wrong_life_is_marked_explained_and_changes_nothing(stage: Stage, typed: str) -> None:
    select(stage.workbench, 1)
    in_place.edit_life(stage.workbench, stage.view)
    stage.type(typed)
    assert "Not a number" in editor(stage).hint.text()
    stage.key(Qt.Key.Key_Return)
    assert "Possible" in editor(stage).hint.text()
    assert now(stage) is STATE
    stage.key(Qt.Key.Key_Escape)
    assert in_place.open_editor(stage.view) is None


def test_nothing_typed_is_wrong_only_when_entered(stage: Stage) -> None:
    select(stage.workbench, 1)
    in_place.edit_life(stage.workbench, stage.view)
    assert "Not a number" not in editor(stage).hint.text()
    stage.key(Qt.Key.Key_Return)
    assert "Not a number" in editor(stage).hint.text()


def test_the_field_shows_the_life_as_it_is_and_as_it_would_be(stage: Stage) -> None:
    select(stage.workbench, 1)
    in_place.edit_life(stage.workbench, stage.view)
    assert editor(stage).field.placeholderText() == "8 / 10"
    stage.type("-3")
    assert editor(stage).hint.text() == "8 → 5"


def test_different_lives_show_as_a_dash(stage: Stage) -> None:
    select(stage.workbench, 1, 2)
    in_place.edit_life(stage.workbench, stage.view)
    assert editor(stage).field.placeholderText() == "—"


def test_esc_leaves_nothing(stage: Stage) -> None:
    select(stage.workbench, 1)
    for edit in (in_place.edit_life, in_place.edit_name, in_place.edit_badges):
        edit(stage.workbench, stage.view)
        stage.type("5")
        stage.key(Qt.Key.Key_Escape)
        assert in_place.open_editor(stage.view) is None
    assert now(stage) is STATE
    assert steps(stage) == 0
    assert stage.view.hasFocus()


def test_a_click_beside_applies_what_was_typed(stage: Stage) -> None:
    select(stage.workbench, 1)
    in_place.edit_life(stage.workbench, stage.view)
    stage.type("-3")
    stage.click("K10")
    assert in_place.open_editor(stage.view) is None
    assert vitals(stage, 1).life == 5
    assert steps(stage) == 1


def test_a_click_beside_drops_what_cannot_be_applied(stage: Stage) -> None:
    select(stage.workbench, 1)
    in_place.edit_life(stage.workbench, stage.view)
    stage.type("many")
    stage.click("K10")
    assert in_place.open_editor(stage.view) is None
    assert now(stage) is STATE


def test_only_one_field_is_open(stage: Stage) -> None:
    select(stage.workbench, 1)
    in_place.edit_life(stage.workbench, stage.view)
    in_place.edit_name(stage.workbench, stage.view)
    assert sum(not each.isHidden() for each in stage.view.findChildren(LineEditor)) == 1


def test_a_change_of_the_map_closes_the_field(stage: Stage) -> None:
    select(stage.workbench, 1)
    in_place.edit_life(stage.workbench, stage.view)
    stage.workbench.document.open(a_map(), {})
    assert in_place.open_editor(stage.view) is None


def test_no_field_opens_with_nothing_selected(stage: Stage) -> None:
    assert not in_place.edit_life(stage.workbench, stage.view)
    assert not in_place.edit_name(stage.workbench, stage.view)
    assert not in_place.edit_badges(stage.workbench, stage.view)
    assert not in_place.close_editor(stage.view)


@pytest.mark.parametrize(
    ("part", "kind"), [(Part.LIFE, "LifeEditor"), (Part.NAME, "NameEditor"), (Part.BADGES, "BadgesEditor")]
)
def test_each_part_has_its_field(stage: Stage, part: Part, kind: str) -> None:
    select(stage.workbench, 1)
    in_place.edit_part(stage.workbench, stage.view, part)
    assert type(editor(stage)).__name__ == kind


@pytest.mark.parametrize("number", [1, 4, 5])
@pytest.mark.parametrize("zoom", [-12, 0, 12])
def test_the_field_stays_inside_the_view(stage: Stage, number: int, zoom: int) -> None:
    select(stage.workbench, number)
    for _ in range(abs(zoom)):
        stage.view.zoom_in() if zoom > 0 else stage.view.zoom_out()
    in_place.edit_badges(stage.workbench, stage.view)
    QApplication.processEvents()
    assert stage.view.viewport().geometry().contains(editor(stage).geometry())


def test_the_field_follows_the_view(stage: Stage) -> None:
    select(stage.workbench, 2)
    in_place.edit_life(stage.workbench, stage.view)
    before = editor(stage).geometry()
    stage.view.zoom_in()
    stage.view.resize(700, 500)
    QApplication.processEvents()
    assert editor(stage).geometry() != before
    assert stage.view.viewport().geometry().contains(editor(stage).geometry())


def test_letters_typed_in_the_field_reach_no_tool(stage: Stage) -> None:
    select(stage.workbench, 1)
    in_place.edit_name(stage.workbench, stage.view)
    stage.type("Hero")
    stage.key(Qt.Key.Key_Tab)
    stage.key(Qt.Key.Key_Return)
    assert names(stage.workbench)[0] == "Hero"
    assert steps(stage) == 1


def test_a_long_name_is_cut_above_the_field(qtbot: QtBot, tmp_path: Path) -> None:
    stage = Stage(qtbot, a_workbench(a_map(a_mini("W" * 200, "C3")), tmp_path))
    select(stage.workbench, 1)
    in_place.edit_life(stage.workbench, stage.view)
    assert stage.view.viewport().geometry().contains(editor(stage).geometry())
    assert editor(stage).width() < 400
