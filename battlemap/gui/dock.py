"""What a dock is. Each module of `battlemap.gui.docks` defines `DOCK`, a `DockKind`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from battlemap.gui.workbench import Workbench
from battlemap.text import Text


@dataclass(frozen=True)
class DockKind:
    """A dock: id, title, icon (assets/icons), the edge it starts at, its place there, and its content."""

    id: str
    title: Text
    icon: str
    area: Qt.DockWidgetArea
    order: int
    make: Callable[[Workbench], QWidget]
