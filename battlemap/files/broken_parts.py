"""Setting aside the parts of a file that do not fit the state's model, so that the rest opens.

A broken item of a list is taken out of it, a broken value with a default gives way to the default. Both are kept as
they came and go back to their places when the map is written.
"""

from __future__ import annotations

import json
import reprlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails, to_jsonable_python

from battlemap.board.board import MAX_DOORS, MAX_LIGHTS, MAX_TOKENS, MAX_WALLS, Board
from battlemap.files.errors import MapFileError, TooMuchBrokenError, printable
from battlemap.files.migration import Content
from battlemap.files.problems import MAX_FAULTS, shortened
from battlemap.files.reasons import value_reason
from battlemap.frozen import changed
from battlemap.rules.kept import Kept, keep_text
from battlemap.rules.situation import Situation
from battlemap.state import GameState, KeptEntity
from battlemap.text import QT_TRANSLATE_NOOP, Text

_LIMITS = {"walls": MAX_WALLS, "doors": MAX_DOORS, "lights": MAX_LIGHTS, "tokens": MAX_TOKENS}
_MAX_SHEETS = 5 * MAX_TOKENS
"""Sheets of minis that are gone may stay behind."""

_FAULTS_OF_ONE = 4
"""So many faults a broken part has at most, on average, for the model to list them all."""

_WORKED_OUT = frozenset({"next_number"})
"""Values that are worked out anew when they are broken, so there is nothing to keep."""

_MORE = QT_TRANSLATE_NOOP("Files", "%n more part(s) cannot be used and are kept as they are.")

PART = "part:"
"""Marks a kept value that is not an item of a list."""

_MODELS: dict[tuple[str, ...], type[BaseModel]] = {
    ("situation", "board"): Board,
    ("situation",): Situation,
    (): GameState,
}
"""The models whose fields may be broken one by one, by their places in the file, the deepest first."""


@dataclass(frozen=True)
class Place:
    """A field of one of the models above, or an item of it."""

    owner: tuple[str, ...]
    name: str
    index: int | None = None

    @property
    def collection(self) -> str:
        """The word under which it is kept."""
        name = f"board.{self.name}" if self.owner == ("situation", "board") else self.name
        return name if self.index is not None else PART + name

    @property
    def is_needed(self) -> bool:
        """Whether the map makes no sense without it."""
        field = _MODELS[self.owner].model_fields.get(self.name)
        return self.index is None and (field is None or field.is_required())


def state_of(content: Content) -> tuple[GameState, tuple[Text, ...]]:
    """The state in a file's content, with what does not fit kept aside, and one line for each such part.

    Raises `MapFileError` when a part is broken that no map can do without. Changes `content`.
    """
    _refuse_too_many(content)
    kept: list[KeptEntity] = []
    lines: list[Text] = []
    while True:
        try:
            state = GameState.model_validate(content | {"kept": ()})
        except ValidationError as error:
            faults = _faults(error)
        else:
            return changed(state, kept=tuple(kept)), shortened(lines, _MORE)
        kept.extend(_set_aside(content, faults))
        lines.extend(faults.values())


def _refuse_too_many(content: Content) -> None:
    """Raise when a list is longer than on any map, before anything is made of it."""
    situation = content.get("situation")
    board = situation.get("board") if isinstance(situation, dict) else None
    lists = [(board, name, limit) for name, limit in _LIMITS.items()]
    for owner, name, limit in (*lists, (situation, "roster", _MAX_SHEETS)):
        items = owner.get(name) if isinstance(owner, dict) else None
        if isinstance(items, list) and len(items) > limit:
            text = QT_TRANSLATE_NOOP("Files", "Too much for a map: {name} has {count} entries, at most {limit} fit.")
            raise MapFileError(text.filled(name=name, count=len(items), limit=limit))


def _faults(error: ValidationError) -> dict[Place, Text]:
    """The broken parts and what is wrong with each; raises `MapFileError` for one that is needed."""
    if error.error_count() > _FAULTS_OF_ONE * MAX_FAULTS:
        raise TooMuchBrokenError
    faults: dict[Place, Text] = {}
    for detail in error.errors(include_url=False, include_context=False):
        place = _place(detail["loc"])
        if place is None or place.is_needed:
            raise MapFileError(_fault(detail))
        if place not in faults:
            faults[place] = _kept_line(_fault(detail))
    if len(faults) > MAX_FAULTS:
        raise TooMuchBrokenError
    return faults


def _place(location: tuple[int | str, ...]) -> Place | None:
    """The smallest part around a location that can be set aside."""
    for owner, model in _MODELS.items():
        inner = location[len(owner) :]
        if location[: len(owner)] == owner and inner and isinstance(inner[0], str) and inner[0] in model.model_fields:
            index = inner[1] if len(inner) > 1 and _is_list(model, inner[0]) else None
            return Place(owner, inner[0], index if isinstance(index, int) else None)
    return None


def _is_list(model: type[BaseModel], name: str) -> bool:
    """Whether a field holds any number of items."""
    annotation = model.model_fields[name].annotation
    return get_origin(annotation) is tuple and get_args(annotation)[-1] is Ellipsis


def _fault(detail: ErrorDetails) -> Text:
    text = QT_TRANSLATE_NOOP("Files", "{place}: {value} does not fit: {reason}")
    value = printable(reprlib.repr(detail["input"]), 80)
    return text.filled(place=_spelled(detail["loc"]), value=value, reason=value_reason(detail))


def _kept_line(what: Text) -> Text:
    return QT_TRANSLATE_NOOP("Files", "{what} (kept as it is, not shown)").filled(what=what)


def _spelled(location: Iterable[int | str]) -> str:
    """A location as one would write it: `situation.board.walls[3].points`."""
    spelled = "map.json: "
    for part in location:
        spelled += f"[{part}]" if isinstance(part, int) else f".{printable(part, 40)}"
    return spelled.replace(": .", ": ", 1)


def _owner(content: Content, owner: tuple[str, ...]) -> Content:
    for name in owner:
        content = content[name]
    return content


def _set_aside(content: Content, faults: Iterable[Place]) -> Iterator[KeptEntity]:
    """Take the parts out of the content."""
    gone: dict[tuple[tuple[str, ...], str], set[int]] = {}
    for place in faults:
        values = _owner(content, place.owner)
        if place.index is None and place.name in _WORKED_OUT:
            del values[place.name]
        elif place.index is None:
            yield _kept(place, values.pop(place.name))
        elif place.name in values:
            yield _kept(place, values[place.name][place.index])
            gone.setdefault((place.owner, place.name), set()).add(place.index)
    for (owner, name), indices in gone.items():
        values = _owner(content, owner)
        if name in values:
            values[name] = [item for index, item in enumerate(values[name]) if index not in indices]


def _kept(place: Place, part: object) -> KeptEntity:
    return KeptEntity(collection=place.collection, item=Kept(raw=keep_text(part)))


def put_back(content: Content, kept: Iterable[KeptEntity]) -> None:
    """Put kept parts back into the content of a file: items at the end of their lists, values where none was set."""
    for entity in kept:
        is_value = entity.collection.startswith(PART)
        *owner, name = entity.collection.removeprefix(PART).split(".")
        values = _owner_of(content, owner, name)
        part = json.loads(entity.item.raw)
        if not is_value:
            values.setdefault(name, []).append(part)
        elif values.get(name) == _default(owner, name):
            values[name] = part


def without_replaced(state: GameState) -> GameState:
    """The state without the kept values in whose places the user has set others since; those are never written."""
    if not state.kept:
        return state
    return changed(state, kept=tuple(entity for entity in state.kept if not _is_replaced(state, entity)))


def _is_replaced(state: GameState, entity: KeptEntity) -> bool:
    if not entity.collection.startswith(PART):
        return False
    name = entity.collection.removeprefix(PART)
    if name.startswith("board."):
        owner: BaseModel = state.board
        name = name.removeprefix("board.")
    else:
        owner = state.situation if name in Situation.model_fields else state
    field = type(owner).model_fields.get(name)
    return field is not None and getattr(owner, name) != field.get_default()


def _owner_of(content: Content, owner: list[str], name: str) -> Content:
    if owner == ["board"]:
        return _owner(content, ("situation", "board"))
    return _owner(content, ("situation",) if name in Situation.model_fields else ())


def _default(owner: list[str], name: str) -> Any:
    """What a file says of a field that has its default."""
    for model in (Board,) if owner else (Situation, GameState):
        field = model.model_fields.get(name)
        if field is not None:
            return to_jsonable_python(field.get_default())
    return None
