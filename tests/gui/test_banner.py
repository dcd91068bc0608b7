"""The strip above the map."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from battlemap.gui.banner import Banner


def test_it_is_hidden_until_there_is_something_to_say(qtbot: QtBot) -> None:
    banner = Banner()
    qtbot.addWidget(banner)
    assert banner.isHidden()
    banner.say("<b>plain</b>")
    assert not banner.isHidden()
    assert banner.label.textFormat() is Qt.TextFormat.PlainText


def test_a_click_closes_it(qtbot: QtBot) -> None:
    banner = Banner()
    qtbot.addWidget(banner)
    banner.say("Hello")
    with qtbot.waitSignal(banner.dismissed):
        QTest.mouseClick(banner.button, Qt.MouseButton.LeftButton)
    assert banner.isHidden()
