"""The picture with the grid on it; the grid is dragged with the mouse or pushed with the arrow keys."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from battlemap.gui import theme
from battlemap.gui.scene.picture_chain import PictureChain
from battlemap.gui.widgets.picture_grid.pixel_grid import PictureGrid

LINE = QColor("#56b4e9")
_SHADE = QColor(0, 0, 0, 150)
_MARGIN = 12
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class GridPreview(QWidget):
    """Shows the whole picture; `moved` sends how far the grid was pushed, in pixels of the picture."""

    moved = Signal(float, float)

    def __init__(self, picture: PictureChain, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._grid: PictureGrid | None = None
        self._cells = (1, 1)
        self._message = ""
        self._dragged_from: QPointF | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setMinimumSize(380, 300)

    def sizeHint(self) -> QSize:
        """Large, but not larger than a laptop's screen allows."""
        return QSize(640, 500)

    def show_grid(self, grid: PictureGrid, cells: tuple[int, int]) -> None:
        """Show these lines, and which cells become the map."""
        self._grid, self._cells = grid, cells
        self.update()

    def show_message(self, message: str) -> None:
        """Show a sentence as long as there is no picture."""
        self._message = message
        self.update()

    @property
    def has_picture(self) -> bool:
        """Whether there is a picture to show."""
        return self._picture.ready

    @property
    def picture_rect(self) -> QRectF:
        """Where the picture is shown."""
        if self._grid is None:
            return QRectF()
        size = QSize(self._grid.width, self._grid.height).toSizeF()
        room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        size.scale(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        shown = QRectF(QPointF(), size)
        shown.moveCenter(room.center())
        return shown

    @property
    def scale(self) -> float:
        """How many pixels of the screen a pixel of the picture is wide."""
        return self.picture_rect.width() / self._grid.width if self._grid is not None else 1.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, the lines, and a shade over what does not become part of the map."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), QColor(theme.current().canvas))
            if self._grid is None or not self._picture.ready:
                painter.setPen(QColor("#c9cdd3"))
                painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._message)
                return
            shown = self.picture_rect
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            level = self._picture.level_for(shown.width(), shown.height())
            painter.drawPixmap(shown, level, QRectF(level.rect()))
            self._paint_map(painter, self._grid, shown)
            if self.hasFocus():
                painter.setPen(QPen(QColor(theme.current().accent_edge), 2))
                painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    def _paint_map(self, painter: QPainter, grid: PictureGrid, shown: QRectF) -> None:
        columns, rows = self._cells
        scale = shown.width() / grid.width
        start = QPointF(shown.left() + grid.left * scale, shown.top() + grid.top * scale)
        width, height = grid.cell_width * scale, grid.cell_height * scale
        area = QRectF(start.x(), start.y(), columns * width, rows * height)
        _shade_outside(painter, shown, area)
        painter.setClipRect(shown.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN))
        lines = [
            QLineF(area.left() + place * width, area.top(), area.left() + place * width, area.bottom())
            for place in range(0, columns + 1, _every(width))
        ]
        lines += [
            QLineF(area.left(), area.top() + place * height, area.right(), area.top() + place * height)
            for place in range(0, rows + 1, _every(height))
        ]
        painter.setPen(QPen(LINE, 0))
        painter.drawLines(lines)
        painter.setPen(QPen(LINE, 2))
        painter.drawRect(area)
        painter.setClipping(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the grid."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._dragged_from = event.position()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Push the grid."""
        if self._dragged_from is not None:
            way = event.position() - self._dragged_from
            self._dragged_from = event.position()
            self.moved.emit(way.x() / self.scale, way.y() / self.scale)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the grid."""
        del event
        self._dragged_from = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Push the grid by a pixel of the picture, by ten with Shift."""
        arrow = _ARROWS.get(Qt.Key(event.key()))
        if arrow is None:
            super().keyPressEvent(event)
            return
        pixels = 10 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
        self.moved.emit(float(arrow[0] * pixels), float(arrow[1] * pixels))


def _every(cell: float) -> int:
    """Every how manieth line is drawn, so that they never lie closer than five pixels."""
    return max(1, round(5 / max(cell, 0.01)))


def _shade_outside(painter: QPainter, shown: QRectF, area: QRectF) -> None:
    inside = shown.intersected(area)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADE)
    if inside.isEmpty():
        painter.drawRect(shown)
        return
    for rect in (
        QRectF(shown.topLeft(), QPointF(shown.right(), inside.top())),
        QRectF(QPointF(shown.left(), inside.bottom()), shown.bottomRight()),
        QRectF(QPointF(shown.left(), inside.top()), inside.bottomLeft()),
        QRectF(inside.topRight(), QPointF(shown.right(), inside.bottom())),
    ):
        painter.drawRect(rect)
    painter.setBrush(Qt.BrushStyle.NoBrush)
