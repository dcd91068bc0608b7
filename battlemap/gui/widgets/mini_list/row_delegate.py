"""How a mini looks in the list: portrait, name, badges, life as a bar with its number."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from battlemap.gui import theme
from battlemap.gui.icons import icon
from battlemap.gui.widgets.life_bar import paint_life_bar
from battlemap.gui.widgets.mini_list.mini_rows import MiniRow, Role
from battlemap.gui.widgets.portraits import Portrait, Portraits

ROW_HEIGHT = 40
_PORTRAIT = 32
_MARGIN = 10
_BAR = 64
_GAP = 8
_EYE = 18
_HIDDEN = 0.6
"""How pale the portrait of a hidden mini is; words stay as readable as all."""


class RowDelegate(QStyledItemDelegate):
    """Paints the rows."""

    def __init__(self, portraits: Portraits, parent: QWidget) -> None:
        super().__init__(parent)
        self._portraits = portraits
        self._eye = icon("hide")

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Rows large enough to be touched."""
        del option, index
        return QSize(160, ROW_HEIGHT)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one row."""
        row = index.data(Role.ROW)
        if not isinstance(row, MiniRow):
            return
        rect, palette = option.rect, option.palette
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_ground(painter, rect, option.state)
        self._paint_portrait(painter, rect, row)
        right = _paint_life(painter, rect, row, palette, option.font)
        if row.token.hidden:
            right = self._paint_eye(painter, rect, right)
        left = rect.left() + _MARGIN + _PORTRAIT + _GAP
        _paint_words(painter, QRect(left, rect.top(), right - left - _GAP, rect.height()), row, option.font)
        painter.restore()

    def _paint_portrait(self, painter: QPainter, rect: QRect, row: MiniRow) -> None:
        side = row.token.side if row.vitals is not None else None
        ratio = painter.device().devicePixelRatio()
        pixmap = self._portraits.pixmap(Portrait(row.token.look, side, row.name), _PORTRAIT, ratio)
        top = rect.top() + (rect.height() - _PORTRAIT) // 2
        painter.setOpacity(_HIDDEN if row.token.hidden else 1.0)
        painter.drawPixmap(rect.left() + _MARGIN, top, pixmap)
        painter.setOpacity(1.0)

    def _paint_eye(self, painter: QPainter, rect: QRect, right: int) -> int:
        """Paint the sign of being hidden left of the life; says where it begins."""
        place = QRect(right - _GAP - _EYE, rect.center().y() - _EYE // 2, _EYE, _EYE)
        self._eye.paint(painter, place)
        return place.left()

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        """A field for the name."""
        del option, index
        editor = QLineEdit(parent)
        editor.setMaxLength(200)
        return editor

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Put the field where the name is."""
        del index
        editor.setGeometry(option.rect.adjusted(_MARGIN + _PORTRAIT + 2, 6, -6, -6))


def _paint_ground(painter: QPainter, rect: QRect, state: QStyle.StateFlag) -> None:
    colours = theme.current()
    chosen = bool(state & QStyle.StateFlag.State_Selected)
    if chosen or state & QStyle.StateFlag.State_MouseOver:
        painter.fillRect(rect, QColor(colours.chosen if chosen else colours.hovered))
    if chosen:
        painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), QColor(colours.accent_edge))
    if state & QStyle.StateFlag.State_HasFocus:
        painter.setPen(QColor(colours.accent_edge))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5))


def _paint_life(painter: QPainter, rect: QRect, row: MiniRow, palette: QPalette, font: QFont) -> int:
    """Paint life at the right; says where it begins."""
    vitals = row.vitals
    if vitals is None or vitals.life is None or vitals.life_max is None:
        return rect.right()
    number = f"{vitals.life}/{vitals.life_max}".replace("-", "−")
    small = _smaller(font)
    width = max(QFontMetrics(small).horizontalAdvance(number), QFontMetrics(small).horizontalAdvance("00/00"))
    place = QRect(rect.right() - _MARGIN - width, rect.top(), width, rect.height())
    painter.setFont(small)
    painter.setPen(QColor(theme.current().muted))
    painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, number)
    bar = QRectF(place.left() - _GAP - _BAR, rect.center().y() - 2.5, _BAR, 6)
    paint_life_bar(painter, bar, vitals.life, vitals.life_max, palette)
    return round(bar.left())


def _paint_words(painter: QPainter, place: QRect, row: MiniRow, font: QFont) -> None:
    badges = [*(row.vitals.badges if row.vitals is not None else ()), *row.states()]
    strong = QFont(font)
    strong.setStrikeOut(row.vitals is not None and row.vitals.down)
    painter.setPen(QColor(theme.current().text))
    painter.setFont(strong)
    if not badges:
        _paint_line(painter, place, row.name)
        return
    half = place.height() // 2
    _paint_line(painter, place.adjusted(0, 3, 0, 2 - half), row.name)
    painter.setPen(QColor(theme.current().muted))
    painter.setFont(_smaller(font))
    _paint_line(painter, place.adjusted(0, half + 1, 0, -3), " · ".join(badges))


def _paint_line(painter: QPainter, place: QRect, text: str) -> None:
    elided = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, elided)


def _smaller(font: QFont) -> QFont:
    small = QFont(font)
    small.setPixelSize(max(11, round(QFontMetrics(font).height() * 0.72)))
    return small
