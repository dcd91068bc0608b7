"""The line beside the pointer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from battlemap.gui.editing.pointer_label import PointerLabel


@pytest.fixture
def view(qtbot: QtBot) -> QGraphicsView:
    made = QGraphicsView()
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show()
    return made


@pytest.mark.parametrize("pointer", [QPoint(10, 10), QPoint(395, 10), QPoint(10, 295), QPoint(399, 299)])
def test_it_stays_inside_the_view_beside_the_pointer(view: QGraphicsView, pointer: QPoint) -> None:
    label = PointerLabel(view)
    label.show_at(pointer, "K8 · 3 cells")
    assert view.rect().contains(label.geometry())
    assert not label.geometry().contains(pointer)


def test_it_is_plain_text_and_lets_clicks_through(view: QGraphicsView) -> None:
    label = PointerLabel(view)
    label.show_at(QPoint(10, 10), "<b>K8</b>")
    assert label.text() == "<b>K8</b>"
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert label.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
