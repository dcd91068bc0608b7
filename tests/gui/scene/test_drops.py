"""Drag and drop onto a map, with real drag events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.geometry.cells import Cell
from battlemap.gui.scene.drops import LIBRARY_MIME, is_welcome
from battlemap.operations.clipboard import MIME_TYPE
from tests.builders import a_map
from tests.gui.scene.shown import LEFT, PLAIN, Shown

COPY = Qt.DropAction.CopyAction


def a_thing(kind: str) -> QMimeData:
    data = QMimeData()
    data.setData(kind, b"knight")
    return data


def some_files(*urls: str) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl(url) for url in urls])
    return data


@pytest.mark.parametrize("data", [a_thing(LIBRARY_MIME), a_thing(MIME_TYPE), some_files("file:///tmp/a.png")])
def test_minis_and_files_are_welcome(data: QMimeData) -> None:
    assert is_welcome(data)


@pytest.mark.parametrize(
    "data",
    [QMimeData(), a_thing("text/plain"), some_files("https://example.org/a.png"), some_files("file:///a", "http://b/")],
    ids=["nothing", "text", "address", "mixed"],
)
def test_anything_else_is_not(data: QMimeData) -> None:
    assert not is_welcome(data)


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    """An empty map."""
    return Shown(qtbot, a_map())


def drag_over(shown: Shown, data: QMimeData, place: QPoint) -> bool:
    """Bring something into the view and to a place; whether it could be dropped there."""
    viewport = shown.view.viewport()
    enter = QDragEnterEvent(place, COPY, data, LEFT, PLAIN)
    QApplication.sendEvent(viewport, enter)
    move = QDragMoveEvent(place, COPY, data, LEFT, PLAIN)
    QApplication.sendEvent(viewport, move)
    return enter.isAccepted() and move.isAccepted()


def highlighted(shown: Shown) -> set[Cell]:
    return set(shown.scene._cells.cells)


def test_a_drag_shows_the_cell_it_is_over_and_tells_of_it(shown: Shown) -> None:
    told: list[Cell] = []
    shown.view.dragged_over.connect(lambda _data, cell: told.append(cell))
    assert drag_over(shown, a_thing(LIBRARY_MIME), shown.at("E4"))
    assert highlighted(shown) == {Cell(4, 3)}
    assert told[-1] == Cell(4, 3)
    QApplication.sendEvent(shown.view.viewport(), QDragLeaveEvent())
    assert highlighted(shown) == set()


def test_a_drop_tells_what_and_where(shown: Shown) -> None:
    told: list[tuple[bytes, Cell]] = []
    shown.view.dropped.connect(lambda data, cell: told.append((bytes(data.data(MIME_TYPE).data()), cell)))
    data = a_thing(MIME_TYPE)
    drag_over(shown, data, shown.at("F5"))
    drop = QDropEvent(QPointF(shown.at("F5")), COPY, data, LEFT, PLAIN)
    QApplication.sendEvent(shown.view.viewport(), drop)
    assert drop.isAccepted()
    assert told == [(b"knight", Cell(5, 4))]
    assert highlighted(shown) == set()


def test_what_is_not_welcome_is_refused(shown: Shown) -> None:
    told: list[object] = []
    shown.view.dropped.connect(lambda data, cell: told.append(cell))
    data = some_files("https://example.org/map.png")
    assert not drag_over(shown, data, shown.at("F5"))
    QApplication.sendEvent(shown.view.viewport(), QDropEvent(QPointF(shown.at("F5")), COPY, data, LEFT, PLAIN))
    assert told == []
    assert highlighted(shown) == set()


def test_a_drag_at_the_edge_moves_the_map(shown: Shown, qtbot: QtBot) -> None:
    shown.view.set_zoom(2.0)
    before = shown.view.viewportTransform().dx()
    data = a_thing(LIBRARY_MIME)
    drag_over(shown, data, QPoint(796, 300))
    qtbot.waitUntil(lambda: shown.view.viewportTransform().dx() < before - 40)
    QApplication.sendEvent(shown.view.viewport(), QDragLeaveEvent())
    assert not shown.view._auto_scroll.is_running
