"""Keys pressed on the map, and minis selected by their names."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from battlemap.app import Program
from battlemap.board.entities.token import Token
from battlemap.operations.naming import token_name
from battlemap.state import GameState


def press(program: Program, keys: str) -> None:
    """Press a key combination on the map."""
    QTest.keySequence(program.window.view, QKeySequence(keys))


def state(program: Program) -> GameState:
    return program.workbench.document.state


def select(program: Program, *names: str) -> None:
    """Select minis by their names."""
    program.workbench.selection.set(token.id for token in tokens(program, *names))


def tokens(program: Program, *names: str) -> list[Token]:
    """The minis with these names."""
    return [token for token in state(program).board.tokens if token_name(state(program), token.id) in names]


def names(program: Program) -> list[str]:
    """The names of all minis."""
    return [token_name(state(program), token.id) for token in state(program).board.tokens]


def selected(program: Program) -> list[str]:
    """The names of the selected minis."""
    return [token_name(state(program), token) for token in program.workbench.selection.tokens]


def opened_menu(program: Program, name: str) -> QMenu:
    """A submenu that is filled when it opens, just opened."""
    menu = program.window.findChild(QMenu, name)
    assert menu is not None
    menu.aboutToShow.emit()
    return menu
