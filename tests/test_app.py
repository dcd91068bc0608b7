"""The program as a whole: what it opens first, how it ends, and what it leaves behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap import app, resources
from battlemap.app import Places, Program
from battlemap.files.saving import save_map
from battlemap.gui import i18n
from battlemap.gui.dialogs.recovery_dialog import RecoveryDialog
from battlemap.gui.settings import Settings
from battlemap.operations.maps import new_map, set_title
from tests.gui.answers import answered, click, press_escape

PAINTED = """
import sys
from pathlib import Path
from battlemap import app
from PySide6.QtCore import QTimer
application = app.make_app()
program = app.Program(application, app._places(Path(sys.argv[1])))
program.window.show()
application.processEvents()
print(sorted({"numpy", "shapely"} & set(sys.modules)))
program.end()
"""


@pytest.fixture
def places(tmp_path: Path) -> Places:
    home = tmp_path / "home"
    return Places(home / "settings.ini", home / "snapshots", home / "log.txt")


@contextmanager
def running(qtbot: QtBot, places: Places, file: Path | None = None) -> Iterator[Program]:
    """A program that has been started and has opened its first map."""
    application = app.make_app()
    program = Program(application, places)
    program.start(file)
    qtbot.waitUntil(lambda: program.has_begun and not program.session.is_busy)
    try:
        yield program
    finally:
        program.end()
        i18n.remove(application)
        application.setStyleSheet("")


def used(places: Places) -> Settings:
    """The settings of a program that has been started before."""
    settings = Settings(places.settings)
    settings.first_start = False
    settings.language = "en"
    settings.save()
    return settings


def write(path: Path, title: str = "Tower") -> Path:
    save_map(path, new_map(5, 4, title=title), {})
    return path


def test_the_very_first_start_shows_the_alley_with_a_hint(qtbot: QtBot, places: Places) -> None:
    with running(qtbot, places) as program:
        assert program.session.path is None
        assert len(program.workbench.document.state.board.tokens) > 3
        assert program.window.banner.isVisible()
        assert not program.settings.first_start
    assert any(path.stem == app.FIRST_SAMPLE for path in resources.sample_maps())


def test_a_file_that_was_named_is_opened(qtbot: QtBot, places: Places, tmp_path: Path) -> None:
    used(places)
    path = write(tmp_path / "tower.battlemap")
    with running(qtbot, places, path) as program:
        assert program.session.path == path
        assert not program.window.banner.isVisible()


def test_the_last_map_is_opened_again(qtbot: QtBot, places: Places, tmp_path: Path) -> None:
    settings = used(places)
    settings.last_map = str(write(tmp_path / "tower.battlemap"))
    settings.save()
    with running(qtbot, places) as program:
        assert program.session.title == "tower.battlemap"


def test_a_last_map_that_is_gone_is_not_missed(qtbot: QtBot, places: Places) -> None:
    settings = used(places)
    settings.last_map = "/gone/tower.battlemap"
    settings.save()
    with running(qtbot, places) as program:
        assert program.session.path is None
        assert program.workbench.document.state.board.tokens == ()


def test_a_killed_program_is_offered_for_rescue_at_the_next_start(qtbot: QtBot, places: Places) -> None:
    used(places)
    kill_after_a_change(places)
    with answered(RecoveryDialog, click("Restore")), running(qtbot, places) as program:
        assert program.workbench.document.state.settings.title == "Unsaved"
        assert program.workbench.document.is_modified


def test_while_a_program_runs_its_work_is_not_offered_to_another(qtbot: QtBot, places: Places) -> None:
    used(places)
    with running(qtbot, places) as first:
        first.workbench.document.run(set_title, "Mine")
        with qtbot.waitSignal(first.session.autosaver.stored):
            first.session.autosaver.store()
        with running_beside(places) as answer:
            assert answer == "nothing to rescue"


def test_a_refused_rescue_is_offered_again(qtbot: QtBot, places: Places) -> None:
    used(places)
    kill_after_a_change(places)
    with answered(RecoveryDialog, press_escape), running(qtbot, places) as program:
        assert not program.workbench.document.is_modified


KILLED = """
import os, signal, sys
from pathlib import Path
from battlemap import app
from battlemap.operations.maps import set_title
application = app.make_app()
program = app.Program(application, app._places(Path(sys.argv[1])))
program.window.show()
program.workbench.document.run(set_title, "Unsaved")
program.session.autosaver.stored.connect(lambda: os.kill(os.getpid(), signal.SIGKILL))
program.session.autosaver.store()
application.exec()
"""

BESIDE = """
import sys
from pathlib import Path
from battlemap.files.autosave import Autosave
print("something" if Autosave(Path(sys.argv[1])).orphans() else "nothing to rescue")
"""


def kill_after_a_change(places: Places) -> None:
    """A program that is killed thirty seconds after a change, as far as it can tell."""
    done = subprocess.run([sys.executable, "-c", KILLED, str(places.settings.parent)], check=False)
    assert done.returncode == -signal.SIGKILL


@contextmanager
def running_beside(places: Places) -> Iterator[str]:
    """What another process finds to rescue."""
    command = [sys.executable, "-c", BESIDE, str(places.snapshots)]
    yield subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@contextmanager
def started(places: Places, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The program as a user starts it."""
    command = [sys.executable, "-m", "battlemap", "--home", str(places.settings.parent), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_cleanly(qtbot: QtBot, places: Places, number: signal.Signals) -> None:
    with started(places) as process:
        qtbot.waitUntil(lambda: "start" in _text(places.log), timeout=20_000)
        os.kill(process.pid, number)
        assert process.wait(10) == 0
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()


def _text(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


def test_a_wrong_call_is_told_in_a_line(places: Places) -> None:
    with started(places, "one.battlemap", "two.battlemap") as process:
        assert process.wait(20) == 2


def test_nothing_heavy_is_loaded_before_the_first_paint(places: Places) -> None:
    command = [sys.executable, "-c", PAINTED, str(places.settings.parent)]
    assert subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip() == "[]"


def test_ctrl_c_keeps_what_is_unsaved_for_the_next_start(qtbot: QtBot, places: Places) -> None:
    used(places)
    with running(qtbot, places) as program:
        program.workbench.document.run(set_title, "Unsaved")
        program.stop()
        program.session.autosaver.finish()
        assert list(places.snapshots.rglob("*.battlemap"))


def test_the_application_has_its_names_and_icon(qapp: QApplication) -> None:
    application = app.make_app()
    assert (application.applicationName(), application.organizationName()) == ("Battlemap", "Battlemap")
    assert not application.windowIcon().isNull()
