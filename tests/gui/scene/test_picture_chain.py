"""Pictures ready to be drawn."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from battlemap.gui.pictures import halved
from battlemap.gui.scene.picture_chain import PictureChain, mean_colour
from tests.gui.scene.painting import blank


@pytest.fixture
def chain(qapp: QApplication) -> PictureChain:
    """A picture of 800 × 400 pixels with its halved versions."""
    made = PictureChain()
    image = blank(800, 400, "#336699")
    made.take(image)
    made.take_halved(halved(image))
    return made


@pytest.mark.parametrize(("width", "level"), [(5_000, 800), (800, 800), (799, 800), (400, 400), (201, 400), (1, 25)])
def test_the_smallest_picture_with_enough_pixels_is_drawn(chain: PictureChain, width: int, level: int) -> None:
    drawn = chain.level_for(width, width / 2)
    assert drawn.width() == max(level, chain.levels[-1].width())


def test_a_chain_without_picture_is_not_ready(qapp: QApplication) -> None:
    chain = PictureChain()
    assert not chain.ready
    chain.take(blank(10, 10))
    assert chain.ready


def test_the_mean_colour_is_that_of_the_whole_picture(chain: PictureChain) -> None:
    assert chain.colour == QColor("#336699")
    half = QImage(100, 100, QImage.Format.Format_RGB32)
    half.fill(QColor("black"))
    for x in range(50):
        for y in range(100):
            half.setPixelColor(x, y, QColor("white"))
    assert mean_colour(half).lightness() in range(120, 136)


def test_a_single_pixel_has_a_colour_too() -> None:
    assert mean_colour(blank(1, 1, "#102030")) == QColor("#102030")
