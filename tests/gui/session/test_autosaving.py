"""Snapshots of unsaved work."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from battlemap.errors import BattlemapError
from battlemap.gui.session import Session
from battlemap.gui.session.autosaving import DELAY
from battlemap.operations.maps import new_map, set_title
from tests.gui.answers import answered, choose_file


def snapshots_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*.battlemap") if "discarded" not in path.parts]


def change(session: Session, title: str = "Changed") -> None:
    session.document.run(set_title, title)


def stored(qtbot: QtBot, session: Session) -> None:
    """Write the snapshot that is due, now."""
    with qtbot.waitSignal(session.autosaver.stored):
        session.autosaver.timer.timeout.emit()


def test_a_change_starts_the_clock_and_further_ones_do_not_put_it_off(session: Session) -> None:
    timer = session.autosaver.timer
    assert not timer.isActive()
    change(session)
    assert timer.isActive()
    assert timer.interval() == DELAY == 30_000
    started = timer.timerId()
    change(session, "Once more")
    assert timer.timerId() == started


def test_when_it_is_due_a_snapshot_lies_in_the_folder(qtbot: QtBot, session: Session, snapshots: Path) -> None:
    change(session)
    stored(qtbot, session)
    assert len(snapshots_in(snapshots)) == 1


def test_after_undoing_everything_there_is_nothing_to_store(session: Session, snapshots: Path) -> None:
    change(session)
    session.document.history.undo()
    session.autosaver.store()
    session.autosaver.finish()
    assert not snapshots_in(snapshots)


def test_saving_makes_the_snapshots_superfluous(
    qtbot: QtBot, session: Session, snapshots: Path, tmp_path: Path
) -> None:
    change(session)
    stored(qtbot, session)
    with answered(QFileDialog, choose_file(tmp_path / "a.battlemap")):
        session.save()
    session.autosaver.finish()
    assert not snapshots_in(snapshots)


def test_leaving_the_map_on_purpose_does_too(qtbot: QtBot, session: Session, snapshots: Path) -> None:
    change(session)
    stored(qtbot, session)
    session.new(new_map())
    session.autosaver.finish()
    assert not snapshots_in(snapshots)


def test_a_folder_that_cannot_be_written_is_told(qtbot: QtBot, session: Session, snapshots: Path) -> None:
    snapshots.write_bytes(b"a file where a folder belongs")
    change(session)
    with qtbot.waitSignal(session.notice) as notice:
        session.autosaver.store()
    assert isinstance(notice.args, list)
    assert not isinstance(notice.args[0], BattlemapError)
