"""The dock with the history: every step by name; a click goes back or forward to it."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QUndoView, QWidget

from battlemap.gui.dock import DockKind
from battlemap.gui.icons import icon
from battlemap.gui.workbench import Workbench
from battlemap.text import QT_TRANSLATE_NOOP


class HistoryDock(QUndoView):
    """The steps of the history; the one the file holds bears the sign of saving."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(workbench.document.history, parent)
        self._document = workbench.document
        self.setEmptyLabel(self.tr("Map opened"))
        self.setCleanIcon(icon("save"))
        self.setAccessibleName(self.tr("History"))
        self.setToolTip(self.tr("Click a step to go back or forward to it"))
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._mark_saved_step)
        # In the middle of a step the history must not be touched.
        self._document.saved_changed.connect(self._later.start)
        self._mark_saved_step()

    def _mark_saved_step(self) -> None:
        """Tell the history which of its steps the file holds, as far as it can be known."""
        history = self._document.history
        if not self._document.is_modified:
            history.setClean()
        elif history.isClean():
            history.resetClean()


DOCK = DockKind(
    id="history",
    title=QT_TRANSLATE_NOOP("Docks", "History"),
    icon="history",
    area=Qt.DockWidgetArea.RightDockWidgetArea,
    order=1,
    make=HistoryDock,
)
