"""Names along the edges."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from battlemap.geometry.cells import Cell
from battlemap.gui.scene.overlays.edge_names import LEFT, TOP, EdgeNames
from tests.builders import a_map
from tests.gui.scene.painting import clear

BOARD = a_map(columns=200, rows=200).board
VIEW = QRect(0, 0, 400, 400)


def painted(names: EdgeNames, pointed: Cell | None = None, exposed: QRect = VIEW) -> QImage:
    image = clear(400)
    with QPainter(image) as painter:
        names.paint(painter, BOARD, pointed, exposed)
    return image


def test_names_lie_in_two_strips(qapp: QApplication) -> None:
    image = painted(EdgeNames(2.0, 40.0, 40.0, 400, 400))
    assert image.pixelColor(200, TOP - 1).alpha() == 255
    assert image.pixelColor(LEFT - 1, 200).alpha() == 255
    assert image.pixelColor(LEFT + 1, TOP + 1).alpha() == 0


def test_the_column_and_row_pointed_at_stand_out(qapp: QApplication) -> None:
    names = EdgeNames(2.0, 40.0, 40.0, 400, 400)
    plain, marked = painted(names), painted(names, Cell(2, 3))
    assert marked.pixelColor(145, 2) != plain.pixelColor(145, 2)
    assert marked.pixelColor(2, 195) != plain.pixelColor(2, 195)
    assert marked.pixelColor(300, 2) == plain.pixelColor(300, 2)


@pytest.mark.parametrize(("scale", "every"), [(2.0, 1), (1.0, 2), (0.5, 5), (0.05, 50)])
def test_names_are_left_out_where_there_is_no_room(qapp: QApplication, scale: float, every: int) -> None:
    names = EdgeNames(scale, 40.0, 40.0, 100_000, 400)
    seen = list(names._seen(200, names.left, LEFT, names.width, 30))
    assert seen == list(range(0, 200, every))


def test_only_columns_in_view_are_named(qapp: QApplication) -> None:
    names = EdgeNames(2.0, -1_000.0, 0.0, 400, 400)
    seen = list(names._seen(200, names.left, LEFT, names.width, 30))
    assert (seen[0], seen[-1]) == (20, 27)


def test_nothing_is_painted_where_no_strip_is_exposed(qapp: QApplication) -> None:
    assert painted(EdgeNames(2.0, 40.0, 40.0, 400, 400), exposed=QRect(200, 200, 50, 50)) == clear(400)
