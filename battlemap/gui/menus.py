"""The menus of the map: of minis, doors, windows and empty cells."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import QMenu

from battlemap import resources
from battlemap.board.entities.names import DoorId, WallId
from battlemap.board.entities.token import Side
from battlemap.geometry.cells import Cell, Facing, cell_name
from battlemap.gui import icons, minis_actions
from battlemap.gui.editing import in_place
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.tool import Pointer
from battlemap.gui.translation import shown
from battlemap.gui.widgets.known_badges import badge_change, forget_badges, holds, known_badges, remember_badges
from battlemap.gui.widgets.side_icon import side_icon
from battlemap.gui.workbench import Workbench
from battlemap.operations import openings
from battlemap.operations.library import LIBRARY, LibraryEntry, new_mini
from battlemap.operations.naming import tokens_text
from battlemap.operations.tokens import side_name
from battlemap.rules.system import Vitals
from battlemap.text import QT_TRANSLATE_NOOP, Text

SIZES = (1, 2, 3, 4, 5, 6)
"""The footprints a menu offers; every other one is set in the properties."""

BADGES_SHOWN = 14
"""How many badges a menu offers."""

FACINGS = (
    (Facing.NORTH, QT_TRANSLATE_NOOP("Menus", "↑  Up")),
    (Facing.NORTH_EAST, QT_TRANSLATE_NOOP("Menus", "↗  Up right")),
    (Facing.EAST, QT_TRANSLATE_NOOP("Menus", "→  Right")),
    (Facing.SOUTH_EAST, QT_TRANSLATE_NOOP("Menus", "↘  Down right")),
    (Facing.SOUTH, QT_TRANSLATE_NOOP("Menus", "↓  Down")),
    (Facing.SOUTH_WEST, QT_TRANSLATE_NOOP("Menus", "↙  Down left")),
    (Facing.WEST, QT_TRANSLATE_NOOP("Menus", "←  Left")),
    (Facing.NORTH_WEST, QT_TRANSLATE_NOOP("Menus", "↖  Up left")),
    (None, QT_TRANSLATE_NOOP("Menus", "No facing")),
)


def popup(workbench: Workbench, view: MapView, pointer: Pointer) -> None:
    """Show the menu of what is under the pointer."""
    menu = menu_at(workbench, view, pointer)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(view.viewport().mapToGlobal(pointer.screen))


def menu_at(workbench: Workbench, view: MapView, pointer: Pointer) -> QMenu:
    """The menu of the mini, else the door, else the window, else the cell under the pointer."""
    scene = view.map_scene
    if scene.token_at(pointer.point) is not None:
        return minis_menu(workbench, view)
    door = scene.door_at(pointer.point)
    if door is not None:
        return door_menu(workbench, view, door)
    window = scene.window_at(pointer.point)
    if window is not None:
        return window_menu(workbench, view, window)
    return cell_menu(workbench, view, pointer.cell)


def minis_menu(workbench: Workbench, view: MapView) -> QMenu:
    """What can be done with the selected minis."""
    menu = _Menu(view)
    who = tokens_text(workbench.document.state, workbench.selection.tokens)
    menu.head(who if isinstance(who, str) else shown(who))
    readable = minis_actions.has_sheet(workbench)
    life = partial(in_place.edit_life, workbench, view)
    menu.add(_LIFE, life, key="-", icon="heart", enabled=minis_actions.has_life(workbench))
    menu.add(_RENAME, partial(in_place.edit_name, workbench, view), key="F2", enabled=readable)
    if readable:
        _add_badges(menu, workbench, view)
    menu.addSeparator()
    _add_sides(menu, workbench)
    _add_sizes(menu, workbench)
    _add_facings(menu, workbench)
    _add_heights(menu, workbench)
    hidden = minis_actions.all_hidden(workbench)
    run = partial(minis_actions.toggle_hidden, workbench)
    menu.add(_SHOW if hidden else _HIDE, run, key="H", icon="show" if hidden else "hide")
    menu.addSeparator()
    menu.add(_TO_TOP, partial(minis_actions.to_top, workbench))
    menu.add(_TO_BOTTOM, partial(minis_actions.to_bottom, workbench))
    menu.addSeparator()
    menu.add(_DUPLICATE, partial(minis_actions.duplicate, workbench), key="Ctrl+D", icon="duplicate")
    menu.add(_COPY, partial(minis_actions.copy, workbench), key="Ctrl+C", icon="copy")
    menu.add(_CUT, partial(minis_actions.cut, workbench), key="Ctrl+X")
    menu.add(_DELETE, partial(minis_actions.delete, workbench), key="Del", icon="delete")
    menu.addSeparator()
    menu.add(_PROPERTIES, partial(show_properties, workbench, view), icon="properties")
    return menu


def show_properties(workbench: Workbench, view: MapView) -> None:
    """Open the properties of the selected minis."""
    from battlemap.gui.dialogs.mini_properties_dialog import MiniPropertiesDialog

    if workbench.selection.tokens:
        MiniPropertiesDialog(workbench, workbench.selection.tokens, view.window()).open()


def door_menu(workbench: Workbench, view: MapView, door: DoorId) -> QMenu:
    """What can be done with a door."""
    menu = _Menu(view)
    is_open = workbench.document.state.board.door(door).open
    menu.add(_SHUT if is_open else _OPEN, partial(minis_actions.toggle_door, workbench, door), icon="door")
    menu.add(_TO_WINDOW, partial(minis_actions.turn_into_window, workbench, door), icon="window")
    return menu


def window_menu(workbench: Workbench, view: MapView, window: WallId) -> QMenu:
    """What can be done with a window."""
    menu = _Menu(view)
    one_piece = workbench.document.state.board.wall(window).segments == 1
    run = partial(minis_actions.turn_into_door, workbench, window)
    menu.add(_TO_DOOR, run, icon="door", enabled=one_piece)
    menu.add(_ALL_TO_DOORS, partial(workbench.document.run, openings.windows_to_doors))
    return menu


def cell_menu(workbench: Workbench, view: MapView, cell: Cell) -> QMenu:
    """What can be done on an empty cell."""
    menu = _Menu(view)
    board = workbench.document.state.board
    on_map = board.contains(cell)
    if on_map:
        menu.head(cell_name(cell))
    paste = partial(minis_actions.paste, workbench, cell)
    menu.add(_PASTE, paste, key="Ctrl+V", icon="paste", enabled=minis_actions.can_paste())
    if on_map:
        _add_library(menu.sub(_NEW_MINI, icon="add"), workbench, cell)
    menu.addSeparator()
    menu.add(_SELECT_ALL, partial(minis_actions.select_all, workbench), key="Ctrl+A", enabled=bool(board.tokens))
    return menu


class _Menu(QMenu):
    """A menu whose entries are functions; text of users may stand in it."""

    def head(self, text: str) -> None:
        """A line that says what the menu is about."""
        action = self.addAction(escaped(text))
        action.setEnabled(False)
        font = action.font()
        font.setBold(True)
        action.setFont(font)
        self.addSeparator()

    def add(
        self, text: Text | str, run: Callable[[], object], *, key: str = "", icon: str = "", enabled: bool = True
    ) -> QAction:
        """An entry; `key` only tells of the key that does the same. A `str` is text of a user."""
        label = shown(text) if isinstance(text, Text) else escaped(text)
        if key:
            label += "\t" + QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        action = self.addAction(label)
        action.triggered.connect(partial(_called, run))
        action.setEnabled(enabled)
        if icon:
            action.setIcon(icons.icon(icon))
        return action

    def choice(self, text: Text | str, run: Callable[[], object], *, chosen: bool) -> QAction:
        """An entry with a mark when it is chosen."""
        action = self.add(text, run)
        action.setCheckable(True)
        action.setChecked(chosen)
        return action

    def sub(self, text: Text, *, icon: str = "") -> _Menu:
        """A menu inside this one."""
        menu = _Menu(shown(text), self)
        if icon:
            menu.setIcon(icons.icon(icon))
        self.addMenu(menu)
        return menu


def _called(run: Callable[[], object], *_checked: bool) -> None:
    """Call it without the mark that the signal sends along."""
    run()


def escaped(text: str) -> str:
    """Text of a user for a menu, where `&` would underline a letter and a tab would begin the column of the keys."""
    return text.replace("&", "&&").replace("\t", " ")


def _add_badges(menu: _Menu, workbench: Workbench, view: MapView) -> None:
    """Badges to put on and take off; a mark stands at those that all the minis bear."""
    badges = menu.sub(_BADGES, icon="badge")
    borne = [frozenset(vitals.badges) for vitals in _vitals(workbench)]
    for badge in known_badges(workbench)[:BADGES_SHOWN]:
        everywhere = all(holds(each, badge) for each in borne)
        badges.choice(badge, partial(_toggle_badge, workbench, badge, everywhere), chosen=everywhere)
    badges.addSeparator()
    badges.add(_OTHER_BADGES, partial(in_place.edit_badges, workbench, view), key="#")
    clear = partial(minis_actions.set_badges, workbench, ())
    badges.add(_NO_BADGES, clear, enabled=any(borne))
    remembered = bool(workbench.settings.badge_suggestions)
    badges.add(_FORGET_BADGES, partial(forget_badges, workbench), enabled=remembered)


def _vitals(workbench: Workbench) -> tuple[Vitals, ...]:
    situation = workbench.document.state.situation
    found = (situation.vitals(token) for token in workbench.selection.tokens)
    return tuple(vitals for vitals in found if vitals is not None)


def _toggle_badge(workbench: Workbench, badge: str, borne: bool) -> None:
    wanted = ((), (badge,)) if borne else ((badge,), ())
    add, remove = badge_change(workbench.document.state, workbench.selection.tokens, *wanted)
    remember_badges(workbench, add)
    minis_actions.change_badges(workbench, add, remove)


def _add_sides(menu: _Menu, workbench: Workbench) -> None:
    sides = menu.sub(_SIDE)
    now = {token.side for token in minis_actions.selected(workbench)}
    for side in Side:
        run = partial(minis_actions.set_side, workbench, side)
        sides.choice(side_name(side), run, chosen=now == {side}).setIcon(side_icon(side))


def _add_sizes(menu: _Menu, workbench: Workbench) -> None:
    sizes = menu.sub(_SIZE, icon="resize")
    now = {token.size for token in minis_actions.selected(workbench)}
    for size in SIZES:
        sizes.choice(_CELLS.filled(size=size), partial(minis_actions.set_size, workbench, size), chosen=now == {size})


def _add_facings(menu: _Menu, workbench: Workbench) -> None:
    facings = menu.sub(_FACING)
    facings.add(_TURN_RIGHT, partial(minis_actions.turn, workbench, 1), key="R", icon="turn-right")
    facings.add(_TURN_LEFT, partial(minis_actions.turn, workbench, -1), key="Shift+R", icon="turn-left")
    facings.addSeparator()
    now = {token.facing for token in minis_actions.selected(workbench)}
    for facing, text in FACINGS:
        facings.choice(text, partial(minis_actions.face, workbench, facing), chosen=now == {facing})


def _add_heights(menu: _Menu, workbench: Workbench) -> None:
    heights = menu.sub(_HEIGHT, icon="height")
    now = {token.height for token in minis_actions.selected(workbench)}
    heights.add(_LIFT, partial(minis_actions.lift, workbench))
    heights.add(_LOWER, partial(minis_actions.lower, workbench))
    heights.addSeparator()
    heights.choice(_GROUND, partial(minis_actions.set_height, workbench, 0), chosen=now == {0})


def _add_library(menu: _Menu, workbench: Workbench, cell: Cell) -> None:
    """The minis of the library, in a menu for each side."""
    for side in Side:
        minis = menu.sub(side_name(side))
        minis.setIcon(side_icon(side))
        for entry in LIBRARY:
            if entry.side is side:
                action = minis.add(shown(entry.title), partial(_place, workbench, entry, cell))
                action.setIcon(QIcon(str(resources.asset("minis", f"{entry.art}.svg"))))


def _place(workbench: Workbench, entry: LibraryEntry, cell: Cell) -> None:
    mini = new_mini(workbench.document.state, entry, cell, shown(entry.title))
    minis_actions.place(workbench, (mini,))


_LIFE = QT_TRANSLATE_NOOP("Menus", "&Life…")
_RENAME = QT_TRANSLATE_NOOP("Menus", "&Rename…")
_BADGES = QT_TRANSLATE_NOOP("Menus", "&Badges")
_OTHER_BADGES = QT_TRANSLATE_NOOP("Menus", "&Other badges…")
_NO_BADGES = QT_TRANSLATE_NOOP("Menus", "&Remove all")
_FORGET_BADGES = QT_TRANSLATE_NOOP("Menus", "&Forget remembered badges")
_SIDE = QT_TRANSLATE_NOOP("Menus", "S&ide")
_SIZE = QT_TRANSLATE_NOOP("Menus", "Si&ze")
_CELLS = QT_TRANSLATE_NOOP("Menus", "{size} × {size}")
_FACING = QT_TRANSLATE_NOOP("Menus", "&Facing")
_TURN_RIGHT = QT_TRANSLATE_NOOP("Menus", "Turn &right")
_TURN_LEFT = QT_TRANSLATE_NOOP("Menus", "Turn &left")
_HEIGHT = QT_TRANSLATE_NOOP("Menus", "Hei&ght")
_LIFT = QT_TRANSLATE_NOOP("Menus", "&Lift by one cell")
_LOWER = QT_TRANSLATE_NOOP("Menus", "Lo&wer by one cell")
_GROUND = QT_TRANSLATE_NOOP("Menus", "On the &ground")
_HIDE = QT_TRANSLATE_NOOP("Menus", "&Hide from the players")
_SHOW = QT_TRANSLATE_NOOP("Menus", "S&how to the players")
_TO_TOP = QT_TRANSLATE_NOOP("Menus", "To the t&op")
_TO_BOTTOM = QT_TRANSLATE_NOOP("Menus", "To the botto&m")
_DUPLICATE = QT_TRANSLATE_NOOP("Menus", "D&uplicate")
_COPY = QT_TRANSLATE_NOOP("Menus", "&Copy")
_CUT = QT_TRANSLATE_NOOP("Menus", "Cu&t")
_DELETE = QT_TRANSLATE_NOOP("Menus", "&Delete")
_PROPERTIES = QT_TRANSLATE_NOOP("Menus", "&Properties…")
_OPEN = QT_TRANSLATE_NOOP("Menus", "&Open door")
_SHUT = QT_TRANSLATE_NOOP("Menus", "&Shut door")
_TO_WINDOW = QT_TRANSLATE_NOOP("Menus", "Turn into &window")
_TO_DOOR = QT_TRANSLATE_NOOP("Menus", "Turn into &door")
_ALL_TO_DOORS = QT_TRANSLATE_NOOP("Menus", "Turn &all windows into doors")
_PASTE = QT_TRANSLATE_NOOP("Menus", "&Paste here")
_NEW_MINI = QT_TRANSLATE_NOOP("Menus", "&New mini here")
_SELECT_ALL = QT_TRANSLATE_NOOP("Menus", "Select &all minis")
