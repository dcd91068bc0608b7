"""Order and search of the list of minis."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Side
from battlemap.gui.widgets.mini_list.mini_rows import MiniModel
from battlemap.gui.widgets.mini_list.sorted_minis import SortedMinis
from battlemap.gui.workbench import Workbench
from battlemap.operations import sheets, tokens
from tests.builders import a_map, a_mini
from tests.gui.workbenches import a_workbench


@pytest.fixture
def workbench(tmp_path: Path) -> Workbench:
    minis = (
        a_mini("Ork 10", side=Side.ENEMY),
        a_mini("ork 9", side=Side.ENEMY, badges=("Blutend",)),
        a_mini("Zora", side=Side.HERO),
        a_mini("Katze"),
        a_mini("Älfwin", side=Side.ALLY),
    )
    return a_workbench(a_map(*minis), tmp_path)


@pytest.fixture
def minis(workbench: Workbench, qtbot: QtBot) -> SortedMinis:
    model = MiniModel(workbench.document, workbench.document)
    return SortedMinis(model, workbench.document)


def _names(minis: SortedMinis) -> list[str]:
    return [str(minis.index(row, 0).data()) for row in range(minis.rowCount())]


def test_sides_come_in_their_order_and_numbers_by_their_value(minis: SortedMinis) -> None:
    assert _names(minis) == ["Zora", "Älfwin", "ork 9", "Ork 10", "Katze"]


def test_the_order_follows_the_document(minis: SortedMinis, workbench: Workbench) -> None:
    workbench.document.run(tokens.set_side, (TokenId("t4"),), Side.HERO)
    workbench.document.run(sheets.rename, (TokenId("t1"),), "Alrik")
    assert _names(minis) == ["Katze", "Zora", "Älfwin", "Alrik", "ork 9"]


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("ORK", ["ork 9", "Ork 10"]),
        ("alfwin", ["Älfwin"]),
        ("blutend", ["ork 9"]),
        ("heroes", ["Zora"]),
        ("dragon", []),
    ],
)
def test_names_sides_and_badges_are_searched(minis: SortedMinis, typed: str, names: list[str]) -> None:
    minis.search(typed)
    assert _names(minis) == names
    minis.search("")
    assert minis.rowCount() == 5
