"""What keys, menus and buttons do with the selected minis."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData
from PySide6.QtGui import QColor, QGuiApplication, QImage, QImageWriter
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import DoorId, WallId
from battlemap.board.entities.token import MAX_SIZE, Look, Side
from battlemap.board.entities.wall import WallKind
from battlemap.frozen import changed
from battlemap.geometry.cells import Cell, Facing, Step, cell_name
from battlemap.gui import minis_actions
from battlemap.gui.workbench import Workbench
from battlemap.operations import clipboard
from battlemap.operations.sheets import Correction
from battlemap.state import GameState
from tests.builders import a_door, a_map, a_mini, a_wall
from tests.gui.workbenches import a_workbench, names, select, selected_names

pytestmark = pytest.mark.usefixtures("dressed")

FOUR = a_map(
    a_mini("Ron", "C2"), a_mini("Lara", "A2"), a_mini("Pirat", "B1"), a_mini("Troll", "E5", size=2), columns=12, rows=9
)


@pytest.fixture
def workbench(qtbot: QtBot, tmp_path: Path) -> Workbench:
    del qtbot
    return a_workbench(FOUR, tmp_path)


def cells(workbench: Workbench) -> list[str]:
    return [cell_name(token.cell) for token in workbench.document.state.board.tokens]


def steps(workbench: Workbench) -> int:
    return workbench.document.history.count()


EVERY: list[Callable[[Workbench], bool]] = [
    minis_actions.delete,
    minis_actions.duplicate,
    minis_actions.copy,
    minis_actions.cut,
    minis_actions.toggle_hidden,
    minis_actions.to_top,
    minis_actions.to_bottom,
    minis_actions.lift,
    minis_actions.lower,
    lambda workbench: minis_actions.step(workbench, Step(1, 0)),
    lambda workbench: minis_actions.turn(workbench, 1),
    lambda workbench: minis_actions.face(workbench, Facing.EAST),
    lambda workbench: minis_actions.set_side(workbench, Side.ALLY),
    lambda workbench: minis_actions.set_size(workbench, 2),
    lambda workbench: minis_actions.grow(workbench, 1),
    lambda workbench: minis_actions.set_height(workbench, 1),
    lambda workbench: minis_actions.rename(workbench, "Ron"),
    lambda workbench: minis_actions.correct_life(workbench, Correction(sign="-", amount=1)),
    lambda workbench: minis_actions.change_badges(workbench, ("prone",), ()),
    lambda workbench: minis_actions.set_badges(workbench, ("prone",)),
]


@pytest.mark.parametrize("action", EVERY)
def test_with_nothing_selected_nothing_happens(workbench: Workbench, action: Callable[[Workbench], bool]) -> None:
    assert not action(workbench)
    assert workbench.document.state is FOUR
    assert steps(workbench) == 0


def test_what_is_possible_follows_the_selection(workbench: Workbench) -> None:
    assert minis_actions.has_minis(workbench)
    assert not minis_actions.has_selection(workbench)
    assert not minis_actions.has_life(workbench)
    select(workbench, 1)
    assert minis_actions.has_selection(workbench)
    assert minis_actions.has_life(workbench)
    assert minis_actions.has_sheet(workbench)


def test_all_none_and_the_others_are_selected(workbench: Workbench) -> None:
    minis_actions.select_all(workbench)
    assert selected_names(workbench) == ["Ron", "Lara", "Pirat", "Troll"]
    select(workbench, 2, 4)
    minis_actions.invert_selection(workbench)
    assert selected_names(workbench) == ["Ron", "Pirat"]
    minis_actions.select_none(workbench)
    assert selected_names(workbench) == []


def test_next_goes_row_by_row_and_round(workbench: Workbench) -> None:
    seen = []
    for _ in range(5):
        minis_actions.select_next(workbench)
        seen += selected_names(workbench)
    assert seen == ["Pirat", "Lara", "Ron", "Troll", "Pirat"]


def test_previous_goes_the_other_way(workbench: Workbench) -> None:
    seen = []
    for _ in range(5):
        minis_actions.select_previous(workbench)
        seen += selected_names(workbench)
    assert seen == ["Troll", "Ron", "Lara", "Pirat", "Troll"]


def test_next_after_several_is_the_one_after_the_last(workbench: Workbench) -> None:
    select(workbench, 3, 1)
    minis_actions.select_next(workbench)
    assert selected_names(workbench) == ["Troll"]


def test_next_on_an_empty_map_selects_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    workbench = a_workbench(a_map(), tmp_path)
    minis_actions.select_next(workbench)
    assert not minis_actions.has_minis(workbench)
    assert workbench.selection.tokens == ()


def test_deleting_is_one_step(workbench: Workbench) -> None:
    select(workbench, 1, 3)
    minis_actions.delete(workbench)
    assert names(workbench) == ["Lara", "Troll"]
    assert workbench.selection.tokens == ()
    workbench.document.history.undo()
    assert workbench.document.state is FOUR


def test_duplicates_are_numbered_beside_and_selected(workbench: Workbench) -> None:
    select(workbench, 3)
    minis_actions.duplicate(workbench)
    assert names(workbench)[-1] == "Pirat 2"
    assert cells(workbench)[-1] == "C1"
    assert selected_names(workbench) == ["Pirat 2"]


def test_pasted_minis_keep_their_places_at_the_pointer(workbench: Workbench) -> None:
    select(workbench, 1, 2)
    minis_actions.copy(workbench)
    assert minis_actions.can_paste()
    minis_actions.paste(workbench, Cell(5, 6))
    assert cells(workbench)[-2:] == ["H7", "F7"]
    assert selected_names(workbench) == ["Ron 2", "Lara 2"]
    assert steps(workbench) == 1


@pytest.mark.parametrize("cell", [pytest.param(None, id="no pointer"), pytest.param(Cell(50, 1), id="off the map")])
def test_pasted_minis_stand_beside_without_a_cell_of_the_map(workbench: Workbench, cell: Cell | None) -> None:
    select(workbench, 3)
    minis_actions.copy(workbench)
    minis_actions.paste(workbench, cell)
    minis_actions.paste(workbench, cell)
    assert cells(workbench)[-2:] == ["C1", "A1"]


def test_cut_minis_can_be_pasted_into_another_map(workbench: Workbench, tmp_path: Path) -> None:
    select(workbench, 1)
    minis_actions.cut(workbench)
    assert names(workbench) == ["Lara", "Pirat", "Troll"]
    other = a_workbench(a_map(), tmp_path)
    minis_actions.paste(other, Cell(0, 0))
    assert names(other) == ["Ron"]


def a_picture() -> bytes:
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.fill(QColor("#d55e00"))
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(data.data())


def with_look(workbench: Workbench, data: bytes) -> GameState:
    look = Look(picture=workbench.document.pictures.add(data))
    return a_map(changed(a_mini("Ron"), look=look))


def copied_between(workbench: Workbench, other: Workbench, data: bytes) -> None:
    state = with_look(workbench, data)
    workbench.document.open(state, {**workbench.document.pictures.all})
    select(workbench, 1)
    minis_actions.copy(workbench)
    minis_actions.paste(other, Cell(0, 0))


def test_a_pasted_mini_brings_its_picture_into_another_map(workbench: Workbench, tmp_path: Path) -> None:
    other = a_workbench(a_map(), tmp_path)
    copied_between(workbench, other, a_picture())
    (token,) = other.document.state.board.tokens
    assert token.look.picture is not None
    assert other.document.pictures.get(token.look.picture) == a_picture()


def test_what_is_no_picture_stays_out_of_the_map(workbench: Workbench, tmp_path: Path) -> None:
    other = a_workbench(a_map(), tmp_path)
    copied_between(workbench, other, b"#!/bin/sh")
    assert len(other.document.state.board.tokens) == 1
    assert not other.document.pictures.all


def test_foreign_text_on_the_clipboard_is_not_pasted(workbench: Workbench) -> None:
    QGuiApplication.clipboard().setText("Ron")
    assert not minis_actions.can_paste()
    assert not minis_actions.paste(workbench, Cell(0, 0))


def test_broken_minis_on_the_clipboard_are_not_pasted(workbench: Workbench) -> None:
    data = QMimeData()
    data.setData(clipboard.MIME_TYPE, b"\xff{")
    QGuiApplication.clipboard().setMimeData(data)
    assert not minis_actions.paste(workbench, Cell(0, 0))
    assert workbench.document.state is FOUR


def test_steps_of_a_held_key_are_one_step_of_the_history(workbench: Workbench) -> None:
    select(workbench, 1)
    held = workbench.document.new_gesture()
    for _ in range(4):
        minis_actions.step(workbench, Step(1, 0), held)
    minis_actions.step(workbench, Step(0, 1))
    assert cells(workbench)[0] == "G3"
    assert steps(workbench) == 2


def test_turning_and_lifting_of_a_held_key_are_one_step_each(workbench: Workbench) -> None:
    select(workbench, 1)
    held = workbench.document.new_gesture()
    for _ in range(3):
        minis_actions.turn(workbench, 1, held)
    held = workbench.document.new_gesture()
    for _ in range(3):
        minis_actions.lift(workbench, 1, held)
    token = workbench.document.state.board.tokens[0]
    assert token.facing is Facing.EAST
    assert token.height == 3
    assert steps(workbench) == 2


def test_some_hidden_minis_are_all_hidden_then_all_shown(workbench: Workbench) -> None:
    select(workbench, 1)
    minis_actions.toggle_hidden(workbench)
    select(workbench, 1, 2)
    minis_actions.toggle_hidden(workbench)
    assert minis_actions.all_hidden(workbench)
    minis_actions.toggle_hidden(workbench)
    assert not any(token.hidden for token in workbench.document.state.board.tokens)


def test_values_are_set_on_every_selected_mini(workbench: Workbench) -> None:
    select(workbench, 1, 2)
    minis_actions.face(workbench, Facing.WEST)
    minis_actions.set_side(workbench, Side.ENEMY)
    minis_actions.set_size(workbench, 2)
    minis_actions.set_height(workbench, 5)
    minis_actions.lower(workbench, 2)
    for token in minis_actions.selected(workbench):
        assert (token.facing, token.side, token.size, token.height) == (Facing.WEST, Side.ENEMY, 2, 3)


def test_growing_stays_within_the_sizes_there_are(workbench: Workbench) -> None:
    select(workbench, 1)
    minis_actions.grow(workbench, 50)
    assert minis_actions.selected(workbench)[0].size == MAX_SIZE
    minis_actions.grow(workbench, -50)
    assert minis_actions.selected(workbench)[0].size == 1


def test_minis_go_to_the_top_and_to_the_bottom(workbench: Workbench) -> None:
    select(workbench, 1)
    minis_actions.to_top(workbench)
    assert names(workbench) == ["Lara", "Pirat", "Troll", "Ron"]
    minis_actions.to_bottom(workbench)
    assert names(workbench) == ["Ron", "Lara", "Pirat", "Troll"]


def test_sheets_of_every_selected_mini_are_corrected(workbench: Workbench) -> None:
    select(workbench, 1, 2)
    minis_actions.rename(workbench, "Held")
    minis_actions.correct_life(workbench, Correction(sign="-", amount=3))
    minis_actions.set_badges(workbench, ("prone",))
    minis_actions.change_badges(workbench, ("dazed",), ("prone",))
    situation = workbench.document.state.situation
    vitals = [situation.vitals(token) for token in workbench.selection.tokens]
    assert [(each.name, each.life, each.badges) for each in vitals if each] == [
        ("Held 1", 7, ("dazed",)),
        ("Held 2", 7, ("dazed",)),
    ]


def test_a_door_opens_shuts_and_becomes_a_window(qtbot: QtBot, tmp_path: Path) -> None:
    workbench = a_workbench(a_map(doors=(a_door(1, (2, 2), (2, 3)),)), tmp_path)
    door = DoorId("d1")
    minis_actions.toggle_door(workbench, door)
    assert workbench.document.state.board.door(door).open
    assert not minis_actions.toggle_door(workbench, None)
    minis_actions.turn_into_window(workbench, door)
    assert workbench.document.state.board.doors == ()


def test_a_window_becomes_a_door(qtbot: QtBot, tmp_path: Path) -> None:
    workbench = a_workbench(a_map(walls=(a_wall(1, (2, 2), (2, 3), kind=WallKind.WINDOW),)), tmp_path)
    minis_actions.turn_into_door(workbench, WallId("w1"))
    assert len(workbench.document.state.board.doors) == 1
