"""Painting what lies around a mini: life bar, name, badges, height and the mark of hidden ones.

Measures are in units of the scene; the painter counts in pixels around the middle of the mini. Text grows and shrinks
with the map, but is at least 11 pixels high; where there is no room for it only a short form is left.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from battlemap.gui.map_colours import INK, PAPER, life_colour
from battlemap.gui.scene.map_font import LEAST_TEXT, map_font
from battlemap.gui.scene.minis.body_painting import radius
from battlemap.gui.scene.minis.chips import chip_width, paint_chip, paint_eye, paint_pile, pile_width
from battlemap.gui.scene.minis.far_label import paint_far_label
from battlemap.gui.scene.minis.look import LabelLook
from battlemap.gui.scene.minis.short_names import elided, in_one_line
from battlemap.gui.scene.units import CELL

TEXT = 4.2
"""The height of letters, as fonts count it."""

GONE_BELOW = 7.0
"""Where letters would be smaller than this without growing, in pixels, there is only the short form."""

_MOST_GROWN = LEAST_TEXT / GONE_BELOW
_CHIP = 1.45
"""The side of a chip in letter heights."""

_CHIPS_A_CELL = 2
_LONGEST = 24
"""Names shown whole are not longer than so many letters are high."""

_MEASURED = 64
_ROOMY = 1.25
"""Small letters are wider than their size says, as they lie on whole pixels."""

_BESIDE = 0.45
"""How far a name may reach beyond its footprint, in cells: so names of minis with a cell between them keep apart."""


def label_extent(look: LabelLook, scale: float) -> QRectF:
    """How far the label reaches from the middle of the mini, with so many pixels (as people count them) to a unit."""
    half = look.size * CELL / 2
    across = half + 16.0
    above = half + TEXT * _CHIP * _MOST_GROWN / 2
    grown = max(_MOST_GROWN, LEAST_TEXT / (TEXT * scale)) if look.whole_name else _MOST_GROWN
    below = half + 2.5 + TEXT * 1.5 * grown
    if look.whole_name:
        across = max(across, min(_ROOMY * _width(look.name) + TEXT, _LONGEST * TEXT) * grown / 2)
    return QRectF(-across, -above, 2 * across, above + below)


@lru_cache(maxsize=4_096)
def _width(name: str) -> float:
    """How wide a name is."""
    metrics = QFontMetricsF(map_font(_MEASURED, QFont.Weight.DemiBold))
    return metrics.horizontalAdvance(in_one_line(name)) * TEXT / _MEASURED


def text_pixels(scale: float, ratio: float) -> float:
    """The height of letters in pixels of the device, so many to a unit and to a pixel; 0 where there is no room."""
    natural = TEXT * scale
    return max(natural, LEAST_TEXT * ratio) if natural >= GONE_BELOW * ratio else 0.0


def paint_label(painter: QPainter, look: LabelLook, scale: float) -> None:
    """Paint a label with so many pixels to a unit."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ratio = painter.device().devicePixelRatio()
    letters = text_pixels(scale, ratio)
    bottom = look.size * CELL / 2 * scale
    if look.life is not None:
        _paint_life(painter, look, scale, bottom)
    if not letters:
        paint_far_label(painter, look, scale)
    if letters or look.whole_name:
        painter.setFont(map_font(round(letters or LEAST_TEXT * ratio), QFont.Weight.DemiBold))
        _paint_name(painter, look, scale, bottom + (2.0 if look.life is not None else 0.6) * scale)
    if letters:
        _paint_chips(painter, look, scale, letters)


def _paint_life(painter: QPainter, look: LabelLook, scale: float, bottom: float) -> None:
    """A bar across the lower edge of the footprint, filled to what is left."""
    assert look.life is not None
    life, whole = look.life
    share = max(0.0, min(1.0, life / whole))
    width = 1.72 * radius(look.size) * scale
    height = max(2.0 * scale, 3.0)
    line = max(0.45 * scale, 1.0)
    bar = QRectF(-width / 2, bottom - 0.2 * scale - height / 2, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK)
    case = bar.adjusted(-line, -line, line, line)
    painter.drawRoundedRect(case, case.height() / 2, case.height() / 2)
    if share > 0:
        filled = QRectF(bar.left(), bar.top(), max(share * width, height), height)
        painter.setBrush(life_colour(share))
        painter.drawRoundedRect(filled, height / 2, height / 2)


def name_room(look: LabelLook, scale: float) -> float:
    """How wide a name may be: as the footprint, and almost half a cell more at both sides that are free."""
    if look.whole_name:
        return label_extent(look, scale).width()
    beside = 0.0 if look.neighboured else _BESIDE * CELL
    return look.size * CELL + 2 * beside


def _paint_name(painter: QPainter, look: LabelLook, scale: float, top: float) -> None:
    """The name in a dark halo, shortened to the room there is."""
    metrics = QFontMetricsF(painter.font())
    casing = max(0.24 * metrics.height(), 2.5)
    room = name_room(look, scale / painter.device().devicePixelRatio()) * scale
    name = elided(look.name, room - casing, metrics.horizontalAdvance)
    place = QPointF(round(-metrics.horizontalAdvance(name) / 2), round(top + metrics.ascent()))
    path = QPainterPath()
    path.addText(place, painter.font(), name)
    halo = QPen(INK, casing)
    halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, halo)
    painter.setPen(PAPER)
    painter.drawText(place, name)


def _paint_chips(painter: QPainter, look: LabelLook, scale: float, letters: float) -> None:
    """Badges at the upper right, the mark of the hidden at the upper left; below the height and what lies under it."""
    side = _CHIP * letters
    edge = radius(look.size) * scale
    right = edge + 0.4 * side
    top = -edge - 0.35 * side
    for word in reversed(chip_words(look.badges, _CHIPS_A_CELL * look.size - look.hidden)):
        width = chip_width(painter, word, side)
        right -= width
        paint_chip(painter, QRectF(right, top, width, side), word)
        right -= 0.12 * side
    left = -edge - 0.4 * side
    if look.hidden:
        paint_eye(painter, QRectF(left, top, side, side))
    low = edge - 1.2 * side
    if look.covers:
        word = str(look.covers + 1)
        width = pile_width(painter, word, side)
        paint_pile(painter, QRectF(edge + 0.6 * side - width, low, width, side), word)
    if look.height:
        word = height_word(look.height)
        paint_chip(painter, QRectF(left, low, chip_width(painter, word, side), side), word)


def chip_words(badges: tuple[str, ...], most: int) -> tuple[str, ...]:
    """What at most so many chips say: the first letter of each badge, then how many more there are."""
    letters = tuple(badge.strip()[:1].upper() for badge in badges)
    if len(letters) <= most:
        return letters
    return (*letters[: most - 1], f"+{len(letters) - most + 1}")


def height_word(height: int) -> str:
    """Up or down, and how many cells."""
    return f"▲{height}" if height > 0 else f"▼{-height}"
