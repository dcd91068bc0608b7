"""Finding kinds by looking into a package: one kind, one module, one well-known name in it."""

from __future__ import annotations

import importlib
import pkgutil


def modules_in(package: str) -> tuple[str, ...]:
    """The full names of the modules and packages directly inside `package`, in alphabetical order."""
    found = importlib.import_module(package)
    return tuple(sorted(f"{package}.{module.name}" for module in pkgutil.iter_modules(found.__path__)))


def discover(package: str, name: str) -> tuple[object, ...]:
    """What each module of `package` calls `name`, in alphabetical order of the modules.

    Raises `AttributeError` when a module does not define it: a file in such a package is a kind.
    """
    return tuple(getattr(importlib.import_module(module), name) for module in modules_in(package))
