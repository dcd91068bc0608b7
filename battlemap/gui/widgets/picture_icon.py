"""Pictures as icons that look the same whether chosen or not."""

from __future__ import annotations

from PySide6.QtGui import QIcon, QPixmap


def picture_icon(pixmap: QPixmap) -> QIcon:
    """The picture as an icon; Qt would tint it where it is chosen."""
    made = QIcon(pixmap)
    made.addPixmap(pixmap, QIcon.Mode.Selected)
    return made
