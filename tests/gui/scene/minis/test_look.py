"""What is painted of a mini."""

from __future__ import annotations

import pytest

from battlemap.board.entities.token import Side
from battlemap.gui.scene.audience import Audience
from battlemap.gui.scene.minis.look import Mark, body_look, initials, label_look
from battlemap.rules.system import Vitals
from tests.builders import a_map, a_mini

VITALS = Vitals(name="Anna", life=3, life_max=9, badges=("Gift",))
TOKEN = a_map(a_mini("Anna", art="knight", side=Side.HERO, height=2)).board.tokens[0]


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("Ron", "RO"),
        ("Straßenpunk 1", "S1"),
        ("Punk 12", "P12"),
        ("Alte Hexe vom Berg", "AB"),
        ("Ork 123456", "O1"),
        ("x", "X"),
        ("", ""),
        ("   ", ""),
    ],
)
def test_initials_are_short(name: str, letters: str) -> None:
    assert initials(name) == letters


def test_the_game_master_sees_life_and_badges_and_the_players_do_not() -> None:
    full, told = label_look(TOKEN, VITALS, Audience.GM), label_look(TOKEN, VITALS, Audience.PLAYERS)
    assert (full.life, full.badges, full.height) == ((3, 9), ("Gift",), 2)
    assert (told.name, told.life, told.badges, told.height) == ("Anna", None, (), 2)


def test_a_mini_whose_sheet_cannot_be_read_has_a_question_mark() -> None:
    body = body_look(TOKEN, None, Mark(), portrait=False)
    assert (body.readable, body.initials, body.art) == (False, "?", None)
    assert label_look(TOKEN, None, Audience.GM).life is None


def test_the_same_mini_has_the_same_look() -> None:
    assert body_look(TOKEN, VITALS, Mark(), portrait=False) == body_look(TOKEN, VITALS, Mark(), portrait=False)
    assert body_look(TOKEN, VITALS, Mark(), portrait=False) != body_look(
        TOKEN, VITALS, Mark(selected=True), portrait=False
    )
