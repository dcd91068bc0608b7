"""A real view of a map for tests, with real mouse and key events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from battlemap.geometry.cells import Point, parse_cell
from battlemap.gui.pictures import PixmapCache
from battlemap.gui.scene.map_scene import Audience, MapScene
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.scene.units import to_scene
from battlemap.gui.tools.select_tool import SelectTool
from battlemap.gui.workbench import Workbench

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton
PLAIN = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
PAD = Qt.KeyboardModifier.KeypadModifier


OFFSCREEN = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)
"""For tests that open menus and lists: without a screen they cannot be raised, and Qt says so."""


class Stage:
    """A view with the select tool; places are names of cells (their centre) or points in cells."""

    def __init__(self, qtbot: QtBot, workbench: Workbench, width: int = 900, height: int = 620) -> None:
        self.workbench = workbench
        self.pixmaps = PixmapCache(workbench.document, wait=True)
        self.scene = MapScene(workbench.document, self.pixmaps, Audience.GM)
        self.view = MapView(self.scene, workbench.document)
        qtbot.addWidget(self.view)
        self.tool = SelectTool(workbench, self.view)
        self.view.set_tool(self.tool)
        self.view.resize(width, height)
        self.view.show()
        self.view.fit()
        self.view.activateWindow()
        self.view.setFocus()
        QApplication.processEvents()

    def at(self, place: str | tuple[float, float]) -> QPoint:
        """The pixel of the viewport at a place of the map."""
        point = Point(*place) if isinstance(place, tuple) else centre(place)
        return self.view.mapFromScene(to_scene(point))

    def press(self, place: str | tuple[float, float], held: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, held, self.at(place))

    def move(self, place: str | tuple[float, float]) -> None:
        QTest.mouseMove(self.view.viewport(), self.at(place))

    def release(self, place: str | tuple[float, float], held: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, held, self.at(place))

    def click(self, place: str | tuple[float, float], held: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, held, self.at(place))

    def double_click(self, place: str | tuple[float, float]) -> None:
        self.click(place)
        QTest.mouseDClick(self.view.viewport(), LEFT, PLAIN, self.at(place))
        self.release(place)

    def right_click(self, place: str | tuple[float, float]) -> None:
        QTest.mouseClick(self.view.viewport(), RIGHT, PLAIN, self.at(place))

    def drag(
        self, start: str | tuple[float, float], end: str | tuple[float, float], held: Qt.KeyboardModifier = PLAIN
    ) -> None:
        self.press(start, held)
        self.move(start)
        self.move(end)
        self.release(end, held)

    def wheel(self, place: str | tuple[float, float], steps: int) -> None:
        at = QPointF(self.at(place))
        viewport = self.view.viewport()
        event = QWheelEvent(
            at,
            viewport.mapToGlobal(at),
            QPoint(),
            QPoint(0, 120 * steps),
            LEFT,
            PLAIN,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(viewport, event)

    def key(self, key: Qt.Key | str, held: Qt.KeyboardModifier = PLAIN) -> None:
        """Press and release a key where the focus is."""
        target = QApplication.activePopupWidget() or QApplication.focusWidget() or self.view
        if isinstance(key, str):
            QTest.keyClicks(target, key, held)
        else:
            QTest.keyClick(target, key, held)

    def type(self, text: str) -> None:
        """Type ASCII text where the focus is."""
        QTest.keyClicks(focus(), text)

    def menu(self) -> QMenu:
        """The menu that is open."""
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        return menu


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def centre(name: str) -> Point:
    """The centre of a cell by its name."""
    cell = parse_cell(name)
    return Point(cell.column + 0.5, cell.row + 0.5)
