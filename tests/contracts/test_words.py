"""Names tell the role, checks are not switched off, and the project speaks of nothing but itself."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest

from tests.contracts.sources import ROOT, named, nodes, package_files, python_files, text_of

EMPTY_WORDS = {"util", "utils", "misc", "manager", "managers", "helper", "helpers", "common"}
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")

FOREIGN = {
    "a ticket number": re.compile(r"\b(issue|ticket)\s+#?[0-9]", re.IGNORECASE),
    "who worked on it": re.compile(r"\bsub-?agents?\b|\bhelper-[0-9a-z]", re.IGNORECASE),
    "a folder of the workplace": re.compile(r"(?<!\.\./)\bshared[/]|/work[/]|/tmp[/]notes"),
}
SHARED_OUTSIDE = re.compile(r"\.\./shared[/]")


@pytest.mark.parametrize("path", package_files(), ids=named)
def test_names_say_what_a_thing_is_for(path: Path) -> None:
    classes = [node.name for node in nodes(path) if isinstance(node, ast.ClassDef)]
    words = {word.lower() for name in (*classes, *path.parts[-2:]) for word in WORD.findall(name)}
    assert not words & EMPTY_WORDS


def test_type_checks_are_never_switched_off() -> None:
    ignore = re.compile(r"#\s*type:\s*ignore")
    assert not [named(path) for path in python_files() if ignore.search(text_of(path))]


def test_a_lint_rule_is_switched_off_only_by_name_and_with_a_reason() -> None:
    comment = re.compile(r"#\s*noqa\b(.*)")
    reasoned = re.compile(r": [A-Z]+[0-9]+(, ?[A-Z]+[0-9]+)* +[-–#(] *\w.*")
    wrong = [
        f"{named(path)}: {found[0]}"
        for path in python_files()
        for found in comment.finditer(text_of(path))
        if not reasoned.fullmatch(found[1])
    ]
    assert not wrong


@pytest.mark.parametrize("what", FOREIGN)
def test_the_project_speaks_of_itself_alone(what: str) -> None:
    found = [f"{named(path)}: {match[0]!r}" for path in _text_files() for match in _matches(FOREIGN[what], path)]
    assert not found


def test_only_tests_reach_outside_the_checkout() -> None:
    wrong = [path for path in _text_files() if _matches(SHARED_OUTSIDE, path) and "tests" not in path.parts]
    assert not [named(path) for path in wrong]


def _matches(pattern: re.Pattern[str], path: Path) -> list[re.Match[str]]:
    return list(pattern.finditer(path.read_text(encoding="utf-8", errors="replace")))


def _text_files() -> list[Path]:
    """The files of the project that people read."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    kinds = {".py", ".md", ".toml", ".ts", ".svg", ".txt", ""}
    files = (ROOT / name for name in listed.stdout.split("\0") if name)
    return [path for path in files if path.suffix in kinds and path.is_file()]
