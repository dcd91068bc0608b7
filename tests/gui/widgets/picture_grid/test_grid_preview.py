"""The picture with the grid on it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from battlemap.gui.scene.picture_chain import PictureChain
from battlemap.gui.widgets.picture_grid.grid_preview import LINE, GridPreview
from battlemap.gui.widgets.picture_grid.pixel_grid import PictureGrid
from tests.gui.widgets.painted import GROUND, painted

GRID = PictureGrid(1400, 700, 70.0, 70.0)


@pytest.fixture
def preview(qtbot: QtBot) -> GridPreview:
    chain = PictureChain()
    image = QImage(1400, 700, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    chain.take(image)
    made = GridPreview(chain)
    qtbot.addWidget(made)
    made.resize(724, 374)
    with qtbot.waitExposed(made):
        made.show()
    made.show_grid(GRID, (20, 10))
    return made


def test_picture_and_lines_are_shown(preview: GridPreview) -> None:
    assert {GROUND.name(), LINE.name()} <= painted(preview)


def test_the_picture_fits_with_its_shape(preview: GridPreview) -> None:
    assert preview.picture_rect.size().toTuple() == (700, 350)
    assert preview.scale == 0.5


def test_what_does_not_become_map_is_in_shade(preview: GridPreview) -> None:
    whole = preview.grab().toImage()
    preview.show_grid(GRID, (10, 10))
    half = preview.grab().toImage()
    assert half.pixelColor(600, 190) != whole.pixelColor(600, 190)
    assert half.pixelColor(100, 190) == whole.pixelColor(100, 190)


def test_dragging_pushes_by_pixels_of_the_picture(preview: GridPreview) -> None:
    pushed: list[tuple[float, float]] = []
    preview.moved.connect(lambda right, down: pushed.append((right, down)))
    QTest.mousePress(preview, Qt.MouseButton.LeftButton, pos=QPoint(100, 100))
    QTest.mouseMove(preview, QPoint(110, 95))
    QTest.mouseRelease(preview, Qt.MouseButton.LeftButton, pos=QPoint(110, 95))
    QTest.mouseMove(preview, QPoint(200, 200))
    assert [sum(ways) for ways in zip(*pushed, strict=True)] == [20, -10]


@pytest.mark.parametrize(
    ("key", "way"),
    [
        (Qt.Key.Key_Left, [-1, 0]),
        (Qt.Key.Key_Right, [1, 0]),
        (Qt.Key.Key_Up, [0, -1]),
        (Qt.Key.Key_Down, [0, 1]),
    ],
)
def test_arrow_keys_push_by_a_pixel_with_shift_by_ten(
    preview: GridPreview, key: Qt.Key, way: list[int], qtbot: QtBot
) -> None:
    with qtbot.waitSignal(preview.moved) as moved:
        QTest.keyClick(preview, key)
    assert moved.args == way
    with qtbot.waitSignal(preview.moved) as moved:
        QTest.keyClick(preview, key, Qt.KeyboardModifier.ShiftModifier)
    assert moved.args == [10 * part for part in way]


def test_before_the_picture_has_arrived_a_sentence_stands_there(qtbot: QtBot) -> None:
    preview = GridPreview(PictureChain())
    qtbot.addWidget(preview)
    before = preview.grab().toImage()
    preview.show_message("being read")
    assert preview.grab().toImage() != before


def test_tiny_cells_and_far_offsets_are_painted_quickly(preview: GridPreview) -> None:
    tiny = PictureGrid(1400, 700, 4.0, 4.0, -1390.0, 690.0)
    preview.show_grid(tiny, (tiny.columns, tiny.rows))
    assert not preview.grab().isNull()
