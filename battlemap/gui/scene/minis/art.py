"""The program's own drawings of minis as pictures of a few sizes."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from battlemap.resources import asset

_SMALLEST = 64
_LARGEST = 1_024


def art_image(art: str, side: float) -> QImage | None:
    """A drawing with at least `side` pixels to a side, as far as it is kept so large; `None` for an unknown one."""
    pixels = _SMALLEST
    while pixels < min(side, _LARGEST):
        pixels *= 2
    return _rendered(art, pixels)


@lru_cache(maxsize=96)
def _rendered(art: str, pixels: int) -> QImage | None:
    path = asset("minis", f"{art}.svg")
    if not path.is_file():
        return None
    renderer = QSvgRenderer(str(path))
    if not renderer.isValid():
        return None
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(0, 0, pixels, pixels))
    return image
