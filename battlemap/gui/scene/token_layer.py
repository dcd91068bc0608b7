"""The minis of a scene: one item for each mini the audience sees, changed only where the mini changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsScene

from battlemap.board.board import Board
from battlemap.board.entities.names import PictureId, TokenId
from battlemap.board.entities.token import Token
from battlemap.geometry.cells import Cell, Point
from battlemap.gui.pictures import PixmapCache
from battlemap.gui.scene.audience import Audience
from battlemap.gui.scene.hits import TokenIndex
from battlemap.gui.scene.items.token_item import LabelItem, TokenItem, tool_tip
from battlemap.gui.scene.minis.body_painting import BodyPainter, body_extent
from battlemap.gui.scene.minis.composed import ComposedPixmaps, FrameTime
from battlemap.gui.scene.minis.label_painting import label_extent, paint_label
from battlemap.gui.scene.minis.look import BodyLook, LabelLook, Mark, body_look, label_look
from battlemap.gui.scene.minis.neighbours import with_neighbours
from battlemap.gui.scene.snapshot import ShownToken
from battlemap.gui.scene.units import to_cell, to_scene
from battlemap.rules.situation import Situation
from battlemap.rules.system import Vitals

_Covered = Mapping[TokenId, tuple[TokenId, ...]]


class TokenLayer:
    """Keeps the items of the minis and what sets them off: dragged, selected, under the pointer."""

    def __init__(self, scene: QGraphicsScene, pixmaps: PixmapCache, audience: Audience, time: FrameTime) -> None:
        self._scene = scene
        self._pixmaps = pixmaps
        self._audience = audience
        self._bodies = ComposedPixmaps[BodyLook](
            lambda look, _scale: body_extent(look), BodyPainter(self._portrait).paint, time
        )
        self._labels = ComposedPixmaps[LabelLook](label_extent, paint_label, time)
        self._items: dict[TokenId, TokenItem] = {}
        self._vitals: dict[TokenId, tuple[object, Vitals | None]] = {}
        self._selected: frozenset[TokenId] = frozenset()
        self._hovered: TokenId | None = None
        self._dragged: frozenset[TokenId] = frozenset()
        self._offset = QPointF()
        self._shown: tuple[Token, ...] | None = None
        self._index = TokenIndex(())
        self._neighboured: frozenset[TokenId] = frozenset()

    def show(self, board: Board, situation: Situation) -> None:
        """Show the minis of this board, already cut down to what the audience sees."""
        before = self._neighboured, self._index.covered
        for token in self._items.keys() - board.token_by_id.keys():
            self._drop(token)
        if board.tokens is not self._shown:
            self._neighboured = with_neighbours(board.tokens)
        restacked = False
        for index, mini in enumerate(board.tokens):
            self._show_token(mini, situation)
            restacked |= self._items[mini.id].stack(index)
        if restacked or board.tokens is not self._shown:
            self._shown = board.tokens
            self._index_cells()
        self._refresh_all(before[0] ^ self._neighboured | _different(before[1], self._index.covered))
        self._show_tips(self._index.covered.keys() | before[1].keys())

    def _show_tips(self, tokens: Iterable[TokenId]) -> None:
        """Tell by tool tips what the minis are, and what lies unseen under them; players are told only the latter."""
        for token in tokens:
            item = self._items.get(token)
            if item is not None:
                label = item.label.look
                covered = [self._items[each].label.look.name for each in self._index.covered.get(token, ())]
                told = self._audience is Audience.GM or covered
                item.setToolTip(tool_tip(label.name, label.life, label.badges, covered) if told else "")

    def _index_cells(self) -> None:
        """Find out who is topmost in which cell; minis of which nothing is seen have no label either."""
        self._index = TokenIndex(item.token for item in self._painted())
        for token, item in self._items.items():
            item.label.setVisible(token in self._index.seen)

    def _painted(self) -> list[TokenItem]:
        """The items from the lowest to the topmost."""
        return sorted(self._items.values(), key=TokenItem.zValue)

    def _show_token(self, token: Token, situation: Situation) -> None:
        """Change the item of one mini if the mini or its sheet is another one than before."""
        sheet = situation.sheet_by_token.get(token.id)
        item = self._items.get(token.id)
        if item is not None and item.token is token and self._vitals[token.id][0] is sheet:
            return
        vitals = situation.vitals(token.id)
        self._vitals[token.id] = (sheet, vitals)
        label = self._label(token, vitals)
        if item is None:
            item = self._add(token, self._body(token, vitals), label)
        item.show_look(self._body(token, vitals))
        item.label.show_look(label)
        item.show_token(token, self._offset_of(token.id))
        self._show_tips((token.id,))

    def _add(self, token: Token, body: BodyLook, label: LabelLook) -> TokenItem:
        item = TokenItem(token, self._bodies, body, LabelItem(self._labels, label))
        self._scene.addItem(item)
        self._scene.addItem(item.label)
        self._items[token.id] = item
        return item

    def _drop(self, token: TokenId) -> None:
        item = self._items.pop(token)
        del self._vitals[token]
        self._scene.removeItem(item.label)
        self._scene.removeItem(item)

    def _body(self, token: Token, vitals: Vitals | None) -> BodyLook:
        picture = token.look.picture
        portrait = picture is not None and self._pixmaps.portrait(picture).ready
        return body_look(token, vitals, self._mark(token.id), portrait=portrait)

    def _label(self, token: Token, vitals: Vitals | None) -> LabelLook:
        return label_look(
            token,
            vitals,
            self._audience,
            mark=self._mark(token.id),
            neighboured=token.id in self._neighboured,
            covers=len(self._index.covered.get(token.id, ())),
        )

    def _mark(self, token: TokenId) -> Mark:
        return Mark(selected=token in self._selected, hovered=token == self._hovered)

    def _portrait(self, picture: PictureId, side: float) -> QImage | None:
        chain = self._pixmaps.portrait(picture)
        return chain.level_for(side, side).toImage() if chain.ready else None

    def picture_arrived(self, picture: PictureId) -> None:
        """A user's picture can be painted now: show it on the minis that have it."""
        for item in self._items.values():
            if item.token.look.picture == picture:
                self._refresh(item)

    def _refresh(self, item: TokenItem) -> None:
        vitals = self._vitals[item.token_id][1]
        item.show_look(self._body(item.token, vitals))
        item.label.show_look(self._label(item.token, vitals))

    def select(self, tokens: Iterable[TokenId]) -> None:
        """Set off these minis as selected."""
        before, self._selected = self._selected, frozenset(tokens)
        self._refresh_all(before ^ self._selected)

    def hover(self, token: TokenId | None) -> None:
        """Set off the mini under the pointer."""
        if token != self._hovered:
            before, self._hovered = self._hovered, token
            self._refresh_all({each for each in (before, token) if each is not None})

    def _refresh_all(self, tokens: Iterable[TokenId]) -> None:
        for token in tokens:
            item = self._items.get(token)
            if item is not None:
                self._refresh(item)

    def drag(self, tokens: Iterable[TokenId], offset: Point) -> None:
        """Show these minis away from where they stand, and all others where they are."""
        before, self._dragged = self._dragged, frozenset(tokens)
        self._offset = to_scene(offset)
        for token in before | self._dragged:
            item = self._items.get(token)
            if item is not None:
                item.place(self._offset_of(token))

    def _offset_of(self, token: TokenId) -> QPointF:
        return self._offset if token in self._dragged else QPointF()

    def at(self, point: Point) -> TokenId | None:
        """The topmost mini whose footprint holds the point."""
        return self._index.at(point)

    def shown(self) -> tuple[tuple[TokenId, ShownToken], ...]:
        """What each item shows, from the lowest to the topmost."""
        return tuple((item.token_id, _shown(item)) for item in self._painted())


def _different(before: _Covered, after: _Covered) -> set[TokenId]:
    """The minis that cover others than before."""
    return {token for token in before.keys() | after.keys() if before.get(token) != after.get(token)}


def _shown(item: TokenItem) -> ShownToken:
    body, label = item.look, item.label.look
    half = body.size / 2
    corner = item.pos() - to_scene(Point(half - 0.01, half - 0.01))
    return ShownToken(
        cell=to_cell(corner) if item.pos() == item.label.pos() else Cell(-1, -1),
        size=body.size,
        side=body.side,
        facing=body.facing,
        height=label.height,
        hidden=body.hidden,
        name=label.name,
        life=label.life,
        badges=label.badges,
        down=body.down,
        readable=body.readable,
    )
