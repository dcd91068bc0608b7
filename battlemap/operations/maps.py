"""Acts on the map as a whole: its size, picture, floor, grid and title, and the making of a new one."""

from __future__ import annotations

from battlemap.board import changes
from battlemap.board.board import Board
from battlemap.board.board import Side as MapSide
from battlemap.board.entities.grid import Grid
from battlemap.board.entities.names import Key, Name
from battlemap.board.entities.picture import MapPicture
from battlemap.frozen import changed
from battlemap.geometry.cells import Step
from battlemap.operations.registry import act
from battlemap.rules.registry import DEFAULT_SYSTEM
from battlemap.rules.situation import Situation
from battlemap.state import GameState, MapSettings, with_board
from battlemap.text import QT_TRANSLATE_NOOP, Text

DEFAULT_COLUMNS = 24
DEFAULT_ROWS = 16


def new_map(
    columns: int = DEFAULT_COLUMNS,
    rows: int = DEFAULT_ROWS,
    *,
    floor: str = "dark",
    system: str = DEFAULT_SYSTEM,
    picture: MapPicture | None = None,
    title: str = "",
) -> GameState:
    """An empty map of so many cells; raises pydantic's `ValidationError` for a size no map may have."""
    board = Board(columns=columns, rows=rows, floor=floor, picture=picture)
    return GameState(situation=Situation(board=board, system=system), settings=MapSettings(title=title))


def _resize_text(state: GameState, columns: int, rows: int, shift: Step) -> Text:
    return QT_TRANSLATE_NOOP("Acts", "Map size {columns} × {rows}").filled(columns=columns, rows=rows)


@act("map.resize", _resize_text)
def resize(state: GameState, columns: MapSide, rows: MapSide, shift: Step) -> GameState:
    """Give the map another size. Everything on it moves by `shift`: (2, 0) adds two columns at the left."""
    return with_board(state, changes.resized(state.board, columns, rows, shift))


def _picture_text(state: GameState, picture: MapPicture | None) -> Text:
    if picture is None:
        return QT_TRANSLATE_NOOP("Acts", "Remove picture")
    if state.board.picture is None:
        return QT_TRANSLATE_NOOP("Acts", "Put picture under the map")
    return QT_TRANSLATE_NOOP("Acts", "Replace picture")


@act("map.picture", _picture_text)
def set_picture(state: GameState, picture: MapPicture | None) -> GameState:
    """Put a picture under the map, replace it, or take it away."""
    return with_board(state, changes.with_picture(state.board, picture))


def _floor_text(state: GameState, floor: str) -> Text:
    return QT_TRANSLATE_NOOP("Acts", "Floor pattern")


@act("map.floor", _floor_text)
def set_floor(state: GameState, floor: Key) -> GameState:
    """Give the map another floor pattern."""
    return with_board(state, changes.with_floor(state.board, floor))


def _grid_text(state: GameState, grid: Grid) -> Text:
    if grid.visible != state.board.grid.visible:
        return QT_TRANSLATE_NOOP("Acts", "Show grid") if grid.visible else QT_TRANSLATE_NOOP("Acts", "Hide grid")
    if grid.names != state.board.grid.names:
        return QT_TRANSLATE_NOOP("Acts", "Show names") if grid.names else QT_TRANSLATE_NOOP("Acts", "Hide names")
    return QT_TRANSLATE_NOOP("Acts", "Strength of the grid")


@act("map.grid", _grid_text)
def set_grid(state: GameState, grid: Grid) -> GameState:
    """Draw the grid differently."""
    return with_board(state, changes.with_grid(state.board, grid))


def _title_text(state: GameState, title: str) -> Text:
    return QT_TRANSLATE_NOOP("Acts", "Title “{title}”").filled(title=title)


@act("map.title", _title_text)
def set_title(state: GameState, title: Name) -> GameState:
    """Call the map something."""
    return changed(state, settings=changed(state.settings, title=title))
