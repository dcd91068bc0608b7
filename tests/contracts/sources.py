"""The project's own source files, parsed once, for tests that look at the code itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "battlemap"
TESTS = ROOT / "tests"
DRAWING = ROOT / "maps" / "drawing"

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def package_files() -> tuple[Path, ...]:
    """Every Python file of the program."""
    return tuple(sorted(PACKAGE.rglob("*.py")))


@cache
def python_files() -> tuple[Path, ...]:
    """Every Python file of the project: program, tests and the drawing of the sample maps."""
    return tuple(sorted([*package_files(), *TESTS.rglob("*.py"), *DRAWING.rglob("*.py")]))


def named(path: Path) -> str:
    """A file as a message calls it."""
    return path.relative_to(ROOT).as_posix()


def module_name(path: Path) -> str:
    """The dotted name of a module of the program."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def text_of(path: Path) -> str:
    """What is in the file."""
    return path.read_text(encoding="utf-8")


@cache
def tree_of(path: Path) -> ast.Module:
    """The file as a syntax tree."""
    return ast.parse(text_of(path), str(path))


def nodes(path: Path) -> Iterator[ast.AST]:
    """Every node of the file's syntax tree."""
    return ast.walk(tree_of(path))


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call in the file with the last part of what is called: `label.setText(…)` gives `setText`."""
    for node in nodes(path):
        if isinstance(node, ast.Call):
            yield called_name(node.func), node


def called_name(function: ast.expr) -> str:
    """The last part of the name of what is called; empty when it has none."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def place(path: Path, node: ast.expr | ast.stmt) -> str:
    """File and line of a node, for messages."""
    return f"{named(path)}:{node.lineno}"


def layer(path: Path) -> str:
    """The layer a module of the program belongs to: the first part of its name below the package."""
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")
