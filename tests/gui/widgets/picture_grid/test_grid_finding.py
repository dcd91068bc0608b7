"""Finding the grid of a picture beside the window."""

from __future__ import annotations

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from battlemap.gui.pictures import decode
from battlemap.gui.widgets.picture_grid.grid_finding import GridFinding, grid_of
from tests.gui.widgets.painted import GROUND, a_picture


def test_a_drawn_grid_is_found(qtbot: QtBot) -> None:
    finding = GridFinding()
    with qtbot.waitSignal(finding.found) as found:
        finding.start(decode(a_picture(703, 499, 50, 7, 11)))
    assert found.args is not None
    guess = found.args[0]
    assert abs(guess.cell_width - 50) < 0.5
    assert abs(guess.left - 7) < 1.5


def test_in_a_plain_picture_there_is_none() -> None:
    image = QImage(301, 200, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    assert grid_of(image) is None
