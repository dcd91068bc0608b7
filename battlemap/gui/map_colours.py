"""The colours of the map. Sides and areas take theirs from the palette of Okabe and Ito, which all can tell apart."""

from __future__ import annotations

from PySide6.QtGui import QColor

from battlemap.board.entities.token import Side

BLACK = QColor("#000000")
WHITE = QColor("#ffffff")
ORANGE = QColor("#e69f00")
SKY_BLUE = QColor("#56b4e9")
GREEN = QColor("#009e73")
YELLOW = QColor("#f0e442")
BLUE = QColor("#0072b2")
VERMILION = QColor("#d55e00")
PURPLE = QColor("#cc79a7")
GREY = QColor("#9aa0a6")

SIDE_COLOURS = {Side.HERO: BLUE, Side.ALLY: GREEN, Side.ENEMY: VERMILION, Side.NEUTRAL: GREY}

ACCENT = QColor("#4aa8e8")
"""What is active or pointed at."""

PLAIN_FLOOR = QColor("#4a4a48")
"""The floor while its pattern is missing."""

INK = QColor("#14161a")
"""Dark outlines, chips and halos on the map; not quite black."""

PAPER = QColor("#f4f2ec")
"""Text and signs on dark ground."""

MINI_BASE = QColor("#3a3f47")
"""The ground of a mini that shows its initials."""

WALL = QColor("#f2d38b")
LOW_WALL = QColor("#d9b66a")
PROP = QColor("#c99a5b")
INVISIBLE_WALL = QColor("#cc79a7")
WINDOW = QColor("#a8dcf5")
DOOR = QColor("#9a5a24")
DOOR_EDGE = QColor("#e8b878")
LIGHT = QColor("#ffe08a")

LIFE_HIGH = QColor("#7ccf7c")
LIFE_MIDDLE = QColor("#f2c84b")
LIFE_LOW = QColor("#f08a4b")


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """An opaque colour between two: `one` where the share of `other` is 0."""
    rest = 1.0 - share
    return QColor.fromRgbF(
        one.redF() * rest + other.redF() * share,
        one.greenF() * rest + other.greenF() * share,
        one.blueF() * rest + other.blueF() * share,
    )


def see_through(colour: QColor, opacity: float) -> QColor:
    """The colour with this opacity."""
    clear = QColor(colour)
    clear.setAlphaF(opacity)
    return clear


def brightness(colour: QColor) -> float:
    """How bright a colour looks, from 0 to 1."""
    return 0.299 * colour.redF() + 0.587 * colour.greenF() + 0.114 * colour.blueF()


def contrasting(colour: QColor, strength: float) -> QColor:
    """An opaque colour that stands out from `colour` by so much: lighter than dark ones, darker than bright ones.

    Light on dark is seen sooner than dark on bright, so it needs less.
    """
    if brightness(colour) < 0.3:
        return mixed(colour, WHITE, 0.6 * strength)
    return mixed(colour, BLACK, strength)


def life_colour(share: float) -> QColor:
    """The colour of a life bar filled to this share."""
    if share > 0.6:
        return LIFE_HIGH
    return LIFE_MIDDLE if share > 1 / 3 else LIFE_LOW
