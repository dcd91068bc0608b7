"""Nine places, one of them chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from battlemap.gui.widgets.anchor_pad import AnchorPad


@pytest.fixture
def pad(qtbot: QtBot) -> AnchorPad:
    made = AnchorPad()
    qtbot.addWidget(made)
    return made


def test_the_top_left_is_chosen_at_first(pad: AnchorPad) -> None:
    assert pad.place == (0, 0)


@pytest.mark.parametrize("number", range(9))
def test_a_click_chooses_a_place(pad: AnchorPad, number: int) -> None:
    QTest.mouseClick(pad.findChildren(QToolButton)[number], Qt.MouseButton.LeftButton)
    assert pad.place == (number % 3, number // 3)


def test_arrow_keys_go_to_the_neighbour_and_stop_at_the_edge(pad: AnchorPad) -> None:
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Left):
        QTest.keyClick(pad, key)
    assert pad.place == (0, 2)


def test_a_change_is_told_once_and_named(pad: AnchorPad, qtbot: QtBot) -> None:
    told: list[None] = []
    pad.changed.connect(lambda: told.append(None))
    pad.choose(1, 1)
    assert len(told) == 1
    assert pad.accessibleDescription() == "In the middle"


def test_every_place_is_named_for_screen_readers(pad: AnchorPad) -> None:
    assert len({button.accessibleName() for button in pad.findChildren(QToolButton)}) == 9
