"""The View menu: how the map is looked at."""

from __future__ import annotations

from PySide6.QtCore import Qt

from battlemap.board.entities.grid import Grid
from battlemap.frozen import changed
from battlemap.gui.actions.command import Command, Menu
from battlemap.gui.actions.desk import Desk
from battlemap.operations import maps
from battlemap.text import QT_TRANSLATE_NOOP


def _grid(desk: Desk) -> Grid:
    return desk.workbench.document.state.board.grid


def _toggle_grid(desk: Desk) -> None:
    grid = _grid(desk)
    desk.workbench.document.run(maps.set_grid, changed(grid, visible=not grid.visible))


def _toggle_names(desk: Desk) -> None:
    grid = _grid(desk)
    desk.workbench.document.run(maps.set_grid, changed(grid, names=not grid.names))


def _toggle_full_screen(desk: Desk) -> None:
    desk.window.setWindowState(desk.window.windowState() ^ Qt.WindowState.WindowFullScreen)


MENU = Menu(
    "view",
    QT_TRANSLATE_NOOP("Actions", "&View"),
    (
        Command(
            "view.zoom_in",
            QT_TRANSLATE_NOOP("Actions", "Zoom &in"),
            QT_TRANSLATE_NOOP("Actions", "Show the map larger; the wheel does it at the pointer"),
            lambda desk: desk.window.view.zoom_in(),
            ("Ctrl++", "Ctrl+="),
            "zoom-in",
        ),
        Command(
            "view.zoom_out",
            QT_TRANSLATE_NOOP("Actions", "Zoom &out"),
            QT_TRANSLATE_NOOP("Actions", "Show the map smaller; the wheel does it at the pointer"),
            lambda desk: desk.window.view.zoom_out(),
            ("Ctrl+-",),
            "zoom-out",
        ),
        Command(
            "view.fit",
            QT_TRANSLATE_NOOP("Actions", "&Whole map"),
            QT_TRANSLATE_NOOP("Actions", "Fit the whole map into the window"),
            lambda desk: desk.window.view.fit(),
            ("Home",),
            "fit",
            on_map=True,
        ),
        Command(
            "view.one_to_one",
            QT_TRANSLATE_NOOP("Actions", "&True size"),
            QT_TRANSLATE_NOOP("Actions", "Show the map at 100 %: a cell is 25 mm, as far as the screen tells its size"),
            lambda desk: desk.window.view.one_to_one(),
            ("Ctrl+0",),
            "one-to-one",
        ),
        None,
        Command(
            "view.grid",
            QT_TRANSLATE_NOOP("Actions", "&Grid"),
            QT_TRANSLATE_NOOP("Actions", "Show or hide the grid"),
            _toggle_grid,
            ("G",),
            "grid",
            checked=lambda desk: _grid(desk).visible,
        ),
        Command(
            "view.names",
            QT_TRANSLATE_NOOP("Actions", "Cell &names"),
            QT_TRANSLATE_NOOP("Actions", "Show or hide the names of the cells, A1 and so on"),
            _toggle_names,
            ("Shift+G",),
            "names",
            checked=lambda desk: _grid(desk).names,
        ),
        None,
        Command(
            "view.full_screen",
            QT_TRANSLATE_NOOP("Actions", "&Full screen"),
            QT_TRANSLATE_NOOP("Actions", "Fill the screen with the window, or give it its frame back"),
            _toggle_full_screen,
            ("F11", "Alt+Return"),
            checked=lambda desk: desk.window.isFullScreen(),
        ),
    ),
)
