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

from battlemap.board.board import Board
from battlemap.files.errors import MapFileError, printable
from battlemap.files.migration import Content
from battlemap.frozen import changed
from battlemap.rules.kept import Kept, keep_text
from battlemap.rules.situation import Situation
from battlemap.state import GameState, KeptEntity
from battlemap.text import QT_TRANSLATE_NOOP, Text

MAX_FAULTS = 50_000
"""A file with more broken parts than this is not opened."""

MAX_LINES = 20
"""So many broken parts are listed one by one, the rest is counted."""

_WORKED_OUT = frozenset({"next_number"})
"""Values that are worked out anew when they are broken, so there is nothing to keep."""

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
    kept: list[KeptEntity] = []
    lines: list[Text] = []
    while True:
        try:
            state = GameState.model_validate(content | {"kept": ()})
        except ValidationError as error:
            faults = _faults(error)
        else:
            faults = dict(_doubles(content))
        if not faults:
            return changed(state, kept=tuple(kept)), _shortened(lines)
        kept.extend(_set_aside(content, faults))
        lines.extend(faults.values())


def _shortened(lines: list[Text]) -> tuple[Text, ...]:
    if len(lines) <= MAX_LINES:
        return tuple(lines)
    more = QT_TRANSLATE_NOOP("Files", "%n more part(s) cannot be used and are kept as they are.")
    return (*lines[:MAX_LINES], more.counted(len(lines) - MAX_LINES))


def _faults(error: ValidationError) -> dict[Place, Text]:
    """The broken parts and what is wrong with each; raises `MapFileError` for one that is needed."""
    if error.error_count() > MAX_FAULTS:
        raise MapFileError(QT_TRANSLATE_NOOP("Files", "Too much of the file is broken."))
    faults: dict[Place, Text] = {}
    for detail in error.errors(include_url=False, include_context=False):
        place = _place(detail["loc"])
        if place is None or place.is_needed:
            raise MapFileError(_fault(detail))
        faults.setdefault(place, _kept_line(_fault(detail)))
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
    return text.filled(place=_spelled(detail["loc"]), value=value, reason=printable(detail["msg"], 160))


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


def _doubles(content: Content) -> Iterator[tuple[Place, Text]]:
    """The items whose id another one before them in the same list has; the content is valid."""
    for owner, model in _MODELS.items():
        for name, items in _owner(content, owner).items():
            if name in model.model_fields and _is_list(model, name):
                yield from _doubles_in(owner, name, items)


def _doubles_in(owner: tuple[str, ...], name: str, items: list[Any]) -> Iterator[tuple[Place, Text]]:
    key = "token" if name == "roster" else "id"
    values = [item.get(key) if isinstance(item, dict) else None for item in items]
    if len(set(values)) == len(values):
        return
    seen: set[str | None] = {None}
    for index, value in enumerate(values):
        if value in seen and value is not None:
            text = QT_TRANSLATE_NOOP("Files", "{place}: there is another “{value}” before it.")
            spelled = _spelled((*owner, name, index))
            yield Place(owner, name, index), _kept_line(text.filled(place=spelled, value=printable(value, 40)))
        seen.add(value)


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
