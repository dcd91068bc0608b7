"""Menus as descriptions."""

from __future__ import annotations

from battlemap.gui.actions.actions import MENUS
from battlemap.gui.actions.command import Command, Menu
from battlemap.text import QT_TRANSLATE_NOOP

TEXT = QT_TRANSLATE_NOOP("Tests", "Text")


def test_a_menu_knows_the_commands_of_its_submenus() -> None:
    one, two = (Command(name, TEXT, TEXT, print) for name in ("one", "two"))
    menu = Menu("a", TEXT, (one, None, Menu("b", TEXT, (two,))))
    assert menu.commands() == (one, two)


def test_every_id_is_used_once() -> None:
    names = [command.id for menu in MENUS for command in menu.commands()]
    assert len(names) == len(set(names))


def test_every_id_begins_with_its_menu() -> None:
    wrong = [c.id for menu in MENUS for c in menu.commands() if not c.id.startswith(f"{menu.id}.")]
    assert not wrong
