"""What docks know of the map beside them."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from battlemap.geometry.cells import Cell
from battlemap.gui.document import Document
from battlemap.gui.pictures import PixmapCache
from battlemap.gui.scene.audience import Audience
from battlemap.gui.scene.map_scene import MapScene
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.scene.units import cell_rect
from battlemap.gui.widgets import map_in_window
from tests.builders import a_map, a_mini


class Window(QWidget):
    """A map and a place for a dock."""

    def __init__(self) -> None:
        super().__init__()
        self.document = Document(a_map(a_mini(at="B2")))
        self.cache = PixmapCache(self.document)
        self.scene = MapScene(self.document, self.cache, Audience.GM)
        self.view = MapView(self.scene, self.document)
        self.dock = QWidget()
        row = QHBoxLayout(self)
        row.addWidget(self.view)
        row.addWidget(self.dock)
        self.resize(700, 500)


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    made = Window()
    qtbot.addWidget(made, before_close_func=lambda _: made.cache.close())
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_the_view_of_the_window_is_found(window: Window) -> None:
    assert map_in_window.map_view(window.dock) is window.view


def test_without_a_map_the_middle_is_that_of_the_whole_map(qtbot: QtBot) -> None:
    alone = QWidget()
    qtbot.addWidget(alone)
    assert map_in_window.middle_cell(alone, a_map(columns=24, rows=16).board) == Cell(12, 8)
    assert map_in_window.cell_pixels(alone) > 0


def test_a_cell_is_as_wide_as_on_the_screen(window: Window) -> None:
    before = map_in_window.cell_pixels(window.dock)
    window.view.zoom_in()
    after = map_in_window.cell_pixels(window.dock)
    assert after > before
    assert after == pytest.approx(window.view.cell_rect_in_view(Cell(0, 0), 10).width() / 10, abs=0.5)


def test_a_mini_is_brought_into_view(window: Window) -> None:
    for _ in range(12):
        window.view.zoom_in()
    token = window.document.state.board.tokens[0]
    map_in_window.show_mini(window.dock, token)
    shown = window.view.mapToScene(window.view.viewport().rect()).boundingRect()
    assert shown.contains(cell_rect(token.cell).center())


def test_the_middle_follows_what_is_visible(window: Window) -> None:
    board = window.document.state.board
    for _ in range(12):
        window.view.zoom_in()
    map_in_window.show_mini(window.dock, board.tokens[0])
    near = map_in_window.middle_cell(window.dock, board)
    assert max(near.column, near.row) <= 4


def test_the_whole_map_can_be_had_as_a_small_picture(window: Window, qtbot: QtBot) -> None:
    board = window.document.state.board
    image = map_in_window.map_image(window.dock, 120)
    assert max(image.width(), image.height()) == 120
    assert image.width() / image.height() == pytest.approx(board.columns / board.rows, rel=0.05)
    assert len({image.pixelColor(x, image.height() // 2).name() for x in range(120)}) > 1
    alone = QWidget()
    qtbot.addWidget(alone)
    assert map_in_window.map_image(alone, 120).isNull()
