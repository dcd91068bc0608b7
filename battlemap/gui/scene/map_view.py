"""The view of a map: the names along its edges, and the events it forwards to the tool in use."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from battlemap.geometry.cells import Cell
from battlemap.gui.document import Document
from battlemap.gui.scene.auto_scroll import AutoScroll
from battlemap.gui.scene.drops import DropTarget
from battlemap.gui.scene.map_scene import MapScene
from battlemap.gui.scene.overlays.view_overlay import ViewOverlay
from battlemap.gui.scene.panning import Panning
from battlemap.gui.scene.touch import pinched, scrolled_by_touchpad
from battlemap.gui.scene.units import to_cell, to_point
from battlemap.gui.scene.zoom_view import STEP, ZoomView
from battlemap.gui.tool import Pointer, Tool

_NOTCH = 120
"""What Qt counts for one notch of a wheel."""

_TWICE = 300
"""Two requests for the menu by key within so many milliseconds are one."""

_NUDGE = 60
"""How far an arrow key moves the view when the tool has no use for it, in pixels."""

_ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-_NUDGE, 0),
    Qt.Key.Key_Right: (_NUDGE, 0),
    Qt.Key.Key_Up: (0, -_NUDGE),
    Qt.Key.Key_Down: (0, _NUDGE),
}
_BY_KEYBOARD = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}


class MapView(ZoomView):
    """Shows a map and lets one tool work on it. The view itself zooms, pans and tells where the pointer is."""

    pointed = Signal(object)
    """The cell the pointer has come to; `None` off the map."""

    dropped = Signal(QMimeData, object)
    """What was dropped on the map, and the cell."""

    dragged_over = Signal(QMimeData, object)
    """What is dragged over the map from outside, and the cell it has come to."""

    drag_left = Signal()
    """What was dragged over the map has left it."""

    def __init__(self, scene: MapScene, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(scene, document, parent)
        self.tool: Tool | None = None
        self._pressed = False
        self._notches = 0.0
        self._last = QPoint(-1, -1)
        self._overlay = ViewOverlay(self)
        self._modifiers = Qt.KeyboardModifier.NoModifier
        self._panning = Panning(self.viewport(), self.scroll_by)
        self._auto_scroll = AutoScroll(self._scroll_along, self)
        self._menu_asked = QTimer(self)
        self._menu_asked.setSingleShot(True)
        self._drops = DropTarget(self.viewport())
        self._drops.moved.connect(self._drag_over)
        self._drops.left.connect(self._drag_end)
        self._drops.dropped.connect(self._drop)
        self.viewport().setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Map"))

    def set_tool(self, tool: Tool | None) -> None:
        """Let this tool work on the map from now on."""
        if self.tool is not None:
            self.tool.deactivate()
        self._pressed = False
        self._auto_scroll.stop()
        self.tool = tool
        if tool is not None:
            tool.activate()

    def pointer(self, place: QPoint, button: Qt.MouseButton = Qt.MouseButton.NoButton) -> Pointer:
        """The pointer at a place in the viewport."""
        point = self.scene_point(QPointF(place))
        return Pointer(to_point(point), to_cell(point), place, button, self._modifiers)

    def _point_at(self, place: QPoint) -> None:
        """Show what the pointer is at, and tell when it has come to another cell."""
        self._last = place
        point = self.scene_point(QPointF(place))
        inside = self.viewport().rect().contains(place)
        cell = to_cell(point) if inside else None
        scene = self.map_scene
        if self._overlay.point_at(cell if cell is not None and scene.board.contains(cell) else None):
            self.pointed.emit(self._overlay.cell)
        scene.show_hovered(scene.token_at(to_point(point)) if inside and not self._pressed else None)

    @property
    def cell(self) -> Cell | None:
        """The cell the pointer is at; `None` off the map."""
        return self._overlay.cell

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a pan, or let the tool begin its gesture."""
        self._modifiers = event.modifiers()
        place = event.position().toPoint()
        self._point_at(place)
        if self._panning.press(event.button(), place) or self.tool is None:
            return
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = True
            self.map_scene.show_hovered(None)
            self.tool.press(self.pointer(place, event.button()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or tell the tool."""
        self._modifiers = event.modifiers()
        place = event.position().toPoint()
        moved = self._panning.move(place, event.buttons())
        if self._pressed and not event.buttons() & Qt.MouseButton.LeftButton:
            self._lose_button()
        self._point_at(place)
        if moved or self.tool is None:
            return
        if self._pressed:
            self._auto_scroll.point(place, self.viewport().rect())
        self._hover(place)

    def _lose_button(self) -> None:
        """The button came up where this view could not see it: the gesture ends without a trace."""
        self._end_press()
        if self.tool is not None:
            self.tool.cancel()

    def _end_press(self) -> None:
        """Whatever the button does now, it is no gesture any more."""
        self._pressed = False
        self._auto_scroll.stop()

    def _hover(self, place: QPoint) -> None:
        if self.tool is not None:
            held = Qt.MouseButton.LeftButton if self._pressed else Qt.MouseButton.NoButton
            self.tool.hover(self.pointer(place, held))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the pan, or let the tool end its gesture; a right click is for its menu."""
        self._modifiers = event.modifiers()
        place = event.position().toPoint()
        panned = self._panning.release(event.button())
        if panned is False and self.tool is not None:
            self.tool.menu(self.pointer(place, event.button()))
        if panned is not None or event.button() is not Qt.MouseButton.LeftButton or not self._pressed:
            return
        self._end_press()
        if self.tool is not None:
            self.tool.release(self.pointer(place, event.button()))
        self._point_at(place)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Tell the tool; other buttons were pressed just once more."""
        if event.button() is not Qt.MouseButton.LeftButton or self._panning.is_ready:
            self.mousePressEvent(event)
        elif self.tool is not None:
            self._modifiers = event.modifiers()
            self._pressed = True
            self.tool.double_click(self.pointer(event.position().toPoint(), event.button()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom to the pointer, unless the tool uses the wheel; two fingers on a touchpad pan."""
        self._modifiers = event.modifiers()
        event.accept()
        if scrolled_by_touchpad(event) and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.scroll_by(-event.pixelDelta().x(), -event.pixelDelta().y())
            self._point_at(event.position().toPoint())
            return
        turned = (event.angleDelta().y() or event.angleDelta().x()) / _NOTCH
        if not self._wheel_used(turned, event.position().toPoint()):
            self.set_zoom(self.zoom * STEP**turned, event.position())

    def _wheel_used(self, turned: float, place: QPoint) -> bool:
        """Whether the tool used the wheel. It counts whole notches; fine wheels have them summed up."""
        self._notches += turned
        steps = int(self._notches)
        self._notches -= steps
        return steps != 0 and self.tool is not None and self.tool.wheel(steps, self.pointer(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the tool have the key; else Space makes the left button pan, Home fits, arrows move the view."""
        self._modifiers = event.modifiers()
        if self.tool is not None and self.tool.key(event):
            event.accept()
            if event.key() == Qt.Key.Key_Escape:
                self._end_press()
        elif event.key() == Qt.Key.Key_Space:
            self._panning.make_ready(ready=True)
        elif _is_menu_key(event):
            self._menu_by_key()
        elif event.key() == Qt.Key.Key_Home:
            self.fit()
        elif event.key() in _ARROWS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.scroll_by(*_ARROWS[event.key()])
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space no longer makes the left button pan."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._panning.make_ready(ready=False)
        else:
            event.ignore()

    def _menu_by_key(self) -> None:
        """The tool's menu at the place the tool knows, else at the pointer, else in the middle.

        Some systems report the menu key twice.
        """
        if self.tool is None or self._menu_asked.isActive():
            return
        self._menu_asked.start(_TWICE)
        inside = self.viewport().rect()
        cell = self.tool.menu_place()
        if cell is not None:
            self.reveal(cell)
            self.tool.menu(self.pointer(self.cell_rect_in_view(cell).center()))
        else:
            self.tool.menu(self.pointer(self._last if inside.contains(self._last) else inside.center()))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu key; the right button has its own way, as it may pan."""
        event.accept()
        if event.reason() is not QContextMenuEvent.Reason.Mouse:
            self._menu_by_key()

    def _scroll_along(self, across: int, down: int) -> None:
        """Scroll under a pointer that drags something at the edge, and let the drag go on."""
        self.scroll_by(across, down)
        self._point_at(self._last)
        if self._pressed:
            self._hover(self._last)

    def _drag_over(self, data: QMimeData, place: QPoint) -> None:
        """Show where something from outside would come to lie; whoever knows its size may show more."""
        self._auto_scroll.point(place, self.viewport().rect())
        self._point_at(place)
        cell = self.pointer(place).cell
        self.map_scene.highlight_cells((cell,) if self.map_scene.board.contains(cell) else ())
        self.dragged_over.emit(data, cell)

    def _drag_end(self) -> None:
        self._auto_scroll.stop()
        self.map_scene.highlight_cells(())
        self.drag_left.emit()

    def _drop(self, data: QMimeData, place: QPoint) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.dropped.emit(data, self.pointer(place).cell)

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom and go along with two fingers; notice the pointer leaving."""
        pinch = pinched(event, self.viewport())
        if pinch is not None:
            self.scroll_by(-round(pinch.way.x()), -round(pinch.way.y()))
            self.set_zoom(self.zoom * pinch.factor, pinch.middle)
            return True
        if event.type() is QEvent.Type.Leave:
            self._point_at(QPoint(-1, -1))
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring of the focus to those who came by keyboard."""
        super().focusInEvent(event)
        self._overlay.show_focus(focused=event.reason() in _BY_KEYBOARD)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nobody sees Space come up any more."""
        super().focusOutEvent(event)
        self._panning.make_ready(ready=False)
        self._overlay.show_focus(focused=False)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint what lies over the map in pixels of the view."""
        self._overlay.paint(painter, QRectF(rect))


def _is_menu_key(event: QKeyEvent) -> bool:
    shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
    return event.key() == Qt.Key.Key_Menu or (event.key() == Qt.Key.Key_F10 and shift)
