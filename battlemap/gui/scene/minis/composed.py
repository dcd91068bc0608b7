"""Pixmaps composed once and drawn many times.

At each size a thing is composed anew, so that it is crisp. Composing takes much longer than drawing; in a frame whose
time is up, a pixmap made for another size is drawn instead, and `unfinished` asks for one more frame.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import ceil, floor
from time import monotonic
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

LookT = TypeVar("LookT")

LARGEST = 1_400
"""Things larger than so many pixels to a side are painted afresh each time."""

KEPT_PIXELS = 24_000_000
"""How many pixels are kept, 96 MB; what was not drawn for the longest time goes first."""


class Resolution(NamedTuple):
    """Pixels of the device to a unit, and to a pixel as people count them."""

    scale: float
    ratio: float


class _Composed(NamedTuple):
    """A pixmap and where in it the middle of the thing is."""

    pixmap: QPixmap
    middle: QPointF


class FrameTime:
    """How long things may be composed in the frame being painted; without limit where nobody sets one."""

    def __init__(self) -> None:
        self._end: float | None = None
        self.unfinished = False

    def begin(self, seconds: float) -> None:
        """Start a frame with so much time for composing."""
        self._end = monotonic() + seconds
        self.unfinished = False

    def end(self) -> None:
        """End the frame; what is painted otherwise, for instance a picture for a file, has all the time."""
        self._end = None

    @property
    def is_up(self) -> bool:
        """Whether the time is used up."""
        return self._end is not None and monotonic() >= self._end


class ComposedPixmaps(Generic[LookT]):
    """The pixmaps of one kind of thing.

    `extent` is how far a look reaches from its middle, in units, with so many pixels to a unit as people count them;
    `paint` paints it around the middle, in pixels of the
    device, so many to a unit. The painter's device knows how many of these make one pixel as people count them.
    """

    def __init__(
        self,
        extent: Callable[[LookT, float], QRectF],
        paint: Callable[[QPainter, LookT, float], None],
        time: FrameTime,
    ) -> None:
        self._extent = extent
        self._paint = paint
        self._time = time
        self._kept: OrderedDict[tuple[LookT, Resolution], _Composed] = OrderedDict()
        self._latest: dict[LookT, Resolution] = {}
        self._pixels = 0

    def draw(self, painter: QPainter, look: LookT) -> None:
        """Draw a look around the painter's origin, on whole pixels; the painter's transformation is used up."""
        world = painter.worldTransform()
        ratio = painter.device().devicePixelRatio()
        scale = world.m11() * ratio
        middle = QPointF(floor(world.dx() * ratio + 0.5), floor(world.dy() * ratio + 0.5))
        painter.setWorldTransform(QTransform(1 / ratio, 0, 0, 1 / ratio, middle.x() / ratio, middle.y() / ratio))
        extent = self._extent(look, scale / ratio)
        if max(extent.width(), extent.height()) * scale > LARGEST:
            self._paint(painter, look, scale)
            return
        resolution = Resolution(scale, ratio)
        composed = self._kept.get((look, resolution))
        if composed is not None:
            self._kept.move_to_end((look, resolution))
            painter.drawPixmap(-composed.middle, composed.pixmap)
        elif look in self._latest and self._time.is_up:
            self._draw_other_size(painter, look, scale)
        else:
            composed = self._compose(look, resolution, extent)
            painter.drawPixmap(-composed.middle, composed.pixmap)

    def forget(self) -> None:
        """Compose everything anew."""
        self._kept.clear()
        self._latest.clear()
        self._pixels = 0

    def _draw_other_size(self, painter: QPainter, look: LookT, scale: float) -> None:
        self._time.unfinished = True
        made_for = self._latest[look]
        other = self._kept[look, made_for]
        painter.scale(scale / made_for.scale, scale / made_for.scale)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(-other.middle, other.pixmap)

    def _compose(self, look: LookT, resolution: Resolution, extent: QRectF) -> _Composed:
        scale, ratio = resolution
        middle = QPointF(ceil(-extent.left() * scale) + 1, ceil(-extent.top() * scale) + 1)
        width = middle.x() + ceil(extent.right() * scale) + 1
        height = middle.y() + ceil(extent.bottom() * scale) + 1
        pixmap = QPixmap(int(width), int(height))
        pixmap.fill(Qt.GlobalColor.transparent)
        pixmap.setDevicePixelRatio(ratio)
        with QPainter(pixmap) as painter:
            painter.scale(1 / ratio, 1 / ratio)
            painter.translate(middle)
            self._paint(painter, look, scale)
        pixmap.setDevicePixelRatio(1.0)
        composed = _Composed(pixmap, middle)
        self._keep(look, resolution, composed)
        return composed

    def _keep(self, look: LookT, resolution: Resolution, composed: _Composed) -> None:
        self._kept[look, resolution] = composed
        self._latest[look] = resolution
        self._pixels += composed.pixmap.width() * composed.pixmap.height()
        while self._pixels > KEPT_PIXELS and len(self._kept) > 1:
            (old_look, old_resolution), old = self._kept.popitem(last=False)
            self._pixels -= old.pixmap.width() * old.pixmap.height()
            if self._latest.get(old_look) == old_resolution:
                del self._latest[old_look]
