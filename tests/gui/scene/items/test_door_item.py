"""A door's item."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from battlemap.gui.map_colours import DOOR
from battlemap.gui.scene.items.door_item import DoorItem
from tests.builders import a_door
from tests.gui.scene.painting import blank, clear, inked, painted_on


def painted(item: DoorItem, image: QImage, scale: float) -> QImage:
    with painted_on(image, scale, (50, 50)) as painter:
        item.paint(painter, QStyleOptionGraphicsItem())
    return image


def test_a_shut_door_is_a_bar_along_its_line(qapp: QApplication) -> None:
    image = painted(DoorItem(a_door(1, (0, 0), (1, 0))), blank(), 2.0)
    assert image.pixelColor(75, 50) == DOOR
    assert image.pixelColor(75, 75).name() == "#808080"


def test_an_open_door_leaves_its_way_free(qapp: QApplication) -> None:
    image = painted(DoorItem(a_door(1, (0, 0), (1, 0), is_open=True)), blank(), 2.0)
    assert image.pixelColor(80, 50) != DOOR


@pytest.mark.parametrize("is_open", [False, True])
@pytest.mark.parametrize("end", [(2, 0), (0, 1.5), (-1, -1), (0.1, 0)], ids=str)
def test_the_paint_stays_within_the_bounds(qapp: QApplication, end: tuple[float, float], *, is_open: bool) -> None:
    item = DoorItem(a_door(1, (0, 0), end, is_open=is_open))
    image = painted(item, clear(), 1.0)
    left, top, right, bottom = inked(image)
    bounds = item.boundingRect().translated(50, 50).adjusted(-1, -1, 1, 1)
    assert bounds.contains(QPointF(left, top))
    assert bounds.contains(QPointF(right, bottom))


def test_a_door_is_seen_however_far_away(qapp: QApplication) -> None:
    image = painted(DoorItem(a_door(1, (0, 0), (4, 0))), clear(), 0.1)
    _left, top, _right, bottom = inked(image)
    assert bottom - top >= 3


def test_another_state_is_taken(qapp: QApplication) -> None:
    item = DoorItem(a_door(1, (0, 0), (1, 0)))
    shut = item.boundingRect()
    item.show_door(a_door(1, (0, 0), (1, 0), is_open=True))
    assert item.boundingRect().height() > shut.height()
