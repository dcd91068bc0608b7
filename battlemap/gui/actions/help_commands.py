"""The Help menu."""

from __future__ import annotations

from battlemap.gui.actions.command import Command, Menu
from battlemap.gui.actions.desk import Desk
from battlemap.text import QT_TRANSLATE_NOOP


def _cheat_sheet(desk: Desk) -> None:
    from battlemap.gui.dialogs.cheat_sheet_dialog import CheatSheetDialog

    CheatSheetDialog(desk.window.key_groups(), desk.window).exec()


def _about(desk: Desk) -> None:
    from battlemap.gui.dialogs.about_dialog import AboutDialog

    AboutDialog(desk.window).exec()


MENU = Menu(
    "help",
    QT_TRANSLATE_NOOP("Actions", "&Help"),
    (
        Command(
            "help.keys",
            QT_TRANSLATE_NOOP("Actions", "&Keys"),
            QT_TRANSLATE_NOOP("Actions", "All keys of the program on one page"),
            _cheat_sheet,
            ("F1",),
            "help",
        ),
        Command(
            "help.about",
            QT_TRANSLATE_NOOP("Actions", "&About Battlemap"),
            QT_TRANSLATE_NOOP("Actions", "Version and parts of the program"),
            _about,
        ),
    ),
)
