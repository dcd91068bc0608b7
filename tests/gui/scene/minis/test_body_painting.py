"""Painting bodies."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from battlemap.board.entities.names import PictureId
from battlemap.board.entities.token import Side
from battlemap.geometry.cells import Facing
from battlemap.gui.map_colours import SIDE_COLOURS
from battlemap.gui.scene.minis.body_painting import BodyPainter, body_extent, radius
from battlemap.gui.scene.minis.look import BodyLook, Mark
from tests.gui.scene.painting import centred, clear, inked

PLAIN = BodyLook(
    size=1,
    side=Side.HERO,
    facing=None,
    art=None,
    picture=None,
    portrait=False,
    initials="RO",
    hidden=False,
    down=False,
    readable=True,
    mark=Mark(),
)
SCALE = 4.0


def painted(look: BodyLook = PLAIN, portrait: QImage | None = None) -> QImage:
    painter = BodyPainter(lambda _picture, _side: portrait)
    return centred(lambda on: painter.paint(on, look, SCALE))


def ring(image: QImage) -> QColor:
    """The colour of the ring at its left."""
    return image.pixelColor(100 - round((radius(1) - 1.2) * SCALE), 100)


@pytest.mark.parametrize("side", Side)
def test_the_ring_has_the_colour_of_the_side(qapp: QApplication, side: Side) -> None:
    shown, wanted = ring(painted(replace(PLAIN, side=side))), SIDE_COLOURS[side]
    assert (
        abs(shown.red() - wanted.red()) + abs(shown.green() - wanted.green()) + abs(shown.blue() - wanted.blue()) < 45
    )


@pytest.mark.parametrize(
    "look",
    [
        PLAIN,
        replace(PLAIN, facing=Facing.SOUTH_EAST, mark=Mark(selected=True, hovered=True)),
        replace(PLAIN, down=True, art="orc"),
        replace(PLAIN, readable=False, initials="?"),
        replace(PLAIN, hidden=True, art="rogue"),
    ],
)
def test_the_paint_stays_within_the_bounds(qapp: QApplication, look: BodyLook) -> None:
    left, top, right, bottom = inked(painted(look))
    reach = body_extent(look).right() * SCALE
    assert min(left, top) >= 100 - reach - 1
    assert max(right, bottom) <= 100 + reach + 1


@pytest.mark.parametrize("facing", Facing)
def test_the_nose_points_where_the_mini_looks(qapp: QApplication, facing: Facing) -> None:
    with_nose, without = painted(replace(PLAIN, facing=facing)), painted()
    reach = (radius(1) + 1.5) * SCALE / (2**0.5 if facing % 2 else 1)
    x, y = round(100 + facing.step.columns * reach), round(100 + facing.step.rows * reach)
    assert with_nose.pixelColor(x, y) != without.pixelColor(x, y)
    assert with_nose.pixelColor(200 - x, 200 - y) == without.pixelColor(200 - x, 200 - y)


def test_every_state_looks_different(qapp: QApplication) -> None:
    art = replace(PLAIN, art="orc")
    looks = [
        PLAIN,
        art,
        replace(art, down=True),
        replace(art, hidden=True),
        replace(art, mark=Mark(selected=True)),
        replace(art, mark=Mark(hovered=True)),
        replace(PLAIN, readable=False, initials="?"),
        replace(art, art="unknown drawing"),
    ]
    images = [painted(look) for look in looks]
    different = [one != other for index, one in enumerate(images[:-1]) for other in images[index + 1 : -1]]
    assert all(different)
    assert images[-1] == images[0]


def test_a_fallen_mini_is_grey(qapp: QApplication) -> None:
    shown = painted(replace(PLAIN, art="dragon", down=True))
    inside = [shown.pixelColor(x, y) for x in range(85, 115) for y in range(85, 115)]
    assert max(abs(colour.red() - colour.green()) + abs(colour.red() - colour.blue()) for colour in inside) < 16


def test_a_hidden_mini_is_half_transparent(qapp: QApplication) -> None:
    assert painted(replace(PLAIN, hidden=True)).pixelColor(100, 70).alpha() in range(120, 136)


def test_a_users_picture_fills_the_base_cut_to_its_middle(qapp: QApplication) -> None:
    picture = clear(100).scaled(300, 100)
    picture.fill(QColor("#00ff00"))
    look = replace(PLAIN, picture=PictureId("0" * 64), portrait=True)
    shown = painted(look, picture)
    assert shown.pixelColor(100, 75).name() == "#00ff00"
    assert shown.pixelColor(130, 100).name() == "#00ff00"
    assert shown.pixelColor(152, 152).name() != "#00ff00"


def test_initials_stand_in_for_a_picture_that_is_not_here_yet(qapp: QApplication) -> None:
    assert painted(replace(PLAIN, picture=PictureId("0" * 64))) == painted()
