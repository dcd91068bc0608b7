"""The sketch of a map that changes its size."""

from __future__ import annotations

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
