"""The grid."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from battlemap.board.entities.grid import Grid
from battlemap.frozen import changed
from battlemap.gui.scene.layers.grid_layer import paint_grid
from tests.builders import a_map
from tests.gui.scene.painting import blank, colours, painted_on

GROUND = QColor("#808080")


def painted(grid: Grid, scale: float = 1.0, side: int = 260) -> QImage:
    board = changed(a_map(columns=10, rows=10).board, grid=grid)
    image = blank(side, side, "#808080")
    with painted_on(image, scale) as painter:
        paint_grid(painter, board, QRectF(0, 0, 1e4, 1e4), GROUND)
    return image


def test_lines_are_opaque_one_pixel_wide_and_every_fifth_is_bolder(qapp: QApplication) -> None:
    image = painted(Grid())
    fine, bold = image.pixelColor(25, 12), image.pixelColor(125, 12)
    assert bold.lightness() < fine.lightness() < GROUND.lightness()
    assert image.pixelColor(24, 12) == image.pixelColor(26, 12) == GROUND
    assert image.pixelColor(124, 12) == bold
    assert len(colours(image)) == 3


def test_the_edges_of_the_map_are_lines_inside_it(qapp: QApplication) -> None:
    image = painted(Grid())
    assert image.pixelColor(0, 12) != GROUND
    assert image.pixelColor(249, 12) != GROUND
    assert image.pixelColor(251, 12) == GROUND


@pytest.mark.parametrize("grid", [Grid(visible=False), Grid(strength=0.0)], ids=["hidden", "without strength"])
def test_there_may_be_no_grid(qapp: QApplication, grid: Grid) -> None:
    assert painted(grid) == blank(260, 260, "#808080")


def test_a_strong_grid_stands_out_more(qapp: QApplication) -> None:
    weak, strong = (painted(Grid(strength=s)).pixelColor(25, 12).lightness() for s in (0.2, 0.9))
    assert strong < weak


def test_far_away_only_the_bold_lines_are_left_and_then_none(qapp: QApplication) -> None:
    far = painted(Grid(), 0.16)
    assert far.pixelColor(4, 10) == GROUND
    assert far.pixelColor(20, 10) != GROUND
    assert colours(painted(Grid(), 0.03)) == {"#808080"}
