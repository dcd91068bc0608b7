"""What is left of a label where the map is so small that names have no room: chips with letters of the least size."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPen

from battlemap.gui.map_colours import INK, PAPER
from battlemap.gui.scene.map_font import LEAST_TEXT, map_font
from battlemap.gui.scene.minis.body_painting import radius
from battlemap.gui.scene.minis.chips import chip_width, paint_chip, paint_count, paint_pile, pile_width
from battlemap.gui.scene.minis.look import LabelLook
from battlemap.gui.scene.minis.short_names import short_name
from battlemap.gui.scene.units import CELL

LEAST_FOOTPRINT = 20.0
"""On a footprint of fewer pixels to a side there are no letters at all."""

_CHIP = 13.0
"""The height of a chip in pixels."""

_MARGIN = 0.2
"""What is left beside the word of a chip, in its heights."""

_ABOVE_LIFE = 3.0
"""The height of the life bar that lies on the footprint, in pixels."""


def paint_far_label(painter: QPainter, look: LabelLook, scale: float) -> None:
    """The short name and what is stacked at the base, the number of badges at the top."""
    ratio = painter.device().devicePixelRatio()
    if look.size * CELL * scale < LEAST_FOOTPRINT * ratio:
        _paint_dots(painter, look, scale, badges=bool(look.badges))
        return
    painter.setFont(map_font(round(LEAST_TEXT * ratio), QFont.Weight.DemiBold))
    _paint_base(painter, look, scale, ratio)
    if look.badges:
        _paint_count(painter, look, scale, _CHIP * ratio)
    _paint_dots(painter, look, scale, badges=False)


def _paint_base(painter: QPainter, look: LabelLook, scale: float, ratio: float) -> None:
    """The short name, unless the whole one is shown, and the pile beside it, together in the middle."""
    side = _CHIP * ratio
    footprint = look.size * CELL * scale
    top = round(footprint / 2 - side - (_ABOVE_LIFE * ratio if look.life is not None else 0.0))
    count = str(look.covers + 1)
    pile = pile_width(painter, count, side) if look.covers else 0.0
    word = "" if look.whole_name else _fitting(painter, short_name(look.name), side, footprint - pile)
    width = chip_width(painter, word, side, _MARGIN) if word else 0.0
    left = round(-(width + pile) / 2)
    if word:
        paint_chip(painter, QRectF(left, top, width, side), word)
    if look.covers:
        paint_pile(painter, QRectF(left + width, top, pile, side), count)


def _fitting(painter: QPainter, word: str, side: float, room: float) -> str:
    """As many letters as there is room for, at least one; a number is whole."""
    while len(word) > 1 and not word.isdigit() and chip_width(painter, word, side, _MARGIN) > room:
        word = word[:-1]
    return word


def _paint_count(painter: QPainter, look: LabelLook, scale: float, side: float) -> None:
    """A round chip with the number of badges."""
    edge = look.size * CELL * scale / 2
    width = chip_width(painter, str(len(look.badges)), side, _MARGIN)
    place = QRectF(round(edge + 0.15 * side - width), round(-edge - 0.1 * side), width, side)
    paint_count(painter, place, len(look.badges))


def _paint_dots(painter: QPainter, look: LabelLook, scale: float, *, badges: bool) -> None:
    """A dot at the upper right says that there are badges, one at the upper left that a mini is hidden."""
    edge = radius(look.size) * scale * 0.75
    dot = max(1.4 * scale, 2.0)
    painter.setPen(QPen(INK, max(0.5 * scale, 1.0)))
    painter.setBrush(PAPER)
    if badges:
        painter.drawEllipse(QPointF(edge, -edge), dot, dot)
    if look.hidden:
        painter.drawEllipse(QPointF(-edge, -edge), dot, dot)
