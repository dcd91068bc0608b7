"""A table with four minis and a door, and what can be asked of it."""

from __future__ import annotations

from battlemap.geometry.cells import cell_name
from tests.builders import a_door, a_map, a_mini
from tests.gui.stage import Stage
from tests.gui.workbenches import selected_names

STATE = a_map(
    a_mini("Ron", "C3"),
    a_mini("Lara", "F3"),
    a_mini("Troll", "H6", size=2),
    a_mini("Rat", "C3"),
    doors=(a_door(1, (14, 4), (14, 5)),),
    columns=20,
    rows=12,
)


def selected(stage: Stage) -> list[str]:
    return selected_names(stage.workbench)


def place_of(stage: Stage, number: int) -> str:
    return cell_name(stage.workbench.document.state.board.tokens[number - 1].cell)


def steps(stage: Stage) -> int:
    return stage.workbench.document.history.count()


def untouched(stage: Stage) -> bool:
    return stage.workbench.document.state is STATE and steps(stage) == 0


def begin_drag(stage: Stage) -> None:
    stage.press("F3")
    stage.move("G4")
    stage.move("J8")
