"""Walls and windows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from battlemap.board.entities.wall import Wall, WallKind
from battlemap.frozen import changed
from battlemap.gui.map_colours import WALL, WINDOW, brightness
from battlemap.gui.scene.layers.wall_layer import WallLayer, bounds_of
from tests.builders import a_wall
from tests.gui.scene.painting import blank, clear, colours, inked, painted_on

EVERYTHING = QRectF(-1e6, -1e6, 2e6, 2e6)


def painted(*walls: Wall, image: QImage | None = None, scale: float = 2.0, exposed: QRectF = EVERYTHING) -> QImage:
    layer = WallLayer()
    layer.show(walls)
    image = image if image is not None else blank()
    with painted_on(image, scale, (20, 20)) as painter:
        layer.paint(painter, exposed)
    return image


def test_a_wall_is_a_pale_line_in_a_dark_casing(qapp: QApplication) -> None:
    image = painted(a_wall(1, (0, 1), (3, 1)))
    assert image.pixelColor(60, 70) == WALL
    assert brightness(image.pixelColor(60, 71)) < 0.2


@pytest.mark.parametrize("ground", ["#000000", "#808080", "#ffffff", "#f2d38b"])
def test_a_wall_is_seen_on_any_ground(qapp: QApplication, ground: str) -> None:
    image = painted(a_wall(1, (0, 1), (3, 1)), image=blank(colour=ground))
    values = [brightness(image.pixelColor(60, y)) for y in range(66, 75)]
    assert max(values) - min(values) > 0.6


def test_every_kind_looks_different(qapp: QApplication) -> None:
    kinds = [painted(a_wall(1, (0, 1), (3, 1), kind=kind)) for kind in WallKind]
    kinds.append(painted(changed(a_wall(1, (0, 1), (3, 1)), prop=True)))
    assert all(one != other for index, one in enumerate(kinds) for other in kinds[index + 1 :])
    assert WINDOW.name() in colours(kinds[list(WallKind).index(WallKind.WINDOW)])


def test_only_exposed_walls_are_painted(qapp: QApplication) -> None:
    far = QRectF(2_000, 2_000, 50, 50)
    assert painted(a_wall(1, (0, 1), (3, 1)), exposed=far) == blank()


def test_a_wall_is_seen_however_far_away(qapp: QApplication) -> None:
    _left, top, _right, bottom = inked(painted(a_wall(1, (0, 1), (30, 1)), image=clear(), scale=0.1))
    assert bottom - top >= 3


@pytest.mark.parametrize("kind", WallKind)
def test_the_paint_stays_within_the_bounds(qapp: QApplication, kind: WallKind) -> None:
    wall = a_wall(1, (0, 0), (1.5, 2), (3, 0), (3, 3), kind=kind)
    left, top, right, bottom = inked(painted(wall, image=clear()))
    bounds = bounds_of(wall)
    assert bounds.contains(QPointF((left - 20) / 2, (top - 20) / 2))
    assert bounds.contains(QPointF((right - 20) / 2, (bottom - 20) / 2))


def test_a_long_wall_is_whole_across_patches(qapp: QApplication) -> None:
    chain = a_wall(1, *((float(x), 1.0) for x in range(60)))
    one = a_wall(1, (0, 1), (59, 1))
    image = painted(chain, scale=0.1)
    assert {image.pixelColor(x, 22).name() for x in range(25, 160)} == {
        painted(one, scale=0.1).pixelColor(x, 22).name() for x in range(25, 160)
    }


def test_walls_far_outside_do_no_harm(qapp: QApplication) -> None:
    painted(a_wall(1, (-1e6, -1e6), (1e6, 1e6)), a_wall(2, (5, 5), (5, 5)))
