"""A gesture: what happens from the press of the button to its release."""

from __future__ import annotations

from battlemap.gui.document import Change
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.tool import Pointer
from battlemap.gui.workbench import Workbench

DRAG_PIXELS = 4
"""A pointer that moved less far is still clicking."""


class Gesture:
    """One press of the left button; it ends with `release` or with `cancel`."""

    def __init__(self, workbench: Workbench, view: MapView, pointer: Pointer) -> None:
        self.workbench = workbench
        self.view = view
        self.start = pointer
        self.dragging = False

    def hover(self, pointer: Pointer) -> None:
        """The pointer moved; from `DRAG_PIXELS` on it is a drag."""
        way = pointer.screen - self.start.screen
        if not self.dragging and way.manhattanLength() >= DRAG_PIXELS:
            self.dragging = True
            self.begin()
        if self.dragging:
            self.drag(pointer)

    def release(self, pointer: Pointer) -> None:
        """The button came up: the click or the drag is done."""
        if self.dragging:
            self.drag(pointer)
            self.end()
            self.drop(pointer)
        else:
            self.click(pointer)

    def cancel(self) -> None:
        """Drop the gesture without a trace."""
        if self.dragging:
            self.end()

    def click(self, pointer: Pointer) -> None:
        """The button came up where it went down."""

    def begin(self) -> None:
        """It has become a drag."""

    def drag(self, pointer: Pointer) -> None:
        """Show what a release here would do; changes nothing."""

    def end(self) -> None:
        """Take everything shown away again."""

    def drop(self, pointer: Pointer) -> None:
        """Do what was shown."""

    def survives(self, change: Change) -> bool:
        """Whether the gesture can go on after the map has changed under it."""
        del change
        return False

    def turn(self, steps: int, pointer: Pointer) -> bool:
        """The wheel turned during the gesture; true when it means something."""
        del steps, pointer
        return False
