"""The strip of tools at the left; one of them is in use."""

from __future__ import annotations

import html
from functools import cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QToolBar, QWidget

from battlemap.discovery import discover
from battlemap.gui.icons import icon
from battlemap.gui.keys import KeyGroup, KeyLine, key_names
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.tool import Tool, ToolKind
from battlemap.gui.translation import shown
from battlemap.gui.workbench import Workbench


@cache
def tool_kinds() -> tuple[ToolKind, ...]:
    """Every tool there is; the one to select with first."""
    found = [kind for kind in discover("battlemap.gui.tools", "TOOL") if isinstance(kind, ToolKind)]
    return tuple(sorted(found, key=lambda kind: kind.id != "select"))


class ToolStrip(QToolBar):
    """A button and a key for each tool; a tool is made when it is first used."""

    def __init__(self, workbench: Workbench, view: MapView, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Tools"))
        self.setObjectName("tools")
        self.setOrientation(Qt.Orientation.Vertical)
        self.setMovable(False)
        self.setIconSize(QSize(24, 24))
        self._workbench = workbench
        self._view = view
        self._tools: dict[str, Tool] = {}
        self._group = QActionGroup(self)
        for kind in tool_kinds():
            self.addAction(self._made(kind))
        self._group.triggered.connect(self._use)
        self._group.actions()[0].trigger()

    def key_group(self) -> KeyGroup:
        """The keys of the tools, for the cheat sheet."""
        lines = (KeyLine(shown(kind.title), key_names([QKeySequence(kind.key)])) for kind in tool_kinds())
        return KeyGroup(self.tr("Tools"), tuple(lines))

    def _made(self, kind: ToolKind) -> QAction:
        action = QAction(icon(kind.icon), shown(kind.title), self._group)
        action.setObjectName(f"tool.{kind.id}")
        action.setData(kind.id)
        action.setCheckable(True)
        action.setShortcut(QKeySequence(kind.key))
        title, help_ = html.escape(shown(kind.title)), html.escape(shown(kind.help))
        action.setToolTip(f"<b>{title}</b> ({key_names([action.shortcut()])})<br>{help_}")
        action.setStatusTip(shown(kind.help))
        return action

    def _use(self, action: QAction) -> None:
        """Give the map's events to the tool of this button."""
        kind = next(kind for kind in tool_kinds() if kind.id == action.data())
        if kind.id not in self._tools:
            self._tools[kind.id] = kind.make(self._workbench, self._view)
        self._view.set_tool(self._tools[kind.id])
