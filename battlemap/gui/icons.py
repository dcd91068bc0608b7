"""Icons: the drawings in assets/icons, recoloured for the theme in use."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap

from battlemap import resources
from battlemap.gui import theme

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

DRAWN_IN = "#e8eaed"
"""The colour the icons are drawn in; the theme's text colour takes its place."""

_clones: list[QIconEngine] = []


def icon(name: str) -> QIcon:
    """The icon with this name in the colours of the theme in use; an empty one when there is no such drawing."""
    source = _drawing(resources.asset("icons", f"{name}.svg"))
    return QIcon(_Drawn(source, theme.current())) if source else QIcon()


def _drawing(path: Path) -> str:
    """The text of a drawing; empty when the file is missing."""
    try:
        return path.read_text("utf-8")
    except OSError:
        return ""


class _Drawn(QIconEngine):
    """Paints a drawing in the colours of a theme, when it is first needed: most icons of menus never are."""

    def __init__(self, source: str, palette: theme.Palette) -> None:
        super().__init__()
        self._source = source
        self._palette = palette
        self._renderers: dict[str, QSvgRenderer] = {}

    def clone(self) -> QIconEngine:
        """Another painter of the same drawing."""
        made = _Drawn(self._source, self._palette)
        # The icon that asked for it owns it, but the binding would drop what Python no longer names.
        _clones.append(made)
        return made

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Paint the drawing into the middle of the rectangle."""
        side = min(rect.width(), rect.height())
        square = QRectF(0, 0, side, side)
        square.moveCenter(QRectF(rect).center())
        self._renderer(self._colour(mode, state)).render(painter, square)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """The drawing on nothing."""
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        return pixmap

    def _colour(self, mode: QIcon.Mode, state: QIcon.State) -> str:
        if mode is QIcon.Mode.Disabled:
            return self._palette.disabled
        return self._palette.active_text if state is QIcon.State.On else self._palette.text

    def _renderer(self, colour: str) -> QSvgRenderer:
        # Only our own drawings pass through here; foreign SVG is never read.
        from PySide6.QtSvg import QSvgRenderer

        if colour not in self._renderers:
            self._renderers[colour] = QSvgRenderer(QByteArray(self._source.replace(DRAWN_IN, colour).encode()))
        return self._renderers[colour]
