"""What commands work on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from battlemap.gui.session import Session
from battlemap.gui.workbench import Workbench

if TYPE_CHECKING:
    from battlemap.gui.main_window import MainWindow


@dataclass(frozen=True)
class Desk:
    """The workbench, the session and the window; `redress` puts on another language or theme."""

    workbench: Workbench
    session: Session
    window: MainWindow
    redress: Callable[[], None]
