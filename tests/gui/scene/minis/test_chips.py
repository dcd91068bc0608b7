"""Chips."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from battlemap.gui.map_colours import INK, PAPER
from battlemap.gui.scene.map_font import map_font
from battlemap.gui.scene.minis.chips import chip_width, paint_chip, paint_count, paint_eye, paint_pile, pile_width
from tests.gui.scene.painting import centred, inked

PLACE = QRectF(-20, -15, 50, 30)


def painted(paint: Callable[[QPainter], None]) -> QImage:
    return centred(paint, 120)


@pytest.mark.parametrize(
    "paint",
    [
        lambda painter: paint_chip(painter, PLACE, "G"),
        lambda painter: paint_count(painter, PLACE, 3),
        lambda painter: paint_eye(painter, PLACE),
    ],
    ids=["word", "count", "eye"],
)
def test_a_chip_fills_its_place(qapp: QApplication, paint: Callable[[QPainter], None]) -> None:
    left, top, right, bottom = inked(painted(paint))
    assert (left, top) == pytest.approx((40, 45), abs=1)
    assert (right, bottom) == pytest.approx((90, 75), abs=1)


def test_a_pile_is_bright_and_looks_out_at_its_top(qapp: QApplication) -> None:
    pile = painted(lambda painter: paint_pile(painter, PLACE, "2"))
    chip = painted(lambda painter: paint_chip(painter, PLACE, "2"))
    assert pile.pixelColor(46, 70) == PAPER
    assert chip.pixelColor(46, 70) == INK
    assert inked(pile)[1] < inked(chip)[1]
    assert inked(pile)[2] == pytest.approx(90, abs=1)


def test_chips_are_as_wide_as_their_words(qapp: QApplication) -> None:
    widths: list[float] = []

    def measure(painter: QPainter) -> None:
        painter.setFont(map_font(12))
        widths.extend((chip_width(painter, "1", 20), chip_width(painter, "1" * 9, 20), pile_width(painter, "1", 20)))

    painted(measure)
    assert widths[0] == 20
    assert widths[1] > 40
    assert widths[2] > 20
