"""What keys on the map mean."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from battlemap.geometry.cells import Facing
from battlemap.gui.editing import keys
from tests.gui.stage import CTRL, PAD, PLAIN, SHIFT

ALT = Qt.KeyboardModifier.AltModifier
META = Qt.KeyboardModifier.MetaModifier


def pressed(key: Qt.Key, held: Qt.KeyboardModifier = PLAIN, text: str = "") -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, held, text)


@pytest.mark.parametrize(
    ("event", "facing"),
    [
        pytest.param(pressed(Qt.Key.Key_Up), Facing.NORTH, id="arrow"),
        pytest.param(pressed(Qt.Key.Key_Up, PAD), Facing.NORTH, id="arrow of the pad"),
        pytest.param(pressed(Qt.Key.Key_9, PAD), Facing.NORTH_EAST, id="digit of the pad"),
        pytest.param(pressed(Qt.Key.Key_9), None, id="digit"),
        pytest.param(pressed(Qt.Key.Key_5, PAD), None, id="middle of the pad"),
        pytest.param(pressed(Qt.Key.Key_PageUp), None, id="page up"),
        pytest.param(pressed(Qt.Key.Key_PageUp, PAD), Facing.NORTH_EAST, id="page up of the pad"),
        pytest.param(pressed(Qt.Key.Key_Left, CTRL), None, id="with Ctrl"),
    ],
)
def test_a_key_points_in_a_direction_or_in_none(event: QKeyEvent, facing: Facing | None) -> None:
    assert keys.direction(event) is facing


def test_shift_is_noticed() -> None:
    assert keys.with_shift(pressed(Qt.Key.Key_Up, SHIFT))
    assert not keys.with_shift(pressed(Qt.Key.Key_Up, PAD))


@pytest.mark.parametrize(
    ("held", "typed"),
    [
        pytest.param(PLAIN, "-", id="alone"),
        pytest.param(SHIFT, "-", id="with Shift"),
        pytest.param(PAD, "-", id="on the pad"),
        pytest.param(CTRL | ALT, "-", id="with AltGr"),
        pytest.param(CTRL, "", id="with Ctrl"),
        pytest.param(ALT, "", id="with Alt"),
        pytest.param(META, "", id="with the logo key"),
        pytest.param(META | CTRL | ALT, "", id="with all of them"),
    ],
)
def test_a_key_types_its_character_unless_it_is_a_command(held: Qt.KeyboardModifier, typed: str) -> None:
    assert keys.typed(pressed(Qt.Key.Key_Minus, held, "-")) == typed
