"""The start decides between the command line and the window, and tells what lacks before anything aborts."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial

import pytest

from battlemap import __main__ as start
from battlemap import app, cli, system_libraries
from tests.contracts.sources import ROOT


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was started, with its arguments; nothing really starts."""
    calls: list[str] = []

    def record(who: str, arguments: list[str]) -> int:
        calls.append(f"{who} {' '.join(arguments)}")
        return 0

    monkeypatch.setattr(cli, "main", partial(record, "cli"))
    monkeypatch.setattr(app, "main", partial(record, "app"))
    return calls


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["--version"], ["check", "a.battlemap"], ["info"]])
def test_commands_go_to_the_command_line(arguments: list[str], called: list[str]) -> None:
    assert start.main(arguments) == 0
    assert called == [f"cli {' '.join(arguments)}"]


@pytest.mark.parametrize("arguments", [[], ["keller.battlemap"], ["./check"]])
def test_everything_else_opens_the_window(arguments: list[str], called: list[str]) -> None:
    assert start.main(arguments) == 0
    assert called == [f"app {' '.join(arguments)}"]


def test_ctrl_c_ends_the_program_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(arguments: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "main", interrupted)
    assert start.main(["--version"]) == start.INTERRUPTED


@pytest.mark.parametrize("arguments", [["check", "a.battlemap"], ["a.battlemap"]])
def test_missing_libraries_are_told_and_nothing_starts(
    arguments: list[str], called: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system_libraries, "_loads", lambda library: library != "libGL.so.1")
    monkeypatch.setattr(sys, "platform", "linux")
    assert start.main(arguments) == 1
    assert "apt-get install -y --no-install-recommends libgl1" in capsys.readouterr().err
    assert called == []


def test_help_needs_no_library(called: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_libraries, "_loads", lambda library: False)
    assert start.main(["--help"]) == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only X11 can be absent")
def test_without_a_screen_the_program_says_so_and_does_not_abort() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    done = subprocess.run(
        [sys.executable, "-m", "battlemap"],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 1
    assert "there is no screen" in done.stderr
    assert "Traceback" not in done.stderr
