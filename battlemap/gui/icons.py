"""Icons: the drawings in assets/icons, recoloured for the theme in use."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from battlemap import resources
from battlemap.gui import theme

DRAWN_IN = "#e8eaed"
"""The colour the icons are drawn in; the theme's text colour takes its place."""

_SIZES = (20, 24, 48)


def icon(name: str) -> QIcon:
    """The icon with this name in the colours of the theme in use; an empty one when there is no such drawing."""
    palette = theme.current()
    made = QIcon()
    source = _drawing(resources.asset("icons", f"{name}.svg"))
    if not source:
        return made
    for mode, state, colour in (
        (QIcon.Mode.Normal, QIcon.State.Off, palette.text),
        (QIcon.Mode.Normal, QIcon.State.On, palette.active_text),
        (QIcon.Mode.Disabled, QIcon.State.Off, palette.disabled),
    ):
        for size in _SIZES:
            made.addPixmap(_painted(source, colour, size), mode, state)
    return made


def _drawing(path: Path) -> str:
    """The text of a drawing; empty when the file is missing."""
    try:
        return path.read_text("utf-8")
    except OSError:
        return ""


def _painted(source: str, colour: str, size: int) -> QPixmap:
    """The drawing in this colour as a picture of this size."""
    # Only our own drawings pass through here; foreign SVG is never read.
    from PySide6.QtSvg import QSvgRenderer

    pixmap = QPixmap(QSize(size, size))
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        QSvgRenderer(QByteArray(source.replace(DRAWN_IN, colour).encode())).render(painter)
    return pixmap
