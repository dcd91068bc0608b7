"""The File menu."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QMenu

from battlemap import resources
from battlemap.gui.actions.command import Command, Listing, Menu
from battlemap.gui.actions.desk import Desk
from battlemap.gui.translation import shown
from battlemap.text import QT_TRANSLATE_NOOP

_NO_FILES = QT_TRANSLATE_NOOP("Actions", "No recent files")
_FORGET = QT_TRANSLATE_NOOP("Actions", "Clear list")


def _new(desk: Desk) -> None:
    """Ask what the new map should be and show it."""
    from battlemap.gui.dialogs.new_map_dialog import NewMapDialog

    if desk.session.may_leave():
        dialog = NewMapDialog(desk.window, desk.workbench.settings.last_folder)
        if dialog.exec():
            desk.session.new(dialog.state(), dialog.pictures())


def _fill_recent(menu: QMenu, desk: Desk) -> None:
    """The recent files; those that are gone are greyed out."""
    for number, name in enumerate(desk.workbench.settings.recent_files, start=1):
        path = Path(name)
        entry = menu.addAction(f"&{number % 10}  {_plain(path.name)}", partial(desk.session.open_path, path))
        entry.setStatusTip(name)
        entry.setToolTip(name)
        entry.setEnabled(path.exists())
    if menu.isEmpty():
        menu.addAction(shown(_NO_FILES)).setEnabled(False)
        return
    menu.addSeparator()
    menu.addAction(shown(_FORGET), partial(_forget_recent, desk))


def _forget_recent(desk: Desk) -> None:
    desk.workbench.settings.recent_files = ()


def _fill_samples(menu: QMenu, desk: Desk) -> None:
    """The maps that come with the program."""
    for path in resources.sample_maps():
        name = path.stem.replace("_", " ").capitalize()
        menu.addAction(_plain(name), partial(desk.session.open_sample, path))


def _plain(name: str) -> str:
    """A name whose ampersands are no marks of a menu."""
    return name.replace("&", "&&")


MENU = Menu(
    "file",
    QT_TRANSLATE_NOOP("Actions", "&File"),
    (
        Command(
            "file.new",
            QT_TRANSLATE_NOOP("Actions", "&New map…"),
            QT_TRANSLATE_NOOP("Actions", "Make an empty map or one of a picture"),
            _new,
            ("Ctrl+N",),
            "new",
        ),
        Command(
            "file.open",
            QT_TRANSLATE_NOOP("Actions", "&Open…"),
            QT_TRANSLATE_NOOP("Actions", "Open a map or a picture"),
            lambda desk: desk.session.open(),
            ("Ctrl+O",),
            "open",
        ),
        Listing("file.recent", QT_TRANSLATE_NOOP("Actions", "Open &recent"), _fill_recent),
        Listing("file.samples", QT_TRANSLATE_NOOP("Actions", "Sample &maps"), _fill_samples),
        None,
        Command(
            "file.save",
            QT_TRANSLATE_NOOP("Actions", "&Save"),
            QT_TRANSLATE_NOOP("Actions", "Save the map to its file"),
            lambda desk: desk.session.save(),
            ("Ctrl+S",),
            "save",
        ),
        Command(
            "file.save_as",
            QT_TRANSLATE_NOOP("Actions", "Save &as…"),
            QT_TRANSLATE_NOOP("Actions", "Save the map to another file"),
            lambda desk: desk.session.save_as(),
            ("Ctrl+Shift+S",),
            "save-as",
        ),
        Command(
            "file.export",
            QT_TRANSLATE_NOOP("Actions", "&Export picture…"),
            QT_TRANSLATE_NOOP("Actions", "Draw the map, or only what players may see, into a picture file"),
            lambda desk: desk.session.export(),
            icon="picture",
        ),
        None,
        Command(
            "file.quit",
            QT_TRANSLATE_NOOP("Actions", "&Quit"),
            QT_TRANSLATE_NOOP("Actions", "Close the program; it asks before anything unsaved is lost"),
            lambda desk: desk.window.close(),
            ("Ctrl+Q",),
            "close",
        ),
    ),
)
