"""The dock with what was wrong with the open map."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QPushButton, QStackedLayout, QVBoxLayout, QWidget

from battlemap.gui.dock import DockKind
from battlemap.gui.translation import shown
from battlemap.gui.widgets.labelled import hint_label
from battlemap.gui.workbench import Workbench
from battlemap.text import QT_TRANSLATE_NOOP

_TITLE = QT_TRANSLATE_NOOP("Docks", "Problems")


class ProblemsDock(QWidget):
    """One line for each problem; they can be copied. The title says how many there are."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problems = workbench.problems
        self.list = QListWidget()
        self.empty = hint_label(self.tr("No problems: everything in this map could be read."))
        self.copy_all = QPushButton(self.tr("&Copy all"))
        self._pages = QStackedLayout()
        self._lay_out()
        self.copy_all.clicked.connect(self._copy)
        self._problems.changed.connect(self._show)
        self._show()

    def sizeHint(self) -> QSize:
        """Low: a few lines are enough beside other docks."""
        return QSize(300, 100)

    def _show(self) -> None:
        self.list.clear()
        self.list.addItems([shown(line) for line in self._problems.lines])
        self._pages.setCurrentIndex(1 if self._problems.lines else 0)
        self.setWindowTitle(self._title())

    def _title(self) -> str:
        count = len(self._problems.lines)
        return self.tr("Problems ({count})").format(count=count) if count else shown(_TITLE)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(shown(line) for line in self._problems.lines))

    def _lay_out(self) -> None:
        self.list.setWordWrap(True)
        self.list.setMinimumHeight(36)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Problems of this map"))
        self.copy_all.setToolTip(self.tr("Copy all lines to the clipboard"))
        full = QWidget()
        column = QVBoxLayout(full)
        column.setContentsMargins(0, 4, 0, 8)
        column.addWidget(self.list, 1)
        button = QVBoxLayout()
        button.setContentsMargins(10, 0, 10, 0)
        button.addWidget(self.copy_all, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(button)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(full)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(self._pages)


DOCK = DockKind(
    id="problems",
    title=_TITLE,
    icon="problems",
    area=Qt.DockWidgetArea.RightDockWidgetArea,
    order=2,
    make=ProblemsDock,
)
