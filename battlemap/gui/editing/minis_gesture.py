"""Pressing on a mini: a click selects it, a drag moves or copies all selected minis."""

from __future__ import annotations

from PySide6.QtCore import Qt

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Token
from battlemap.geometry.cells import Cell, Facing, Point, Step, cell_name
from battlemap.gui import minis_actions
from battlemap.gui.document import Change, Origin
from battlemap.gui.editing.box_gesture import ADDING
from battlemap.gui.editing.gesture import Gesture
from battlemap.gui.editing.pointer_label import PointerLabel
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.tool import Pointer
from battlemap.gui.translation import shown
from battlemap.gui.workbench import Workbench
from battlemap.operations import clipboard, tokens
from battlemap.text import QT_TRANSLATE_NOOP

COPYING = Qt.KeyboardModifier.ControlModifier
"""With this key held at the release (Alt may be held with it) copies are dropped and the minis stay."""

_CELLS = QT_TRANSLATE_NOOP("Editing", "%n cell(s)")
_COPY = QT_TRANSLATE_NOOP("Editing", "Copy")

ARROWS = "↑↗→↘↓↙←↖"


class MinisGesture(Gesture):
    """Selects the mini, or moves the selected ones with the pointer and does one act at the release."""

    def __init__(self, workbench: Workbench, view: MapView, pointer: Pointer, mini: TokenId) -> None:
        super().__init__(workbench, view, pointer)
        self._mini = mini
        self._eighths = 0
        self._label: PointerLabel | None = None
        self._chosen: tuple[TokenId, ...] = ()
        if not pointer.modifiers & ADDING and mini not in workbench.selection.tokens:
            workbench.selection.set((mini,))

    def click(self, pointer: Pointer) -> None:
        """Select this mini only, or add it to the selection or take it out."""
        del pointer
        if self.start.modifiers & ADDING:
            self.workbench.selection.toggle(self._mini)
        else:
            self.workbench.selection.set((self._mini,))

    def begin(self) -> None:
        """What is dragged is selected."""
        self._label = PointerLabel(self.view)
        selection = self.workbench.selection
        if self._mini not in selection.tokens:
            selection.set((*selection.tokens, self._mini))
        # Another selection while the button is down does not change what is in the hand.
        self._chosen = selection.tokens

    def drag(self, pointer: Pointer) -> None:
        """Let the minis follow the pointer, mark the cells where they would land and say how far that is.

        Those that are copied stay where they are.
        """
        scene = self.view.map_scene
        step = self._step(pointer)
        way = Point(pointer.point.x - self.start.point.x, pointer.point.y - self.start.point.y)
        scene.show_dragged(() if pointer.modifiers & COPYING else self._chosen, way)
        scene.highlight_cells(self._landing(step))
        self.view.viewport().setCursor(_cursor(pointer))
        if self._label is not None:
            self._label.show_at(pointer.screen, self._told(step, pointer))

    def end(self) -> None:
        """Put everything back where the board has it."""
        scene = self.view.map_scene
        scene.end_drag()
        scene.highlight_cells(())
        if self._label is not None:
            self._label.close()

    def drop(self, pointer: Pointer) -> None:
        """Move and turn the minis, or place copies of them: one step of the history."""
        step = self._step(pointer)
        if pointer.modifiers & COPYING:
            self._drop_copies(step)
            return
        document = self.workbench.document
        gesture = document.new_gesture()
        document.run_in_gesture(gesture, tokens.move, self._chosen, step)
        if self._eighths:
            document.run_in_gesture(gesture, tokens.turn, self._chosen, self._eighths)

    def survives(self, change: Change) -> bool:
        """A change that leaves the dragged minis where they are, for instance a turn by key, does not end the drag."""
        before, after = change.before.board, change.after.board
        if change.origin is not Origin.ACT or (before.columns, before.rows) != (after.columns, after.rows):
            return False
        return all(
            token in after.token_by_id and _place(after.token(token)) == _place(before.token(token))
            for token in (self._mini, *self._chosen)
        )

    def turn(self, steps: int, pointer: Pointer) -> bool:
        """Turn the minis when they are dropped."""
        if not self.dragging:
            return False
        self._eighths = (self._eighths + steps) % 8
        self.drag(pointer)
        return True

    def _step(self, pointer: Pointer) -> Step:
        """The whole cells from the press to the pointer, as far as all the minis stay on the map."""
        wanted = Step(round(pointer.point.x - self.start.point.x), round(pointer.point.y - self.start.point.y))
        return tokens.fitting_step(self.workbench.document.state, self._chosen, wanted)

    def _landing(self, step: Step) -> tuple[Cell, ...]:
        board = self.workbench.document.state.board
        return tuple(cell.plus(step) for token in self._chosen for cell in board.token(token).cells)

    def _drop_copies(self, step: Step) -> None:
        state = self.workbench.document.state
        copies = tuple(tokens.as_new(state, token) for token in self._chosen)
        minis_actions.place(self.workbench, clipboard.shifted(copies, step))

    def _told(self, step: Step, pointer: Pointer) -> str:
        """Where the mini under the pointer goes and how far that is, where it would look, whether it is copied."""
        target = self.workbench.document.state.board.token(self._mini).cell.plus(step)
        parts = [cell_name(target), shown(_CELLS.counted(max(abs(step.columns), abs(step.rows))))]
        if self._eighths:
            parts.append(self._facing_arrow())
        if pointer.modifiers & COPYING:
            parts.insert(0, shown(_COPY))
        return " · ".join(parts)

    def _facing_arrow(self) -> str:
        facing = self.workbench.document.state.board.token(self._mini).facing
        turned = Facing.NORTH if facing is None else facing.turned(self._eighths)
        return ARROWS[turned]


def _place(token: Token) -> tuple[Cell, int]:
    return token.cell, token.size


def _cursor(pointer: Pointer) -> Qt.CursorShape:
    return Qt.CursorShape.DragCopyCursor if pointer.modifiers & COPYING else Qt.CursorShape.ClosedHandCursor
