"""Pressing on empty ground: a click selects nothing or works a door, a drag selects what its box touches."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from battlemap.board.board import Board
from battlemap.board.entities.names import DoorId, TokenId
from battlemap.board.entities.token import Token
from battlemap.geometry.cells import Point
from battlemap.gui import minis_actions
from battlemap.gui.editing.gesture import Gesture
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.scene.units import to_scene
from battlemap.gui.tool import Pointer
from battlemap.gui.workbench import Workbench

ADDING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
"""With one of these keys a click or a box adds to what is selected."""


class BoxGesture(Gesture):
    """Selects the minis with a cell in the box; a click clears the selection, or opens or shuts the door there."""

    def __init__(self, workbench: Workbench, view: MapView, pointer: Pointer, door: DoorId | None) -> None:
        super().__init__(workbench, view, pointer)
        self._door = door
        self._before = workbench.selection.tokens if pointer.modifiers & ADDING else ()

    def click(self, pointer: Pointer) -> None:
        """Work the door, or select nothing."""
        del pointer
        if self._door is not None:
            minis_actions.toggle_door(self.workbench, self._door)
        elif not self.start.modifiers & ADDING:
            self.workbench.selection.clear()

    def drag(self, pointer: Pointer) -> None:
        """Draw the box and mark what it would select."""
        scene = self.view.map_scene
        scene.show_box(QRectF(to_scene(self.start.point), to_scene(pointer.point)).normalized())
        scene.show_selection(self._chosen(pointer))

    def end(self) -> None:
        """Take the box away."""
        scene = self.view.map_scene
        scene.show_box(None)
        scene.show_selection(self.workbench.selection.tokens)

    def drop(self, pointer: Pointer) -> None:
        """Select what the box touched."""
        self.workbench.selection.set(self._chosen(pointer))

    def _chosen(self, pointer: Pointer) -> tuple[TokenId, ...]:
        return (*self._before, *touched(self.workbench.document.state.board, self.start.point, pointer.point))


def touched(board: Board, one: Point, other: Point) -> tuple[TokenId, ...]:
    """The minis with a cell that the box between two points touches."""
    return tuple(token.id for token in board.tokens if _touches(token, one, other))


def _touches(token: Token, one: Point, other: Point) -> bool:
    left, right = sorted((one.x, other.x))
    top, bottom = sorted((one.y, other.y))
    column, row = token.cell
    return left < column + token.size and right > column and top < row + token.size and bottom > row
