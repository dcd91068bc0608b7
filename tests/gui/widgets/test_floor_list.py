"""Choosing a floor."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from battlemap.gui.widgets.floor_list import FloorList
from battlemap.gui.widgets.floors import floors


def test_there_is_a_tile_for_each_floor(qtbot: QtBot) -> None:
    tiles = FloorList()
    qtbot.addWidget(tiles)
    assert tiles.count() == len(floors())
    assert all(not tiles.item(row).icon().isNull() and tiles.item(row).text() for row in range(tiles.count()))


def test_a_click_chooses(qtbot: QtBot) -> None:
    tiles = FloorList()
    qtbot.addWidget(tiles)
    tiles.resize(620, 240)
    tiles.show()
    row = floors().index("planks")
    place = tiles.visualItemRect(tiles.item(row)).center()
    QTest.mouseClick(tiles.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert tiles.chosen == "planks"


def test_keys_choose(qtbot: QtBot) -> None:
    tiles = FloorList(floors()[0])
    qtbot.addWidget(tiles)
    tiles.resize(620, 240)
    tiles.show()
    QTest.keyClick(tiles, Qt.Key.Key_Right)
    assert tiles.chosen == floors()[1]


def test_an_unknown_floor_chooses_the_first(qtbot: QtBot) -> None:
    tiles = FloorList("lava")
    qtbot.addWidget(tiles)
    assert tiles.chosen == floors()[0]
