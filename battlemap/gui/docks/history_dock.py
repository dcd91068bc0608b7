"""The dock with the history: every step by name; a click goes back or forward to it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QUndoView, QWidget

from battlemap.gui import theme
from battlemap.gui.dock import DockKind
from battlemap.gui.document import Beginning
from battlemap.gui.icons import icon
from battlemap.gui.translation import shown
from battlemap.gui.workbench import Workbench
from battlemap.text import QT_TRANSLATE_NOOP

_BEGINNINGS = {
    Beginning.NEW: QT_TRANSLATE_NOOP("HistoryDock", "New map"),
    Beginning.OPENED: QT_TRANSLATE_NOOP("HistoryDock", "Map opened"),
    Beginning.RESTORED: QT_TRANSLATE_NOOP("HistoryDock", "Map restored"),
}


class HistoryDock(QUndoView):
    """The steps of the history; the one the file holds bears the sign of saving."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(workbench.document.history, parent)
        self._document = workbench.document
        self._saved_sign = icon("save")
        self._document.saved_changed.connect(self._show_beginning)
        self._show_beginning()
        self.setAccessibleName(self.tr("History"))
        self.setToolTip(self.tr("Click a step to go back or forward to it"))
        self.setItemDelegate(_StepDelegate(self))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _show_beginning(self) -> None:
        """Tell how it began; a map that is in no file has no saved step, though there may be nothing to save."""
        first = shown(_BEGINNINGS[self._document.beginning])
        if first != self.emptyLabel():
            self.setEmptyLabel(first)
        if self._document.in_file is self.cleanIcon().isNull():
            self.setCleanIcon(self._saved_sign if self._document.in_file else QIcon())

    def sizeHint(self) -> QSize:
        """Low: the last few steps are enough beside other docks."""
        return QSize(300, 100)


class _StepDelegate(QStyledItemDelegate):
    """Paints the steps; those that are undone are pale."""

    def __init__(self, view: QUndoView) -> None:
        super().__init__(view)
        self._view = view

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Give a step that is undone the colour of less important text."""
        super().initStyleOption(option, index)
        history = self._view.stack()
        if history is not None and index.row() > history.index():
            option.palette.setColor(QPalette.ColorRole.Text, QColor(theme.current().muted))
            option.font.setItalic(True)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Rows large enough to be touched."""
        return super().sizeHint(option, index).expandedTo(QSize(0, 32))


DOCK = DockKind(
    id="history",
    title=QT_TRANSLATE_NOOP("Docks", "History"),
    icon="history",
    area=Qt.DockWidgetArea.RightDockWidgetArea,
    order=1,
    make=HistoryDock,
)
