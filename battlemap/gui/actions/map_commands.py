"""The Map menu: the map as a whole."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMenu

from battlemap.board.board import Board
from battlemap.errors import BattlemapError
from battlemap.gui.actions.command import Command, Listing, Menu
from battlemap.gui.actions.desk import Desk
from battlemap.gui.translation import shown
from battlemap.gui.widgets.floors import floor_title, floors
from battlemap.operations import maps, openings
from battlemap.text import QT_TRANSLATE_NOOP

TITLE_LENGTH = 200

_TITLE = QT_TRANSLATE_NOOP("Actions", "Title of the map")


def _board(desk: Desk) -> Board:
    return desk.workbench.document.state.board


def _has_picture(desk: Desk) -> bool:
    return _board(desk).picture is not None


def _has_windows(desk: Desk) -> bool:
    from battlemap.board.entities.wall import WallKind

    return any(wall.kind is WallKind.WINDOW for wall in _board(desk).walls)


def _ask_title(desk: Desk) -> None:
    """Ask what the map is called."""
    document = desk.workbench.document
    now = document.state.settings.title
    dialog = QInputDialog(desk.window)
    dialog.setWindowTitle(shown(_TITLE))
    dialog.setLabelText(shown(_TITLE))
    dialog.setTextValue(now)
    field = dialog.findChild(QLineEdit)
    if field is not None:
        field.setMaxLength(TITLE_LENGTH)
    dialog.resize(420, dialog.sizeHint().height())
    if dialog.exec():
        document.run(maps.set_title, dialog.textValue().strip())


def _ask_size(desk: Desk) -> None:
    """Ask for another size of the map."""
    from battlemap.gui.dialogs.map_size_dialog import MapSizeDialog

    document = desk.workbench.document
    dialog = MapSizeDialog(document.state, desk.window)
    if dialog.exec():
        document.run(maps.resize, *dialog.new_size())


def _choose_picture(desk: Desk) -> None:
    """Put a picture under the map, or another one in its place."""
    from battlemap.gui.session.picture_maps import picture_for_map

    path = desk.session.questions.picture_to_open()
    if path is None:
        return
    board = _board(desk)
    try:
        chosen = picture_for_map(path, (board.columns, board.rows), desk.window)
    except BattlemapError as error:
        desk.session.questions.tell(error)
        return
    if chosen is not None:
        picture, data = chosen
        desk.workbench.document.pictures.add(data)
        desk.workbench.document.run(maps.set_picture, picture)


def _fill_floors(menu: QMenu, desk: Desk) -> None:
    """The floor patterns; the one in use is marked."""
    group = QActionGroup(menu)
    for key in floors():
        entry = menu.addAction(shown(floor_title(key)), partial(desk.workbench.document.run, maps.set_floor, key))
        entry.setCheckable(True)
        entry.setChecked(key == _board(desk).floor)
        group.addAction(entry)


MENU = Menu(
    "map",
    QT_TRANSLATE_NOOP("Actions", "&Map"),
    (
        Command(
            "map.title",
            QT_TRANSLATE_NOOP("Actions", "&Title…"),
            QT_TRANSLATE_NOOP("Actions", "What the map is called"),
            _ask_title,
        ),
        Command(
            "map.size",
            QT_TRANSLATE_NOOP("Actions", "&Size…"),
            QT_TRANSLATE_NOOP("Actions", "Add or take away columns and rows at any side"),
            _ask_size,
            icon="resize",
        ),
        Listing("map.floor", QT_TRANSLATE_NOOP("Actions", "&Floor"), _fill_floors),
        None,
        Command(
            "map.picture",
            QT_TRANSLATE_NOOP("Actions", "&Picture under the map…"),
            QT_TRANSLATE_NOOP("Actions", "Put a picture under the map, or another one in its place"),
            _choose_picture,
            icon="picture",
        ),
        Command(
            "map.no_picture",
            QT_TRANSLATE_NOOP("Actions", "&Remove picture"),
            QT_TRANSLATE_NOOP("Actions", "Take the picture away; the floor shows"),
            lambda desk: desk.workbench.document.run(maps.set_picture, None),
            enabled=_has_picture,
        ),
        None,
        Command(
            "map.windows_to_doors",
            QT_TRANSLATE_NOOP("Actions", "Turn all &windows into doors"),
            QT_TRANSLATE_NOOP("Actions", "For maps whose doors were read as windows"),
            lambda desk: desk.workbench.document.run(openings.windows_to_doors),
            icon="window",
            enabled=_has_windows,
        ),
    ),
)
