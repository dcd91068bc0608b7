"""The floor patterns: what they are called and how they look."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer

from battlemap.resources import asset, asset_names
from battlemap.text import QT_TRANSLATE_NOOP, Text

_TITLES: Mapping[str, Text] = MappingProxyType(
    {
        "cobbles": QT_TRANSLATE_NOOP("Floors", "Cobbles"),
        "dark": QT_TRANSLATE_NOOP("Floors", "Dark stone"),
        "earth": QT_TRANSLATE_NOOP("Floors", "Earth"),
        "flagstones": QT_TRANSLATE_NOOP("Floors", "Flagstones"),
        "grass": QT_TRANSLATE_NOOP("Floors", "Grass"),
        "metal": QT_TRANSLATE_NOOP("Floors", "Metal"),
        "parchment": QT_TRANSLATE_NOOP("Floors", "Parchment"),
        "planks": QT_TRANSLATE_NOOP("Floors", "Planks"),
        "sand": QT_TRANSLATE_NOOP("Floors", "Sand"),
        "water": QT_TRANSLATE_NOOP("Floors", "Water"),
    }
)


def floors() -> tuple[str, ...]:
    """The keys of all floor patterns."""
    return asset_names("floors")


def floor_title(key: str) -> Text:
    """What a pattern is called; its key for one no table knows."""
    return _TITLES.get(key, Text("Floors", "{key}").filled(key=key))


def floor_preview(key: str, side: int, ratio: float) -> QPixmap:
    """A piece of the floor with round corners."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    whole = QRectF(pixmap.rect())
    corners = QPainterPath()
    corners.addRoundedRect(whole, 6 * ratio, 6 * ratio)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(corners)
        QSvgRenderer(str(asset("floors", f"{key}.svg"))).render(painter, whole)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
