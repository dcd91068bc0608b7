"""What lies over a view."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from battlemap.geometry.cells import Cell
from battlemap.gui.map_colours import ACCENT
from tests.builders import a_map
from tests.gui.scene.shown import Shown


def test_the_cell_pointed_at_is_outlined(qtbot: QtBot) -> None:
    shown = Shown(qtbot, a_map())
    shown.move(QPoint(-1, -1))
    before = shown.grabbed()
    shown.move(shown.at("F6"))
    after = shown.grabbed()
    edge = shown.view.cell_rect_in_view(Cell(5, 5))
    assert after.pixelColor(edge.left() + 1, edge.center().y()) != before.pixelColor(edge.left() + 1, edge.center().y())
    assert after.pixelColor(edge.center()) == before.pixelColor(edge.center())


def test_pointing_at_the_same_cell_is_no_change(qtbot: QtBot) -> None:
    overlay = Shown(qtbot, a_map()).view._overlay
    assert overlay.point_at(Cell(1, 1))
    assert not overlay.point_at(Cell(1, 1))
    assert overlay.point_at(None)


def test_the_ring_of_the_focus_goes_around_the_view(qtbot: QtBot) -> None:
    shown = Shown(qtbot, a_map())
    shown.view._overlay.show_focus(focused=True)
    image = shown.grabbed()
    assert image.pixelColor(0, 300) == ACCENT
    assert image.pixelColor(image.width() - 1, 300) == ACCENT
    shown.view._overlay.show_focus(focused=False)
    assert shown.grabbed().pixelColor(0, 300) != ACCENT
