"""Icons that are not tinted where they are chosen."""

from __future__ import annotations

from PySide6.QtGui import QColor, QIcon, QPixmap
from pytestqt.qtbot import QtBot

from battlemap.gui.widgets.picture_icon import picture_icon


def test_a_chosen_icon_looks_like_any_other(qtbot: QtBot) -> None:
    pixmap = QPixmap(16, 16)
    pixmap.fill(QColor("#ff8800"))
    icon = picture_icon(pixmap)
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
        assert icon.pixmap(16, 16, mode).toImage().pixelColor(8, 8) == QColor("#ff8800")
