"""The search field."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from battlemap.gui.widgets.search_field import SearchField


@pytest.fixture
def field(qtbot: QtBot) -> SearchField:
    made = SearchField("Search")
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("key", [Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_down_and_enter_lead_on(field: SearchField, key: Qt.Key, qtbot: QtBot) -> None:
    with qtbot.waitSignal(field.left_down):
        QTest.keyClick(field, key)


def test_escape_empties_it(field: SearchField) -> None:
    QTest.keyClicks(field, "orc")
    assert field.text() == "orc"
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""


def test_it_is_named_for_screen_readers(field: SearchField) -> None:
    assert field.accessibleName() == "Search"
