"""The tool bar at the top: what is used often, with its name."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSizePolicy, QToolBar, QToolButton, QWidget

from battlemap.gui.actions import Actions

_GROUPS = (
    ("file.open", "file.save"),
    ("edit.undo", "edit.redo"),
    ("view.grid", "view.names"),
    ("view.zoom_out", "view.zoom_in", "view.fit"),
    ("mini.turn_left", "mini.turn_right", "mini.hide", "edit.duplicate", "edit.delete"),
)
_ICONS_ONLY = {
    "edit.redo",
    "view.zoom_out",
    "view.zoom_in",
    "mini.turn_left",
    "mini.turn_right",
    "edit.duplicate",
    "edit.delete",
}


class MainToolBar(QToolBar):
    """Buttons for the commands used most. Their texts stay as they are, so that no button ever moves."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Tool bar"))
        self.setObjectName("main_tools")
        self.setMovable(False)
        self.setIconSize(QSize(20, 20))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for group in _GROUPS:
            for name in group:
                self._add(actions[name], icon_only=name in _ICONS_ONLY)
            self.addSeparator()
        space = QWidget()
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(space)
        self._add(actions["help.keys"], icon_only=False)

    def _add(self, action: QAction, *, icon_only: bool) -> None:
        self.addAction(action)
        button = self.widgetForAction(action)
        if icon_only and isinstance(button, QToolButton) and not action.icon().isNull():
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
