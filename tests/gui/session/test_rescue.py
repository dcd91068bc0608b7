"""Going on with a map whose program was killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from battlemap.gui.dialogs.recovery_dialog import RecoveryDialog
from battlemap.gui.session import Session
from tests.gui.answers import Act, answered, click, press_escape

DYING = """
import sys, time
from pathlib import Path
from battlemap.files.autosave import Autosave
from battlemap.operations.maps import new_map
autosave = Autosave(Path(sys.argv[1]))
for number, title in enumerate(sys.argv[2:]):
    autosave.store(f"map {number}", new_map(title=title), {}, Path("/maps/lost.battlemap"))
print("stored", flush=True)
time.sleep(60)
"""


def die(snapshots: Path, *titles: str) -> None:
    """A program that keeps snapshots of maps with these titles and is killed."""
    command = [sys.executable, "-c", DYING, str(snapshots), *titles]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == b"stored\n"
        os.kill(program.pid, signal.SIGKILL)


def test_without_a_crash_nothing_is_offered(session: Session) -> None:
    assert not session.rescue.offer()


def test_the_map_of_a_killed_program_can_be_restored(qtbot: QtBot, session: Session, snapshots: Path) -> None:
    die(snapshots, "Lost cellar")
    with answered(RecoveryDialog, click("Restore")):
        assert session.rescue.offer()
    assert session.document.state.settings.title == "Lost cellar"
    assert session.document.is_modified
    assert session.path == Path("/maps/lost.battlemap")


def test_a_restored_map_has_its_own_snapshot_at_once(session: Session, snapshots: Path) -> None:
    die(snapshots, "Lost cellar")
    with answered(RecoveryDialog, click("Restore")):
        session.rescue.offer()
    session.autosaver.finish()
    left = [path for path in snapshots.rglob("*.battlemap") if "discarded" not in path.parts]
    assert len(left) == 1


@pytest.mark.parametrize("answer", [press_escape, click("Later")], ids=["escape", "later"])
def test_later_means_at_the_next_start(session: Session, snapshots: Path, answer: Act[QWidget]) -> None:
    die(snapshots, "Lost cellar")
    before = session.document.state
    with answered(RecoveryDialog, answer):
        assert not session.rescue.offer()
    assert session.document.state is before
    with answered(RecoveryDialog, press_escape):
        session.rescue.offer()


def test_what_is_discarded_is_not_offered_again_but_kept_for_a_while(session: Session, snapshots: Path) -> None:
    die(snapshots, "Lost cellar")
    with answered(RecoveryDialog, click("Discard")):
        assert not session.rescue.offer()
    assert not session.rescue.offer()
    assert list((snapshots / "discarded").rglob("*.battlemap"))


def test_of_several_maps_one_is_chosen(session: Session, snapshots: Path) -> None:
    die(snapshots, "First", "Second")

    def choose_first(dialog: RecoveryDialog) -> None:
        row = next(row for row in range(dialog.list.count()) if "First" in dialog.list.item(row).text())
        dialog.list.setCurrentRow(row)
        click("Restore")(dialog)

    with answered(RecoveryDialog, choose_first):
        assert session.rescue.offer()
    assert session.document.state.settings.title == "First"


def test_a_snapshot_that_cannot_be_read_is_told(session: Session, snapshots: Path) -> None:
    from PySide6.QtWidgets import QMessageBox

    die(snapshots, "Lost cellar")

    def spoil(dialog: RecoveryDialog) -> None:
        for path in snapshots.rglob("*.battlemap"):
            path.write_bytes(b"spoiled")
        click("Restore")(dialog)

    with answered(QMessageBox, press_escape), answered(RecoveryDialog, spoil):
        assert not session.rescue.offer()
