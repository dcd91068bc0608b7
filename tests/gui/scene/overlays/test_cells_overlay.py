"""Cells set off by colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from battlemap.geometry.cells import Cell, footprint
from battlemap.gui.scene.overlays.cells_overlay import CellsOverlay
from tests.gui.scene.painting import blank, painted_on


def test_cells_are_filled_and_outlined_together(qapp: QApplication) -> None:
    overlay = CellsOverlay()
    overlay.show_cells(footprint(Cell(1, 1), 2))
    image = blank()
    with painted_on(image, 2.0) as painter:
        overlay.paint(painter, QStyleOptionGraphicsItem())
    inside = image.pixelColor(75, 75)
    assert inside.blue() > inside.red()
    assert image.pixelColor(100, 75) == inside
    assert image.pixelColor(50, 75) != inside
    assert image.pixelColor(40, 75).name() == "#808080"


def test_the_bounds_hold_all_cells_and_none_without_cells(qapp: QApplication) -> None:
    overlay = CellsOverlay()
    assert overlay.boundingRect().isEmpty()
    overlay.show_cells([Cell(0, 0), Cell(3, 2)])
    assert overlay.boundingRect().contains(QPointF(99, 74))
    overlay.show_cells([])
    assert overlay.boundingRect().isEmpty()
