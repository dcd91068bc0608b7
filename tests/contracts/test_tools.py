"""The development tools find nothing, over the whole project and without exceptions."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.contracts.sources import ROOT

pytestmark = pytest.mark.tools

SCRIPTS = Path(sys.executable).parent


def assert_clean(*command: str) -> None:
    """Fail with what the tool says unless it is content."""
    program, *arguments = command
    done = subprocess.run(
        [str(SCRIPTS / program), *arguments], cwd=ROOT, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"


def test_ruff_finds_nothing_to_correct() -> None:
    assert_clean("ruff", "check", "--no-fix", ".")


def test_every_file_is_formatted() -> None:
    assert_clean("ruff", "format", "--check", ".")


def test_every_type_is_right() -> None:
    assert_clean("mypy")


def test_layers_look_down_only() -> None:
    assert_clean("lint-imports")
