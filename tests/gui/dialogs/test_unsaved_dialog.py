"""The question about unsaved changes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from battlemap.gui.dialogs.unsaved_dialog import UnsavedAnswer, UnsavedDialog
from tests.gui.answers import Act, answered, click, press_enter, press_escape

ANSWERS = [
    pytest.param(click("Save"), UnsavedAnswer.SAVE, id="save"),
    pytest.param(click("Don’t save"), UnsavedAnswer.DROP, id="drop"),
    pytest.param(click("Cancel"), UnsavedAnswer.CANCEL, id="cancel"),
    pytest.param(press_escape, UnsavedAnswer.CANCEL, id="escape"),
    pytest.param(press_enter, UnsavedAnswer.SAVE, id="enter"),
    pytest.param(QWidget.close, UnsavedAnswer.CANCEL, id="closed"),
]


@pytest.mark.parametrize(("act", "answer"), ANSWERS)
def test_every_way_out(qtbot: QtBot, act: Act[QWidget], answer: UnsavedAnswer) -> None:
    dialog = UnsavedDialog("Cellar")
    qtbot.addWidget(dialog)
    with answered(UnsavedDialog, act):
        assert dialog.ask() is answer


def test_the_title_of_a_map_is_plain_text(qtbot: QtBot) -> None:
    dialog = UnsavedDialog("<img src=/etc/hostname>")
    qtbot.addWidget(dialog)
    assert dialog.textFormat() is Qt.TextFormat.PlainText
    assert "<img src=/etc/hostname>" in dialog.text()
