"""One broken part never stops the rest; it is kept as it came and goes back to its place."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from battlemap.board.entities.grid import Grid
from battlemap.files import broken_parts
from battlemap.files.broken_parts import put_back, state_of, without_replaced
from battlemap.files.errors import MapFileError
from battlemap.files.migration import Content
from battlemap.files.problems import MAX_LINES
from battlemap.files.schema import map_json, read_state
from battlemap.frozen import changed
from battlemap.state import GameState, with_board
from tests.files.archives import BOARD

WALL = {"id": "w1", "points": [[0, 0], [1, 0]]}
DOOR = {"id": "d1", "start": [0, 0], "end": [1, 0]}
LIGHT = {"id": "l1", "position": [1, 1], "radius": 2}
TOKEN = {"id": "t1", "cell": [1, 1]}
ITEMS: dict[str, dict[str, Any]] = {"walls": WALL, "doors": DOOR, "lights": LIGHT, "tokens": TOKEN}


def content(**board: Any) -> Content:
    board = {**BOARD, **board}
    return copy.deepcopy({"situation": {"board": board}})


def written(state: GameState) -> Content:
    plain: Content = state.model_dump(mode="json")
    put_back(plain, state.kept)
    return plain


def test_whole_content_has_no_problems() -> None:
    state, problems = state_of(content(**{name: [item] for name, item in ITEMS.items()}))
    assert (len(state.board.walls), len(state.board.tokens), problems) == (1, 1, ())


@pytest.mark.parametrize("name", ITEMS)
@pytest.mark.parametrize("broken", [{"id": 7}, {}, "text", None, [], {"id": "x", "extra": {"deep": [1.5]}}], ids=str)
def test_a_broken_item_is_kept_and_the_others_open(name: str, broken: object) -> None:
    loaded, problems = state_of(content(**{name: [broken, ITEMS[name], broken]}))
    assert len(getattr(loaded.board, name)) == 1
    assert [kept.item.part for kept in loaded.kept] == [broken, broken]
    assert f"{name}[0]" in str(problems[0])
    assert written(loaded)["situation"]["board"][name][1:] == [broken, broken]


@pytest.mark.parametrize(
    ("name", "broken", "default"),
    [
        ("grid", {"strength": 7}, Grid()),
        ("grid", "fine", Grid()),
        ("picture", {"picture": "me"}, None),
        ("floor", "no such thing!", "dark"),
        ("walls", {"w1": 1}, ()),
    ],
)
def test_a_broken_value_gives_way_to_its_default(name: str, broken: object, default: object) -> None:
    state, problems = state_of(content(**{name: broken}))
    assert getattr(state.board, name) == default
    assert len(problems) == 1
    assert written(state)["situation"]["board"][name] == broken


def test_a_broken_number_of_the_next_thing_is_worked_out_and_not_kept() -> None:
    state, problems = state_of(content(next_number="many"))
    assert (state.board.next_number, state.kept, len(problems)) == (1, (), 1)


def test_a_value_the_user_has_set_since_is_not_overwritten() -> None:
    state, _ = state_of(content(grid={"strength": 7}))
    plain = state.model_dump(mode="json")
    plain["situation"]["board"]["grid"]["strength"] = 0.9
    put_back(plain, state.kept)
    assert plain["situation"]["board"]["grid"]["strength"] == 0.9


def test_broken_settings_system_and_roster_are_kept_too() -> None:
    broken = content() | {"settings": {"title": 5}}
    broken["situation"] |= {"system": 3, "roster": [{"token": 4}, {"token": "t1", "sheet": {"system": "frei"}}]}
    state, problems = state_of(broken)
    assert {kept.collection for kept in state.kept} == {"part:settings", "part:system", "roster"}
    assert (state.situation.system, state.settings.title, len(state.situation.roster)) == ("frei", "", 1)
    assert len(problems) == 3
    again = written(state)
    assert (again["settings"], again["situation"]["system"]) == ({"title": 5}, 3)
    assert again["situation"]["roster"][1] == {"token": 4}


def test_a_wall_of_many_bad_points_is_one_broken_part() -> None:
    state, problems = state_of(content(walls=[{"id": "w1", "points": [[1, "x"]] * 60_000}, WALL]))
    assert (len(state.board.walls), len(state.kept), len(problems)) == (1, 1, 1)


@pytest.mark.parametrize("name", [*ITEMS, "roster"])
def test_a_list_longer_than_any_map_needs_is_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broken_parts, "_LIMITS", dict.fromkeys(ITEMS, 3))
    monkeypatch.setattr(broken_parts, "_MAX_SHEETS", 3)
    raw = content() if name == "roster" else content(**{name: [1, 2, 3, 4]})
    if name == "roster":
        raw["situation"]["roster"] = [1, 2, 3, 4]
    with pytest.raises(MapFileError, match=f"Too much for a map: {name} has 4 entries, at most 3 fit"):
        state_of(raw)


@pytest.mark.parametrize("name", ["grid", "floor", "walls"])
def test_a_value_that_was_replaced_is_kept_no_longer(name: str) -> None:
    state, _ = state_of(content(**{name: {"strength": 7}}))
    assert without_replaced(state) is state
    new = {"grid": Grid(names=False), "floor": "wood", "walls": state_of(content(walls=[WALL]))[0].board.walls}
    replaced = without_replaced(with_board(state, changed(state.board, **{name: new[name]})))
    assert replaced.kept == ()
    assert read_state(map_json(replaced)).state.kept == ()


def test_a_kept_item_stays_whatever_else_changes() -> None:
    state, _ = state_of(content(walls=[{}]))
    state = with_board(state, changed(state.board, floor="wood"))
    assert without_replaced(state) is state


@pytest.mark.parametrize(
    ("broken", "place"),
    [
        ({}, "situation"),
        ({"situation": []}, "situation"),
        ({"situation": {}}, r"situation\.board"),
        ({"situation": {"board": {"rows": 3}}}, r"situation\.board\.columns"),
        ({"situation": {"board": {"columns": "four", "rows": 3}}}, r"situation\.board\.columns: 'four'"),
        ({"situation": {"board": {"columns": 10**9, "rows": 3}}}, r"situation\.board\.columns: 1000000000"),
    ],
)
def test_without_what_no_map_can_lack_nothing_opens(broken: Content, place: str) -> None:
    with pytest.raises(MapFileError, match=place):
        state_of(broken)


def test_many_broken_parts_are_counted() -> None:
    state, problems = state_of(content(walls=[{}] * 500))
    assert len(state.kept) == 500
    assert len(problems) == MAX_LINES + 1
    assert "480" in str(problems[-1])


def test_too_many_broken_parts_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broken_parts, "MAX_FAULTS", 50)
    with pytest.raises(MapFileError, match="Too much"):
        state_of(content(walls=[{}] * 51))


def test_what_the_program_does_not_know_is_carried_along() -> None:
    raw = content(walls=[{**WALL, "thickness": 3}], weather="rain") | {"camera": {"zoom": 2}}
    state, problems = state_of(raw)
    again = written(state)
    assert not problems
    assert again["camera"] == {"zoom": 2}
    assert again["situation"]["board"]["weather"] == "rain"
    assert again["situation"]["board"]["walls"][0]["thickness"] == 3
