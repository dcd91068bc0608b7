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


def test_an_offer_is_a_button_of_its_own(qtbot: QtBot) -> None:
    banner = Banner()
    qtbot.addWidget(banner)
    taken: list[bool] = []
    banner.say("Hello", "Show", lambda: taken.append(True))
    QTest.mouseClick(banner.offer, Qt.MouseButton.LeftButton)
    assert taken == [True]
    banner.say("Nothing to offer")
    assert banner.offer.isHidden()
