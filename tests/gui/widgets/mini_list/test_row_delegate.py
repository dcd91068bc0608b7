"""How rows of the list of minis look."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from battlemap.board.entities.token import Side
from battlemap.gui import theme
from battlemap.gui.map_colours import LIFE_HIGH, LIFE_LOW, SIDE_COLOURS
from battlemap.gui.widgets.mini_list.mini_list_view import MiniListView
from battlemap.gui.widgets.mini_list.row_delegate import ROW_HEIGHT
from battlemap.gui.workbench import Workbench
from battlemap.operations.tokens import hide
from tests.builders import a_map, a_mini
from tests.gui.widgets.painted import colours
from tests.gui.workbenches import a_workbench, select


@pytest.fixture
def workbench(tmp_path: Path) -> Workbench:
    minis = (
        a_mini("Alrik von Hohenstein-Wiesengrund zu Greifenfurt", side=Side.HERO),
        a_mini("Ork", side=Side.ENEMY, life=2),
        a_mini("Wolf", hidden=True, badges=("Prone",)),
    )
    return a_workbench(a_map(*minis), tmp_path)


@pytest.fixture
def view(workbench: Workbench, qtbot: QtBot) -> MiniListView:
    made = MiniListView(workbench)
    qtbot.addWidget(made)
    made.resize(330, 300)
    with qtbot.waitExposed(made):
        made.show()
    return made


def _row(view: MiniListView, row: int) -> QImage:
    return view.viewport().grab(view.visualRect(view.sorted.index(row, 0))).toImage()


def test_rows_are_high_enough_to_be_touched(view: MiniListView) -> None:
    assert view.visualRect(view.sorted.index(0, 0)).height() == ROW_HEIGHT


def test_a_row_shows_side_and_life(view: MiniListView) -> None:
    assert {SIDE_COLOURS[Side.HERO].name(), LIFE_HIGH.name()} <= colours(_row(view, 0))
    assert {SIDE_COLOURS[Side.ENEMY].name(), LIFE_LOW.name()} <= colours(_row(view, 1))


def test_a_long_name_leaves_the_life_bar_alone(view: MiniListView, workbench: Workbench) -> None:
    long = _row(view, 0)
    view.minis.setData(view.index_of(workbench.document.state.board.tokens[0].id), "x")
    right = long.width() - 125
    assert long.copy(right, 0, 125, ROW_HEIGHT) == _row(view, 0).copy(right, 0, 125, ROW_HEIGHT)


def test_a_chosen_row_has_an_edge(view: MiniListView, workbench: Workbench) -> None:
    select(workbench, 1)
    assert _row(view, 0).pixelColor(1, 20).name() == theme.current().accent_edge


def test_the_words_of_a_hidden_mini_are_as_readable_as_all_and_an_eye_tells_of_it(
    view: MiniListView, workbench: Workbench
) -> None:
    row = _row(view, 2)
    assert {theme.current().text, LIFE_HIGH.name()} <= colours(row)
    workbench.document.run(hide, (workbench.document.state.board.tokens[2].id,), hidden=False)
    eye = QRect(row.width() - 150, 8, 26, 24)
    assert len(colours(row.copy(eye))) > len(colours(_row(view, 2).copy(eye))) == 1
