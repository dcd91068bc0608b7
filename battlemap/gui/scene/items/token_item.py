"""A mini in the scene: its body, and its label above all bodies. Both only show what they are given."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Token
from battlemap.gui.scene import depths
from battlemap.gui.scene.minis.body_painting import body_extent
from battlemap.gui.scene.minis.composed import ComposedPixmaps
from battlemap.gui.scene.minis.label_painting import label_extent
from battlemap.gui.scene.minis.look import BodyLook, LabelLook
from battlemap.gui.scene.units import cell_rect

FARTHEST = 0.45
"""With fewer pixels to a unit there are no labels."""


class LabelItem(QGraphicsItem):
    """Life, name and badges of a mini."""

    def __init__(self, pixmaps: ComposedPixmaps[LabelLook], look: LabelLook) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self.look = look
        self.index = -1
        self._extent = label_extent(look, FARTHEST)

    def show_look(self, look: LabelLook) -> None:
        """Take another look."""
        if look != self.look:
            self.prepareGeometryChange()
            self.look = look
            self._extent = label_extent(look, FARTHEST)
            self.stack(self.index)
            self.update()

    def stack(self, index: int) -> None:
        """Lie above the labels with a smaller index; a whole name lies above all that are not."""
        self.index = index
        self.setZValue(depths.LABEL + index + (depths.RAISED if self.look.whole_name else 0.0))

    def boundingRect(self) -> QRectF:
        """How far the label reaches."""
        return self._extent

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the composed label; far away there is nothing in it to be made out."""
        del option, widget
        if painter.worldTransform().m11() >= FARTHEST:
            self._pixmaps.draw(painter, self.look)


class TokenItem(QGraphicsItem):
    """The body of a mini, with its label beside it in the scene."""

    def __init__(self, token: Token, bodies: ComposedPixmaps[BodyLook], look: BodyLook, label: LabelItem) -> None:
        super().__init__()
        self.token = token
        self.look = look
        self.label = label
        self._bodies = bodies
        self._extent = body_extent(look)
        self.place(QPointF())

    @property
    def token_id(self) -> TokenId:
        """Which mini this is."""
        return self.token.id

    def show_token(self, token: Token, offset: QPointF) -> None:
        """Take another state of the mini, moved by `offset` while it is dragged."""
        self.token = token
        self.place(offset)

    def show_look(self, look: BodyLook) -> None:
        """Take another look."""
        if look != self.look:
            self.prepareGeometryChange()
            self.look = look
            self._extent = body_extent(look)
            self.update()

    def place(self, offset: QPointF) -> None:
        """Stand in the middle of the footprint, moved by `offset` while the mini is dragged."""
        middle = cell_rect(self.token.cell, self.token.size).center() + offset
        self.setPos(middle)
        self.label.setPos(middle)

    def stack(self, index: int) -> bool:
        """Lie above the minis with a smaller index, but under all that stand when it is down; false if it did."""
        depth = index + (depths.FALLEN if self.look.down else depths.MINI)
        if depth == self.zValue() and self.label.index == index:
            return False
        self.setZValue(depth)
        self.label.stack(index)
        return True

    def boundingRect(self) -> QRectF:
        """How far the body reaches."""
        return self._extent

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the composed body."""
        del option, widget
        self._bodies.draw(painter, self.look)


def tool_tip(name: str, life: tuple[int, int] | None, badges: tuple[str, ...], covered: Iterable[str] = ()) -> str:
    """A mini's name, life and badges, and the names of those under it, as escaped markup; empty without any of them."""
    lines = [f"<b>{escape(name)}</b>"] if name else []
    if life is not None:
        lines.append(f"{life[0]} / {life[1]}")
    lines.extend(escape(badge) for badge in badges)
    lines.extend(f"<b>▾ {escape(each)}</b>" for each in covered)
    return f"<qt>{'<br>'.join(lines)}</qt>" if lines else ""
