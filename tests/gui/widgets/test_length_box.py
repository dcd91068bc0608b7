"""Boxes for lengths."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication
from pytestqt.qtbot import QtBot

from battlemap.gui.widgets.length_box import CellsBox, PixelsBox


def _turn_wheel(box: QAbstractSpinBox) -> None:
    event = QWheelEvent(
        QPointF(5, 5),
        QPointF(5, 5),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, event)


@pytest.mark.parametrize(("typed", "value"), [("40", 40), ("1000", 1000), ("5000", 500), ("0", 24)])
def test_a_map_has_one_to_a_thousand_cells_to_a_side(typed: str, value: int, qtbot: QtBot) -> None:
    box = CellsBox(24)
    qtbot.addWidget(box)
    box.selectAll()
    QTest.keyClicks(box, typed)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.value() == value


@pytest.mark.parametrize("box_kind", [lambda: CellsBox(24), lambda: PixelsBox(4, 500)])
def test_the_wheel_changes_only_the_box_being_edited(box_kind: object, qtbot: QtBot) -> None:
    assert callable(box_kind)
    box = box_kind()
    qtbot.addWidget(box)
    with qtbot.waitExposed(box):
        box.show()
    box.clearFocus()
    before = box.text()
    _turn_wheel(box)
    assert box.text() == before
    box.setFocus()
    _turn_wheel(box)
    assert box.text() != before


def test_pixels_have_parts_and_a_unit(qtbot: QtBot) -> None:
    box = PixelsBox(4, 500)
    qtbot.addWidget(box)
    box.setValue(70.25)
    assert box.text() == "70.25 px"
    assert box.toolTip()
