"""What a tool is: one gesture on the map.

Each module of `battlemap.gui.tools` defines `TOOL`, a `ToolKind`. A tool draws its preview in its own overlay, touches
the document only at the end of its gesture and exactly once, and leaves no trace when it is cancelled.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent

from battlemap.geometry.cells import Cell, Point
from battlemap.text import Text

if TYPE_CHECKING:
    from battlemap.gui.scene.map_view import MapView
    from battlemap.gui.workbench import Workbench


@dataclass(frozen=True)
class Pointer:
    """Where the pointer is: in cell units on the map, its cell, and its place on the screen; with what is pressed."""

    point: Point
    cell: Cell
    screen: QPoint
    button: Qt.MouseButton
    modifiers: Qt.KeyboardModifier


class Tool(QObject):
    """One gesture; the view forwards its events to the active tool. Every method may be left as it is."""

    def __init__(self, workbench: Workbench, view: MapView) -> None:
        super().__init__(view)
        self.workbench = workbench
        self.view = view

    def activate(self) -> None:
        """Become the tool in use."""

    def deactivate(self) -> None:
        """Leave; a running gesture is cancelled."""
        self.cancel()

    def press(self, pointer: Pointer) -> None:
        """The left button went down."""

    def hover(self, pointer: Pointer) -> None:
        """The pointer moved, with or without the button down."""

    def release(self, pointer: Pointer) -> None:
        """The left button came up."""

    def double_click(self, pointer: Pointer) -> None:
        """The left button was pressed twice."""

    def menu(self, pointer: Pointer) -> None:
        """The right button was clicked, or the menu key pressed."""

    def menu_place(self) -> Cell | None:
        """The cell whose menu the menu key asks for; `None` leaves it to where the pointer is."""
        return None

    def wheel(self, steps: int, pointer: Pointer) -> bool:
        """The wheel turned; true when the tool used it (else the view zooms)."""
        del steps, pointer
        return False

    def key(self, event: QKeyEvent) -> bool:
        """A key went down on the map; true when the tool used it."""
        del event
        return False

    def cancel(self) -> bool:
        """Drop a running gesture without a trace; true when there was one."""
        return False


@dataclass(frozen=True)
class ToolKind:
    """A tool as the tool bar shows it: id, title with one sentence of help, icon (assets/icons) and key."""

    id: str
    title: Text
    help: Text
    icon: str
    key: str
    make: Callable[[Workbench, MapView], Tool]
