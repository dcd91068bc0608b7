"""Which numbers a sheet has and how they are called, read off its model so that every rule system fits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType, UnionType
from typing import Annotated, NamedTuple, Union, get_args, get_origin

from pydantic.fields import FieldInfo

from battlemap.rules.system import Sheet
from battlemap.text import QT_TRANSLATE_NOOP, Text


class NumberField(NamedTuple):
    """A whole number of a sheet: its name there, its limits, and whether it may be missing."""

    name: str
    least: int | None
    most: int | None
    optional: bool


class Label(NamedTuple):
    """What a field is called, and what its number means."""

    title: Text
    tip: Text


_LABELS: Mapping[str, Label] = MappingProxyType(
    {
        "life_max": Label(
            QT_TRANSLATE_NOOP("Sheets", "Ma&x. life"), QT_TRANSLATE_NOOP("Sheets", "Life when unhurt, in points")
        ),
        "movement": Label(
            QT_TRANSLATE_NOOP("Sheets", "&Movement"), QT_TRANSLATE_NOOP("Sheets", "Movement in cells a turn")
        ),
        "initiative": Label(
            QT_TRANSLATE_NOOP("Sheets", "&Initiative"),
            QT_TRANSLATE_NOOP("Sheets", "Place in the turn order: the highest number acts first"),
        ),
    }
)


def label_of(field: str) -> Label:
    """The label of a field; its name in the sheet for one no table knows."""
    found = _LABELS.get(field)
    if found is not None:
        return found
    plain = Text("Sheets", "{field}").filled(field=field.replace("_", " ").capitalize())
    return Label(plain, plain)


def number_fields(model: type[Sheet]) -> tuple[NumberField, ...]:
    """The whole numbers on sheets of this model, in its order."""
    fields = (_number_field(name, info) for name, info in model.model_fields.items())
    return tuple(field for field in fields if field is not None)


def common_number_fields(models: Iterable[type[Sheet]]) -> tuple[NumberField, ...]:
    """The whole numbers that sheets of all these models have alike."""
    each = [number_fields(model) for model in models]
    return tuple(field for field in each[0] if all(field in other for other in each[1:])) if each else ()


def _number_field(name: str, info: FieldInfo) -> NumberField | None:
    kind, limits = info.annotation, list(info.metadata)
    optional = get_origin(kind) in (Union, UnionType)
    if optional:
        kinds = [part for part in get_args(kind) if part is not type(None)]
        kind = kinds[0] if len(kinds) == 1 else None
    if get_origin(kind) is Annotated:
        kind, *inner = get_args(kind)
        limits += [limit for part in inner for limit in (part.metadata if isinstance(part, FieldInfo) else [part])]
    if kind is not int:
        return None
    return NumberField(name, _limit(limits, "ge"), _limit(limits, "le"), optional)


def _limit(limits: list[object], side: str) -> int | None:
    found = [value for limit in limits if isinstance(value := getattr(limit, side, None), int)]
    return found[0] if found else None
