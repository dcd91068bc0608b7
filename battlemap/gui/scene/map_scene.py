"""The scene of a map: follows the document and shows its audience exactly what it may see."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from battlemap.board.board import Board
from battlemap.board.entities.names import DoorId, PictureId, TokenId, WallId
from battlemap.geometry.cells import Cell, Point
from battlemap.gui import theme
from battlemap.gui.document import Change, Document
from battlemap.gui.pictures import PixmapCache
from battlemap.gui.scene import hits
from battlemap.gui.scene.audience import Audience
from battlemap.gui.scene.items.door_item import DoorItem
from battlemap.gui.scene.layers.ground import Ground
from battlemap.gui.scene.minis.composed import FrameTime
from battlemap.gui.scene.overlays.box_overlay import BoxOverlay
from battlemap.gui.scene.overlays.cells_overlay import CellsOverlay
from battlemap.gui.scene.snapshot import SceneSnapshot
from battlemap.gui.scene.token_layer import TokenLayer
from battlemap.gui.scene.units import map_rect
from battlemap.state import GameState

__all__ = ["Audience", "MapScene"]


class MapScene(QGraphicsScene):
    """Shows the map of a document to one audience.

    What does not move is painted into the background; minis and doors are items. What the audience may not see has no
    item: the players' scene is made from the board that is left for them.
    """

    def __init__(
        self, document: Document, pixmaps: PixmapCache, audience: Audience, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._audience = audience
        self._pixmaps = pixmaps
        self.frame_time = FrameTime()
        self.backdrop = QColor(theme.current().canvas)
        self._ground = Ground(pixmaps)
        self._tokens = TokenLayer(self, pixmaps, audience, self.frame_time)
        self._doors: dict[DoorId, DoorItem] = {}
        self._cells = CellsOverlay()
        self._box = BoxOverlay()
        self.addItem(self._cells)
        self.addItem(self._box)
        self._board: Board = audience.view(document.state.board)
        self._show(document.state, self._board)
        self._ground.show(self._board)
        document.changed.connect(self._follow)
        pixmaps.changed.connect(self._picture_arrived)

    @property
    def board(self) -> Board:
        """The board as the audience sees it."""
        return self._board

    def _follow(self, change: Change) -> None:
        board = self._audience.view(change.after.board)
        before, self._board = self._board, board
        self._show(change.after, board)
        areas = self._ground.changed(before, board)
        if areas is None:
            self._repaint_ground()
            return
        for area in areas:
            self.invalidate(area, QGraphicsScene.SceneLayer.BackgroundLayer)

    def _repaint_ground(self) -> None:
        for view in self.views():
            view.resetCachedContent()

    def _show(self, state: GameState, board: Board) -> None:
        area = map_rect(board.columns, board.rows)
        if area != self.sceneRect():
            self.setSceneRect(area)
        self._tokens.show(board, state.situation)
        self._show_doors(board)

    def _show_doors(self, board: Board) -> None:
        for gone in self._doors.keys() - board.door_by_id.keys():
            self.removeItem(self._doors.pop(gone))
        for door in board.doors:
            item = self._doors.get(door.id)
            if item is None:
                self._doors[door.id] = item = DoorItem(door)
                self.addItem(item)
            elif item.door is not door:
                item.show_door(door)

    def _picture_arrived(self, picture: PictureId) -> None:
        if self._board.picture is not None and self._board.picture.picture == picture:
            self._repaint_ground()
        self._tokens.picture_arrived(picture)

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        """Paint what lies under the minis."""
        assert isinstance(rect, QRectF)
        if not self.sceneRect().contains(rect):
            painter.fillRect(rect, self.backdrop)
        self._ground.paint(painter, self._board, rect)

    def token_at(self, point: Point) -> TokenId | None:
        """The topmost mini whose footprint holds the point."""
        return self._tokens.at(point)

    def door_at(self, point: Point) -> DoorId | None:
        """The door a click at this point means."""
        return hits.door_at(self._board, point)

    def window_at(self, point: Point) -> WallId | None:
        """The window a click at this point means."""
        return hits.window_at(self._board, point)

    def show_dragged(self, tokens: Iterable[TokenId], offset: Point) -> None:
        """Show these minis moved by so many cells; nothing else changes."""
        self._tokens.drag(tokens, offset)

    def end_drag(self) -> None:
        """Show all minis where they stand."""
        self._tokens.drag((), Point(0.0, 0.0))

    def show_selection(self, tokens: Iterable[TokenId]) -> None:
        """Set off exactly these minis as selected."""
        self._tokens.select(tokens)

    def show_hovered(self, token: TokenId | None) -> None:
        """Set off the mini under the pointer, or none."""
        self._tokens.hover(token)

    def highlight_cells(self, cells: Iterable[Cell]) -> None:
        """Set off exactly these cells."""
        self._cells.show_cells(cells)

    def show_box(self, box: QRectF | None) -> None:
        """Show the box drawn with the pointer, or none."""
        self._box.show_box(box)

    def snapshot(self) -> SceneSnapshot:
        """What the scene shows now, read from its items."""
        area = self.sceneRect()
        return SceneSnapshot(
            columns=round(area.width() / map_rect(1, 1).width()),
            rows=round(area.height() / map_rect(1, 1).height()),
            tokens=self._tokens.shown(),
            doors=tuple(sorted((item.door.id, item.door.open) for item in self._doors.values())),
            walls=self._ground.walls,
            lights=len(self._ground.lights),
        )
