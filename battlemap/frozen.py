"""Frozen values: the base of everything the game's state is made of, and the one way to change a copy.

`changed` is the only place that copies a model. Pydantic's own `model_copy` accepts unknown names and carries stale
cached properties along; calling the constructor again would rebuild what did not change and lose its identity, by
which the window tells what to redraw.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import TypeVar

from pydantic import BaseModel, ConfigDict

Model = TypeVar("Model", bound="Frozen")


class Frozen(BaseModel):
    """An immutable value that refuses unknown fields."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)


class Stored(Frozen):
    """An immutable value that is written to files: fields of a newer program are carried and written back."""

    model_config = ConfigDict(frozen=True, extra="allow", allow_inf_nan=False)


def changed(model: Model, **fields: object) -> Model:
    """A copy of `model` with these fields; the model itself when they already have these values.

    Raises `TypeError` for a name that is not a field of the model.
    """
    known = type(model).model_fields
    unknown = [name for name in fields if name not in known]
    if unknown:
        message = f"{type(model).__name__} has no field {unknown[0]!r}"
        raise TypeError(message)
    if all(_same(getattr(model, name), value) for name, value in fields.items()):
        return model
    copy = model.model_copy(update=fields)
    for name in _cached_names(type(model)):
        copy.__dict__.pop(name, None)
    return copy


def _same(old: object, new: object) -> bool:
    return old is new or (type(old) is type(new) and old == new)


@cache
def _cached_names(kind: type[Frozen]) -> tuple[str, ...]:
    return tuple(n for base in kind.__mro__ for n, value in vars(base).items() if isinstance(value, cached_property))
