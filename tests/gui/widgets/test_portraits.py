"""Minis as small round pictures."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from battlemap.board.entities.token import Look, Side
from battlemap.gui.document import Document
from battlemap.gui.map_colours import SIDE_COLOURS
from battlemap.gui.widgets.portraits import Portrait, Portraits, initials, middle_square
from battlemap.operations.maps import new_map
from tests.gui.widgets.painted import GROUND, a_picture, colours


@pytest.fixture
def portraits(qtbot: QtBot) -> Portraits:
    return Portraits(Document(new_map()))


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("Likron", "LI"),
        ("Pirat 2", "P2"),
        ("Ork der Große", "OG"),
        ("Pirat 12", "P12"),
        ("", "?"),
        ("ä", "Ä"),
        ("…", "?"),
    ],
)
def test_initials_tell_minis_apart(name: str, letters: str) -> None:
    assert initials(name) == letters


@pytest.mark.parametrize("side", Side)
def test_the_ring_has_the_sides_colour(portraits: Portraits, side: Side) -> None:
    assert SIDE_COLOURS[side].name() in colours(portraits.pixmap(Portrait(Look(), side, "Ork"), 48))


def test_without_a_side_the_ring_is_grey(portraits: Portraits) -> None:
    found = colours(portraits.pixmap(Portrait(Look(), None, "Ork"), 48))
    assert SIDE_COLOURS[Side.NEUTRAL].name() in found


def test_a_drawing_takes_the_place_of_the_initials(portraits: Portraits) -> None:
    drawn = portraits.pixmap(Portrait(Look(art="knight"), Side.HERO, "Ork"), 48).toImage()
    assert drawn != portraits.pixmap(Portrait(Look(), Side.HERO, "Ork"), 48).toImage()


def test_an_unknown_drawing_shows_the_initials(portraits: Portraits) -> None:
    plain = portraits.pixmap(Portrait(Look(), Side.HERO, "Ork"), 48).toImage()
    assert portraits.pixmap(Portrait(Look(art="unicorn"), Side.HERO, "Ork"), 48).toImage() == plain


def test_a_portrait_is_drawn_once(portraits: Portraits) -> None:
    one = portraits.pixmap(Portrait(Look(art="orc"), Side.ENEMY, "Ork 2"), 32)
    assert portraits.pixmap(Portrait(Look(art="orc"), Side.ENEMY, "Ork 2"), 32) is one


def test_a_sharper_screen_gets_more_pixels(portraits: Portraits) -> None:
    pixmap = portraits.pixmap(Portrait(Look(), Side.HERO, "Ork"), 32, 1.5)
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (48, 1.5)


def test_a_picture_of_the_user_arrives_later(qtbot: QtBot) -> None:
    document = Document(new_map())
    portraits = Portraits(document)
    portrait = Portrait(Look(picture=document.pictures.add(a_picture(90, 60))), Side.ALLY, "Ork")
    with qtbot.waitSignal(portraits.changed):
        before = colours(portraits.pixmap(portrait, 40))
    assert GROUND.name() not in before
    assert GROUND.name() in colours(portraits.pixmap(portrait, 40))


def test_outside_the_ring_nothing_is_painted(portraits: Portraits) -> None:
    image = portraits.pixmap(Portrait(Look(art="orc"), Side.ENEMY, "Ork"), 48).toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(24, 24) != QColor(0, 0, 0, 0)


def test_the_middle_of_a_picture_is_shown() -> None:
    square = middle_square(QImage(100, 40, QImage.Format.Format_RGB32))
    assert (square.x(), square.y(), square.width(), square.height()) == (30, 0, 40, 40)
