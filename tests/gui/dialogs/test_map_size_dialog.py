"""The dialog that changes the size of a map."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QDialog
from pytestqt.qtbot import QtBot

from battlemap.geometry.cells import Step
from battlemap.gui.dialogs.map_size_dialog import MapSizeDialog, NewSize, moved_to_edge
from battlemap.operations import maps
from tests.builders import a_map, a_mini
from tests.gui.answers import click, press_escape

STATE = a_map(a_mini("Ork", "A1"), a_mini("Troll", "W15", size=2), columns=24, rows=16)


@pytest.fixture
def dialog(qtbot: QtBot) -> MapSizeDialog:
    made = MapSizeDialog(STATE)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def _type(box: QAbstractSpinBox, typed: str) -> None:
    box.selectAll()
    QTest.keyClicks(box, typed)


def test_it_begins_with_the_map_as_it_is(dialog: MapSizeDialog) -> None:
    assert dialog.new_size() == NewSize(24, 16, Step(0, 0))
    assert not dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled()


@pytest.mark.parametrize(
    ("across", "down", "shift"), [(0, 0, Step(0, 0)), (1, 1, Step(3, -2)), (2, 2, Step(6, -4)), (2, 0, Step(6, 0))]
)
def test_what_stays_says_where_cells_come_and_go(dialog: MapSizeDialog, across: int, down: int, shift: Step) -> None:
    _type(dialog.columns, "30")
    _type(dialog.rows, "12")
    dialog.anchor.choose(across, down)
    assert dialog.new_size() == NewSize(30, 12, shift)


def test_it_warns_of_minis_that_fall_off(dialog: MapSizeDialog) -> None:
    assert dialog.warning.text() == ""
    _type(dialog.columns, "20")
    assert "Troll" in dialog.warning.text()
    dialog.anchor.choose(2, 0)
    assert "Ork" in dialog.warning.text()
    assert "Troll" not in dialog.warning.text()


def test_the_warning_names_just_those_that_the_act_moves() -> None:
    for size in (NewSize(20, 16, Step(0, 0)), NewSize(24, 10, Step(0, -6)), NewSize(30, 30, Step(3, 3))):
        after = maps.resize(STATE, *size)
        pairs = zip(STATE.board.tokens, after.board.tokens, strict=True)
        moved = [new.id for old, new in pairs if new.cell != old.cell.plus(size.shift)]
        assert list(moved_to_edge(STATE.board, size)) == moved


def test_accepting_and_cancelling(dialog: MapSizeDialog, qtbot: QtBot) -> None:
    _type(dialog.columns, "30")
    with qtbot.waitSignal(dialog.accepted):
        click("Change size")(dialog)
    assert dialog.result() == QDialog.DialogCode.Accepted
    dialog.show()
    with qtbot.waitSignal(dialog.rejected):
        press_escape(dialog)


def test_many_names_are_cut_short(qtbot: QtBot) -> None:
    dialog = MapSizeDialog(a_map(*(a_mini(f"Ork {number}", "X16") for number in range(9))))
    qtbot.addWidget(dialog)
    _type(dialog.columns, "5")
    assert dialog.warning.text().endswith("Ork 0, Ork 1, Ork 2, …")


def test_the_pad_can_be_reached_by_keys(dialog: MapSizeDialog) -> None:
    _type(dialog.columns, "30")
    dialog.anchor.setFocus()
    QTest.keyClick(dialog.anchor, Qt.Key.Key_Right)
    assert dialog.new_size().shift == Step(3, 0)
