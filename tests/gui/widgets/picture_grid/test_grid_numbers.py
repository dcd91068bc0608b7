"""The numbers of a grid over a picture."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox
from pytestqt.qtbot import QtBot

from battlemap.gui.widgets.picture_grid.grid_numbers import GridNumbers
from battlemap.gui.widgets.picture_grid.pixel_grid import PictureGrid


@pytest.fixture
def numbers(qtbot: QtBot) -> GridNumbers:
    made = GridNumbers(PictureGrid(1400, 700, 70.0, 70.0))
    qtbot.addWidget(made)
    return made


def _type(box: QAbstractSpinBox, typed: str) -> None:
    box.selectAll()
    QTest.keyClicks(box, typed)
    QTest.keyClick(box, Qt.Key.Key_Return)


def test_the_count_follows_from_the_size(numbers: GridNumbers) -> None:
    _type(numbers.cell_width, "140")
    assert (numbers.columns.value(), numbers.rows.value()) == (10, 5)
    assert numbers.cell_height.value() == 140


def test_the_size_follows_from_the_count(numbers: GridNumbers) -> None:
    _type(numbers.columns, "28")
    assert (numbers.cell_width.value(), numbers.cell_height.value(), numbers.rows.value()) == (50, 50, 14)


def test_cells_need_not_be_square(numbers: GridNumbers) -> None:
    numbers.square.click()
    _type(numbers.rows, "7")
    assert (numbers.grid.cell_width, numbers.grid.cell_height) == (70, 100)
    numbers.square.click()
    assert numbers.grid.square


def test_the_offset_is_in_pixels(numbers: GridNumbers) -> None:
    _type(numbers.left, "7.5")
    _type(numbers.top, "-3")
    assert (numbers.grid.left, numbers.grid.top) == (7.5, -3)


def test_every_change_is_told_with_the_grid(numbers: GridNumbers, qtbot: QtBot) -> None:
    with qtbot.waitSignal(numbers.changed):
        numbers.rows.setFocus()
        QTest.keyClick(numbers.rows, Qt.Key.Key_Up)
    assert numbers.grid.rows == 11


def test_showing_a_grid_is_no_change_of_the_user(numbers: GridNumbers, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(numbers.changed):
        numbers.show_grid(PictureGrid(1400, 700, 50.0, 35.0, 4.0, 5.0))
    assert not numbers.square.isChecked()
    assert (numbers.columns.value(), numbers.rows.value(), numbers.left.value()) == (28, 20, 4)


def test_a_fraction_of_a_pixel_is_not_lost_by_showing_it(numbers: GridNumbers) -> None:
    grid = PictureGrid(1000, 1000, 1000 / 3, 1000 / 3)
    numbers.show_grid(grid)
    assert numbers.grid == grid


def test_a_number_still_being_typed_is_taken_in_the_end(numbers: GridNumbers) -> None:
    numbers.columns.selectAll()
    QTest.keyClicks(numbers.columns, "28")
    assert numbers.grid.columns == 20
    numbers.finish()
    assert numbers.grid.columns == 28


def test_every_box_has_a_name_and_a_tip(numbers: GridNumbers) -> None:
    boxes = numbers.findChildren(QAbstractSpinBox)
    assert len({box.accessibleName() for box in boxes}) == 6
    assert all(box.toolTip() for box in boxes)
