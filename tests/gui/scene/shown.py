"""A map in a scene and a view for tests, with a tool that writes down what it is told."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import PictureId
from battlemap.geometry.cells import Cell, parse_cell
from battlemap.gui.document import Document
from battlemap.gui.pictures import PixmapCache
from battlemap.gui.scene.map_scene import Audience, MapScene
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.scene.units import cell_rect
from battlemap.gui.tool import Pointer, Tool
from battlemap.state import GameState

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton
MIDDLE = Qt.MouseButton.MiddleButton
PLAIN = Qt.KeyboardModifier.NoModifier


class NotingTool(Tool):
    """Remembers what the view told it. `uses` names what it wants for itself."""

    def __init__(self, view: MapView, *uses: str) -> None:
        super(Tool, self).__init__(view)
        self.told: list[str] = []
        self.last: Pointer | None = None
        self.steps = 0
        self.menu_cell: Cell | None = None
        self._uses = uses

    def _note(self, what: str, pointer: Pointer) -> None:
        self.told.append(what)
        self.last = pointer

    def activate(self) -> None:
        self.told.append("activate")

    def deactivate(self) -> None:
        self.told.append("deactivate")

    def press(self, pointer: Pointer) -> None:
        self._note("press", pointer)

    def hover(self, pointer: Pointer) -> None:
        self._note("hover", pointer)

    def release(self, pointer: Pointer) -> None:
        self._note("release", pointer)

    def double_click(self, pointer: Pointer) -> None:
        self._note("double click", pointer)

    def menu(self, pointer: Pointer) -> None:
        self._note("menu", pointer)

    def menu_place(self) -> Cell | None:
        return self.menu_cell

    def wheel(self, steps: int, pointer: Pointer) -> bool:
        self._note("wheel", pointer)
        self.steps += steps
        return "wheel" in self._uses

    def key(self, event: QKeyEvent) -> bool:
        self.told.append(f"key {event.key()}")
        return "key" in self._uses

    def cancel(self) -> bool:
        self.told.append("cancel")
        return False


class Shown:
    """A document with its scene and a view on the screen; places are names of cells."""

    def __init__(
        self,
        qtbot: QtBot,
        state: GameState,
        pictures: dict[PictureId, bytes] | None = None,
        *uses: str,
        audience: Audience = Audience.GM,
    ) -> None:
        self.document = Document(state)
        self.document.open(state, pictures or {})
        self.pixmaps = PixmapCache(self.document, wait=True)
        self.scene = MapScene(self.document, self.pixmaps, audience)
        self.view = MapView(self.scene, self.document)
        qtbot.addWidget(self.view)
        self.tool = NotingTool(self.view, *uses)
        self.view.resize(800, 600)
        self.view.show()
        self.view.set_tool(self.tool)
        self.view.setFocus()
        self.tool.told.clear()
        QApplication.processEvents()

    def at(self, cell: str) -> QPoint:
        """The middle of a cell in the viewport."""
        middle = cell_rect(parse_cell(cell)).center()
        return self.view.viewportTransform().map(middle).toPoint()

    def move(self, place: QPoint, held: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
        """Move the mouse, with a button held or not."""
        viewport = self.view.viewport()
        event = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(place), viewport.mapToGlobal(QPointF(place)), held, held, PLAIN
        )
        QApplication.sendEvent(viewport, event)

    def drag(self, button: Qt.MouseButton, start: QPoint, *ways: QPoint) -> None:
        """Press a button, move by each of these ways from there, and release it."""
        viewport = self.view.viewport()
        QTest.mousePress(viewport, button, PLAIN, start)
        for way in ways:
            self.move(start + way, button)
        QTest.mouseRelease(viewport, button, PLAIN, start + (ways[-1] if ways else QPoint()))

    def turn_wheel(
        self,
        place: QPoint,
        notches: float = 1.0,
        held: Qt.KeyboardModifier = PLAIN,
        pixels: QPoint | None = None,
    ) -> None:
        """Turn the wheel at a place; with `pixels` two fingers scroll on a touchpad."""
        viewport = self.view.viewport()
        phase = Qt.ScrollPhase.ScrollUpdate if pixels is not None else Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(
            QPointF(place),
            viewport.mapToGlobal(QPointF(place)),
            pixels or QPoint(),
            QPoint(0, round(120 * notches)),
            Qt.MouseButton.NoButton,
            held,
            phase,
            False,
        )
        QApplication.sendEvent(viewport, event)

    def grabbed(self) -> QImage:
        """What the view shows, once everything is painted."""
        QApplication.processEvents()
        return self.view.viewport().grab().toImage()
