"""The traps of frozen models: copies, identities, keys and lost subclasses."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import pytest
from pydantic import BaseModel, PlainSerializer, SerializeAsAny, WrapSerializer

from battlemap.frozen import Frozen
from tests.contracts.sources import calls, layer, module_name, named, nodes, package_files, place

QT_LAYERS = {"gui", "app", "cli", "__main__"}
SERIALIZERS = (PlainSerializer, WrapSerializer, SerializeAsAny)


def test_only_frozen_copies_models() -> None:
    words = {"model_copy", "model_construct", "copy_on_model_validation"}
    wrong = [
        place(path, node)
        for path in package_files()
        for node in nodes(path)
        if isinstance(node, ast.Attribute) and node.attr in words and layer(path) != "frozen"
    ]
    assert not wrong


def test_nothing_is_known_by_its_address() -> None:
    """`id()` of a value that is gone is the `id()` of the next one; caches hold their inputs and compare with `is`."""
    wrong = [
        place(path, call)
        for path in package_files()
        for _, call in calls(path)
        if isinstance(call.func, ast.Name) and call.func.id == "id"
    ]
    assert not wrong


def _models() -> list[type[Frozen]]:
    """Every model below the window."""
    for path in package_files():
        if layer(path) not in QT_LAYERS:
            importlib.import_module(module_name(path))
    return sorted(set(_below(Frozen)), key=lambda kind: (kind.__module__, kind.__qualname__))


def _below(kind: type[Frozen]) -> Iterator[type[Frozen]]:
    for each in kind.__subclasses__():
        if each.__module__.startswith("battlemap."):
            yield each
        yield from _below(each)


MODELS = _models()
_ids = pytest.mark.parametrize("model", MODELS, ids=lambda model: f"{model.__module__}.{model.__qualname__}")


@_ids
def test_a_field_for_any_subclass_writes_what_it_holds(model: type[Frozen]) -> None:
    wrong = [name for name, hint in _hints(model).items() if any(_loses_a_subclass(part) for part in _parts(hint))]
    assert not wrong, f"{model.__qualname__}: {wrong} would be written as their base class"


@_ids
def test_no_mapping_has_tuples_as_keys(model: type[Frozen]) -> None:
    wrong = [name for name, hint in _hints(model).items() if any(_has_tuple_keys(part) for part in _parts(hint))]
    assert not wrong, f"{model.__qualname__}: {wrong} cannot be read back from JSON"


def test_both_traps_are_seen() -> None:
    from battlemap.rules.system import Sheet

    assert any(_loses_a_subclass(part) for part in _parts(tuple[Sheet, ...]))
    assert not any(_loses_a_subclass(part) for part in _parts(SerializeAsAny[Sheet]))
    assert any(_has_tuple_keys(part) for part in _parts(Mapping[tuple[int, int], str] | None))


def test_the_models_are_found() -> None:
    names = {model.__name__ for model in MODELS}
    assert {"GameState", "Board", "Token", "FreiSheet", "NewMini"} <= names, named(package_files()[0])


def _hints(model: type[Frozen]) -> dict[str, Any]:
    hints = get_type_hints(model, include_extras=True)
    return {name: hints[name] for name in model.model_fields}


def _parts(hint: Any) -> Iterator[Any]:
    """The hint and everything inside it; what has its own serializer is not looked into."""
    if get_origin(hint) is Annotated and any(_is_serializer(each) for each in hint.__metadata__):
        return
    yield hint
    for inside in get_args(hint):
        yield from _parts(inside)


def _is_serializer(annotation: Any) -> bool:
    return isinstance(annotation, SERIALIZERS) or annotation is SerializeAsAny


def _loses_a_subclass(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, BaseModel) and any(_subclasses_of_ours(hint))


def _subclasses_of_ours(kind: type[BaseModel]) -> list[type[BaseModel]]:
    return [each for each in kind.__subclasses__() if each.__module__.startswith("battlemap.")]


def _has_tuple_keys(hint: Any) -> bool:
    origin = get_origin(hint)
    if not (isinstance(origin, type) and issubclass(origin, Mapping)):
        return False
    key = get_origin(get_args(hint)[0]) or get_args(hint)[0]
    return isinstance(key, type) and issubclass(key, tuple)
