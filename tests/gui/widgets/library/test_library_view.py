"""The view of the library."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from battlemap.gui.scene.drops import LIBRARY_MIME
from battlemap.gui.widgets import map_in_window
from battlemap.gui.widgets.library.library_view import LibraryView
from battlemap.operations.maps import new_map
from tests.gui.workbenches import a_workbench


@pytest.fixture
def view(tmp_path: Path, qtbot: QtBot) -> LibraryView:
    made = LibraryView(a_workbench(new_map(), tmp_path))
    qtbot.addWidget(made)
    made.resize(900, 300)
    with qtbot.waitExposed(made):
        made.show()
    return made


def _index(view: LibraryView, title: str) -> QModelIndex:
    row = next(row for row in range(view.found.rowCount()) if view.found.index(row, 0).data() == title)
    return view.found.index(row, 0)


def test_a_double_click_asks_for_a_mini(view: LibraryView, qtbot: QtBot) -> None:
    place = view.visualRect(_index(view, "Rogue")).center()
    with qtbot.waitSignal(view.wanted) as wanted:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert wanted.args is not None
    assert wanted.args[0].title == "Rogue"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_asks_for_the_mini_under_the_cursor(view: LibraryView, key: Qt.Key, qtbot: QtBot) -> None:
    view.setCurrentIndex(_index(view, "Knight"))
    QTest.keyClick(view, Qt.Key.Key_Right)
    with qtbot.waitSignal(view.wanted) as wanted:
        QTest.keyClick(view, key)
    assert wanted.args is not None
    assert wanted.args[0].title == "Rogue"


def test_enter_on_nothing_asks_for_nothing(view: LibraryView, qtbot: QtBot) -> None:
    view.setCurrentIndex(QModelIndex())
    with qtbot.assertNotEmitted(view.wanted):
        QTest.keyClick(view, Qt.Key.Key_Return)


@pytest.mark.parametrize(("title", "size"), [("Knight", 1), ("Troll", 2), ("Dragon", 3)])
def test_a_drag_shows_the_mini_as_large_as_on_the_map(
    view: LibraryView, title: str, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(map_in_window, "cell_pixels", lambda _widget: 40.0)
    index = _index(view, title)
    tile = view.tile_at(index)
    assert tile is not None
    drag = view.drag_of(index, tile)
    assert drag.pixmap().width() == 40 * size
    assert drag.hotSpot().toTuple() == (20, 20)
    assert bytes(drag.mimeData().data(LIBRARY_MIME).data()).decode() == tile.look.art


def test_a_typed_letter_finds_a_mini(view: LibraryView) -> None:
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_W)
    assert view.currentIndex().data() == "Wolf"
