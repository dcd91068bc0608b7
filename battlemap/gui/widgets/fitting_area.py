"""A scroll area as high as what is in it, and lower only where there is no room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

_LOWEST = 120


class FittingArea(QScrollArea):
    """Shows `content`, to be scrolled where the window is low."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = content
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        """As high as the content is at this width."""
        content = self._content
        hint = content.sizeHint().expandedTo(content.minimumSize())
        return QSize(hint.width(), max(content.heightForWidth(self.viewport().width()), hint.height()))

    def minimumSizeHint(self) -> QSize:
        """Low, so that a low screen has room for the rest too."""
        content = self._content.minimumSizeHint()
        return QSize(content.width(), min(_LOWEST, self.sizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may need another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the content."""
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
