"""Outlines in cells, as paths to paint."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF

Corner = tuple[float, float]


def box(left: float, top: float, width: float, depth: float, radius: float = 0.0) -> QPainterPath:
    """A rectangle, with rounded corners if wanted."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(left, top, width, depth), radius, radius)
    return path


def centred(width: float, depth: float, radius: float = 0.0) -> QPainterPath:
    """A rectangle around the point (0, 0)."""
    return box(-width / 2, -depth / 2, width, depth, radius)


def disc(x: float, y: float, radius: float, depth: float | None = None) -> QPainterPath:
    """A circle or an ellipse around a point."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius if depth is None else depth)
    return path


def polygon(corners: Iterable[Corner]) -> QPainterPath:
    """A closed outline with straight sides."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    path.closeSubpath()
    return path


def ring(path: QPainterPath, width: float) -> QPainterPath:
    """The border of a shape, this wide, half of it inside."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return stroker.createStroke(path)


def line(points: Sequence[Corner], width: float, *, round_ends: bool = False) -> QPainterPath:
    """A band of this width along a chain of points."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin if round_ends else Qt.PenJoinStyle.MiterJoin)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap if round_ends else Qt.PenCapStyle.SquareCap)
    return stroker.createStroke(path)


def blob(x: float, y: float, width: float, depth: float, seed: int, rough: float = 0.25) -> QPainterPath:
    """A rounded, irregular outline such as a puddle, a bush or a stain."""
    rng = np.random.default_rng(seed)
    phases = rng.random(5) * math.tau
    weights = rng.random(5) * rough / np.arange(1, 6)
    corners = []
    for angle in np.linspace(0, math.tau, 72, endpoint=False):
        wave = 1 + float(np.sum(weights * np.sin(np.arange(2, 7) * angle + phases)))
        corners.append((x + width / 2 * wave * math.cos(angle), y + depth / 2 * wave * math.sin(angle)))
    return polygon(corners)
