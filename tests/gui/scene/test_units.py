"""Between cells and scene units."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from battlemap.geometry.cells import Cell, Point
from battlemap.gui.scene.units import CELL, cell_at, cell_rect, map_rect, to_cell, to_point, to_scene


def test_a_cell_is_25_millimetres() -> None:
    assert to_scene(Point(2.0, 3.5)) == QPointF(50.0, 87.5)
    assert cell_rect(Cell(1, 2), 3) == QRectF(25, 50, 75, 75)
    assert map_rect(4, 2) == QRectF(0, 0, 100, 50)


@given(st.floats(-1000, 1000), st.floats(-1000, 1000))
def test_a_point_comes_back_from_the_scene(x: float, y: float) -> None:
    back = to_point(to_scene(Point(x, y)))
    assert back == pytest.approx((x, y))


def test_the_left_and_upper_edge_belong_to_a_cell() -> None:
    assert to_cell(QPointF(CELL, CELL)) == Cell(1, 1)
    assert cell_at(Point(-0.1, 0.0)) == Cell(-1, 0)
