"""The Mini menu: what can be done with the selected minis."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from battlemap.board.entities.token import Side
from battlemap.gui import menus, minis_actions
from battlemap.gui.actions.command import Command, Menu
from battlemap.gui.actions.desk import Desk
from battlemap.gui.actions.edit_commands import has_selection
from battlemap.gui.editing import in_place
from battlemap.operations.tokens import side_name
from battlemap.text import QT_TRANSLATE_NOOP, Text

_SIDE_HELP = QT_TRANSLATE_NOOP("Actions", "Put the selected minis on this side")
_SIZE_HELP = QT_TRANSLATE_NOOP("Actions", "Give the selected minis a base of so many cells")
_SIZE = QT_TRANSLATE_NOOP("Actions", "{size} × {size}")


def _has_life(desk: Desk) -> bool:
    return minis_actions.has_life(desk.workbench)


def _has_sheet(desk: Desk) -> bool:
    return minis_actions.has_sheet(desk.workbench)


def _all_hidden(desk: Desk) -> bool:
    return has_selection(desk) and minis_actions.all_hidden(desk.workbench)


def _on_one_side(side: Side, desk: Desk) -> bool:
    """Whether all selected minis are on this side."""
    return {token.side for token in minis_actions.selected(desk.workbench)} == {side}


def _of_one_size(size: int, desk: Desk) -> bool:
    """Whether all selected minis have this size."""
    return {token.size for token in minis_actions.selected(desk.workbench)} == {size}


def _side(side: Side, icon: str) -> Command:
    """The command that puts minis on a side."""
    return Command(
        f"mini.side.{side.value}",
        side_name(side),
        _SIDE_HELP,
        lambda desk: minis_actions.set_side(desk.workbench, side),
        icon=icon,
        enabled=has_selection,
        checked=partial(_on_one_side, side),
    )


def _size(size: int) -> Command:
    """The command that gives minis a size."""
    return Command(
        f"mini.size.{size}",
        _SIZE.filled(size=size),
        _SIZE_HELP,
        lambda desk: minis_actions.set_size(desk.workbench, size),
        enabled=has_selection,
        checked=partial(_of_one_size, size),
    )


def _mini(
    name: str, text: Text, help_: Text, run: Callable[[Desk], object], keys: tuple[str, ...] = (), icon: str = ""
) -> Command:
    """A command that needs a selected mini."""
    return Command(f"mini.{name}", text, help_, run, keys, icon, has_selection)


def _on_map(command: Command) -> Command:
    """The same command with keys that count only on the map, since lists and fields use them too."""
    return replace(command, on_map=True)


MENU = Menu(
    "mini",
    QT_TRANSLATE_NOOP("Actions", "M&ini"),
    (
        Command(
            "mini.rename",
            QT_TRANSLATE_NOOP("Actions", "&Rename"),
            QT_TRANSLATE_NOOP("Actions", "Type a name at the mini; several get numbers"),
            lambda desk: in_place.edit_name(desk.workbench, desk.window.view),
            ("F2",),
            enabled=_has_sheet,
        ),
        Command(
            "mini.life",
            QT_TRANSLATE_NOOP("Actions", "Change &life"),
            QT_TRANSLATE_NOOP("Actions", "Type −7, +4 or =12 at the mini"),
            lambda desk: in_place.edit_life(desk.workbench, desk.window.view),
            ("Ctrl+L",),
            "heart",
            _has_life,
        ),
        Command(
            "mini.badges",
            QT_TRANSLATE_NOOP("Actions", "Change &badges"),
            QT_TRANSLATE_NOOP("Actions", "Type short words such as states at the mini"),
            lambda desk: in_place.edit_badges(desk.workbench, desk.window.view),
            ("Ctrl+B",),
            "badge",
            _has_sheet,
        ),
        _mini(
            "properties",
            QT_TRANSLATE_NOOP("Actions", "&Properties…"),
            QT_TRANSLATE_NOOP("Actions", "All values of the selected minis"),
            lambda desk: menus.show_properties(desk.workbench, desk.window.view),
            ("Ctrl+E",),
            "properties",
        ),
        None,
        _mini(
            "turn_right",
            QT_TRANSLATE_NOOP("Actions", "&Turn right"),
            QT_TRANSLATE_NOOP("Actions", "Turn the selected minis clockwise by an eighth"),
            lambda desk: minis_actions.turn(desk.workbench, 1),
            ("R",),
            "turn-right",
        ),
        _mini(
            "turn_left",
            QT_TRANSLATE_NOOP("Actions", "Turn l&eft"),
            QT_TRANSLATE_NOOP("Actions", "Turn the selected minis the other way"),
            lambda desk: minis_actions.turn(desk.workbench, -1),
            ("Shift+R",),
            "turn-left",
        ),
        _mini(
            "no_facing",
            QT_TRANSLATE_NOOP("Actions", "No &facing"),
            QT_TRANSLATE_NOOP("Actions", "Let the selected minis look in no direction"),
            lambda desk: minis_actions.face(desk.workbench, None),
        ),
        Command(
            "mini.hide",
            QT_TRANSLATE_NOOP("Actions", "&Hidden from the players"),
            QT_TRANSLATE_NOOP("Actions", "Hide the selected minis from the players, or show them"),
            lambda desk: minis_actions.toggle_hidden(desk.workbench),
            ("H",),
            "hide",
            has_selection,
            checked=_all_hidden,
            short=QT_TRANSLATE_NOOP("Actions", "Hidden"),
        ),
        None,
        Menu(
            "mini.side",
            QT_TRANSLATE_NOOP("Actions", "&Side"),
            (
                _side(Side.HERO, "hero"),
                _side(Side.ALLY, "ally"),
                _side(Side.ENEMY, "enemy"),
                _side(Side.NEUTRAL, "neutral"),
            ),
        ),
        Menu(
            "mini.size",
            QT_TRANSLATE_NOOP("Actions", "Si&ze"),
            tuple(_size(size) for size in menus.SIZES),
        ),
        _on_map(
            _mini(
                "lift",
                QT_TRANSLATE_NOOP("Actions", "L&ift"),
                QT_TRANSLATE_NOOP("Actions", "Lift the selected minis by one cell"),
                lambda desk: minis_actions.lift(desk.workbench),
                ("PgUp",),
                "height",
            )
        ),
        _on_map(
            _mini(
                "lower",
                QT_TRANSLATE_NOOP("Actions", "Lo&wer"),
                QT_TRANSLATE_NOOP("Actions", "Lower the selected minis by one cell"),
                lambda desk: minis_actions.lower(desk.workbench),
                ("PgDown",),
            )
        ),
        None,
        _mini(
            "to_top",
            QT_TRANSLATE_NOOP("Actions", "On t&op"),
            QT_TRANSLATE_NOOP("Actions", "Lay the selected minis above all others"),
            lambda desk: minis_actions.to_top(desk.workbench),
            ("Ctrl+PgUp",),
        ),
        _mini(
            "to_bottom",
            QT_TRANSLATE_NOOP("Actions", "&Underneath"),
            QT_TRANSLATE_NOOP("Actions", "Lay the selected minis below all others"),
            lambda desk: minis_actions.to_bottom(desk.workbench),
            ("Ctrl+PgDown",),
        ),
    ),
)
