"""Names of keys."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from battlemap.gui.keys import key_names


def test_several_keys_stand_beside_each_other() -> None:
    assert key_names([QKeySequence("Ctrl+Y"), QKeySequence("Ctrl+Shift+Z")]) == "Ctrl+Y  ·  Ctrl+Shift+Z"


def test_no_key_has_no_name() -> None:
    assert key_names([]) == ""
