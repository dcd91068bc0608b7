"""The bar that shows how much life is left."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPalette

from battlemap.gui.map_colours import life_colour


def paint_life_bar(painter: QPainter, rect: QRectF, life: int, whole: int, palette: QPalette) -> None:
    """Paint the bar into `rect`; the part that is lost is plain. Whoever has no whole life has no bar."""
    if whole <= 0:
        return
    radius = rect.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.color(QPalette.ColorRole.Mid))
    painter.drawRoundedRect(rect, radius, radius)
    share = max(0.0, min(life / whole, 1.0))
    if share > 0:
        painter.setBrush(life_colour(share))
        left = QRectF(rect)
        left.setWidth(max(rect.height(), rect.width() * share))
        painter.drawRoundedRect(left, radius, radius)
