"""The badges of the chosen minis."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from battlemap.gui.widgets.mini_panel.badges_field import BadgesField
from battlemap.gui.widgets.mini_panel.chosen import Editing
from battlemap.gui.workbench import Workbench
from tests.builders import a_map, a_mini
from tests.gui.workbenches import a_workbench


@pytest.fixture
def workbench(tmp_path: Path) -> Workbench:
    return a_workbench(a_map(a_mini("Alrik", badges=("Wet", "Prone")), a_mini("Ork", badges=("Prone",))), tmp_path)


@pytest.fixture
def field(workbench: Workbench, qtbot: QtBot) -> BadgesField:
    editing = Editing(workbench.document, workbench.document)
    editing.tokens = tuple(token.id for token in workbench.document.state.board.tokens)
    made = BadgesField(editing, workbench)
    qtbot.addWidget(made.widget)
    made.refresh(editing.chosen)
    return made


def _badges(workbench: Workbench) -> list[tuple[str, ...]]:
    situation = workbench.document.state.situation
    vitals = (situation.vitals(token.id) for token in situation.board.tokens)
    return [each.badges for each in vitals if each is not None]


def _add(field: BadgesField, typed: str) -> None:
    QTest.keyClicks(field.widget.field, typed)
    QTest.keyClick(field.widget.field, Qt.Key.Key_Return)


def test_badges_of_all_stand_before_those_of_some(field: BadgesField) -> None:
    assert [(chip.badge, chip.everyone) for chip in field.widget.chips] == [("Prone", True), ("Wet", False)]


def test_a_badge_is_added_to_all_in_one_step(field: BadgesField, workbench: Workbench) -> None:
    _add(field, "Asleep")
    assert _badges(workbench) == [("Wet", "Prone", "Asleep"), ("Prone", "Asleep")]
    assert workbench.document.history.count() == 1


def test_a_badge_is_taken_off_all_in_one_step(field: BadgesField, workbench: Workbench) -> None:
    QTest.mouseClick(field.widget.chips[0], Qt.MouseButton.LeftButton)
    assert _badges(workbench) == [("Wet",), ()]
    assert workbench.document.history.count() == 1


def test_given_badges_are_suggested_again_newest_first(field: BadgesField, workbench: Workbench) -> None:
    _add(field, "Asleep")
    _add(field, "Blind, Asleep")
    assert workbench.settings.badge_suggestions == ("Blind", "Asleep")


def test_commas_alone_add_nothing(field: BadgesField, workbench: Workbench) -> None:
    _add(field, " , ")
    assert workbench.document.history.count() == 0


def test_the_field_proposes_what_is_on_the_map_and_was_given(field: BadgesField, qtbot: QtBot) -> None:
    _add(field, "Asleep")
    with qtbot.waitExposed(field.widget):
        field.widget.show()
    field.widget.activateWindow()
    field.widget.field.setFocus()
    qtbot.waitUntil(field.widget.field.hasFocus)
    completer = field.widget.field.completer()
    found = {}
    for typed in ("asle", "wet", "PRO"):
        completer.setCompletionPrefix(typed)
        found[typed] = (completer.completionCount(), completer.currentCompletion())
    assert found == {"asle": (1, "Asleep"), "wet": (1, "Wet"), "PRO": (1, "Prone")}


def test_a_badge_is_the_same_in_every_case(field: BadgesField, workbench: Workbench) -> None:
    _add(field, "wet, PRONE")
    assert _badges(workbench) == [("Wet", "Prone"), ("Prone", "Wet")]


def test_spellings_from_elsewhere_count_as_one_badge(qtbot: QtBot, tmp_path: Path) -> None:
    workbench = a_workbench(a_map(a_mini("Alrik", badges=("wet",)), a_mini("Ork", badges=("Wet",))), tmp_path)
    editing = Editing(workbench.document, workbench.document)
    editing.tokens = tuple(token.id for token in workbench.document.state.board.tokens)
    field = BadgesField(editing, workbench)
    qtbot.addWidget(field.widget)
    field.refresh(editing.chosen)
    assert [(chip.badge, chip.everyone) for chip in field.widget.chips] == [("wet", True)]
    QTest.mouseClick(field.widget.chips[0], Qt.MouseButton.LeftButton)
    assert _badges(workbench) == [(), ()]
