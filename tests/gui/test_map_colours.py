"""Colours of the map."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from battlemap.board.entities.token import Side
from battlemap.gui.map_colours import (
    BLACK,
    LIFE_HIGH,
    LIFE_LOW,
    LIFE_MIDDLE,
    SIDE_COLOURS,
    WHITE,
    brightness,
    contrasting,
    life_colour,
    mixed,
    see_through,
)


def test_sides_have_the_colours_of_okabe_and_ito() -> None:
    names = {side: colour.name() for side, colour in SIDE_COLOURS.items()}
    assert names[Side.HERO] == "#0072b2"
    assert names[Side.ENEMY] == "#d55e00"
    assert names[Side.ALLY] == "#009e73"


def test_colours_are_mixed_by_shares_and_stay_opaque() -> None:
    assert mixed(BLACK, WHITE, 0.0) == BLACK
    assert mixed(BLACK, WHITE, 1.0) == WHITE
    assert mixed(BLACK, WHITE, 0.5).lightness() in range(126, 130)
    assert mixed(see_through(BLACK, 0.1), WHITE, 0.5).alpha() == 255


def test_a_clear_copy_leaves_the_colour_itself_as_it_is() -> None:
    assert see_through(WHITE, 0.5).alpha() in {127, 128}
    assert WHITE.alpha() == 255


@pytest.mark.parametrize("name", ["#000000", "#303030", "#6b8e4e", "#c8b48a", "#ffffff"])
def test_a_contrasting_colour_stands_out(name: str) -> None:
    ground = QColor(name)
    assert abs(brightness(contrasting(ground, 0.6)) - brightness(ground)) > 0.15
    assert contrasting(ground, 0.0) == mixed(ground, ground, 0.0)


@pytest.mark.parametrize(
    ("share", "colour"), [(1.0, LIFE_HIGH), (0.61, LIFE_HIGH), (0.5, LIFE_MIDDLE), (0.3, LIFE_LOW), (0.0, LIFE_LOW)]
)
def test_a_life_bar_warns_by_its_colour(share: float, colour: QColor) -> None:
    assert life_colour(share) == colour
