"""The dock with all minis of the map and the values of the selected ones; the way to the minis for screen readers."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QStackedLayout, QVBoxLayout, QWidget

from battlemap.gui.dock import DockKind
from battlemap.gui.document import Change
from battlemap.gui.widgets import map_in_window
from battlemap.gui.widgets.fitting_area import FittingArea
from battlemap.gui.widgets.labelled import hint_label, separating_line
from battlemap.gui.widgets.mini_list.mini_list_view import MiniListView
from battlemap.gui.widgets.mini_panel.mini_panel import MiniPanel
from battlemap.gui.widgets.search_field import SearchField
from battlemap.gui.workbench import Workbench
from battlemap.text import QT_TRANSLATE_NOOP

_LOWEST_LIST = 180
"""The search and three rows stay, however low the screen."""


class MinisDock(QWidget):
    """All minis in a list that can be searched; below it the values of those that are selected."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self.search = SearchField(self.tr("Search minis"))
        self.list = MiniListView(workbench)
        self.panel = MiniPanel(workbench)
        self.heading = QLabel()
        self._empty = hint_label(self.tr("No mini here. Drag one from the library onto the map."))
        self._values = QWidget()
        self._nothing = hint_label(self.tr("Select a mini to change its values."))
        self._upper = QStackedLayout()
        self._lay_out()
        self._watch()
        self._show_selected()

    def sizeHint(self) -> QSize:
        """High: a list of several rows, and all values of a mini below it."""
        return QSize(330, 680)

    @property
    def hint(self) -> str:
        """What stands in the place of the panel; empty when the panel is there."""
        return "" if self._nothing.isHidden() else self._nothing.text()

    @property
    def empty_text(self) -> str:
        """What stands in the place of the list; empty when the list is there."""
        return self._empty.text() if self._upper.currentWidget() is self._empty else ""

    def _watch(self) -> None:
        self.search.textChanged.connect(self._search)
        self.search.left_down.connect(self._enter_list)
        self.list.wanted.connect(self._show_on_map)
        self._workbench.selection.changed.connect(self._show_selected)
        self._workbench.document.changed.connect(self._follow)

    def _lay_out(self) -> None:
        upper = QWidget()
        column = QVBoxLayout(upper)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(6)
        search = QVBoxLayout()
        search.setContentsMargins(10, 0, 10, 0)
        search.addWidget(self.search)
        column.addLayout(search)
        column.addLayout(self._upper)
        self._upper.addWidget(self.list)
        self._upper.addWidget(self._empty)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        upper.setMinimumHeight(_LOWEST_LIST)
        whole.addWidget(upper, 1)
        whole.addWidget(separating_line())
        self._lay_out_values()
        whole.addWidget(FittingArea(self._values))

    def _lay_out_values(self) -> None:
        """The panel below its heading, to be scrolled where the screen is low."""
        column = QVBoxLayout(self._values)
        column.setContentsMargins(10, 6, 10, 6)
        self._nothing.setContentsMargins(0, 0, 0, 0)
        self.heading.setProperty("role", "title")
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        for widget in (self.heading, self.panel, self._nothing):
            column.addWidget(widget)

    def _search(self, typed: str) -> None:
        self.list.search(typed)
        self._choose_upper()

    def _enter_list(self) -> None:
        self.list.setFocus(Qt.FocusReason.TabFocusReason)
        if not self.list.selectionModel().hasSelection() and self.list.sorted.rowCount():
            self.list.setCurrentIndex(self.list.sorted.index(0, 0))

    def _follow(self, change: Change) -> None:
        before, after = change.before, change.after
        if before.board.tokens is not after.board.tokens or before.situation.roster is not after.situation.roster:
            self._show_selected()

    def _show_selected(self) -> None:
        tokens = self._workbench.selection.tokens
        self.panel.show_minis(tokens)
        self.panel.setVisible(bool(tokens))
        self.heading.setVisible(len(tokens) > 1)
        self.heading.setText(self.tr("%n mini(s) selected", "", len(tokens)))
        self._nothing.setVisible(not tokens)
        self._values.updateGeometry()
        self._choose_upper()

    def _choose_upper(self) -> None:
        none = self.list.sorted.rowCount() == 0
        self._upper.setCurrentWidget(self._empty if none else self.list)
        if none and self.search.text():
            self._empty.setText(self.tr("Nothing found."))
        elif none:
            self._empty.setText(self.tr("No mini here. Drag one from the library onto the map."))

    def _show_on_map(self, token: str) -> None:
        found = [each for each in self._workbench.document.state.board.tokens if each.id == token]
        if found:
            map_in_window.show_mini(self, found[0])


DOCK = DockKind(
    id="minis",
    title=QT_TRANSLATE_NOOP("Docks", "Minis"),
    icon="properties",
    area=Qt.DockWidgetArea.RightDockWidgetArea,
    order=0,
    make=MinisDock,
)
