"""Everything under the minis, and what of it has to be painted anew."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from battlemap.board.board import Board
from battlemap.board.entities.grid import Grid
from battlemap.frozen import changed
from battlemap.gui.document import Document
from battlemap.gui.pictures import PixmapCache
from battlemap.gui.scene.layers.ground import Ground
from tests.builders import a_light, a_map, a_mini, a_wall
from tests.gui.scene.painting import blank, painted_on

BOARD = a_map(walls=[a_wall(1, (0, 1), (3, 1)), a_wall(2, (8, 8), (9, 9))]).board


@pytest.fixture
def ground(qapp: QApplication) -> Ground:
    """A ground that shows the board."""
    made = Ground(PixmapCache(Document(a_map()), wait=True))
    made.show(BOARD)
    return made


@pytest.mark.parametrize(
    "after",
    [
        changed(BOARD, floor="grass"),
        changed(BOARD, grid=Grid(visible=False)),
        changed(BOARD, columns=3),
        changed(BOARD, lights=(a_light(1, 2, 2),)),
    ],
    ids=["floor", "grid", "size", "lights"],
)
def test_a_change_of_the_whole_paints_everything_anew(ground: Ground, after: Board) -> None:
    assert ground.changed(BOARD, after) is None


def test_minis_do_not_touch_the_ground(ground: Ground) -> None:
    assert ground.changed(BOARD, changed(BOARD, tokens=a_map(a_mini()).board.tokens)) == ()


def test_another_wall_paints_only_its_place_anew(ground: Ground) -> None:
    after = changed(BOARD, walls=(BOARD.walls[0], a_wall(2, (8, 8), (9, 8))))
    areas = ground.changed(BOARD, after)
    assert areas is not None
    assert len(areas) == 2
    assert not any(area.intersects(QRectF(0, 20, 75, 10)) for area in areas)
    assert ground.walls == after.walls


def test_walls_end_at_the_edge_of_the_map(qapp: QApplication) -> None:
    board = a_map(columns=2, rows=2, walls=[a_wall(1, (-9, 1), (9, 1))]).board
    ground = Ground(PixmapCache(Document(a_map()), wait=True))
    ground.show(board)
    image = blank(200, 200, "#808080")
    with painted_on(image, 1.0, (75, 75)) as painter:
        ground.paint(painter, board, QRectF(-75, -75, 200, 200))
    assert image.pixelColor(76, 100).name() != image.pixelColor(76, 110).name()
    assert image.pixelColor(73, 100).name() == "#808080"
