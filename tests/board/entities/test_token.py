"""Minis as the board knows them."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Token
from battlemap.geometry.cells import Cell


def a_token(**fields: object) -> Token:
    return Token.model_validate({"id": "t1", "cell": [2, 3], **fields})


def test_a_large_mini_stands_on_all_its_cells() -> None:
    assert a_token(size=2).cells == (Cell(2, 3), Cell(3, 3), Cell(2, 4), Cell(3, 4))


@pytest.mark.parametrize(
    "fields",
    [
        {"size": 0}, {"size": 21}, {"size": 1.5}, {"size": "2"}, {"size": True}, {"height": 1001}, {"side": "monster"},
        {"facing": 8}, {"cell": [1]}, {"cell": [1.0, 2]}, {"cell": [1e999, 2]}, {"look": {"picture": "../x"}},
    ],
    ids=str,
)  # fmt: skip
def test_what_no_mini_can_be_is_refused(fields: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        a_token(**fields)


def test_fields_of_a_newer_program_are_carried() -> None:
    token = a_token(aura={"radius": 3})
    assert token.model_dump(mode="json")["aura"] == {"radius": 3}


def test_a_mini_cannot_be_changed_in_place() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        a_token().id = TokenId("t2")
