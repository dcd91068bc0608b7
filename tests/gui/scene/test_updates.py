"""What stands on the screen after many small updates is what painting everything anew would give."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import TokenId
from battlemap.geometry.cells import Cell, Facing, Point, Step
from battlemap.gui.scene.zoom_view import ZoomView
from battlemap.operations import openings, sheets, tokens
from tests.builders import a_door, a_map, a_mini, a_wall
from tests.gui.scene.shown import Shown

MINIS = [TokenId(f"t{number}") for number in range(1, 5)]


def on_screen(shown: Shown) -> QImage:
    """The pixels of the view as the screen has them: all updates painted, nothing painted anew."""
    view: ZoomView = shown.view
    QApplication.processEvents()
    QApplication.processEvents()
    while shown.scene.frame_time.unfinished:
        QApplication.processEvents()
    return view.screen().grabWindow(view.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)


def painted_anew(shown: Shown) -> QImage:
    """The same after everything was painted anew."""
    shown.view.resetCachedContent()
    shown.view.viewport().update()
    return on_screen(shown)


def difference(one: QImage, other: QImage) -> list[tuple[int, int]]:
    return [
        (x, y)
        for x in range(one.width())
        for y in range(one.height())
        if one.pixelColor(x, y) != other.pixelColor(x, y)
    ]


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    """Minis of several sizes and looks on a floor, with a wall and a door."""
    minis = (
        a_mini("Anna", "C3", art="mage", facing=Facing.NORTH_EAST, badges=("Gift", "Wut", "Furcht")),
        a_mini("Ein sehr langer Name für einen Ork", "E5", art="orc", size=2, facing=Facing.SOUTH, height=3),
        a_mini("Cora", "H7", hidden=True),
        a_mini("Dora", "I9", life=0, art="elf"),
    )
    state = a_map(*minis, columns=14, rows=12, walls=[a_wall(1, (0, 2), (14, 2))], doors=[a_door(1, (4, 4), (5, 4))])
    made = Shown(qtbot, state)
    made.view.resize(420, 330)
    made.view.set_zoom(0.55)
    made.view._settle.stop()
    return made


def test_dragging_leaves_no_trace(shown: Shown) -> None:
    random = Random(4)
    for _ in range(12):
        shown.scene.show_dragged(MINIS[:2], Point(random.uniform(-3, 6), random.uniform(-3, 5)))
        QApplication.processEvents()
    assert difference(on_screen(shown), painted_anew(shown)) == []


def test_scrolling_leaves_no_seam(shown: Shown) -> None:
    random = Random(5)
    for _ in range(12):
        shown.view.scroll_by(random.randint(-40, 40), random.randint(-30, 30))
        if random.random() < 0.5:
            QApplication.processEvents()
    assert difference(on_screen(shown), painted_anew(shown)) == []


def test_changes_of_every_kind_leave_no_trace(shown: Shown) -> None:
    document = shown.document
    shown.move(shown.at("C3"))
    shown.scene.show_selection(MINIS)
    on_screen(shown)
    document.run(tokens.turn, (MINIS[0],), eighths=3)
    document.run(tokens.move, (MINIS[1],), Step(2, 1))
    document.run(openings.toggle, (document.state.board.doors[0].id,))
    on_screen(shown)
    document.run(openings.toggle, (document.state.board.doors[0].id,))
    document.run(sheets.rename, (MINIS[1],), "Kurz")
    document.run(tokens.resize, (MINIS[1],), 1)
    document.run(tokens.remove, (MINIS[2],))
    shown.scene.highlight_cells([Cell(1, 1), Cell(2, 1)])
    on_screen(shown)
    shown.scene.highlight_cells([Cell(8, 8)])
    shown.scene.show_selection([])
    shown.move(QPoint(200, 200))
    assert difference(on_screen(shown), painted_anew(shown)) == []


def test_a_window_and_a_wall_that_go_are_gone(shown: Shown) -> None:
    document = shown.document
    document.run(openings.to_window, document.state.board.doors[0].id)
    on_screen(shown)
    document.history.undo()
    assert difference(on_screen(shown), painted_anew(shown)) == []
