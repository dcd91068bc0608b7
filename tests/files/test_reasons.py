"""Why something does not fit, in words of ours."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import from_json

from battlemap.board.entities.names import Colour
from battlemap.files.reasons import json_reason, value_reason
from battlemap.geometry.cells import Coordinate
from battlemap.text import Text


class Shelf(BaseModel):
    """A model with every kind of value."""

    model_config = ConfigDict(extra="forbid", strict=True)

    wide: Annotated[int, Field(ge=1, lt=10)] = 1
    tall: Annotated[float, Field(gt=0, le=2.5)] = 1.0
    name: Annotated[str, Field(min_length=1, max_length=3)] = "a"
    kind: Literal["oak", "pine"] = "oak"
    open: bool = True
    boards: Annotated[tuple[int, ...], Field(min_length=1, max_length=2)] = (1,)
    colour: Colour = "#000000"
    at: Coordinate = 0.0


class Room(BaseModel):
    """A model that needs another."""

    shelf: Shelf


def reason(model: type[BaseModel], **values: Any) -> Text | str:
    with pytest.raises(ValidationError) as caught:
        model.model_validate(values)
    return value_reason(caught.value.errors(include_url=False)[0])


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({"wide": 0}, "it must be 1 at least"),
        ({"wide": 10}, "it must be less than 10"),
        ({"tall": 0.0}, "it must be more than 0"),
        ({"tall": 3.0}, "it must be 2.5 at most"),
        ({"wide": "many"}, "it must be a whole number"),
        ({"tall": "high"}, "it must be a number"),
        ({"at": float("nan")}, "it must be a number"),
        ({"name": 5}, "it must be a text"),
        ({"name": ""}, "it is too short; the least is 1"),
        ({"name": "abcd"}, "it is too long; the most is 3"),
        ({"kind": "elm"}, "it must be one of 'oak' or 'pine'"),
        ({"open": 1}, "it must be true or false"),
        ({"boards": ()}, "it is too short; the least is 1"),
        ({"boards": (1, 2, 3)}, "it is too long; the most is 2"),
        ({"boards": 5}, "it must be a list"),
        ({"colour": "red"}, "it is not written as it should be"),
        ({"deep": 1}, "nothing of this name is known"),
    ],
)
def test_what_a_value_breaks_is_said_with_its_limit(values: dict[str, Any], expected: str) -> None:
    assert str(reason(Shelf, **values)) == expected


def test_what_is_missing_or_no_group_is_said() -> None:
    assert str(reason(Room)) == "it is missing"
    assert str(reason(Room, shelf=5)) == "it must be a group of named values"


def test_a_kind_without_words_of_ours_keeps_its_own() -> None:
    assert str(value_reason({"type": "odd", "loc": (), "msg": "Odd\n", "input": 1})) == "Odd\\n"
    assert str(value_reason({"type": "less_than", "loc": (), "msg": "No limit", "input": 1})) == "No limit"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b'{\n"a":', "the text ends too early, at line 2 column 4"),
        (b"[1,]", "there is a comma too many, at line 1 column 4"),
        (b"[] x", "the text goes on after its end, at line 1 column 4"),
        (b'{"a" 1}', "a comma, a colon or a bracket is missing, at line 1 column 6"),
        (b"[1 2]", "a comma, a colon or a bracket is missing, at line 1 column 4"),
        (b"[tru]", "what stands there is no value, at line 1 column 5"),
        (b"\xff", "what stands there is no value, at line 1 column 1"),
        (b"{a:1}", "a name is not in quotation marks, at line 1 column 2"),
        (b"[1.]", "a number is not written as one, at line 1 column 4"),
        (b'["\x01"]', "a text holds a control character, at line 1 column 3"),
        (b"[" * 500, "the parts are nested too deeply, at line 1 column 202"),
        (b'["\\x"]', "a text holds a character that does not exist, at line 1 column 4"),
    ],
)
def test_a_broken_text_is_described_with_line_and_column(text: bytes, expected: str) -> None:
    with pytest.raises(ValueError, match="line") as caught:
        from_json(text)
    assert str(json_reason(caught.value)) == expected


def test_an_unknown_fault_of_a_text_keeps_its_words() -> None:
    assert str(json_reason(ValueError("odd at line 1 column 2"))) == "odd at line 1 column 2"
