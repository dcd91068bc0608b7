"""Moving the map with the mouse."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from battlemap.gui.scene.panning import Panning

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton
MIDDLE = Qt.MouseButton.MiddleButton


def made(qtbot: QtBot) -> tuple[Panning, list[tuple[int, int]]]:
    ways: list[tuple[int, int]] = []
    widget = QWidget()
    qtbot.addWidget(widget)
    return Panning(widget, lambda across, down: ways.append((across, down))), ways


def test_the_middle_button_pans_at_once(qtbot: QtBot) -> None:
    panning, ways = made(qtbot)
    assert panning.press(MIDDLE, QPoint(10, 10))
    assert panning.move(QPoint(11, 12), MIDDLE)
    assert ways == [(-1, -2)]
    assert panning.release(MIDDLE) is True


def test_the_right_button_waits_and_then_pans_the_whole_way(qtbot: QtBot) -> None:
    panning, ways = made(qtbot)
    panning.press(RIGHT, QPoint(10, 10))
    assert not panning.move(QPoint(14, 10), RIGHT)
    assert panning.move(QPoint(15, 10), RIGHT)
    assert ways == [(-5, 0)]
    assert panning.release(RIGHT) is True


def test_a_right_button_that_did_not_move_clicked(qtbot: QtBot) -> None:
    panning, _ways = made(qtbot)
    panning.press(RIGHT, QPoint(10, 10))
    assert panning.release(RIGHT) is False


def test_the_left_button_pans_with_space_only(qtbot: QtBot) -> None:
    panning, _ways = made(qtbot)
    assert not panning.press(LEFT, QPoint())
    assert panning.release(LEFT) is None
    panning.make_ready(ready=True)
    assert panning.press(LEFT, QPoint())


def test_a_release_that_was_never_seen_ends_the_pan(qtbot: QtBot) -> None:
    panning, ways = made(qtbot)
    panning.press(MIDDLE, QPoint(10, 10))
    assert not panning.move(QPoint(30, 10), Qt.MouseButton.NoButton)
    assert not panning.is_running
    assert ways == []


def test_a_second_button_does_not_disturb_a_pan(qtbot: QtBot) -> None:
    panning, _ways = made(qtbot)
    panning.press(MIDDLE, QPoint(10, 10))
    assert panning.press(RIGHT, QPoint(10, 10))
    assert panning.release(RIGHT) is None
    assert panning.is_running
