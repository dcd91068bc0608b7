"""Touchpads and touch screens: what their events mean for a map."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QInputDevice, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget


class Pinch(NamedTuple):
    """Two fingers on the map: how much larger it gets, around which point of the widget, and how far it goes along."""

    factor: float
    middle: QPointF
    way: QPointF


def pinched(event: QEvent, widget: QWidget) -> Pinch | None:
    """What a pinch on a touchpad or touch screen asks for; `None` for any other event. A gesture is accepted."""
    if isinstance(event, QNativeGestureEvent):
        if event.gestureType() is not Qt.NativeGestureType.ZoomNativeGesture:
            return None
        return Pinch(max(0.1, 1.0 + event.value()), event.position(), QPointF())
    if not isinstance(event, QGestureEvent):
        return None
    gesture = event.gesture(Qt.GestureType.PinchGesture)
    if not isinstance(gesture, QPinchGesture):
        return None
    event.accept(gesture)
    middle = widget.mapFromGlobal(gesture.centerPoint())
    return Pinch(gesture.scaleFactor(), middle, gesture.centerPoint() - gesture.lastCenterPoint())


def scrolled_by_touchpad(event: QWheelEvent) -> bool:
    """Whether two fingers on a touchpad turned this “wheel”; some mice report pixels, too."""
    if event.pixelDelta().isNull():
        return False
    touchpad = event.device().type() is QInputDevice.DeviceType.TouchPad
    return touchpad or event.phase() is not Qt.ScrollPhase.NoScrollPhase
