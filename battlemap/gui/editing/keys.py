"""What keys on the map mean: arrows and the number pad move, typed signs open an editor."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from battlemap.geometry.cells import Facing

_ARROWS = {
    Qt.Key.Key_Up: Facing.NORTH,
    Qt.Key.Key_Right: Facing.EAST,
    Qt.Key.Key_Down: Facing.SOUTH,
    Qt.Key.Key_Left: Facing.WEST,
}

_PAD = {
    Qt.Key.Key_8: Facing.NORTH,
    Qt.Key.Key_9: Facing.NORTH_EAST,
    Qt.Key.Key_6: Facing.EAST,
    Qt.Key.Key_3: Facing.SOUTH_EAST,
    Qt.Key.Key_2: Facing.SOUTH,
    Qt.Key.Key_1: Facing.SOUTH_WEST,
    Qt.Key.Key_4: Facing.WEST,
    Qt.Key.Key_7: Facing.NORTH_WEST,
    # The same keys with the number lock off, and with Shift on most systems.
    Qt.Key.Key_Up: Facing.NORTH,
    Qt.Key.Key_PageUp: Facing.NORTH_EAST,
    Qt.Key.Key_Right: Facing.EAST,
    Qt.Key.Key_PageDown: Facing.SOUTH_EAST,
    Qt.Key.Key_Down: Facing.SOUTH,
    Qt.Key.Key_End: Facing.SOUTH_WEST,
    Qt.Key.Key_Left: Facing.WEST,
    Qt.Key.Key_Home: Facing.NORTH_WEST,
}

_CTRL_ALT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier

LIFE_SIGNS = frozenset("-+=−")
"""Typing one of these opens the field for life with it."""

BADGES_SIGN = "#"
"""Typing this opens the field for badges."""


def direction(event: QKeyEvent) -> Facing | None:
    """The direction of an arrow key or of a key of the number pad."""
    modifiers = event.modifiers()
    if modifiers & _CTRL_ALT:
        return None
    on_pad = bool(modifiers & Qt.KeyboardModifier.KeypadModifier)
    return (_PAD if on_pad else _ARROWS).get(Qt.Key(event.key()))


def with_shift(event: QKeyEvent) -> bool:
    """Whether Shift is held."""
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)


def typed(event: QKeyEvent) -> str:
    """The character a key types; empty for a command with Ctrl, Alt or the logo key."""
    # AltGr arrives as Ctrl+Alt on some systems: both together type.
    held = event.modifiers() & (_CTRL_ALT | Qt.KeyboardModifier.MetaModifier)
    return event.text() if not held or held == _CTRL_ALT else ""
