"""The wheel works without the checkout: it starts, and finds its assets and sample maps."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.contracts.sources import ROOT

pytestmark = pytest.mark.wheel

IS_CI = os.environ.get("CI", "").lower() in ("1", "true")

WINDOW = """
import sys
from pathlib import Path
from PySide6.QtCore import QDeadlineTimer, QTimer
from battlemap import app

home = Path(sys.argv[1])
application = app.make_app()
program = app.Program(application, app.Places(home / "settings.ini", home / "snapshots", home / "log.txt"))
deadline = QDeadlineTimer(30_000)

def look():
    minis = len(program.workbench.document.state.board.tokens)
    if minis or deadline.hasExpired():
        print(program.window.windowTitle(), minis, program.window.grab().width())
        program.stop()

timer = QTimer()
timer.timeout.connect(look)
timer.start(20)
program.start()
sys.exit(application.exec())
"""
"""Starts the window as at the very first start and waits for the minis of the first sample map."""


def environment(home: Path) -> dict[str, str]:
    """A clean environment: no way to the checkout, a home of its own, no screen."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "XDG_", "VIRTUAL"))}
    return {**kept, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run a command away from the checkout."""
    return subprocess.run(
        [str(each) for each in command],
        cwd=cwd, env=environment(cwd), capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip


def out_of(*command: str | Path, cwd: Path) -> str:
    """What a command prints; it must end well and complain about nothing."""
    done = run(*command, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    out_of(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a fresh environment with the wheel and what it needs."""
    folder = tmp_path_factory.mktemp("installed")
    out_of(sys.executable, "-m", "venv", folder / "venv", cwd=folder)
    binaries = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    out_of(binaries / "python", "-m", "pip", "install", "-q", "--no-compile", "--no-deps", wheel, cwd=folder)
    done = run(binaries / "python", "-m", "pip", "install", "-q", "--no-compile", wheel, cwd=folder)
    if done.returncode != 0 and not IS_CI:
        pytest.skip(f"what the wheel needs cannot be fetched: {done.stderr.strip().splitlines()[-1]}")
    assert done.returncode == 0, done.stderr
    return binaries


def test_the_wheel_holds_assets_and_maps_and_nothing_for_developers(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert sum(name.startswith("battlemap/assets/minis/") for name in names) >= 12
    assert sum(name.startswith("battlemap/maps/") and name.endswith(".battlemap") for name in names) >= 2
    assert "battlemap/py.typed" in names
    assert any(name.endswith(".qm") for name in names)
    assert not [name for name in names if "tests/" in name or "drawing" in name or name.startswith(("assets", "maps"))]


def test_the_command_line_works(scripts: Path, tmp_path: Path) -> None:
    assert out_of(scripts / "battlemap", "--version", cwd=tmp_path).startswith("battlemap ")
    assert "render" in out_of(scripts / "battlemap", "--help", cwd=tmp_path)


def test_assets_and_sample_maps_are_found_and_sound(scripts: Path, tmp_path: Path) -> None:
    program = "from battlemap import resources as r; print(len(r.asset_names('minis')), *r.sample_maps(), sep='\\n')"
    minis, *maps = out_of(scripts / "python", "-c", program, cwd=tmp_path).splitlines()
    assert int(minis) >= 12
    assert len(maps) >= 2
    assert all(Path(each).is_relative_to(scripts.parent) for each in maps)
    assert out_of(scripts / "battlemap", "check", *maps, cwd=tmp_path) == ""


def test_a_sample_map_can_be_drawn(scripts: Path, tmp_path: Path) -> None:
    program = "from battlemap import resources; print(resources.sample_maps()[0])"
    sample = out_of(scripts / "python", "-c", program, cwd=tmp_path)
    out_of(scripts / "battlemap", "render", sample, "map.png", "--px-per-cell", "20", cwd=tmp_path)
    assert (tmp_path / "map.png").stat().st_size > 10_000


def test_the_window_starts_with_the_first_sample_map(scripts: Path, tmp_path: Path) -> None:
    *_, minis, width = out_of(scripts / "python", "-c", WINDOW, tmp_path / "home", cwd=tmp_path).split()
    assert int(minis) > 0
    assert int(width) > 300


def test_all_that_is_needed_is_named(scripts: Path, tmp_path: Path) -> None:
    assert out_of(scripts / "python", "-m", "pip", "check", cwd=tmp_path) == "No broken requirements found."
