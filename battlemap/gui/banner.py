"""A strip above the map that tells something without stopping the user."""

from __future__ import annotations

from collections.abc import Callable

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
        self.offer = QPushButton()
        self.offer.clicked.connect(self._take_offer)
        self.button = QPushButton(self.tr("Got it"))
        self.button.clicked.connect(self._dismiss)
        self._offered: Callable[[], object] | None = None
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 6, 10, 6)
        layout.addWidget(self.label, 1)
        layout.addWidget(self.offer)
        layout.addWidget(self.button)
        self.hide()

    def say(self, line: str, offer: str = "", offered: Callable[[], object] | None = None) -> None:
        """Show this line; with an offer, a button of this text that does what is offered."""
        self.label.setText(line)
        self.offer.setText(offer)
        self.offer.setVisible(offered is not None)
        self._offered = offered
        self.show()

    def _take_offer(self) -> None:
        if self._offered is not None:
            self._offered()

    def _dismiss(self) -> None:
        self.hide()
        self.dismissed.emit()
