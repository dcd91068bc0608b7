"""Typing badges: lists, additions, removals and proposals."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.gui.editing import in_place
from battlemap.gui.editing.badges_editor import BadgesEditor
from tests.builders import a_map, a_mini
from tests.gui.stage import OFFSCREEN, Stage
from tests.gui.workbenches import a_workbench, select

pytestmark = OFFSCREEN

STATE = a_map(
    a_mini("Ron", "C3", badges=("prone",)),
    a_mini("Lara", "F3", badges=("prone", "dazed")),
    a_mini("Rat", "H6"),
    columns=20,
    rows=12,
)


@pytest.fixture
def stage(qtbot: QtBot, tmp_path: Path) -> Stage:
    return Stage(qtbot, a_workbench(STATE, tmp_path))


def editing(stage: Stage, *numbers: int) -> BadgesEditor:
    select(stage.workbench, *numbers)
    in_place.edit_badges(stage.workbench, stage.view)
    editor = in_place.open_editor(stage.view)
    assert isinstance(editor, BadgesEditor)
    return editor


def badges(stage: Stage, number: int) -> tuple[str, ...]:
    state = stage.workbench.document.state
    vitals = state.situation.vitals(state.board.tokens[number - 1].id)
    assert vitals is not None
    return vitals.badges


def enter(stage: Stage, editor: BadgesEditor, typed: str) -> None:
    editor.field.setText(typed)
    stage.key(Qt.Key.Key_Return)


def test_the_badges_as_they_are_stand_in_the_field(stage: Stage) -> None:
    assert editing(stage, 2).field.text() == "prone, dazed"


def test_different_badges_leave_the_field_empty(stage: Stage) -> None:
    assert editing(stage, 1, 2).field.text() == ""


def test_a_list_is_what_every_mini_bears_then(stage: Stage) -> None:
    enter(stage, editing(stage, 1, 2), "burning, blind")
    assert badges(stage, 1) == badges(stage, 2) == ("burning", "blind")
    assert stage.workbench.document.history.count() == 1


def test_signs_add_and_remove(stage: Stage) -> None:
    enter(stage, editing(stage, 1, 2), "+blind, -prone")
    assert badges(stage, 1) == ("blind",)
    assert badges(stage, 2) == ("dazed", "blind")


def test_an_empty_field_removes_all(stage: Stage) -> None:
    editor = editing(stage, 2)
    editor.field.clear()
    assert editor.hint.text() == "Enter removes all badges"
    stage.key(Qt.Key.Key_Return)
    assert badges(stage, 2) == ()


def test_a_badge_too_long_is_refused(stage: Stage) -> None:
    editor = editing(stage, 1)
    enter(stage, editor, "x" * 41)
    assert "too long" in editor.hint.text()
    assert stage.workbench.document.state is STATE


def test_badges_given_are_remembered_newest_first(stage: Stage) -> None:
    enter(stage, editing(stage, 1), "blind")
    enter(stage, editing(stage, 1), "+burning")
    assert stage.workbench.settings.badge_suggestions == ("burning", "blind")


def test_a_proposal_completes_the_last_word_and_keeps_the_others(stage: Stage) -> None:
    editor = editing(stage, 3)
    stage.type("prone, +da")
    popup = QApplication.activePopupWidget()
    assert popup is not None
    stage.key(Qt.Key.Key_Down)
    stage.key(Qt.Key.Key_Return)
    assert editor.field.text() == "prone, +dazed"
    assert in_place.open_editor(stage.view) is editor
    stage.key(Qt.Key.Key_Return)
    assert badges(stage, 3) == ("prone", "dazed")


def test_enter_applies_at_once_when_no_proposal_was_chosen(stage: Stage) -> None:
    editing(stage, 3)
    stage.type("+pro")
    assert QApplication.activePopupWidget() is not None
    stage.key(Qt.Key.Key_Return)
    assert badges(stage, 3) == ("pro",)


def test_esc_closes_the_proposals_and_then_the_field(stage: Stage) -> None:
    editor = editing(stage, 3)
    stage.type("+pro")
    stage.key(Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert in_place.open_editor(stage.view) is editor
    stage.key(Qt.Key.Key_Escape)
    assert in_place.open_editor(stage.view) is None
    assert stage.workbench.document.state is STATE


def test_tab_takes_the_only_proposal_and_the_field_stays_open(stage: Stage) -> None:
    editor = editing(stage, 3)
    stage.type("prone, +da")
    stage.key(Qt.Key.Key_Tab)
    assert editor.field.text() == "prone, +dazed"
    assert QApplication.activePopupWidget() is None
    assert in_place.open_editor(stage.view) is editor
    stage.key(Qt.Key.Key_Return)
    assert badges(stage, 3) == ("prone", "dazed")


def test_tab_takes_none_of_several_proposals_until_one_is_chosen(stage: Stage) -> None:
    editor = editing(stage, 3)
    stage.type("b")
    stage.key(Qt.Key.Key_Tab)
    assert editor.field.text() == "b"
    stage.key(Qt.Key.Key_Down)
    stage.key(Qt.Key.Key_Tab)
    assert editor.field.text() == "bleeding"


def test_badges_are_spelled_as_on_the_map_and_never_twice(stage: Stage) -> None:
    enter(stage, editing(stage, 1), "+PRONE, +Dazed")
    assert badges(stage, 1) == ("prone", "dazed")
    enter(stage, editing(stage, 3), "Prone, DAZED, prone, Wet")
    assert badges(stage, 3) == ("prone", "dazed", "Wet")
    enter(stage, editing(stage, 3), "-wet")
    assert badges(stage, 3) == ("prone", "dazed")


def test_the_spelling_of_a_badge_only_these_minis_bear_can_be_corrected(stage: Stage) -> None:
    enter(stage, editing(stage, 2), "prone, Dazed")
    assert badges(stage, 2) == ("prone", "Dazed")
