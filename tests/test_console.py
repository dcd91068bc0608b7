"""The outputs of a command may be closed or full, and Ctrl+C may come at any moment."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from battlemap import console
from battlemap.files.saving import save_map
from tests.builders import a_map, a_mini

Output = pytest.CaptureFixture[str]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A map with a mini."""
    path = tmp_path / "alley.battlemap"
    save_map(path, a_map(a_mini("Orc", "C3")), {})
    return path


needs_shell = pytest.mark.skipif(os.name == "nt", reason="needs a Unix shell")


def in_shell(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A command of a shell in which `battlemap` is the program."""
    program = f'battlemap() {{ "{sys.executable}" -m battlemap "$@"; }}; cd "{folder}"; '
    root = Path(console.__file__).parents[1]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.run(
        ["/bin/sh", "-c", program + command],
        capture_output=True, text=True, check=False, env={**environment, "PYTHONPATH": str(root)},
    )  # fmt: skip


@needs_shell
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("command", ["info map.battlemap", "info map.battlemap --json", "--version", "--help"])
def test_a_full_output_is_one_line(command: str, saved: Path) -> None:
    done = in_shell(f"battlemap {command.replace('map.', 'alley.')} > /dev/full", saved.parent)
    assert (done.returncode, done.stderr) == (1, "standard output: The disk is full.\n")


@needs_shell
def test_complaints_never_go_to_standard_output(tmp_path: Path) -> None:
    done = in_shell("battlemap info nothing.battlemap 2>&-", tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "")


@needs_shell
@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-", "<&- >&- 2>&-"])
def test_closed_outputs_are_no_trouble(closed: str, saved: Path) -> None:
    done = in_shell(f"battlemap convert alley.battlemap out.uvtt {closed} && cat out.uvtt", saved.parent)
    assert done.returncode == 0
    assert '"format"' in done.stdout
    assert "no place" not in done.stdout


def test_an_interrupt_counts_at_the_end_and_only_once() -> None:
    done: list[str] = []

    def work() -> None:
        with console.interrupts_deferred():
            signal.raise_signal(signal.SIGINT)
            signal.raise_signal(signal.SIGINT)
            done.append("whole")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["whole"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_an_interrupt_that_is_ignored_or_watched_stays_so() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with console.interrupts_deferred():
            assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
            signal.raise_signal(signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, before)


INTERRUPTED_AT = """
import signal, sys
class Noticing:
    def find_spec(self, name, *rest):
        if name == {name!r}:
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, Noticing())
from battlemap.__main__ import run
run()
"""


@pytest.mark.parametrize("name", ["battlemap.cli", "shiboken6", "PySide6.QtCore", "PySide6.QtWidgets"])
@pytest.mark.parametrize("command", [["render", "alley.battlemap", "out.png"], []])
def test_ctrl_c_while_the_program_is_loading_ends_it_quietly(name: str, command: list[str], saved: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_AT.format(name=name), *command],
        capture_output=True, text=True, check=False, cwd=saved.parent, timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path(console.__file__).parents[1])},
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
    assert not (saved.parent / "out.png").exists()


def test_lines_are_printed_where_they_belong(capsys: Output) -> None:
    console.say("one\x1b")
    console.complain("two\n")
    assert capsys.readouterr() == ("one\\x1b\n", "two\\n\n")
