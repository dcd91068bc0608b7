"""Every module that does something has its own test file, in the same place below `tests`."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.contracts.sources import PACKAGE, TESTS, FunctionNode, named, nodes, package_files


def test_every_module_with_behaviour_has_its_test_file() -> None:
    missing = [named(path) for path in package_files() if _does_something(path) and not _mirror(path).exists()]
    assert not missing


def test_a_protocol_needs_no_test_and_a_module_with_a_function_does() -> None:
    assert not _does_something(PACKAGE / "files" / "picture_reader.py")
    assert _does_something(PACKAGE / "geometry" / "distance.py")


def _mirror(path: Path) -> Path:
    """`battlemap/board/changes.py` is tested by `tests/board/test_changes.py`; a package by a file of its name."""
    place = path.relative_to(PACKAGE)
    if place.name == "__init__.py" and place.parent.name:
        place = place.parent
    return TESTS / place.parent / f"test_{place.stem.strip('_')}.py"


def _does_something(path: Path) -> bool:
    """Whether a function of the module has a body; declarations, models and protocols have none."""
    return any(_has_body(node) for node in nodes(path) if isinstance(node, FunctionNode))


def _has_body(function: FunctionNode) -> bool:
    return any(not _is_declaration(statement) for statement in function.body)


def _is_declaration(statement: ast.stmt) -> bool:
    """A docstring, `...` or `pass`."""
    return isinstance(statement, ast.Pass) or (
        isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    )
