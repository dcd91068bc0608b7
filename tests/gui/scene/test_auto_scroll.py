"""Scrolling by itself at the edge."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.gui.scene.auto_scroll import AutoScroll

VIEW = QRect(0, 0, 400, 300)


def ways_at(qtbot: QtBot, place: QPoint) -> tuple[int, int]:
    """Where to the view moves while the pointer is here."""
    ways: list[tuple[int, int]] = []
    parent = QObject()
    scrolling = AutoScroll(lambda across, down: ways.append((across, down)), parent)
    scrolling.point(place, VIEW)
    if not scrolling.is_running:
        return (0, 0)
    qtbot.waitUntil(lambda: len(ways) > 1)
    scrolling.stop()
    assert not scrolling.is_running
    return ways[0]


def test_nothing_moves_in_the_middle(qtbot: QtBot) -> None:
    assert ways_at(qtbot, QPoint(200, 150)) == (0, 0)


def test_the_map_moves_towards_the_edge_the_pointer_is_at(qtbot: QtBot) -> None:
    left, right = ways_at(qtbot, QPoint(5, 150)), ways_at(qtbot, QPoint(395, 150))
    assert left[0] < 0 == left[1]
    assert right[0] > 0 == right[1]
    assert ways_at(qtbot, QPoint(200, 298))[1] > 0


def test_the_farther_out_the_faster(qtbot: QtBot) -> None:
    near, far, beyond = (ways_at(qtbot, QPoint(x, 150))[0] for x in (380, 395, 900))
    assert 0 < near < far <= beyond


def test_back_in_the_middle_it_stops(qapp: QApplication) -> None:
    parent = QObject()
    scrolling = AutoScroll(lambda _across, _down: None, parent)
    scrolling.point(QPoint(2, 2), VIEW)
    assert scrolling.is_running
    scrolling.point(QPoint(200, 100), VIEW)
    assert not scrolling.is_running
