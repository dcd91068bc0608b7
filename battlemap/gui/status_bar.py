"""The status bar: where the pointer is, what is selected, how large the map is shown and when it was saved."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QLabel, QStatusBar, QWidget

from battlemap.board.entities.names import TokenId
from battlemap.geometry.cells import Cell, cell_name
from battlemap.gui.session import Session
from battlemap.gui.workbench import Workbench
from battlemap.operations.naming import token_name
from battlemap.state import GameState


def minis_at(state: GameState, cell: Cell) -> str:
    """The names of the minis standing on a cell, the topmost first, with their life."""
    standing = (token for token in reversed(state.board.tokens) if cell in token.cells)
    return ", ".join(_mini(state, token.id) for token in standing)


class StatusBar(QStatusBar):
    """Follows pointer, selection, zoom and document."""

    def __init__(self, workbench: Workbench, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self._workbench = workbench
        self._session = session
        self._cell: Cell | None = None
        self.cell = self._label("cell", 64)
        self.under = self._label("under", 0)
        self.selected = self._label("selected", 0)
        self.zoom = self._label("zoom", 0, right=True)
        self.saved = self._label("saved", 0, right=True)
        workbench.document.changed.connect(self._follow)
        workbench.selection.changed.connect(self._show_selection)
        workbench.document.saved_changed.connect(self._show_saved)
        session.changed.connect(self._show_saved)
        session.busy_changed.connect(self._show_saved)
        self._follow()
        self._show_saved()
        self.show_zoom(1.0)

    def point_at(self, cell: object) -> None:
        """Show what is at this cell; nothing for `None`."""
        self._cell = cell if isinstance(cell, Cell) and self._workbench.document.state.board.contains(cell) else None
        self._show_pointed()

    def show_zoom(self, zoom: float) -> None:
        """Show how large a cell is."""
        text = self.tr("Zoom {percent} % · 1 cell = {size} mm")
        self.zoom.setText(text.format(percent=round(zoom * 100), size=QLocale().toString(zoom * 25, "f", 0)))

    def _label(self, name: str, width: int, *, right: bool = False) -> QLabel:
        label = QLabel()
        label.setObjectName(name)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setMinimumWidth(width)
        if right:
            self.addPermanentWidget(label)
        else:
            self.addWidget(label)
        return label

    def _follow(self, *_: object) -> None:
        self._show_pointed()
        self._show_selection()

    def _show_pointed(self) -> None:
        cell = self._cell
        self.cell.setText(self.tr("Cell {name}").format(name=cell_name(cell)) if cell else "")
        self.under.setText(minis_at(self._workbench.document.state, cell) if cell else "")

    def _show_selection(self) -> None:
        count = len(self._workbench.selection.tokens)
        self.selected.setText(self.tr("%n mini(s) selected", "", count) if count else "")

    def _show_saved(self, *_: object) -> None:
        when = self._session.saved_at
        if self._session.is_busy:
            self.saved.setText(self.tr("opening…"))
        elif self._workbench.document.is_modified:
            self.saved.setText(self.tr("not saved"))
        elif when is not None:
            time = QLocale().toString(when, QLocale.FormatType.ShortFormat)
            self.saved.setText(self.tr("saved {time}").format(time=time))
        else:
            self.saved.setText(self.tr("unchanged"))


def _mini(state: GameState, token: TokenId) -> str:
    """A mini's name and life."""
    vitals = state.situation.vitals(token)
    name = token_name(state, token)
    if vitals is None or vitals.life is None:
        return name
    most = f"/{vitals.life_max}" if vitals.life_max is not None else ""
    return f"{name} {vitals.life}{most}"
