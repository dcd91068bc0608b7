"""Touchpads and touch screens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.gui.scene.touch import pinched
from tests.builders import a_map
from tests.gui.scene.shown import Shown


def a_gesture(kind: Qt.NativeGestureType, value: float, place: QPointF) -> QNativeGestureEvent:
    device = QPointingDevice.primaryPointingDevice()
    return QNativeGestureEvent(kind, device, 2, place, place, place, value, QPointF())


def test_two_fingers_apart_on_a_touchpad_zoom_around_their_middle(qtbot: QtBot) -> None:
    shown = Shown(qtbot, a_map())
    place = QPointF(shown.at("Q11"))
    fixed, before = shown.view.scene_point(place), shown.view.zoom
    event = a_gesture(Qt.NativeGestureType.ZoomNativeGesture, 0.25, place)
    QApplication.sendEvent(shown.view.viewport(), event)
    assert shown.view.zoom == pytest.approx(1.25 * before)
    assert (shown.view.viewportTransform().map(fixed) - place).manhattanLength() <= 2


def test_other_gestures_are_no_pinch(qtbot: QtBot) -> None:
    shown = Shown(qtbot, a_map())
    turn = a_gesture(Qt.NativeGestureType.RotateNativeGesture, 0.25, QPointF(5, 5))
    assert pinched(turn, shown.view.viewport()) is None
    assert pinched(QEvent(QEvent.Type.Enter), shown.view.viewport()) is None


def test_two_fingers_apart_on_a_touch_screen_zoom(qtbot: QtBot) -> None:
    shown = Shown(qtbot, a_map())
    viewport = shown.view.viewport()
    screen = QTest.createTouchDevice()
    before = shown.view.zoom
    middle = shown.at("L8")
    for step, way in enumerate((20, 40, 60, 90, 120)):
        touch = QTest.touchEvent(viewport, screen, False)
        for finger, side in ((1, -1), (2, 1)):
            place = middle.__class__(middle.x() + side * way, middle.y())
            (touch.press if step == 0 else touch.move)(finger, place, viewport)
        touch.commit()
    end = QTest.touchEvent(viewport, screen, False)
    end.release(1, middle, viewport).release(2, middle, viewport)
    end.commit()
    assert shown.view.zoom > 1.5 * before
