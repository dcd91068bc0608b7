"""The box of the pointer."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from battlemap.gui.scene.overlays.box_overlay import BoxOverlay


def test_the_box_is_there_only_while_it_is_drawn(qapp: QApplication) -> None:
    overlay = BoxOverlay()
    assert not overlay.isVisible()
    overlay.show_box(QRectF(1, 2, 30, 40))
    assert overlay.isVisible()
    assert overlay.rect() == QRectF(1, 2, 30, 40)
    overlay.show_box(None)
    assert not overlay.isVisible()
