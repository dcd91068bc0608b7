"""Painting what lies around a mini: life bar, name, badges, height and the mark of hidden ones.

Measures are in units of the scene; the painter counts in pixels around the middle of the mini. Text grows and shrinks
with the map, but is at least 11 pixels high as long as there is room for it, and gone when there is none.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from battlemap.gui.map_colours import INK, PAPER, life_colour, see_through
from battlemap.gui.scene.map_font import map_font
from battlemap.gui.scene.minis.body_painting import radius
from battlemap.gui.scene.minis.look import LabelLook
from battlemap.gui.scene.minis.short_names import elided
from battlemap.gui.scene.units import CELL

TEXT = 4.2
"""The height of letters, as fonts count it."""

LEAST_TEXT = 11.0
"""Letters are not painted smaller than this, in pixels."""

GONE_BELOW = 7.0
"""Where letters would be smaller than this without growing, in pixels, there is no text."""

_MOST_GROWN = LEAST_TEXT / GONE_BELOW
_CHIP = 1.45
"""The side of a chip in letter heights."""

_CHIPS_A_CELL = 2
_BESIDE = 0.45
"""How far a name may reach beyond its footprint, in cells: so names of minis with a cell between them keep apart."""


def label_extent(look: LabelLook) -> QRectF:
    """How far the label reaches from the middle of the mini."""
    half = look.size * CELL / 2
    across = half + 16.0
    above = half + TEXT * _CHIP * _MOST_GROWN / 2
    below = half + 2.5 + TEXT * 1.5 * _MOST_GROWN
    return QRectF(-across, -above, 2 * across, above + below)


def text_pixels(scale: float, ratio: float) -> float:
    """The height of letters in pixels of the device, so many to a unit and to a pixel; 0 where there is no text."""
    natural = TEXT * scale
    return max(natural, LEAST_TEXT * ratio) if natural >= GONE_BELOW * ratio else 0.0


def paint_label(painter: QPainter, look: LabelLook, scale: float) -> None:
    """Paint a label with so many pixels to a unit."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    letters = text_pixels(scale, painter.device().devicePixelRatio())
    bottom = look.size * CELL / 2 * scale
    if look.life is not None:
        _paint_life(painter, look, scale, bottom)
    if letters:
        painter.setFont(map_font(round(letters), QFont.Weight.DemiBold))
        _paint_name(painter, look, scale, bottom + (2.0 if look.life is not None else 0.6) * scale)
        _paint_chips(painter, look, scale, letters)
    else:
        _paint_dots(painter, look, scale)


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


def name_room(look: LabelLook) -> float:
    """How wide a name may be: as the footprint, and almost half a cell more at both sides that are free."""
    beside = 0.0 if look.neighboured else _BESIDE * CELL
    return look.size * CELL + 2 * beside


def _paint_name(painter: QPainter, look: LabelLook, scale: float, top: float) -> None:
    """The name in a dark halo, shortened to the room there is."""
    metrics = QFontMetricsF(painter.font())
    casing = max(0.24 * metrics.height(), 2.5)
    name = elided(look.name, name_room(look) * scale - casing, metrics.horizontalAdvance)
    place = QPointF(round(-metrics.horizontalAdvance(name) / 2), round(top + metrics.ascent()))
    path = QPainterPath()
    path.addText(place, painter.font(), name)
    halo = QPen(INK, casing)
    halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, halo)
    painter.setPen(PAPER)
    painter.drawText(place, name)


def _paint_chips(painter: QPainter, look: LabelLook, scale: float, letters: float) -> None:
    """Badges at the upper right, from right to left; the mark of the hidden at the upper left; the height beside it."""
    side = _CHIP * letters
    edge = radius(look.size) * scale
    right = edge + 0.4 * side
    top = -edge - 0.35 * side
    for word in reversed(chip_words(look.badges, _CHIPS_A_CELL * look.size - look.hidden)):
        width = _chip_width(painter, word, side)
        right -= width
        _paint_chip(painter, QRectF(right, top, width, side), word)
        right -= 0.12 * side
    left = -edge - 0.4 * side
    if look.hidden:
        _paint_eye(painter, QRectF(left, top, side, side))
    if look.height:
        word = height_word(look.height)
        _paint_chip(painter, QRectF(left, edge - 1.2 * side, _chip_width(painter, word, side), side), word)


def chip_words(badges: tuple[str, ...], most: int) -> tuple[str, ...]:
    """What at most so many chips say: the first letter of each badge, then how many more there are."""
    letters = tuple(badge.strip()[:1].upper() for badge in badges)
    if len(letters) <= most:
        return letters
    return (*letters[: most - 1], f"+{len(letters) - most + 1}")


def height_word(height: int) -> str:
    """Up or down, and how many cells."""
    return f"▲{height}" if height > 0 else f"▼{-height}"


def _chip_width(painter: QPainter, word: str, side: float) -> float:
    return max(side, QFontMetricsF(painter.font()).horizontalAdvance(word) + 0.5 * side)


def _paint_chip(painter: QPainter, place: QRectF, word: str) -> None:
    _paint_chip_ground(painter, place)
    painter.setPen(PAPER)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, word)


def _paint_chip_ground(painter: QPainter, place: QRectF) -> None:
    painter.setPen(QPen(see_through(PAPER, 0.9), max(1.0, 0.06 * place.height())))
    painter.setBrush(INK)
    painter.drawRoundedRect(place, 0.25 * place.height(), 0.25 * place.height())


def _paint_eye(painter: QPainter, place: QRectF) -> None:
    """An eye crossed out: the players do not see this mini."""
    _paint_chip_ground(painter, place)
    painter.save()
    painter.translate(place.center())
    unit = place.height() / 2
    eye = QPainterPath(QPointF(-0.66 * unit, 0))
    eye.quadTo(QPointF(0, -0.85 * unit), QPointF(0.66 * unit, 0))
    eye.quadTo(QPointF(0, 0.85 * unit), QPointF(-0.66 * unit, 0))
    line = max(1.0, 0.13 * unit)
    painter.setPen(QPen(PAPER, line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(eye)
    painter.setBrush(PAPER)
    painter.drawEllipse(QPointF(), 0.16 * unit, 0.16 * unit)
    for colour, width in ((INK, 3.2 * line), (PAPER, 1.2 * line)):
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(-0.52 * unit, 0.55 * unit), QPointF(0.52 * unit, -0.55 * unit))
    painter.restore()


def _paint_dots(painter: QPainter, look: LabelLook, scale: float) -> None:
    """Where there is no room for letters a dot says that there are badges, or that a mini is hidden."""
    edge = radius(look.size) * scale * 0.75
    dot = max(1.4 * scale, 2.0)
    painter.setPen(QPen(INK, max(0.5 * scale, 1.0)))
    painter.setBrush(PAPER)
    if look.badges:
        painter.drawEllipse(QPointF(edge, -edge), dot, dot)
    if look.hidden:
        painter.drawEllipse(QPointF(-edge, -edge), dot, dot)
