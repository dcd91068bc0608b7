"""The Window menu: docks and panes."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu

from battlemap.gui.actions.command import Command, Listing, Menu
from battlemap.gui.actions.desk import Desk
from battlemap.text import QT_TRANSLATE_NOOP


def _fill_docks(menu: QMenu, desk: Desk) -> None:
    """One switch for each dock."""
    for dock in desk.window.docks:
        menu.addAction(dock.toggleViewAction())


MENU = Menu(
    "window",
    QT_TRANSLATE_NOOP("Actions", "&Window"),
    (
        Listing("window.docks", QT_TRANSLATE_NOOP("Actions", "&Docks"), _fill_docks),
        Command(
            "window.reset",
            QT_TRANSLATE_NOOP("Actions", "&Reset layout"),
            QT_TRANSLATE_NOOP("Actions", "Put tool bars and docks back where they were at first"),
            lambda desk: desk.window.reset_layout(),
        ),
        None,
        Command(
            "window.next_pane",
            QT_TRANSLATE_NOOP("Actions", "&Next pane"),
            QT_TRANSLATE_NOOP("Actions", "Go on with the keyboard in the next part of the window"),
            lambda desk: desk.window.panes.step(1),
            ("F6",),
        ),
        Command(
            "window.previous_pane",
            QT_TRANSLATE_NOOP("Actions", "&Previous pane"),
            QT_TRANSLATE_NOOP("Actions", "Go back with the keyboard to the part of the window before"),
            lambda desk: desk.window.panes.step(-1),
            ("Shift+F6",),
        ),
    ),
)
