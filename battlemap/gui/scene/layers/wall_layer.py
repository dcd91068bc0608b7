"""Walls and windows for the game master: pale lines in a dark casing, which show on any picture."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from battlemap.board.entities.wall import Wall, WallKind
from battlemap.geometry.cells import Point
from battlemap.gui.map_colours import INK, INVISIBLE_WALL, LOW_WALL, PROP, WALL, WINDOW
from battlemap.gui.scene.units import CELL, to_scene

PATCH = 16.0
"""Pieces of wall are painted in patches of so many cells to a side; only the exposed patches are."""

MARGIN = 3.0
"""How far a wall's paint reaches beyond its line."""


@dataclass(frozen=True)
class _Stroke:
    """One line along a wall: its colour, its width in units and the least width in pixels, and its dashes."""

    colour: QColor
    width: float
    least: float
    dashes: tuple[float, ...] = ()

    def pen(self, scale: float) -> QPen:
        pen = QPen(self.colour, max(self.width, self.least / scale))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap if self.dashes else Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if self.dashes:
            pen.setDashPattern(self.dashes)
        return pen


_CASING = _Stroke(INK, 2.5, 4.6)
_NARROW_CASING = _Stroke(INK, 1.8, 3.6)
_STROKES = {
    (WallKind.WALL, False): (_CASING, _Stroke(WALL, 1.0, 2.0)),
    (WallKind.WALL, True): (_NARROW_CASING, _Stroke(PROP, 0.7, 1.4)),
    (WallKind.LOW, False): (_CASING, _Stroke(LOW_WALL, 1.0, 2.0, (3.0, 1.5))),
    (WallKind.LOW, True): (_Stroke(INK, 1.2, 2.4), _Stroke(LOW_WALL, 0.5, 1.0, (4.0, 2.5))),
    (WallKind.WINDOW, False): (_Stroke(INK, 3.6, 6.2), _Stroke(WINDOW, 2.4, 4.4), _Stroke(INK, 0.7, 1.2)),
    (WallKind.INVISIBLE, False): (_NARROW_CASING, _Stroke(INVISIBLE_WALL, 0.8, 1.5, (1.5, 2.0))),
}

Style = tuple[WallKind, bool]


class WallLayer:
    """Paints the walls of a board."""

    def __init__(self) -> None:
        self._patches: tuple[tuple[QRectF, Style, QPainterPath], ...] = ()

    def show(self, walls: Iterable[Wall]) -> None:
        """Paint these walls from now on."""
        paths: dict[tuple[Style, int, int], QPainterPath] = {}
        for wall in walls:
            _add(paths, wall)
        patches = [
            (path.boundingRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN), style, path)
            for (style, _x, _y), path in paths.items()
        ]
        # Windows come last, so that the ends of walls do not hide them.
        self._patches = tuple(sorted(patches, key=lambda patch: patch[1][0] is WallKind.WINDOW))

    def paint(self, painter: QPainter, exposed: QRectF) -> None:
        """Paint the exposed walls: all casings first, so that lines run together where walls meet."""
        scale = painter.worldTransform().m11()
        least = 4.0 / scale
        near = exposed.adjusted(-least, -least, least, least)
        seen = [patch for patch in self._patches if patch[0].intersects(near)]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for depth in range(3):
            for _bounds, style, path in seen:
                strokes = _STROKES[style]
                if depth < len(strokes):
                    painter.strokePath(path, strokes[depth].pen(scale))


def bounds_of(wall: Wall) -> QRectF:
    """Where a wall's paint may be."""
    xs = [point.x for point in wall.points]
    ys = [point.y for point in wall.points]
    box = QRectF(min(xs) * CELL, min(ys) * CELL, (max(xs) - min(xs)) * CELL, (max(ys) - min(ys)) * CELL)
    return box.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)


def _add(paths: dict[tuple[Style, int, int], QPainterPath], wall: Wall) -> None:
    """Put the pieces of a wall into the patches their middles are in."""
    style = (wall.kind, wall.prop and (wall.kind, True) in _STROKES)
    last: tuple[QPainterPath, Point] | None = None
    for start, end in zip(wall.points, wall.points[1:], strict=False):
        place = (int((start.x + end.x) / 2 // PATCH), int((start.y + end.y) / 2 // PATCH))
        path = paths.setdefault((style, *place), QPainterPath())
        if last is None or last[0] is not path or last[1] != start:
            path.moveTo(to_scene(start))
        path.lineTo(to_scene(end))
        last = (path, end)
