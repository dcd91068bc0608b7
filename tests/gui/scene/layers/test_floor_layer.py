"""The floor."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from battlemap.gui.map_colours import PLAIN_FLOOR
from battlemap.gui.scene.layers.floor_layer import FloorLayer
from tests.gui.scene.painting import blank, painted_on

EVERYTHING = QRectF(-1e6, -1e6, 2e6, 2e6)


def painted(floor: str, scale: float, area: QRectF, exposed: QRectF = EVERYTHING) -> QImage:
    layer = FloorLayer()
    layer.show(floor)
    image = blank(300, 200, "#ff00ff")
    with painted_on(image, scale, (10, 10)) as painter:
        layer.paint(painter, area, exposed)
    return image


def test_a_missing_pattern_is_a_plain_colour(qapp: QApplication) -> None:
    image = painted("nonsense", 1.0, QRectF(0, 0, 100, 100))
    assert image.pixelColor(50, 50) == PLAIN_FLOOR


@pytest.mark.parametrize("scale", [0.05, 0.31, 1.0, 2.33, 12.0])
def test_the_floor_covers_its_area_without_a_gap_and_nothing_else(qapp: QApplication, scale: float) -> None:
    area = QRectF(0, 0, 150 / scale, 120 / scale)
    image = painted("cobbles", scale, area)
    inside = {image.pixelColor(x, y).name() for x in range(10, 160) for y in range(10, 130)}
    outside = {image.pixelColor(x, y).name() for x in range(162, 300) for y in range(200)}
    assert "#ff00ff" not in inside
    assert outside == {"#ff00ff"}


def test_the_pattern_is_laid_the_same_wherever_it_is_painted_anew(qapp: QApplication) -> None:
    layer = FloorLayer()
    layer.show("planks")
    area = QRectF(0, 0, 1_000, 1_000)
    whole, parts = blank(300, 200), blank(300, 200)
    with painted_on(whole, 1.3) as painter:
        layer.paint(painter, area, QRectF(0, 0, 300, 200))
    for part in (QRectF(0, 0, 77, 200), QRectF(70, 0, 100, 200), QRectF(160, 0, 140, 200)):
        with painted_on(parts, 1.3) as painter:
            painter.setClipRect(part)
            layer.paint(painter, area, part)
    assert whole == parts


def test_the_colour_is_the_mean_of_the_pattern(qapp: QApplication) -> None:
    layer = FloorLayer()
    layer.show("grass")
    assert layer.colour.green() > layer.colour.blue()
    layer.show("nonsense")
    assert layer.colour == PLAIN_FLOOR
