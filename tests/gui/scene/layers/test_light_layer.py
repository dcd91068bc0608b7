"""Lights."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from battlemap.gui.map_colours import LIGHT
from battlemap.gui.scene.layers.light_layer import REACH, paint_lights
from tests.builders import a_light
from tests.gui.scene.painting import blank, clear, inked, painted_on

EVERYTHING = QRectF(-1e4, -1e4, 2e4, 2e4)


def test_a_light_is_a_small_sun_at_its_place(qapp: QApplication) -> None:
    image = blank()
    with painted_on(image, 3.0) as painter:
        paint_lights(painter, [a_light(1, 1, 1)], EVERYTHING)
    assert image.pixelColor(75, 75) == LIGHT
    assert image.pixelColor(75, 75 + round(3 * REACH) + 2).name() == "#808080"


def test_lights_that_are_not_exposed_are_not_painted(qapp: QApplication) -> None:
    image = blank()
    with painted_on(image, 3.0) as painter:
        paint_lights(painter, [a_light(1, 1, 1)], QRectF(500, 500, 10, 10))
    assert image == blank()


def test_a_light_is_seen_however_far_away(qapp: QApplication) -> None:
    image = clear()
    with painted_on(image, 0.1, (100, 100)) as painter:
        paint_lights(painter, [a_light(1, 1, 1)], EVERYTHING)
    left, _top, right, _bottom = inked(image)
    assert right - left >= 8
