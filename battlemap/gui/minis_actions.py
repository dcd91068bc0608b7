"""What a user can do with the selected minis, as keys, menus and tool buttons share it.

Every function takes the workbench and does one step of the history, or nothing where there is nothing to do; it says
whether something happened. `can_…` says it beforehand, for actions that are greyed out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from battlemap.board.entities.names import DoorId, TokenId, WallId
from battlemap.board.entities.token import MAX_SIZE, Side, Token
from battlemap.errors import BattlemapError
from battlemap.geometry.cells import Cell, Facing, Step
from battlemap.gui.workbench import Workbench
from battlemap.operations import clipboard, openings, sheets, tokens
from battlemap.operations.clipboard import Copies
from battlemap.operations.registry import Act
from battlemap.operations.sheets import Correction
from battlemap.operations.tokens import NewMini
from battlemap.state import GameState

P = ParamSpec("P")


def has_selection(workbench: Workbench) -> bool:
    """Whether any mini is selected."""
    return bool(workbench.selection.tokens)


def has_minis(workbench: Workbench) -> bool:
    """Whether there is any mini to select."""
    return bool(workbench.document.state.board.tokens)


def has_life(workbench: Workbench) -> bool:
    """Whether a selected mini has life that could be corrected."""
    return any(_life(workbench.document.state, token) is not None for token in workbench.selection.tokens)


def has_sheet(workbench: Workbench) -> bool:
    """Whether a selected mini has a sheet that can be read, and with it a name and badges."""
    situation = workbench.document.state.situation
    return any(situation.vitals(token) is not None for token in workbench.selection.tokens)


def can_paste() -> bool:
    """Whether minis lie on the clipboard (its text is only looked at when it is pasted)."""
    data = QGuiApplication.clipboard().mimeData()
    return data is not None and data.hasFormat(clipboard.MIME_TYPE)


def _life(state: GameState, token: TokenId) -> int | None:
    vitals = state.situation.vitals(token)
    return vitals.life if vitals is not None else None


def select_all(workbench: Workbench) -> None:
    """Select every mini."""
    workbench.selection.set(token.id for token in workbench.document.state.board.tokens)


def select_none(workbench: Workbench) -> None:
    """Select nothing."""
    workbench.selection.clear()


def invert_selection(workbench: Workbench) -> None:
    """Select those minis that are not selected, and only those."""
    chosen = frozenset(workbench.selection.tokens)
    board = workbench.document.state.board
    workbench.selection.set(token.id for token in board.tokens if token.id not in chosen)


def select_next(workbench: Workbench) -> None:
    """Select the mini after the selected one: row by row from the top, each row from the left, then from the start."""
    _select_neighbour(workbench, 1)


def select_previous(workbench: Workbench) -> None:
    """Select the mini before the selected one."""
    _select_neighbour(workbench, -1)


def reading_order(state: GameState) -> tuple[TokenId, ...]:
    """All minis row by row from the top, each row from the left; on one cell from the lowest to the topmost."""
    return tuple(token.id for token in sorted(state.board.tokens, key=_place))


def _place(token: Token) -> tuple[int, int]:
    return token.cell.row, token.cell.column


def _select_neighbour(workbench: Workbench, direction: int) -> None:
    order = reading_order(workbench.document.state)
    if not order:
        return
    places = [order.index(token) for token in workbench.selection.tokens]
    if not places:
        workbench.selection.set(order[:1] if direction > 0 else order[-1:])
        return
    start = max(places) if direction > 0 else min(places)
    workbench.selection.set((order[(start + direction) % len(order)],))


def delete(workbench: Workbench) -> bool:
    """Take the selected minis off the map."""
    return _run(workbench, tokens.remove, workbench.selection.tokens)


def duplicate(workbench: Workbench) -> bool:
    """Put a numbered copy beside each selected mini and select the copies."""
    chosen = workbench.selection.tokens
    return _selecting_new(workbench, lambda: _run(workbench, tokens.duplicate, chosen))


def copy(workbench: Workbench) -> bool:
    """Put the selected minis on the clipboard."""
    chosen = workbench.selection.tokens
    if not chosen:
        return False
    document = workbench.document
    text = clipboard.minis_text(document.state, chosen, document.pictures.all)
    data = QMimeData()
    data.setData(clipboard.MIME_TYPE, text.encode("utf-8"))
    QGuiApplication.clipboard().setMimeData(data)
    return True


def cut(workbench: Workbench) -> bool:
    """Put the selected minis on the clipboard and take them off the map."""
    return copy(workbench) and delete(workbench)


def paste(workbench: Workbench, cell: Cell | None = None) -> bool:
    """Put the minis of the clipboard on the map and select them.

    Their group starts at `cell` (the pointer's, when it is over the map), else beside where they were copied.
    """
    copies = _copies_on_clipboard()
    return copies is not None and place_copies(workbench, copies, cell)


def place_copies(workbench: Workbench, copies: Copies, cell: Cell | None) -> bool:
    """Put copied minis on the map, with their pictures, and select them."""
    board = workbench.document.state.board
    if cell is not None and board.contains(cell):
        minis = clipboard.at_cell(copies.minis, cell, board)
    else:
        minis = clipboard.beside(copies.minis, board)
    _keep_pictures(workbench, copies)
    return place(workbench, minis)


def _copies_on_clipboard() -> Copies | None:
    data = QGuiApplication.clipboard().mimeData()
    if data is None or not data.hasFormat(clipboard.MIME_TYPE):
        return None
    return clipboard.read_minis(bytes(data.data(clipboard.MIME_TYPE).data()))


def _keep_pictures(workbench: Workbench, copies: Copies) -> None:
    """Take over the pictures the document does not have yet, as far as they are pictures."""
    from battlemap.gui.pictures import QtPictureReader

    reader = QtPictureReader()
    for data in copies.pictures:
        try:
            reader.measure(data)
        except BattlemapError:
            continue
        workbench.document.pictures.add(data)


def place(workbench: Workbench, minis: tuple[NewMini, ...]) -> bool:
    """Put new minis on the map and select them."""
    return _selecting_new(workbench, lambda: workbench.document.run(tokens.place, minis))


def _selecting_new(workbench: Workbench, run: Callable[[], bool]) -> bool:
    """Do something that places minis, then select those that were not there before."""
    before = workbench.document.state.board.token_by_id
    done = run()
    if done:
        workbench.selection.set(t.id for t in workbench.document.state.board.tokens if t.id not in before)
    return done


def step(workbench: Workbench, by: Step, gesture: int | None = None) -> bool:
    """Move the selected minis together, as far as they stay on the map.

    Steps of one gesture (`document.new_gesture()`), such as a key held down, are one step of the history.
    """
    return _run_held(workbench, gesture, tokens.move, workbench.selection.tokens, by)


def turn(workbench: Workbench, eighths: int, gesture: int | None = None) -> bool:
    """Turn the selected minis clockwise by eighths of a circle."""
    return _run_held(workbench, gesture, tokens.turn, workbench.selection.tokens, eighths)


def face(workbench: Workbench, facing: Facing | None) -> bool:
    """Let the selected minis look in a direction, or in none."""
    return _run(workbench, tokens.face, workbench.selection.tokens, facing)


def toggle_hidden(workbench: Workbench) -> bool:
    """Show the selected minis to the players when all of them are hidden, else hide them."""
    return _run(workbench, tokens.hide, workbench.selection.tokens, hidden=not all_hidden(workbench))


def all_hidden(workbench: Workbench) -> bool:
    """Whether every selected mini is hidden from the players."""
    return all(token.hidden for token in selected(workbench))


def set_side(workbench: Workbench, side: Side) -> bool:
    """Put the selected minis on a side."""
    return _run(workbench, tokens.set_side, workbench.selection.tokens, side)


def set_size(workbench: Workbench, size: int) -> bool:
    """Give the selected minis a footprint of size × size cells."""
    return _run(workbench, tokens.resize, workbench.selection.tokens, size)


def grow(workbench: Workbench, cells: int) -> bool:
    """Make the selected minis larger or smaller by so many cells to a side, all to the same size."""
    largest = max((token.size for token in selected(workbench)), default=1)
    return set_size(workbench, max(1, min(largest + cells, MAX_SIZE)))


def set_height(workbench: Workbench, height: int) -> bool:
    """Set how many cells above or below the ground the selected minis are."""
    return _run(workbench, tokens.set_height, workbench.selection.tokens, height)


def lift(workbench: Workbench, cells: int = 1, gesture: int | None = None) -> bool:
    """Lift the selected minis by so many cells."""
    return _run_held(workbench, gesture, tokens.lift, workbench.selection.tokens, cells)


def lower(workbench: Workbench, cells: int = 1, gesture: int | None = None) -> bool:
    """Lower the selected minis by so many cells."""
    return lift(workbench, -cells, gesture)


def to_top(workbench: Workbench) -> bool:
    """Lay the selected minis above all others."""
    return _run(workbench, tokens.stack, workbench.selection.tokens, on_top=True)


def to_bottom(workbench: Workbench) -> bool:
    """Lay the selected minis below all others."""
    return _run(workbench, tokens.stack, workbench.selection.tokens, on_top=False)


def rename(workbench: Workbench, name: str) -> bool:
    """Name the selected mini; several get the name with numbers."""
    return _run(workbench, sheets.rename, workbench.selection.tokens, name)


def correct_life(workbench: Workbench, correction: Correction) -> bool:
    """Correct the life of the selected minis."""
    return _run(workbench, sheets.correct_life, workbench.selection.tokens, correction)


def change_badges(workbench: Workbench, add: tuple[str, ...], remove: tuple[str, ...]) -> bool:
    """Put badges on the selected minis and take others off."""
    return _run(workbench, sheets.change_badges, workbench.selection.tokens, add, remove)


def set_badges(workbench: Workbench, badges: tuple[str, ...]) -> bool:
    """Give the selected minis exactly these badges."""
    return _run(workbench, sheets.set_badges, workbench.selection.tokens, badges)


def toggle_door(workbench: Workbench, door: DoorId | None) -> bool:
    """Open a door that is shut, shut one that is open; nothing where there is none."""
    return door is not None and workbench.document.run(openings.toggle, (door,))


def turn_into_window(workbench: Workbench, door: DoorId) -> bool:
    """Turn a door into a window."""
    return workbench.document.run(openings.to_window, door)


def turn_into_door(workbench: Workbench, wall: WallId) -> bool:
    """Turn a window into an open door."""
    return workbench.document.run(openings.to_door, wall)


def selected(workbench: Workbench) -> tuple[Token, ...]:
    """The selected minis themselves."""
    by_id = workbench.document.state.board.token_by_id
    return tuple(by_id[token] for token in workbench.selection.tokens)


def _run(workbench: Workbench, act: Act[P], *args: P.args, **kwargs: P.kwargs) -> bool:
    """Do an act on the selected minis, if there are any."""
    return bool(workbench.selection.tokens) and workbench.document.run(act, *args, **kwargs)


def _run_held(workbench: Workbench, gesture: int | None, act: Act[P], *args: P.args, **kwargs: P.kwargs) -> bool:
    """Do an act on the selected minis as part of a gesture; one of its own when none is given."""
    document = workbench.document
    part_of = document.new_gesture() if gesture is None else gesture
    return bool(workbench.selection.tokens) and document.run_in_gesture(part_of, act, *args, **kwargs)
