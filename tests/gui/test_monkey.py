"""Thousands of random events on the real window: nothing fails, and scene, state and history always agree."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.app import Places, Program
from battlemap.files.saving import map_json, save_map
from battlemap.gui.document import UNDO_LIMIT, Change, Document, Origin
from battlemap.gui.scene.audience import Audience
from battlemap.gui.scene.snapshot import expected_snapshot
from battlemap.state import GameState
from tests.builders import a_door, a_map, a_mini
from tests.gui.monkey import Monkey, bury
from tests.gui.stage import OFFSCREEN

FULL = os.environ.get("BATTLEMAP_FULL") == "1"
STEPS = 10_000 if FULL else 2_000
SEEDS = range(3 if FULL else 1)
HISTORY_EVERY = 250
"""So often everything is undone and redone, in steps."""

DRIFT = 500
"""So many references to `None` may get lost in a whole run."""

pytestmark = OFFSCREEN

START = a_map(
    a_mini("Ron", "C3"),
    a_mini("Lara", "F5"),
    a_mini("Troll", "K6", size=2),
    a_mini("Rat", "C3"),
    doors=(a_door(1, (14, 4), (14, 5)), a_door(2, (8, 10), (9, 10))),
    columns=24,
    rows=16,
)


class FirstState:
    """The state a history begins with: another one each time a map is opened."""

    def __init__(self, document: Document) -> None:
        self.bytes = map_json(document.state)
        document.changed.connect(self._follow)

    def _follow(self, change: Change) -> None:
        if change.origin is Origin.OPENED:
            self.bytes = map_json(change.after)


@pytest.fixture
def program(qtbot: QtBot, qapp: QApplication, dressed: None, places: Places, tmp_path: Path) -> Iterator[Program]:
    """The real program with a map in a file."""
    path = tmp_path / "map.battlemap"
    save_map(path, START, {})
    made = Program(qapp, places)
    made.window.resize(1100, 760)
    made.window.show()
    made.session.open_path(path)
    qtbot.waitUntil(lambda: not made.session.is_busy)
    yield made
    made.end()
    bury()


@pytest.mark.parametrize("seed", SEEDS)
def test_random_events_leave_no_fault_and_no_difference(program: Program, qtbot: QtBot, seed: int) -> None:
    path = program.session.path
    assert path is not None
    monkey = Monkey(program, path, seed)
    first = FirstState(program.workbench.document)
    references = sys.getrefcount(None)
    with qtbot.captureExceptions() as caught:
        for number in range(1, STEPS + 1):
            monkey.step()
            assert not caught, f"step {number}: {list(monkey.log)[-8:]}"
            assert agrees(program), f"step {number}: {list(monkey.log)[-8:]}"
            if number % HISTORY_EVERY == 0:
                check_history(program.workbench.document, first)
    assert sys.version_info >= (3, 12) or sys.getrefcount(None) > references - DRIFT


def agrees(program: Program) -> bool:
    """Whether the scene shows the state."""
    state = program.workbench.document.state
    return program.window.scene.snapshot() == expected_snapshot(state, Audience.GM)


def check_history(document: Document, first: FirstState) -> None:
    """Everything undone gives the first bytes, everything redone the last; the state is one that can be read."""
    history, place, last = document.history, document.history.index(), map_json(document.state)
    assert GameState.model_validate_json(document.state.model_dump_json()) == document.state
    if history.count() < UNDO_LIMIT:
        history.setIndex(0)
        assert map_json(document.state) == first.bytes
    history.setIndex(place)
    assert map_json(document.state) == last
