"""Version and parts of the program."""

from __future__ import annotations

import platform

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from battlemap import __version__, resources


class AboutDialog(QDialog):
    """Says which version this is, what it is made of and where its files lie."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Battlemap"))
        picture = QLabel()
        picture.setPixmap(QIcon(str(resources.asset("icons", "app.svg"))).pixmap(QSize(96, 96)))
        self.text = QLabel(self._words())
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(14)
        layout.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self.text)
        layout.addWidget(buttons)
        self.setMinimumWidth(420)

    def _words(self) -> str:
        version = self.tr("Battlemap {version} – a battlemap for game masters").format(version=__version__)
        parts = self.tr("Python {python}, Qt {qt}, {system}").format(
            python=platform.python_version(), qt=qVersion(), system=QApplication.platformName()
        )
        return f"{version}\n\n{parts}"
