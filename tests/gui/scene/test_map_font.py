"""The letters on a map."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication

from battlemap.gui.scene.map_font import map_font
from tests.gui.scene.painting import blank, painted_on


def a_word(word: str, x: float) -> QImage:
    image = blank(120, 30, "#000000")
    with painted_on(image) as painter:
        painter.setPen(Qt.GlobalColor.white)
        painter.setFont(map_font(11))
        painter.drawText(QPointF(x, 20), word)
    return image


def test_letters_stand_on_whole_pixels(qapp: QApplication) -> None:
    metrics = QFontMetricsF(map_font(11))
    assert all(metrics.horizontalAdvance(letter).is_integer() for letter in "Mini 2▲")


def test_a_word_looks_the_same_whatever_was_painted_before(qapp: QApplication) -> None:
    a_word("▲2 wx", 5.37)
    first = a_word("Wuchtig 2", 5.0)
    a_word("gWi2", 5.71)
    assert a_word("Wuchtig 2", 5.0) == first


def test_there_is_no_font_without_a_size(qapp: QApplication) -> None:
    assert map_font(0).pixelSize() == 1
