"""The sides as dots."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from battlemap.board.entities.token import Side
from battlemap.gui.map_colours import SIDE_COLOURS
from battlemap.gui.widgets.side_icon import dot_icon, side_icon


@pytest.mark.parametrize("side", Side)
def test_the_dot_has_the_sides_colour(side: Side, qtbot: QtBot) -> None:
    assert side_icon(side).pixmap(32, 32).toImage().pixelColor(16, 16) == SIDE_COLOURS[side]


def test_around_the_dot_nothing_is_painted(qtbot: QtBot) -> None:
    assert dot_icon(QColor("#ff0000")).pixmap(32, 32).toImage().pixelColor(0, 0).alpha() == 0
