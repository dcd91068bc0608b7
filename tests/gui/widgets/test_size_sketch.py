"""The sketch of a map that changes its size."""

from __future__ import annotations

from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from battlemap.geometry.cells import Step
from battlemap.gui.widgets.size_sketch import SizeSketch


def test_another_size_looks_different(qtbot: QtBot) -> None:
    sketch = SizeSketch(24, 16)
    qtbot.addWidget(sketch)
    before = sketch.grab().toImage()
    sketch.show_size(12, 16, Step(-6, 0))
    middle = sketch.grab().toImage()
    sketch.show_size(12, 16, Step(0, 0))
    assert before != middle
    assert middle != sketch.grab().toImage()


def test_a_map_a_thousand_times_larger_is_painted(qtbot: QtBot) -> None:
    sketch = SizeSketch(1, 1)
    qtbot.addWidget(sketch)
    sketch.show_size(1000, 1000, Step(999, 999))
    assert not sketch.grab().isNull()


def test_what_is_cut_off_of_the_picture_is_dark(qtbot: QtBot) -> None:
    picture = QImage(40, 20, QImage.Format.Format_RGB32)
    picture.fill(QColor("#ff8800"))
    sketch = SizeSketch(40, 20, picture)
    qtbot.addWidget(sketch)
    sketch.resize(300, 240)
    sketch.show_size(20, 20, Step(0, 0))
    image = sketch.grab().toImage()
    kept, lost = image.pixelColor(80, 125), image.pixelColor(220, 125)
    assert kept.name() == "#ff8800"
    assert lost.red() < 100
    sketch.show_size(40, 20, Step(0, 0))
    assert sketch.grab().toImage().pixelColor(220, 125) == kept
