"""Everything under the minis: floor, picture, grid, walls and lights, in this order."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from battlemap.board.board import Board
from battlemap.board.entities.light import Light
from battlemap.board.entities.wall import Wall
from battlemap.gui.pictures import PixmapCache
from battlemap.gui.scene.layers.floor_layer import FloorLayer
from battlemap.gui.scene.layers.grid_layer import paint_grid
from battlemap.gui.scene.layers.light_layer import paint_lights
from battlemap.gui.scene.layers.picture_layer import PictureLayer
from battlemap.gui.scene.layers.wall_layer import WallLayer, bounds_of
from battlemap.gui.scene.units import map_rect


class Ground:
    """Paints the ground of a board."""

    def __init__(self, pixmaps: PixmapCache) -> None:
        self._floor = FloorLayer()
        self._picture = PictureLayer(pixmaps)
        self._walls = WallLayer()
        self.walls: tuple[Wall, ...] = ()
        self.lights: tuple[Light, ...] = ()

    def show(self, board: Board) -> None:
        """Paint this board from now on."""
        self._floor.show(board.floor)
        self._picture.show(board.picture)
        self.lights = board.lights
        if board.walls is not self.walls:
            self.walls = board.walls
            self._walls.show(board.walls)

    def changed(self, before: Board, after: Board) -> tuple[QRectF, ...] | None:
        """Paint another board from now on; the places that have to be painted anew, or `None` for all of it."""
        self.show(after)
        if _looks_different(before, after):
            return None
        if before.walls is after.walls:
            return ()
        gone = (wall for wall in before.walls if after.wall_by_id.get(wall.id) is not wall)
        new = (wall for wall in after.walls if before.wall_by_id.get(wall.id) is not wall)
        return tuple(bounds_of(wall) for wall in (*gone, *new))

    def paint(self, painter: QPainter, board: Board, exposed: QRectF) -> None:
        """Paint the exposed part of the ground; what reaches beyond the map is cut off at its edge."""
        area = map_rect(board.columns, board.rows)
        if not self._picture.covers(area.intersected(exposed)):
            self._floor.paint(painter, area, exposed)
        self._picture.paint(painter, area)
        paint_grid(painter, board, exposed, self._colour())
        painter.save()
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        self._walls.paint(painter, exposed)
        paint_lights(painter, self.lights, exposed)
        painter.restore()
        self._picture.paint_notice(painter, area)

    def _colour(self) -> QColor:
        return self._picture.colour or self._floor.colour


def _looks_different(before: Board, after: Board) -> bool:
    """Whether anything but walls and minis is another one."""
    return (
        before.picture is not after.picture
        or before.floor != after.floor
        or before.grid is not after.grid
        or before.lights is not after.lights
        or (before.columns, before.rows) != (after.columns, after.rows)
    )
