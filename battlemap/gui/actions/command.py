"""What a command of the menus is: pure description, from which actions, menus and the cheat sheet are made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QMenu

from battlemap.gui.actions.desk import Desk
from battlemap.text import Text


def always(desk: Desk) -> bool:
    """For a command that can be given at any time."""
    del desk
    return True


@dataclass(frozen=True)
class Command:
    """A command: its id, its text and one sentence of help, what it does, its keys and when it can be given.

    With `checked` it is a switch. `label` is asked for a text that changes; `short` stands on tool buttons. The keys of
    a command `on_map` count only while the map has the focus, since they mean something else elsewhere.
    """

    id: str
    text: Text
    help: Text
    run: Callable[[Desk], object]
    keys: tuple[str, ...] = ()
    icon: str = ""
    enabled: Callable[[Desk], bool] = always
    checked: Callable[[Desk], bool] | None = None
    label: Callable[[Desk], str] | None = None
    short: Text | None = None
    on_map: bool = False


@dataclass(frozen=True)
class Listing:
    """A submenu that is filled each time it is opened."""

    id: str
    title: Text
    fill: Callable[[QMenu, Desk], None]


@dataclass(frozen=True)
class Menu:
    """A menu: its entries in order; `None` is a line between groups."""

    id: str
    title: Text
    entries: tuple[Command | Menu | Listing | None, ...]

    def commands(self) -> tuple[Command, ...]:
        """Every command in it, those of its submenus too."""
        found: list[Command] = []
        for entry in self.entries:
            if isinstance(entry, Command):
                found.append(entry)
            elif isinstance(entry, Menu):
                found.extend(entry.commands())
        return tuple(found)
