"""How a mini of the library looks: its portrait in the ring of its side, its name below."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from battlemap.gui import theme
from battlemap.gui.widgets.library.tiles import Role, Tile
from battlemap.gui.widgets.portraits import Portrait, Portraits

TILE = QSize(86, 84)
_PORTRAIT = 50
_TOP = 6


class TileDelegate(QStyledItemDelegate):
    """Paints the tiles."""

    def __init__(self, portraits: Portraits, parent: QWidget) -> None:
        super().__init__(parent)
        self._portraits = portraits

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """All tiles are alike."""
        del option, index
        return TILE

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one tile."""
        tile = index.data(Role.TILE)
        if not isinstance(tile, Tile):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_ground(painter, option.rect, option.state)
        corner = QPoint(option.rect.center().x() - _PORTRAIT // 2 + 1, option.rect.top() + _TOP)
        if tile.is_mini:
            ratio = painter.device().devicePixelRatio()
            portrait = Portrait(tile.look, tile.side, tile.title)
            painter.drawPixmap(corner, self._portraits.pixmap(portrait, _PORTRAIT, ratio))
            _paint_size(painter, corner, tile.size)
        else:
            _paint_plus(painter, QRectF(corner.x(), corner.y(), _PORTRAIT, _PORTRAIT))
        below = option.rect.adjusted(0, _TOP + _PORTRAIT + 3, 0, -4)
        _paint_title(painter, below, tile.title, option.font)
        painter.restore()


def _paint_ground(painter: QPainter, rect: QRect, state: QStyle.StateFlag) -> None:
    colours = theme.current()
    ground = QRectF(rect).adjusted(2, 1, -2, -1)
    chosen = bool(state & QStyle.StateFlag.State_Selected)
    focused = bool(state & QStyle.StateFlag.State_HasFocus)
    if not (chosen or focused or state & QStyle.StateFlag.State_MouseOver):
        return
    painter.setPen(QPen(QColor(colours.accent_edge), 1) if focused else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.chosen if chosen else colours.hovered))
    painter.drawRoundedRect(ground.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)


def _paint_size(painter: QPainter, corner: QPoint, size: int) -> None:
    """A small sign at minis that stand on more than one cell."""
    if size == 1:
        return
    colours = theme.current()
    sign = QRectF(corner.x() + _PORTRAIT - 17, corner.y() + _PORTRAIT - 15, 24, 16)
    painter.setPen(QPen(QColor(colours.panel), 1))
    painter.setBrush(QColor(colours.accent))
    painter.drawRoundedRect(sign, 8, 8)
    font = QFont(painter.font())
    font.setPixelSize(11)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor(colours.accent_text))
    painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, f"{size}×{size}")


def _paint_plus(painter: QPainter, place: QRectF) -> None:
    colour = QColor(theme.current().muted)
    painter.setPen(QPen(colour, 2, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(place.adjusted(2, 2, -2, -2))
    painter.setPen(QPen(colour, 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    middle = place.center()
    painter.drawLine(middle.toPoint() - QPoint(9, 0), middle.toPoint() + QPoint(9, 0))
    painter.drawLine(middle.toPoint() - QPoint(0, 9), middle.toPoint() + QPoint(0, 9))


def _paint_title(painter: QPainter, place: QRect, title: str, font: QFont) -> None:
    small = QFont(font)
    small.setPixelSize(max(11, round(QFontMetrics(font).height() * 0.72)))
    painter.setFont(small)
    painter.setPen(QColor(theme.current().text))
    elided = QFontMetrics(small).elidedText(title, Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(place, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter, elided)
