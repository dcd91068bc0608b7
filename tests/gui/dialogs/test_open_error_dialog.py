"""What is shown when a file cannot be opened."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from battlemap.gui.dialogs.open_error_dialog import OpenErrorDialog
from battlemap.text import QT_TRANSLATE_NOOP
from tests.gui.answers import Act, answered, click, press_enter, press_escape

LINE = QT_TRANSLATE_NOOP("Tests", "<b>a</b>: broken.")


@pytest.mark.parametrize(
    ("act", "another"),
    [(click("Open another…"), True), (click("Close"), False), (press_escape, False), (press_enter, False)],
    ids=["another", "close", "escape", "enter"],
)
def test_every_way_out(qtbot: QtBot, act: Act[QWidget], another: bool) -> None:
    dialog = OpenErrorDialog(LINE)
    qtbot.addWidget(dialog)
    with answered(OpenErrorDialog, act):
        assert dialog.ask() is another


def test_it_says_what_happened_and_what_to_do(qtbot: QtBot) -> None:
    dialog = OpenErrorDialog(LINE)
    qtbot.addWidget(dialog)
    assert dialog.text() == "<b>a</b>: broken."
    assert dialog.textFormat() is Qt.TextFormat.PlainText
    assert "stays as it was" in dialog.informativeText()
