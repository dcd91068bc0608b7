"""A workbench for tests, without a window."""

from __future__ import annotations

from pathlib import Path

from battlemap.board.entities.names import TokenId
from battlemap.gui.document import Document
from battlemap.gui.selection import Selection
from battlemap.gui.settings import Settings
from battlemap.gui.workbench import Workbench
from battlemap.operations.naming import token_name
from battlemap.state import GameState


def a_workbench(state: GameState, folder: Path) -> Workbench:
    """The document with this state, nothing selected, and fresh settings in this folder."""
    document = Document(state)
    return Workbench(document, Selection(document), Settings(folder / "settings.ini"))


def select(workbench: Workbench, *numbers: int) -> None:
    """Select the minis `t<number>`."""
    workbench.selection.set(TokenId(f"t{number}") for number in numbers)


def names(workbench: Workbench) -> list[str]:
    """The names of all minis from the lowest to the topmost."""
    state = workbench.document.state
    return [token_name(state, token.id) for token in state.board.tokens]


def selected_names(workbench: Workbench) -> list[str]:
    """The names of the selected minis."""
    return [token_name(workbench.document.state, token) for token in workbench.selection.tokens]
