"""Drag and drop onto a map: minis of the library, copied minis, and files of this computer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from battlemap.operations import clipboard

LIBRARY_MIME = "application/x-battlemap-library"
"""The type of a mini dragged from the library: its art as UTF-8."""


def is_welcome(data: QMimeData) -> bool:
    """Whether this may be dropped on a map. Addresses of other computers never are."""
    if data.hasFormat(LIBRARY_MIME) or data.hasFormat(clipboard.MIME_TYPE):
        return True
    urls = data.urls()
    return bool(urls) and all(url.isLocalFile() for url in urls)


class DropTarget(QObject):
    """Takes the drag and drop events of a viewport and tells what matters."""

    moved = Signal(QMimeData, QPoint)
    left = Signal()
    dropped = Signal(QMimeData, QPoint)

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        viewport.setAcceptDrops(True)
        viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the events of a drag; all others go on."""
        del watched
        if isinstance(event, QDragEnterEvent | QDragMoveEvent):
            self._consider(event)
            return True
        if isinstance(event, QDropEvent):
            self._take(event)
            return True
        if event.type() is QEvent.Type.DragLeave:
            self.left.emit()
            return True
        return False

    def _consider(self, event: QDragEnterEvent | QDragMoveEvent) -> None:
        """Enter and move: say whether it may be dropped here."""
        if not is_welcome(event.mimeData()):
            event.ignore()
            return
        event.acceptProposedAction()
        self.moved.emit(event.mimeData(), event.position().toPoint())

    def _take(self, event: QDropEvent) -> None:
        self.left.emit()
        if not is_welcome(event.mimeData()):
            event.ignore()
            return
        event.acceptProposedAction()
        self.dropped.emit(event.mimeData(), event.position().toPoint())
