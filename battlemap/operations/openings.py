"""Acts on doors and windows."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from battlemap.board import changes
from battlemap.board.board import Board
from battlemap.board.entities.door import Door
from battlemap.board.entities.names import DoorId, WallId
from battlemap.board.entities.wall import Wall, WallKind
from battlemap.operations.registry import act
from battlemap.state import GameState, with_board
from battlemap.text import QT_TRANSLATE_NOOP, Text


def _toggle_text(state: GameState, doors: tuple[DoorId, ...]) -> Text:
    if len(doors) == 1 and state.board.door(doors[0]).open:
        return QT_TRANSLATE_NOOP("Acts", "Shut door")
    if len(doors) == 1:
        return QT_TRANSLATE_NOOP("Acts", "Open door")
    return QT_TRANSLATE_NOOP("Acts", "Open and shut %n door(s)").counted(len(doors))


@act("door.toggle", _toggle_text)
def toggle(state: GameState, doors: Annotated[tuple[DoorId, ...], Field(min_length=1)]) -> GameState:
    """Open doors that are shut and shut those that are open."""
    board = state.board
    for door in doors:
        board = changes.opened(board, door, is_open=not board.door(door).open)
    return with_board(state, board)


def _turn_text(state: GameState) -> Text:
    return QT_TRANSLATE_NOOP("Acts", "Turn windows into open doors")


@act("opening.windows_to_doors", _turn_text)
def windows_to_doors(state: GameState) -> GameState:
    """Turn every window of one piece into an open door: some programs write doors that stand open as windows."""
    board = state.board
    windows = tuple(wall for wall in board.walls if _is_opening(wall))
    return with_board(state, _as_doors(board, windows, is_open=True))


def _is_opening(wall: Wall) -> bool:
    return wall.kind is WallKind.WINDOW and wall.segments == 1


def _as_doors(board: Board, walls: tuple[Wall, ...], *, is_open: bool) -> Board:
    """The board with these walls of one piece as doors."""
    board, numbers = changes.numbers(board, len(walls))
    doors = tuple(
        Door(id=DoorId(f"d{number}"), start=wall.points[0], end=wall.points[1], open=is_open)
        for number, wall in zip(numbers, walls, strict=True)
    )
    gone = {wall.id for wall in walls}
    return changes.with_openings(board, (w for w in board.walls if w.id not in gone), board.doors + doors)


def _door_text(state: GameState, wall: WallId) -> Text:
    return QT_TRANSLATE_NOOP("Acts", "Turn window into door")


@act("opening.to_door", _door_text)
def to_door(state: GameState, wall: WallId) -> GameState:
    """Turn one window into an open door. A chain of several pieces stays as it is."""
    window = state.board.wall(wall)
    return with_board(state, _as_doors(state.board, (window,), is_open=True)) if _is_opening(window) else state


def _window_text(state: GameState, door: DoorId) -> Text:
    return QT_TRANSLATE_NOOP("Acts", "Turn door into window")


@act("opening.to_window", _window_text)
def to_window(state: GameState, door: DoorId) -> GameState:
    """Turn one door into a window."""
    gone = state.board.door(door)
    board, (number,) = changes.numbers(state.board, 1)
    window = Wall(id=WallId(f"w{number}"), kind=WallKind.WINDOW, points=(gone.start, gone.end))
    doors = (each for each in board.doors if each.id != door)
    return with_board(state, changes.with_openings(board, (*board.walls, window), doors))
