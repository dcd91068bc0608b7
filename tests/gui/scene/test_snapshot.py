"""What a scene should show."""

from __future__ import annotations

from battlemap.board.entities.names import TokenId
from battlemap.frozen import changed
from battlemap.gui.scene.audience import Audience
from battlemap.gui.scene.snapshot import expected_snapshot
from battlemap.rules.kept import Kept
from battlemap.rules.situation import with_sheets
from battlemap.state import with_situation
from tests.builders import a_door, a_map, a_mini, a_wall


def test_the_game_master_is_told_everything() -> None:
    state = a_map(
        a_mini("Anna", "C2", life=4, badges=("Gift",), hidden=True),
        doors=[a_door(1, (0, 0), (1, 0), is_open=True)],
        walls=[a_wall(1, (0, 1), (1, 1))],
    )
    expected = expected_snapshot(state, Audience.GM)
    ((token, anna),) = expected.tokens
    assert (token, anna.name, anna.life, anna.badges, anna.hidden) == ("t1", "Anna", (4, 10), ("Gift",), True)
    assert expected.doors == (("d1", True),)
    assert len(expected.walls) == 1


def test_players_are_told_less() -> None:
    state = a_map(a_mini("Anna", life=4, badges=("Gift",)), a_mini(hidden=True), doors=[a_door(1, (0, 0), (1, 0))])
    expected = expected_snapshot(state, Audience.PLAYERS)
    ((_token, anna),) = expected.tokens
    assert (anna.name, anna.life, anna.badges) == ("Anna", None, ())
    assert (expected.doors, expected.walls) == ((), ())


def test_fallen_minis_come_first() -> None:
    state = a_map(a_mini("Anna"), a_mini("Bert", life=0), a_mini("Cora"))
    assert [shown.name for _token, shown in expected_snapshot(state, Audience.GM).tokens] == ["Bert", "Anna", "Cora"]


def test_a_sheet_that_cannot_be_read_shows_nothing() -> None:
    state = a_map(a_mini("Anna"))
    sheets = with_sheets(state.situation, {TokenId("t1"): Kept(raw="{}")})
    ((_token, anna),) = expected_snapshot(with_situation(state, sheets), Audience.GM).tokens
    assert (anna.readable, anna.name, anna.life) == (False, "", None)


def test_a_mini_without_whole_life_has_no_bar() -> None:
    state = a_map(a_mini(life=0, life_max=0))
    ((_token, mini),) = expected_snapshot(changed(state), Audience.GM).tokens
    assert mini.life is None
