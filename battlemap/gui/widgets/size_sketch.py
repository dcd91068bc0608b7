"""A sketch of a map before and after its size changes."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from battlemap.geometry.cells import Step
from battlemap.gui import theme

_MARGIN = 14
_PLAIN = 90
_SHADE = 175
"""How much covers what is kept, and what is cut off, of 255."""


class SizeSketch(QWidget):
    """The new map as a filled frame, the old one dashed over it with its picture; what is cut off is dark."""

    def __init__(self, columns: int, rows: int, picture: QImage | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = QImage() if picture is None else picture
        self._old = (columns, rows)
        self._new = QRectF(0, 0, columns, rows)
        self.setMinimumSize(220, 200)

    def sizeHint(self) -> QSize:
        """Wide enough to see one column more or less."""
        return QSize(300, 240)

    def show_size(self, columns: int, rows: int, shift: Step) -> None:
        """Show this new map; what was there has moved by `shift`."""
        self._new = QRectF(-shift.columns, -shift.rows, columns, rows)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint both frames as large as fits."""
        del event
        palette = theme.current()
        old = QRectF(0, 0, *self._old)
        both = old.united(self._new)
        room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        scale = min(room.width() / both.width(), room.height() / both.height())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(room.center())
            painter.scale(scale, scale)
            painter.translate(-both.center())
            self._paint_frame(painter, self._new, QColor(palette.accent_edge), Qt.PenStyle.SolidLine, palette.chosen)
            self._paint_old(painter, old, QColor(palette.accent))
            self._paint_frame(painter, self._new, QColor(palette.accent_edge), Qt.PenStyle.SolidLine, "")
            self._paint_frame(painter, old, QColor(palette.muted), Qt.PenStyle.DashLine, "")

    def _paint_frame(self, painter: QPainter, rect: QRectF, line: QColor, style: Qt.PenStyle, fill: str) -> None:
        pen = QPen(line, 2, style)
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        painter.drawRect(rect)

    def _paint_old(self, painter: QPainter, old: QRectF, colour: QColor) -> None:
        """Paint what is there, as a picture or plain, and what of it is lost under a shade."""
        kept = old.intersected(self._new)
        if self._picture.isNull():
            colour.setAlpha(_PLAIN)
            painter.fillRect(kept, colour)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(old, self._picture)
        lost = QPainterPath()
        lost.addRect(old)
        keep = QPainterPath()
        keep.addRect(kept)
        painter.fillPath(lost.subtracted(keep), QColor(0, 0, 0, _SHADE))
