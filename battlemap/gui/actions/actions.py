"""All actions of the window: each command once, as menus, tool bars and keys share it."""

from __future__ import annotations

import html
from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QIcon, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from battlemap.gui.actions import (
    edit_commands,
    file_commands,
    help_commands,
    map_commands,
    mini_commands,
    view_commands,
    window_commands,
)
from battlemap.gui.actions.command import Command, Listing, Menu, always
from battlemap.gui.actions.desk import Desk
from battlemap.gui.icons import icon
from battlemap.gui.keys import KeyGroup, KeyLine, key_names
from battlemap.gui.translation import shown

MENUS: tuple[Menu, ...] = tuple(
    module.MENU
    for module in (
        file_commands,
        edit_commands,
        view_commands,
        map_commands,
        mini_commands,
        window_commands,
        help_commands,
    )
)
"""The menus in the order of the menu bar."""


class Actions(QObject):
    """The actions by the ids of their commands; what can be done, and what is switched on, follows the document."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._actions = {command.id: self._made(command) for menu in MENUS for command in menu.commands()}
        self._changing = [command for menu in MENUS for command in menu.commands() if _changes(command)]
        self.refresh()
        for signal in (
            desk.workbench.document.changed,
            desk.workbench.document.saved_changed,
            desk.workbench.document.history.indexChanged,
            desk.workbench.selection.changed,
            desk.session.changed,
            QGuiApplication.clipboard().dataChanged,
        ):
            signal.connect(self.refresh)

    def __getitem__(self, command: str) -> QAction:
        return self._actions[command]

    def __iter__(self) -> Iterator[QAction]:
        return iter(self._actions.values())

    def refresh(self) -> None:
        """Ask every command anew whether it can be given, is switched on, and what it is called."""
        for command in self._changing:
            action = self._actions[command.id]
            action.setEnabled(command.enabled(self._desk))
            if command.checked is not None:
                action.setChecked(command.checked(self._desk))
            if command.label is not None:
                self._call(action, command, command.label(self._desk))

    def _call(self, action: QAction, command: Command, label: str) -> None:
        """Show what a command is called now; its button keeps one text and says the rest in its tip."""
        action.setText(label)
        usual = shown(command.text)
        action.setToolTip(_tip(shown(command.help) if label == usual else _bare(label), action.shortcuts()))

    def fill_bar(self, bar: QMenuBar) -> None:
        """Put all menus into the menu bar."""
        for menu in MENUS:
            self._fill(bar.addMenu(shown(menu.title)), menu)

    def key_groups(self) -> tuple[KeyGroup, ...]:
        """The keys of all commands, menu by menu."""
        return tuple(
            KeyGroup(_bare(shown(menu.title)), tuple(self._key_line(c) for c in menu.commands() if c.keys))
            for menu in MENUS
            if any(command.keys for command in menu.commands())
        )

    def _key_line(self, command: Command) -> KeyLine:
        return KeyLine(_bare(shown(command.text)), key_names(self._actions[command.id].shortcuts()))

    def _made(self, command: Command) -> QAction:
        action = QAction(icon(command.icon) if command.icon else QIcon(), shown(command.text), self._desk.window)
        action.setObjectName(command.id)
        action.setShortcuts([QKeySequence(keys) for keys in command.keys])
        action.setStatusTip(shown(command.help))
        action.setToolTip(_tip(shown(command.help), action.shortcuts()))
        action.setIconText(_bare(shown(command.short or command.text)).rstrip("… "))
        action.setCheckable(command.checked is not None)
        action.triggered.connect(partial(self._run, command))
        if command.on_map:
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            self._desk.window.view.addAction(action)
        else:
            self._desk.window.addAction(action)
        return action

    def _run(self, command: Command, *_: object) -> None:
        """Give the command; a switch shows what is, not what was clicked."""
        try:
            command.run(self._desk)
        finally:
            self.refresh()

    def _fill(self, menu: QMenu, entries: Menu) -> None:
        menu.setToolTipsVisible(False)
        for entry in entries.entries:
            if entry is None:
                menu.addSeparator()
            elif isinstance(entry, Command):
                menu.addAction(self._actions[entry.id])
            elif isinstance(entry, Menu):
                self._fill(menu.addMenu(shown(entry.title)), entry)
            else:
                self._follow(menu.addMenu(shown(entry.title)), entry)

    def _follow(self, menu: QMenu, listing: Listing) -> None:
        """Fill the submenu each time before it appears."""

        def fill() -> None:
            menu.clear()
            listing.fill(menu, self._desk)

        menu.aboutToShow.connect(fill)
        menu.setObjectName(listing.id)


def _changes(command: Command) -> bool:
    """Whether anything about a command depends on the document or the window."""
    return command.enabled is not always or command.checked is not None or command.label is not None


def _bare(text: str) -> str:
    """A menu's text without its mark for the keyboard."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def _tip(help_: str, keys: list[QKeySequence]) -> str:
    """A tool tip: what the command does, and its first key."""
    return f"{html.escape(help_)} ({key_names(keys[:1])})" if keys else html.escape(help_)
