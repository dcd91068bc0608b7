"""Acts: named functions from state to state, with arguments that can be written as JSON.

An act is declared with `@act(name, describe)`. Calling it is calling the function, with its arguments checked; the
registration adds its name, its text for the undo list and the conversion of its arguments to and from JSON.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import Any, Concatenate, Generic, ParamSpec, get_type_hints

from pydantic import BaseModel, ConfigDict, ValidationError, create_model

from battlemap.discovery import modules_in
from battlemap.errors import InvalidValueError
from battlemap.files.broken_parts import without_replaced
from battlemap.files.reasons import value_reason
from battlemap.state import GameState
from battlemap.text import QT_TRANSLATE_NOOP, Text

P = ParamSpec("P")
_ACTS: dict[str, Act[Any]] = {}


class Act(Generic[P]):
    """One thing a user can do. Calling it applies it to a state, which stays as it was."""

    def __init__(
        self,
        name: str,
        function: Callable[Concatenate[GameState, P], GameState],
        describe: Callable[..., Text],
    ) -> None:
        self.name = name
        self.__doc__ = function.__doc__
        self._function: Callable[..., GameState] = function
        self._describe = describe

    def __repr__(self) -> str:
        return f"<act {self.name}>"

    def __call__(self, state: GameState, *args: P.args, **kwargs: P.kwargs) -> GameState:
        """The state after the act. Raises `InvalidValueError` for an argument the act does not take."""
        return without_replaced(self._function(state, **self._checked(self._named(args, kwargs))))

    def text(self, state: GameState, *args: P.args, **kwargs: P.kwargs) -> Text:
        """What the undo list calls the act, told from the state before it."""
        return self._describe(state, **self._checked(self._named(args, kwargs)))

    def arguments(self, *args: P.args, **kwargs: P.kwargs) -> dict[str, Any]:
        """The arguments as JSON values by name."""
        return self._model.model_validate(self._named(args, kwargs)).model_dump(mode="json")

    def applied(self, state: GameState, arguments: Mapping[str, Any]) -> GameState:
        """The state after the act with arguments as `arguments()` wrote them."""
        return without_replaced(self._function(state, **self._checked(dict(arguments))))

    def _named(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any]:
        bound = self._signature.bind(*args, **kwargs)
        bound.apply_defaults()
        return dict(bound.arguments)

    def _checked(self, named: dict[str, Any]) -> dict[str, Any]:
        try:
            model = self._model.model_validate(named)
        except ValidationError as error:
            raise _refusal(self.name, error) from error
        return {name: getattr(model, name) for name in type(model).model_fields}

    @cached_property
    def _signature(self) -> inspect.Signature:
        """The signature without the state."""
        full = inspect.signature(self._function)
        return full.replace(parameters=list(full.parameters.values())[1:])

    @cached_property
    def _model(self) -> type[BaseModel]:
        """A model with one field for each argument."""
        hints = get_type_hints(self._function, include_extras=True)
        fields: dict[str, Any] = {
            name: (hints[name], ... if parameter.default is inspect.Parameter.empty else parameter.default)
            for name, parameter in self._signature.parameters.items()
        }
        return create_model(f"Arguments of {self.name}", __config__=ConfigDict(extra="forbid"), **fields)


def act(name: str, describe: Callable[..., Text]) -> Callable[[Callable[Concatenate[GameState, P], GameState]], Act[P]]:
    """Register a function as the act `name`; `describe` takes the same arguments and names it for the undo list."""

    def register(function: Callable[Concatenate[GameState, P], GameState]) -> Act[P]:
        if name in _ACTS:
            message = f"there are two acts called {name!r}"
            raise ValueError(message)
        made = Act(name, function, describe)
        _ACTS[name] = made
        return made

    return register


@cache
def all_acts() -> Mapping[str, Act[Any]]:
    """Every act by its name; imports all modules of this package."""
    for module in modules_in("battlemap.operations"):
        importlib.import_module(module)
    return _ACTS


def _refusal(name: str, error: ValidationError) -> InvalidValueError:
    """The first thing wrong with the arguments, with its place and value."""
    first = error.errors(include_url=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    text = QT_TRANSLATE_NOOP("Errors", "{act} does not take {value} for {place}: {reason}")
    return InvalidValueError(
        text.filled(act=name, place=place, value=repr(first["input"])[:80], reason=value_reason(first))
    )
