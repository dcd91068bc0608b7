"""Random maps, and random arguments for any act on a given map, made from what the act says it takes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st
from pydantic.fields import FieldInfo

from battlemap.board.entities.door import Door
from battlemap.board.entities.light import Light
from battlemap.board.entities.names import DoorId, LightId, PictureId, TokenId, WallId
from battlemap.board.entities.picture import MapPicture
from battlemap.board.entities.token import Token
from battlemap.board.entities.wall import Wall, WallKind
from battlemap.frozen import Frozen, changed
from battlemap.geometry.cells import MAX_SIDE, CellIndex, Coordinate, Step
from battlemap.operations.registry import Act
from battlemap.operations.tokens import NewMini
from battlemap.rules.kept import Kept
from battlemap.rules.situation import AnySheet, RosterEntry
from battlemap.rules.systems.frei.system import FreiSheet
from battlemap.state import GameState
from tests.builders import a_door, a_light, a_map, a_wall

Strategies = st.SearchStrategy[Any]

_NAMES = st.text("aZ ä3“<&{%", max_size=6) | st.text(max_size=200)
_WORDS = ("knight", "-x_.:Y9", "k" * 80, "#0a9fff", "#000000", "0" * 64, "c0ffee90" * 8)
"""Something for every pattern; drawing by the pattern itself is slow."""

_FAR = st.sampled_from([-1_000_000.0, 1_000_000.0, -0.0])
_NUMBERS = st.floats(-30, 30) | st.integers(-20, 40).map(float)


def coordinates() -> st.SearchStrategy[float]:
    """Places along one axis: near the map mostly, at times as far out as a file may go."""
    return st.one_of(_NUMBERS, _NUMBERS, _FAR)


def _points() -> st.SearchStrategy[tuple[float, float]]:
    return st.tuples(coordinates(), coordinates())


@cache
def sheets() -> st.SearchStrategy[FreiSheet | Kept]:
    """Sheets of the system Frei, and now and then one that this program cannot read."""
    foreign = st.sampled_from([{"system": "unknown", "name": "Alrik", "le": 31}, {"name": 4}, [1, "x"], None])
    known = model_values(FreiSheet, lambda hint: None)
    return st.one_of(known, known, known, foreign.map(Kept.model_validate))


@cache
def _pictures() -> Strategies:
    return st.none() | model_values(MapPicture, lambda hint: None)


@st.composite
def states(draw: st.DrawFn) -> GameState:
    """Maps with a few minis, walls, doors, windows and lights on, beside and far away from the grid."""
    columns, rows = draw(st.tuples(st.integers(1, 30), st.integers(1, 30)))
    chains = draw(
        st.lists(st.tuples(st.sampled_from(WallKind), st.lists(_points(), min_size=2, max_size=4)), max_size=3)
    )
    ends = draw(st.lists(st.tuples(_points(), _points(), st.booleans()), max_size=3))
    state = a_map(
        *draw(st.lists(_minis(), max_size=3)),
        columns=columns,
        rows=rows,
        walls=[a_wall(n, *points, kind=kind) for n, (kind, points) in enumerate(chains, 1)],
        doors=[a_door(n, start, end, is_open=is_open) for n, (start, end, is_open) in enumerate(ends, 1)],
        lights=[a_light(1, *draw(_points()))] if draw(st.booleans()) else [],
        picture=draw(_pictures()),
        title=draw(_NAMES),
    )
    return _on_the_map(state, draw)


@cache
def _minis() -> st.SearchStrategy[NewMini]:
    return model_values(NewMini, lambda hint: sheets() if hint is AnySheet else None)


def _on_the_map(state: GameState, draw: st.DrawFn) -> GameState:
    """The map with its minis moved onto it, some of them carried, and one sheet missing at times."""
    board = state.board
    tokens: list[Token] = []
    for token in board.tokens:
        carrier = draw(st.sampled_from(tokens)) if tokens and draw(st.integers(0, 4)) == 0 else None
        place = board.nearest_place(carrier.cell if carrier else token.cell, token.size)
        tokens.append(changed(token, cell=place, carried_by=carrier.id if carrier else None))
    roster: tuple[RosterEntry, ...] = state.situation.roster[draw(st.integers(0, 5)) // 5 :]
    situation = changed(state.situation, board=changed(board, tokens=tuple(tokens)), roster=roster)
    return changed(state, situation=situation)


Special = Callable[[Any], Strategies | None]
"""Knows the strategy for some type hints, and answers `None` for the others."""

Ids = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""The ids of the minis, doors, walls and lights of a map."""


def arguments_of(act: Act[Any], state: GameState) -> st.SearchStrategy[dict[str, Any]]:
    """Arguments for an act on this map; ids are those of the map where it has any."""
    board = state.board
    return _arguments(act, (_ids(board.tokens), _ids(board.doors), _ids(board.walls), _ids(board.lights)))


def _ids(entities: Iterable[Token | Door | Wall | Light]) -> tuple[str, ...]:
    return tuple(each.id for each in entities) or ("nobody",)


@cache
def _arguments(act: Act[Any], ids: Ids) -> st.SearchStrategy[dict[str, Any]]:
    """Made once for maps with the same things on them, since making strategies is slow."""
    known: dict[Any, Strategies] = {
        kind: st.sampled_from(each) for kind, each in zip((TokenId, DoorId, WallId, LightId), ids, strict=True)
    }
    near = st.builds(Step, st.integers(-9, 9), st.integers(-9, 9))
    known[Step] = near | st.builds(Step, cell_indices(), cell_indices())
    fields = act._model.model_fields
    return st.fixed_dictionaries(
        {name: _field_values(field, lambda hint: _look_up(known, hint), name) for name, field in fields.items()}
    )


def _look_up(known: dict[Any, Strategies], hint: Any) -> Strategies | None:
    return sheets() if hint is AnySheet else known.get(hint)


def cell_indices() -> st.SearchStrategy[int]:
    """Columns or rows as far as a file may go."""
    return st.integers(-10 * MAX_SIDE, 10 * MAX_SIDE)


def _field_values(field: FieldInfo, special: Special, name: str = "") -> Strategies:
    if name == "field":
        return st.sampled_from([*FreiSheet.model_fields, "nonsense"])
    hint: Any = field.annotation
    for each in field.metadata:
        hint = Annotated[hint, each]
    return values(hint, special)


def model_values(model: type[Frozen], special: Special) -> Strategies:
    """Values of a model, made from what its fields allow."""
    hints = get_type_hints(model, include_extras=True)
    return st.builds(model, **{name: values(hints[name], special) for name in model.model_fields if name != "id"})


def values(hint: Any, special: Special) -> Strategies:
    """Values that a type hint allows."""
    known = special(hint)
    if known is None:
        known = _named_values(hint)
    if known is not None:
        return known
    origin = get_origin(hint)
    if origin is Annotated:
        return _annotated_values(hint, special)
    if origin in (Union, UnionType):
        return st.one_of([values(each, special) for each in get_args(hint)])
    if origin is Literal:
        return st.sampled_from(get_args(hint))
    if origin is tuple:
        return st.lists(values(get_args(hint)[0], special), max_size=3).map(tuple)
    return _class_values(hint, special)


def _named_values(hint: Any) -> Strategies | None:
    """Values of the hints that say more by their name than by their limits."""
    if hint == CellIndex:
        return cell_indices()
    if hint == Coordinate:
        return coordinates()
    if hint is Any:
        return st.none() | st.integers(-20_000, 20_000) | _NAMES | st.lists(_NAMES, max_size=2)
    return None


def _annotated_values(hint: Any, special: Special) -> Strategies:
    """Values within the limits that stand beside a type."""
    base, *rest = get_args(hint)
    limits = _limits(rest)
    if base in (int, float):
        low, high = limits.get("ge", limits.get("gt", 1)), limits.get("le", 10**9)
        if base is int:
            return st.integers(int(low), int(high))
        return st.floats(low, high, allow_nan=False, exclude_min="gt" in limits)
    if base in (str, PictureId):
        return _strings(limits)
    if get_origin(base) is tuple:
        inside = values(get_args(base)[0], special)
        return st.lists(inside, min_size=limits.get("min_length", 0), max_size=limits.get("max_length", 3)).map(tuple)
    return values(base, special)


def _limits(annotations: list[Any]) -> dict[str, Any]:
    """All limits of a hint by their names, wherever pydantic keeps them."""
    names = ("ge", "gt", "le", "min_length", "max_length", "pattern")
    found: dict[str, Any] = {}
    for annotation in annotations:
        inner = annotation.metadata if isinstance(annotation, FieldInfo) else [annotation]
        for each in inner:
            found |= {name: getattr(each, name) for name in names if getattr(each, name, None) is not None}
    return found


def _strings(limits: dict[str, Any]) -> Strategies:
    if "pattern" in limits:
        return st.sampled_from([word for word in _WORDS if re.fullmatch(limits["pattern"], word)])
    shortest: int = limits.get("min_length", 0)
    longest: int = limits.get("max_length", 200)
    return (_NAMES | st.text("x", min_size=longest, max_size=longest)).filter(
        lambda text: shortest <= len(text.strip()) and len(text) <= longest
    )


def _class_values(hint: Any, special: Special) -> Strategies:
    if hint is NoneType:
        return st.none()
    if hint is bool:
        return st.booleans()
    if hint is str or hint is TokenId:
        return _NAMES
    if issubclass(hint, Enum):
        return st.sampled_from(hint)
    if issubclass(hint, tuple):
        hints = get_type_hints(hint, include_extras=True)
        return st.builds(hint, *[values(each, special) for each in hints.values()])
    assert issubclass(hint, Frozen), hint
    return model_values(hint, special)
