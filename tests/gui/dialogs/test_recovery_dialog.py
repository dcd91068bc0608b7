"""The offer to restore maps."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from battlemap.files.autosave import Recovery
from battlemap.gui.dialogs.recovery_dialog import RecoveryAnswer, RecoveryDialog
from tests.gui.answers import Act, answered, click, press_enter, press_escape

NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
OLD = Recovery("old", Path("/snap/1"), Path("/maps/harbour.battlemap"), NOON - timedelta(hours=1), "Harbour")
NEW = Recovery("new", Path("/snap/2"), None, NOON, "")

ANSWERS = [
    pytest.param(click("Restore"), RecoveryAnswer.RESTORE, id="restore"),
    pytest.param(press_enter, RecoveryAnswer.RESTORE, id="enter"),
    pytest.param(click("Discard"), RecoveryAnswer.DISCARD, id="discard"),
    pytest.param(click("Later"), RecoveryAnswer.LATER, id="later"),
    pytest.param(press_escape, RecoveryAnswer.LATER, id="escape"),
]


@pytest.fixture
def dialog(qtbot: QtBot) -> RecoveryDialog:
    made = RecoveryDialog([OLD, NEW])
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(("act", "answer"), ANSWERS)
def test_every_way_out_is_about_the_newest_map(dialog: RecoveryDialog, act: Act[QWidget], answer: object) -> None:
    with answered(RecoveryDialog, act):
        assert dialog.ask() == (answer, NEW)


def test_another_map_is_chosen_by_key(dialog: RecoveryDialog) -> None:
    def down_and_enter(dialog: RecoveryDialog) -> None:
        QTest.keyClick(dialog.list, Qt.Key.Key_Down)
        click("Restore")(dialog)

    with answered(RecoveryDialog, down_and_enter):
        assert dialog.ask() == (RecoveryAnswer.RESTORE, OLD)


def test_a_double_click_restores(dialog: RecoveryDialog) -> None:
    def double_click(dialog: RecoveryDialog) -> None:
        place = dialog.list.visualItemRect(dialog.list.item(1)).center()
        QTest.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=place)

    with answered(RecoveryDialog, double_click):
        assert dialog.ask() == (RecoveryAnswer.RESTORE, OLD)


def test_each_line_names_title_time_and_file(dialog: RecoveryDialog) -> None:
    first, second = (dialog.list.item(row).text() for row in range(2))
    assert "Untitled map" in first
    assert "never saved" in first
    assert "Harbour" in second
    assert "/maps/harbour.battlemap" in second
