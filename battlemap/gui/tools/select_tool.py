"""The tool to select, move and edit minis, and to work doors."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from battlemap.geometry.cells import Cell, Facing, Point
from battlemap.gui import menus, minis_actions
from battlemap.gui.document import Change
from battlemap.gui.editing import in_place, keys
from battlemap.gui.editing.box_gesture import BoxGesture
from battlemap.gui.editing.gesture import Gesture
from battlemap.gui.editing.mini_parts import named_at, part_of
from battlemap.gui.editing.minis_gesture import MinisGesture
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.tool import Pointer, Tool, ToolKind
from battlemap.gui.workbench import Workbench
from battlemap.text import QT_TRANSLATE_NOOP

_LEAVING = frozenset({QEvent.Type.FocusOut, QEvent.Type.WindowDeactivate, QEvent.Type.Hide})


class SelectTool(Tool):
    """Decides on the press which gesture begins; keys move, turn and edit what is selected."""

    def __init__(self, workbench: Workbench, view: MapView) -> None:
        super().__init__(workbench, view)
        self._gesture: Gesture | None = None
        self._held = 0
        workbench.document.changed.connect(self._follow)
        workbench.selection.changed.connect(self._show_selection)

    def activate(self) -> None:
        """Show what is selected and watch the view."""
        self._show_selection()
        self.view.installEventFilter(self)

    def deactivate(self) -> None:
        """Drop a running gesture and close an open editor."""
        super().deactivate()
        self.view.removeEventFilter(self)
        in_place.close_editor(self.view)
        self.view.viewport().unsetCursor()

    def press(self, pointer: Pointer) -> None:
        """Begin with the mini under the pointer, or on the ground or at a door."""
        if self._gesture is not None:
            return
        scene = self.view.map_scene
        mini = scene.token_at(pointer.point)
        if mini is not None:
            self._gesture = MinisGesture(self.workbench, self.view, pointer, mini)
        else:
            self._gesture = BoxGesture(self.workbench, self.view, pointer, scene.door_at(pointer.point))

    def hover(self, pointer: Pointer) -> None:
        """Go on with the gesture, or show by the cursor what a click would do."""
        if self._gesture is not None:
            self._gesture.hover(pointer)
        else:
            self._show_cursor(pointer)

    def release(self, pointer: Pointer) -> None:
        """End the gesture with its one act."""
        gesture = self._forget_gesture()
        if gesture is not None:
            gesture.release(pointer)
            self._show_cursor(pointer)

    def cancel(self) -> bool:
        """Drop the gesture: minis go back, nothing has changed."""
        gesture = self._forget_gesture()
        if gesture is None:
            return False
        gesture.cancel()
        self.view.viewport().unsetCursor()
        return True

    def double_click(self, pointer: Pointer) -> None:
        """Edit the part of the mini under the pointer: its badges, its name below it, else its life."""
        situation = self.workbench.document.state.situation
        mini = self.view.map_scene.token_at(pointer.point)
        token = situation.board.token(mini) if mini is not None else named_at(situation, pointer.point)
        if token is None:
            self.press(pointer)
            return
        if token.id not in self.workbench.selection.tokens:
            self.workbench.selection.set((token.id,))
        in_place.edit_part(self.workbench, self.view, part_of(situation, token, pointer.point))

    def wheel(self, steps: int, pointer: Pointer) -> bool:
        """Turn the minis while they are dragged."""
        return self._gesture is not None and self._gesture.turn(steps, pointer)

    def menu(self, pointer: Pointer) -> None:
        """The menu of what is under the pointer; a mini there is selected first, by the key only if none is."""
        if self._gesture is not None:
            return
        selected = self.workbench.selection.tokens
        by_key = pointer.button is Qt.MouseButton.NoButton
        mini = self.view.map_scene.token_at(pointer.point)
        if mini is not None and mini not in selected and not (by_key and selected):
            self.workbench.selection.set((mini,))
        menus.popup(self.workbench, self.view, pointer)

    def menu_place(self) -> Cell | None:
        """The first cell in which a selected mini lies on top, else the first cell of the first one selected."""
        scene = self.view.map_scene
        selected = minis_actions.selected(self.workbench)
        cells = [cell for token in selected for cell in token.cells]
        ids = {token.id for token in selected}
        on_top = (cell for cell in cells if scene.token_at(Point(cell.column + 0.5, cell.row + 0.5)) in ids)
        return next(on_top, cells[0] if cells else None)

    def key(self, event: QKeyEvent) -> bool:
        """Arrows and number pad move, with Shift they turn; signs open editors; Esc drops what is nearest."""
        if event.key() == Qt.Key.Key_Escape:
            return self._escape()
        if not self.workbench.selection.tokens or self._gesture is not None:
            return False
        facing = keys.direction(event)
        if facing is not None:
            return self._go(facing, event)
        return self._type(event)

    def _escape(self) -> bool:
        """Esc drops the drag, else closes the editor, else empties the selection."""
        if self.cancel() or in_place.close_editor(self.view):
            return True
        had = bool(self.workbench.selection.tokens)
        self.workbench.selection.clear()
        return had

    def _go(self, facing: Facing, event: QKeyEvent) -> bool:
        """Move or turn in a direction; while the key is held all steps are one."""
        if keys.with_shift(event):
            minis_actions.face(self.workbench, facing)
            return True
        if not event.isAutoRepeat():
            self._held = self.workbench.document.new_gesture()
        minis_actions.step(self.workbench, facing.step, self._held)
        return True

    def _type(self, event: QKeyEvent) -> bool:
        """Open the editor that a typed sign or F2 asks for."""
        typed = keys.typed(event)
        if typed and typed in keys.LIFE_SIGNS:
            return in_place.edit_life(self.workbench, self.view, typed)
        if typed == keys.BADGES_SIGN:
            return in_place.edit_badges(self.workbench, self.view)
        if event.key() == Qt.Key.Key_F2:
            return in_place.edit_name(self.workbench, self.view)
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drop the gesture when the view loses the keys or its window is left; keep the number pad from shortcuts."""
        del watched
        if event.type() in _LEAVING:
            self.cancel()
        elif event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._moves(event):
            event.accept()
            return True
        return False

    def _moves(self, event: QKeyEvent) -> bool:
        """Whether a key of the number pad would move minis: without the lock it is also Home, page up and so on."""
        on_pad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
        return on_pad and bool(self.workbench.selection.tokens) and keys.direction(event) is not None

    def _follow(self, change: Change) -> None:
        """Drop a gesture whose minis the change has moved or taken away."""
        if self._gesture is not None and not self._gesture.survives(change):
            self.cancel()

    def _forget_gesture(self) -> Gesture | None:
        gesture, self._gesture = self._gesture, None
        return gesture

    def _show_selection(self) -> None:
        self.view.map_scene.show_selection(self.workbench.selection.tokens)

    def _show_cursor(self, pointer: Pointer) -> None:
        """A hand over a door or a mini; the arrow elsewhere."""
        scene = self.view.map_scene
        something = scene.token_at(pointer.point) is not None or scene.door_at(pointer.point) is not None
        shape = Qt.CursorShape.PointingHandCursor if something else Qt.CursorShape.ArrowCursor
        viewport = self.view.viewport()
        if viewport.cursor().shape() != shape:
            viewport.setCursor(shape)


TOOL = ToolKind(
    id="select",
    title=QT_TRANSLATE_NOOP("Tools", "Select"),
    help=QT_TRANSLATE_NOOP("Tools", "Select, move and edit minis; click a door to open or shut it."),
    icon="select",
    key="V",
    make=SelectTool,
)
