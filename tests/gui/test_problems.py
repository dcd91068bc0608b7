"""The problems of the open map."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from battlemap.gui.problems import Problems
from battlemap.text import Text


def test_there_are_none_at_first() -> None:
    assert Problems().lines == ()


def test_setting_them_tells_of_it_once(qtbot: QtBot) -> None:
    problems = Problems()
    lines = (Text("Test", "one"), Text("Test", "two"))
    with qtbot.waitSignal(problems.changed):
        problems.set(iter(lines))
    assert problems.lines == lines
    with qtbot.assertNotEmitted(problems.changed):
        problems.set(lines)
