"""The fields of the panel: each edit is one act on all chosen minis."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from battlemap.board.entities.token import Side, Token
from battlemap.geometry.cells import Facing
from battlemap.gui.widgets.mini_panel.mini_panel import MiniPanel
from battlemap.gui.workbench import Workbench
from battlemap.rules.systems.frei.system import FreiSheet
from tests.builders import a_map, a_mini
from tests.gui.workbenches import a_workbench, names


@pytest.fixture
def workbench(tmp_path: Path) -> Workbench:
    alrik = a_mini("Alrik", "A1", side=Side.HERO, facing=Facing.EAST, height=2, life=4, badges=("Prone", "Wet"))
    return a_workbench(a_map(alrik, a_mini("Ork", "C3", size=2, life=9, hidden=True, badges=("Prone",))), tmp_path)


@pytest.fixture
def panel(workbench: Workbench, qtbot: QtBot) -> MiniPanel:
    """The panel for both minis."""
    made = MiniPanel(workbench)
    qtbot.addWidget(made)
    made.resize(310, 420)
    with qtbot.waitExposed(made):
        made.show()
    made.show_minis(token.id for token in workbench.document.state.board.tokens)
    return made


def _type(field: QLineEdit | QAbstractSpinBox, typed: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Return)


def _choose(box: QComboBox, row: int) -> None:
    box.setFocus()
    box.setCurrentIndex(0)
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(row):
        QTest.keyClick(box, Qt.Key.Key_Down)


def _tokens(workbench: Workbench) -> tuple[Token, ...]:
    return workbench.document.state.board.tokens


def _sheets(workbench: Workbench) -> list[FreiSheet]:
    sheets = workbench.document.state.situation.sheet_by_token.values()
    return [sheet for sheet in sheets if isinstance(sheet, FreiSheet)]


def test_different_values_show_as_dashes(panel: MiniPanel) -> None:
    edits = (panel.size_field, panel.height_field, panel.life)
    assert {field.widget.lineEdit().text() for field in edits} == {"–"}
    assert panel.name.widget.text() == "–"
    assert panel.side.widget.currentIndex() == panel.facing.widget.currentIndex() == -1
    assert panel.side.widget.placeholderText() == "–"
    assert panel.hidden.widget.checkState() is Qt.CheckState.PartiallyChecked


def test_equal_values_show_as_they_are(panel: MiniPanel) -> None:
    assert panel.numbers["movement"].widget.lineEdit().text() == "6"
    assert panel.numbers["initiative"].widget.lineEdit().text() == ""


@pytest.mark.parametrize(("typed", "lives"), [("-3", [1, 6]), ("+4", [8, 13]), ("=12", [12, 12]), ("5", [5, 5])])
def test_life_is_corrected_for_all_in_one_step(
    panel: MiniPanel, workbench: Workbench, typed: str, lives: list[int]
) -> None:
    _type(panel.life.widget, typed)
    assert [sheet.life for sheet in _sheets(workbench)] == lives
    assert workbench.document.history.count() == 1


def test_arrow_keys_heal_and_hurt_each_by_its_own(panel: MiniPanel, workbench: Workbench) -> None:
    panel.life.widget.setFocus()
    QTest.keyClick(panel.life.widget, Qt.Key.Key_Up)
    assert [sheet.life for sheet in _sheets(workbench)] == [5, 10]


def test_no_life_is_shown_and_not_taken(panel: MiniPanel, workbench: Workbench) -> None:
    _type(panel.life.widget, "much")
    assert workbench.document.history.count() == 0
    assert panel.life.widget.lineEdit().text() == "much"
    assert "much" in panel.complaint


@pytest.mark.parametrize(
    ("field", "typed", "value"), [("movement", "8", 8), ("life_max", "20", 20), ("initiative", "-3", -3)]
)
def test_numbers_of_the_sheet_are_set_for_all(
    panel: MiniPanel, workbench: Workbench, field: str, typed: str, value: int
) -> None:
    _type(panel.numbers[field].widget, typed)
    assert [getattr(sheet, field) for sheet in _sheets(workbench)] == [value, value]
    assert workbench.document.history.count() == 1


def test_a_number_that_may_be_missing_can_be_emptied(panel: MiniPanel, workbench: Workbench) -> None:
    box = panel.numbers["initiative"].widget
    _type(box, "12")
    box.selectAll()
    QTest.keyClick(box, Qt.Key.Key_Delete)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert [sheet.initiative for sheet in _sheets(workbench)] == [None, None]


@pytest.mark.parametrize("typed", ["-1", "10000", "", "x"])
def test_impossible_numbers_are_not_taken(panel: MiniPanel, workbench: Workbench, typed: str) -> None:
    box = panel.numbers["movement"].widget
    box.setFocus()
    box.selectAll()
    QTest.keyClick(box, Qt.Key.Key_Delete)
    QTest.keyClicks(box, typed)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert workbench.document.history.count() == 0
    assert "0 to 9999" in panel.complaint


def test_steps_stay_within_the_limits(panel: MiniPanel, workbench: Workbench) -> None:
    box = panel.numbers["movement"].widget
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_PageDown)
    assert [sheet.movement for sheet in _sheets(workbench)] == [0, 0]


def test_mixed_numbers_are_not_stepped(panel: MiniPanel, workbench: Workbench) -> None:
    panel.size_field.widget.setFocus()
    QTest.keyClick(panel.size_field.widget, Qt.Key.Key_Up)
    assert workbench.document.history.count() == 0


def test_size_and_height_are_set_for_all(panel: MiniPanel, workbench: Workbench) -> None:
    _type(panel.size_field.widget, "3")
    _type(panel.height_field.widget, "-4")
    assert [(token.size, token.height) for token in _tokens(workbench)] == [(3, -4), (3, -4)]
    assert workbench.document.history.count() == 2


def test_height_steps_lift_each_from_where_it_is(panel: MiniPanel, workbench: Workbench) -> None:
    panel.height_field.widget.setFocus()
    QTest.keyClick(panel.height_field.widget, Qt.Key.Key_Up)
    assert [token.height for token in _tokens(workbench)] == [3, 1]


def test_a_name_for_several_gets_numbers(panel: MiniPanel, workbench: Workbench) -> None:
    _type(panel.name.widget, "Held")
    assert names(workbench) == ["Held 1", "Held 2"]
    assert workbench.document.history.count() == 1


def test_a_side_is_chosen_for_all(panel: MiniPanel, workbench: Workbench) -> None:
    _choose(panel.side.widget, list(Side).index(Side.ENEMY))
    assert {token.side for token in _tokens(workbench)} == {Side.ENEMY}


def test_a_direction_is_chosen_for_all_and_taken_away(panel: MiniPanel, workbench: Workbench) -> None:
    _choose(panel.facing.widget, 3)
    assert {token.facing for token in _tokens(workbench)} == {Facing.EAST}
    _choose(panel.facing.widget, 1)
    QTest.keyClick(panel.facing.widget, Qt.Key.Key_Home)
    assert {token.facing for token in _tokens(workbench)} == {None}


def test_partly_hidden_minis_are_hidden_then_shown(panel: MiniPanel, workbench: Workbench) -> None:
    _click(panel.hidden.widget)
    assert [token.hidden for token in _tokens(workbench)] == [True, True]
    assert panel.hidden.widget.checkState() is Qt.CheckState.Checked
    _click(panel.hidden.widget)
    assert [token.hidden for token in _tokens(workbench)] == [False, False]
    assert panel.hidden.widget.checkState() is Qt.CheckState.Unchecked


def _click(widget: QWidget) -> None:
    QTest.keyClick(widget, Qt.Key.Key_Space)
