"""Files, classes and functions stay small; nothing is exempt."""

from __future__ import annotations

import ast

import pytest

from tests.contracts.sources import named, nodes, place, python_files, text_of

FILE_LINES = 400
CLASS_LINES = 250
FUNCTION_LINES = 40


def test_files_stay_small() -> None:
    lines = {named(path): text_of(path).count("\n") for path in python_files()}
    assert not {name: count for name, count in lines.items() if count > FILE_LINES}


@pytest.mark.parametrize(
    ("kinds", "limit"),
    [
        pytest.param((ast.ClassDef,), CLASS_LINES, id="classes"),
        pytest.param((ast.FunctionDef, ast.AsyncFunctionDef), FUNCTION_LINES, id="functions"),
    ],
)
def test_definitions_stay_small(kinds: tuple[type[ast.stmt], ...], limit: int) -> None:
    too_long = [
        f"{place(path, node)} {_lines(node)} lines"
        for path in python_files()
        for node in nodes(path)
        if isinstance(node, ast.stmt) and isinstance(node, kinds) and _lines(node) > limit
    ]
    assert not too_long


def _lines(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1
