"""The lenses over two crossings of the grid."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from battlemap.gui.scene.picture_chain import PictureChain
from battlemap.gui.widgets.picture_grid.grid_preview import LINE
from battlemap.gui.widgets.picture_grid.lens import Lens
from battlemap.gui.widgets.picture_grid.pixel_grid import PictureGrid
from tests.gui.widgets.painted import GROUND, painted


@pytest.fixture
def chain(qtbot: QtBot) -> PictureChain:
    made = PictureChain()
    image = QImage(1400, 700, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    made.take(image)
    return made


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("left", [-30.0, 0.0, 12.5])
def test_a_lens_looks_at_a_crossing_inside_the_picture(
    chain: PictureChain, last: bool, left: float, qtbot: QtBot
) -> None:
    lens = Lens(chain, last=last)
    qtbot.addWidget(lens)
    grid = PictureGrid(1400, 700, 70.0, 70.0, left, 3.0)
    place = lens.crossing(grid)
    assert (place.x() - grid.left) % 70 == pytest.approx(0)
    assert (place.y() - grid.top) % 70 == pytest.approx(0)
    assert 35 < place.x() < 1365
    assert 35 < place.y() < 665
    assert (place.x() > 700) is last


def test_picture_and_crossing_are_shown(chain: PictureChain, qtbot: QtBot) -> None:
    lens = Lens(chain, last=False)
    qtbot.addWidget(lens)
    lens.resize(lens.sizeHint())
    lens.show_grid(PictureGrid(1400, 700, 70.0, 70.0))
    assert {GROUND.name(), LINE.name()} <= painted(lens)


def test_a_picture_smaller_than_a_cell_is_shown(chain: PictureChain, qtbot: QtBot) -> None:
    lens = Lens(chain, last=True)
    qtbot.addWidget(lens)
    lens.show_grid(PictureGrid(1400, 700, 5000.0, 5000.0))
    assert not lens.grab().isNull()
