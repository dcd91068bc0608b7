"""The letters on a map."""

from __future__ import annotations

from PySide6.QtGui import QFont

LEAST_TEXT = 11.0
"""Letters are not painted smaller than this, in pixels."""


def map_font(pixels: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The program's font in this size.

    Fully hinted, so that letters stand on whole pixels: between pixels Qt takes a letter painted before for another
    place, and what a picture looks like would depend on what was painted before it.
    """
    font = QFont()
    font.setPixelSize(max(1, pixels))
    font.setWeight(weight)
    font.setHintingPreference(QFont.HintingPreference.PreferFullHinting)
    return font
