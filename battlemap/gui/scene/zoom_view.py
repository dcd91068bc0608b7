"""A view of a map that can be zoomed and scrolled, and never loses the map from sight."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from battlemap.geometry.cells import Cell
from battlemap.gui.document import Change, Document, Origin
from battlemap.gui.scene.map_scene import MapScene
from battlemap.gui.scene.overlays.edge_names import LEFT, TOP
from battlemap.gui.scene.units import MM_PER_INCH, cell_rect

SMALLEST_ZOOM = 0.05
LARGEST_ZOOM = 8.0

STEP = 2.0**0.25
"""How much larger one step of zooming makes the map: one notch of the wheel."""

_BORDER = 12
"""Free pixels around a fitted map."""

_BELOW = 30
"""Free pixels below it, where the names of the minis in the last row are."""

_KEPT = 0.25
"""So much of the view shows the map at least, however far it is scrolled."""

_SETTLED = 140
"""So many milliseconds after the last zoom the minis are made crisp again."""

_COMPOSING = 0.008
"""How long minis may be made crisp in one frame, in seconds; the rest waits for the next frame."""


class _Anchor(NamedTuple):
    """A zoom: the place in the viewport that stayed, where the view was scrolled to, and the point of the scene."""

    place: QPointF
    scrolled: tuple[int, int]
    point: QPointF


class ZoomView(QGraphicsView):
    """Shows a map scene at 5 % to 800 %; at 100 % a cell is 25 mm on the screen, by its logical resolution."""

    zoom_changed = Signal(float)

    def __init__(self, scene: MapScene, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.map_scene = scene
        self.document = document
        self._fitted = False
        self._shows_all = False
        self._anchor: _Anchor | None = None
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLED)
        self._settle.timeout.connect(self.viewport().update)
        self._set_up()
        self._set_scale(self._true_scale)
        scene.sceneRectChanged.connect(self._limit)
        document.changed.connect(self._fit_opened)

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        # The scene paints every pixel: nothing has to be wiped before.
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)

    @property
    def _true_scale(self) -> float:
        """Pixels to a unit at 100 %."""
        return self.logicalDpiX() / MM_PER_INCH

    @property
    def zoom(self) -> float:
        """How large the map is shown; 1.0 is true size."""
        return self.transform().m11() / self._true_scale

    def set_zoom(self, zoom: float, anchor: QPointF | None = None) -> None:
        """Zoom; the point of the map at `anchor`, a place in the viewport, stays there. Else the middle does."""
        self._shows_all = False
        at = anchor if anchor is not None else QRectF(self.viewport().rect()).center()
        fixed = self._fixed_point(at)
        scale = max(SMALLEST_ZOOM, min(zoom, LARGEST_ZOOM)) * self._true_scale
        if scale == self.transform().m11():
            return
        self._set_scale(scale)
        self._scroll_to(fixed, at)
        self._anchor = _Anchor(at, self._scrolled(), fixed)
        self._settle.start()
        self.zoom_changed.emit(self.zoom)

    def _fixed_point(self, place: QPointF) -> QPointF:
        """The point of the scene at a place; the one of the last zoom there, lest rounding to pixels adds up."""
        anchor = self._anchor
        if anchor is not None and (anchor.place, anchor.scrolled) == (place, self._scrolled()):
            return anchor.point
        return self.scene_point(place)

    def _scrolled(self) -> tuple[int, int]:
        return self.horizontalScrollBar().value(), self.verticalScrollBar().value()

    def scene_point(self, place: QPointF) -> QPointF:
        """The point of the scene at a place in the viewport, between pixels too."""
        inverted, _possible = self.viewportTransform().inverted()
        return inverted.map(place)

    def zoom_in(self) -> None:
        """Zoom in by one step, around the middle."""
        self.set_zoom(self.zoom * STEP)

    def zoom_out(self) -> None:
        """Zoom out by one step, around the middle."""
        self.set_zoom(self.zoom / STEP)

    def one_to_one(self) -> None:
        """Show the map in true size."""
        self.set_zoom(1.0)

    def fit(self) -> None:
        """Show the whole map, as large as it fits beside the names at the edges, until the view is zoomed or moved."""
        free = self._free().adjusted(_BORDER, _BORDER, -_BORDER, -_BELOW)
        area = self.map_scene.sceneRect()
        if free.width() < 1 or free.height() < 1:
            return
        self.set_zoom(min(free.width() / area.width(), free.height() / area.height()) / self._true_scale)
        self._scroll_to(area.center(), free.center())
        self._shows_all = True

    def _free(self) -> QRectF:
        """The part of the viewport beside the names at the edges."""
        return QRectF(self.viewport().rect()).adjusted(LEFT, TOP, 0, 0)

    def scroll_by(self, across: int, down: int) -> None:
        """Move the view over the map by pixels."""
        self._shows_all = False
        for bar, way in ((self.horizontalScrollBar(), across), (self.verticalScrollBar(), down)):
            bar.setValue(bar.value() + way)

    def reveal(self, cell: Cell) -> None:
        """Scroll so that this cell is in view, clear of the names at the edges."""
        place = self.cell_rect_in_view(cell)
        if not self._free().toAlignedRect().contains(place):
            middle = place.center() - self.viewport().rect().center()
            self.scroll_by(middle.x(), middle.y())

    def cell_rect_in_view(self, cell: Cell, size: int = 1) -> QRect:
        """Where in the viewport a footprint is, in pixels."""
        return self.viewportTransform().mapRect(cell_rect(cell, size)).toAlignedRect()

    def _set_scale(self, scale: float) -> None:
        self.setTransform(QTransform.fromScale(scale, scale))
        self._limit()

    def _scroll_to(self, point: QPointF, place: QPointF) -> None:
        """Scroll so that a point of the scene lies at a place in the viewport."""
        scale = self.transform().m11()
        self.horizontalScrollBar().setValue(round(point.x() * scale - place.x()))
        self.verticalScrollBar().setValue(round(point.y() * scale - place.y()))

    def _limit(self) -> None:
        """Let the map be scrolled only so far that a part of it stays in view."""
        area = self.map_scene.sceneRect()
        scale = self.transform().m11()
        wide = _beyond(area.width() * scale, self.viewport().width()) / scale
        high = _beyond(area.height() * scale, self.viewport().height()) / scale
        self.setSceneRect(area.adjusted(-wide, -high, wide, high))

    def _fit_opened(self, change: Change) -> None:
        if change.origin is Origin.OPENED:
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the map the first time."""
        super().showEvent(event)
        if not self._fitted:
            self._fitted = True
            self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Go on showing the whole map, else keep the middle of the view where it is."""
        super().resizeEvent(event)
        self._limit()
        if self._shows_all:
            self.fit()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Scroll; what lies over the map in pixels of the view does not scroll along, so all is drawn anew."""
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        super().scrollContentsBy(dx, dy)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a frame, with little time for making minis crisp; come again when some are not."""
        time = self.map_scene.frame_time
        time.begin(0.0 if self._settle.isActive() else _COMPOSING)
        super().paintEvent(event)
        time.end()
        if time.unfinished and not self._settle.isActive():
            self.viewport().update()


def _beyond(extent: float, view: int) -> float:
    """How many pixels beyond the map's edge may be seen, for a map so many pixels long in a view so many long."""
    return max(0.0, view - min(extent, _KEPT * view))
