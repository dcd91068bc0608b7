"""The life bar."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette

from battlemap.gui.map_colours import LIFE_HIGH, LIFE_LOW
from battlemap.gui.widgets.life_bar import paint_life_bar


def _bar(life: int, whole: int) -> QImage:
    image = QImage(100, 10, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as painter:
        paint_life_bar(painter, QRectF(0, 0, 100, 10), life, whole, QPalette(QColor("#333333")))
    return image


def _filled(image: QImage, colour: QColor) -> int:
    return sum(image.pixelColor(x, 5) == colour for x in range(100))


@pytest.mark.parametrize(("life", "share"), [(10, 100), (8, 80), (99, 100)])
def test_the_bar_is_as_long_as_the_life_that_is_left(life: int, share: int) -> None:
    assert abs(_filled(_bar(life, 10), LIFE_HIGH) - share) <= 2


def test_little_life_has_another_colour() -> None:
    image = _bar(2, 10)
    assert _filled(image, LIFE_HIGH) == 0
    assert 17 <= _filled(image, LIFE_LOW) <= 21


@pytest.mark.parametrize("life", [0, -5])
def test_without_life_the_bar_is_empty(life: int) -> None:
    image = _bar(life, 10)
    assert _filled(image, LIFE_LOW) == 0
    assert image.pixelColor(50, 5) != QColor(Qt.GlobalColor.black)


def test_without_whole_life_there_is_no_bar() -> None:
    assert _bar(5, 0) == _bar(0, 0)
    assert _bar(5, 0).pixelColor(50, 5) == QColor(Qt.GlobalColor.black)
