"""The minis a panel is about."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import TokenId
from battlemap.gui.document import Document
from battlemap.gui.widgets.mini_panel.chosen import Editing, Shared, chosen, shared
from battlemap.operations import sheets, tokens
from battlemap.rules.kept import Kept
from battlemap.rules.situation import with_sheets
from battlemap.state import with_situation
from tests.builders import a_map, a_mini

T1, T2, T9 = TokenId("t1"), TokenId("t2"), TokenId("t9")


@pytest.mark.parametrize(
    ("values", "found"),
    [
        ([], Shared(None)),
        ([3], Shared(3)),
        ([3, 3], Shared(3)),
        ([3, 4], Shared(None, mixed=True)),
        ([None, None], Shared(None)),
    ],
)
def test_a_value_is_shared_or_mixed(values: list[int | None], found: Shared[int]) -> None:
    assert shared(values) == found


def test_minis_that_are_gone_are_left_out() -> None:
    state = a_map(a_mini("Ork"), a_mini("Wolf", life=3))
    found = chosen(state, (T2, T9))
    assert [token.id for token in found.tokens] == [T2]
    assert found.number("life") == Shared(3)
    assert found.number("no such number") == Shared(None)


def test_a_sheet_that_cannot_be_read_is_left_out() -> None:
    state = a_map(a_mini("Ork"), a_mini("Wolf"))
    kept = {T1: Kept.model_validate({"system": "unknown"})}
    found = chosen(with_situation(state, with_sheets(state.situation, kept)), (T1, T2))
    assert len(found.tokens) == 2
    assert [vitals.name for vitals in found.vitals] == ["Wolf"]
    assert len(found.sheets) == 1


def test_an_act_that_cannot_be_done_is_refused_with_its_reason(qtbot: QtBot) -> None:
    editing = Editing(Document(a_map(a_mini("Ork"))))
    editing.tokens = (T1,)
    with qtbot.waitSignal(editing.refused) as refused:
        editing.run(sheets.set_field, editing.tokens, "movement", -5)
    assert refused.args is not None
    assert "movement" in str(refused.args[0])
    assert editing.document.history.count() == 0


def test_an_act_that_is_done_clears_the_reason(qtbot: QtBot) -> None:
    editing = Editing(Document(a_map(a_mini("Ork"))))
    editing.tokens = (T1,)
    with qtbot.waitSignal(editing.refused) as refused:
        editing.run(tokens.resize, editing.tokens, 2)
    assert refused.args == [None]
    assert editing.chosen.tokens[0].size == 2
