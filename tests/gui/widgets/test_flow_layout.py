"""Widgets side by side, going on in the next line."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from battlemap.gui.widgets.flow_layout import FlowLayout


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """What the boxes lie on."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def flow(page: QWidget) -> FlowLayout:
    """Three boxes of 40 × 20."""
    layout = FlowLayout(page, spacing=5)
    for _ in range(3):
        box = QWidget()
        box.setFixedSize(40, 20)
        layout.addWidget(box)
    return layout


def _places(flow: FlowLayout) -> list[QPoint]:
    items = [flow.itemAt(place) for place in range(flow.count())]
    return [item.geometry().topLeft() for item in items if item is not None]


@pytest.mark.parametrize(("width", "height"), [(200, 20), (130, 20), (129, 45), (85, 45), (84, 70), (10, 70)])
def test_the_height_follows_from_the_width(flow: FlowLayout, width: int, height: int) -> None:
    assert flow.hasHeightForWidth()
    assert flow.heightForWidth(width) == height


def test_a_narrow_one_goes_on_in_the_next_line(flow: FlowLayout) -> None:
    flow.setGeometry(QRect(10, 10, 90, 100))
    assert _places(flow) == [QPoint(10, 10), QPoint(55, 10), QPoint(10, 35)]


def test_it_needs_room_for_its_largest_widget_only(flow: FlowLayout) -> None:
    assert (flow.minimumSize().width(), flow.sizeHint().height()) == (40, 20)


def test_what_is_taken_out_is_gone(flow: FlowLayout) -> None:
    assert flow.takeAt(0) is not None
    assert flow.count() == 2
    assert flow.itemAt(2) is None
    assert flow.takeAt(7) is None


@pytest.mark.parametrize(("width", "place"), [(200, QRect(135, 0, 65, 20)), (150, QRect(0, 25, 150, 20))])
def test_one_that_wants_to_grow_takes_what_is_left_of_its_line(flow: FlowLayout, width: int, place: QRect) -> None:
    field = QLineEdit()
    field.setMinimumWidth(60)
    field.setFixedHeight(20)
    flow.addWidget(field)
    flow.setGeometry(QRect(0, 0, width, 100))
    assert field.geometry() == place
