"""Painting on whole pixels."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtWidgets import QApplication

from battlemap.gui.scene.layers.device import in_pixels
from tests.gui.scene.painting import blank, painted_on


def test_neighbours_neither_overlap_nor_leave_a_gap(qapp: QApplication) -> None:
    with painted_on(blank(), 1.37, (3.3, 0.7)) as painter, in_pixels(painter) as device:
        places = [device.rect(QRectF(column * 25, 0, 25, 25)) for column in range(-3, 9)]
    assert all(one.right() + 1 == next_.left() for one, next_ in pairwise(places))


def test_pixels_are_those_of_the_device_on_a_fine_screen(qapp: QApplication) -> None:
    image = blank(100, 100)
    image.setDevicePixelRatio(2.0)
    with painted_on(image, 1.0) as painter:
        with in_pixels(painter) as device:
            assert device.scale == 2.0
            assert device.rect(QRectF(0, 0, 10, 10)) == QRect(0, 0, 20, 20)
            painter.fillRect(QRect(0, 0, 20, 20), Qt.GlobalColor.red)
        assert painter.worldTransform().m11() == 1.0
    assert image.pixelColor(19, 19) == Qt.GlobalColor.red
    assert image.pixelColor(20, 20) != Qt.GlobalColor.red
