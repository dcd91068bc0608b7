"""A strip above the map that tells something without stopping the user."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget


class Banner(QFrame):
    """Shows one line until the user closes it or another takes its place."""

    dismissed = Signal()
    """The user has closed it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self.label = QLabel()
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setWordWrap(True)
        self.button = QPushButton(self.tr("Got it"))
        self.button.clicked.connect(self._dismiss)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 6, 10, 6)
        layout.addWidget(self.label, 1)
        layout.addWidget(self.button)
        self.hide()

    def say(self, line: str) -> None:
        """Show this line."""
        self.label.setText(line)
        self.show()

    def _dismiss(self) -> None:
        self.hide()
        self.dismissed.emit()
