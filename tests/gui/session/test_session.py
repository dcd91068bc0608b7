"""Opening, making and leaving maps."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from battlemap.files.saving import save_map
from battlemap.gui.dialogs.open_error_dialog import OpenErrorDialog
from battlemap.gui.dialogs.unsaved_dialog import UnsavedDialog
from battlemap.gui.document import Beginning
from battlemap.gui.session import Session
from battlemap.operations.maps import new_map, set_title
from tests.gui.answers import answered, choose_file, click, press_escape

SHARED = Path("../shared/maps")


def write(path: Path, title: str = "Tower", columns: int = 5) -> Path:
    """A map file."""
    save_map(path, new_map(columns, 4, title=title), {})
    return path


def opened(qtbot: QtBot, session: Session, path: Path) -> None:
    """Open a file and wait until it is there."""
    session.open_path(path)
    qtbot.waitUntil(lambda: not session.is_busy)


def change(session: Session) -> None:
    """Change the map so that there is something to save."""
    session.document.run(set_title, "Changed")


def test_a_map_is_read_off_the_thread_of_the_window(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    path = write(tmp_path / "tower.battlemap")
    with qtbot.waitSignal(session.busy_changed):
        session.open_path(path)
    assert session.document.state.board.columns == 24
    qtbot.waitUntil(lambda: session.document.state.board.columns == 5)
    assert session.path == path
    assert session.title == "tower.battlemap"
    assert not session.document.is_modified


def test_an_opened_map_is_remembered(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    path = write(tmp_path / "tower.battlemap")
    opened(qtbot, session, path)
    assert session.settings.recent_files == (str(path),)
    assert session.settings.last_map == str(path)


def test_of_two_files_asked_for_at_once_the_last_is_shown(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    session.open_path(write(tmp_path / "first.battlemap", columns=5))
    session.open_path(write(tmp_path / "second.battlemap", columns=7))
    qtbot.waitUntil(lambda: not session.is_busy)
    assert session.document.state.board.columns == 7
    assert session.title == "second.battlemap"


def test_a_sample_opens_as_an_untitled_copy(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    session.open_sample(write(tmp_path / "alley.battlemap", title="Alley"))
    qtbot.waitUntil(lambda: not session.is_busy)
    assert session.path is None
    assert session.title == "Alley"
    assert session.settings.recent_files == ()


def test_a_new_map_has_no_file(session: Session) -> None:
    session.new(new_map(6, 6))
    assert session.path is None
    assert session.title == "Untitled map"
    assert not session.document.is_modified


def test_the_history_knows_how_a_map_began(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    path = write(tmp_path / "tower.battlemap")
    opened(qtbot, session, path)
    assert (session.document.beginning, session.document.in_file) == (Beginning.OPENED, True)
    session.open_sample(path)
    qtbot.waitUntil(lambda: not session.is_busy)
    assert (session.document.beginning, session.document.in_file) == (Beginning.NEW, False)
    session.document.mark_saved(session.document.state)
    assert session.document.in_file


def test_a_foreign_map_is_not_written_back_to_its_file(qtbot: QtBot, session: Session) -> None:
    path = SHARED / "campsite.dd2vtt"
    if not path.exists():
        pytest.skip("the real maps are not here")
    opened(qtbot, session, path)
    assert session.path == path
    with answered(QFileDialog, press_escape) as seen:
        assert not session.save()
    assert Path(seen[0].selectedFiles()[0]).name == "campsite.battlemap"


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04 broken", b"\x00\xff" * 50], ids=["empty", "broken zip", "binary"])
def test_what_cannot_be_read_is_told_and_the_map_stays(
    qtbot: QtBot, session: Session, tmp_path: Path, data: bytes
) -> None:
    before = session.document.state
    path = tmp_path / "bad.battlemap"
    path.write_bytes(data)
    with answered(OpenErrorDialog, click("Close")) as seen:
        opened(qtbot, session, path)
        qtbot.waitUntil(lambda: bool(seen))
    assert "bad.battlemap" in seen[0].text()
    assert session.document.state is before


def test_a_file_that_is_gone_leaves_the_recent_files(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    session.settings.remember_file(tmp_path / "gone.battlemap")
    with answered(OpenErrorDialog, press_escape):
        session.open_path(tmp_path / "gone.battlemap")
    assert session.settings.recent_files == ()


def test_another_file_can_be_chosen_after_a_bad_one(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    bad, good = tmp_path / "bad.battlemap", write(tmp_path / "good.battlemap")
    bad.write_bytes(b"no map")
    with answered(QFileDialog, choose_file(good)), answered(OpenErrorDialog, click("Open another…")) as seen:
        session.open_path(bad)
        qtbot.waitUntil(lambda: bool(seen) and not session.is_busy)
    assert session.path == good


def test_a_map_is_chosen_in_a_dialog(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    path = write(tmp_path / "tower.battlemap")
    with answered(QFileDialog, choose_file(path)):
        session.open()
    qtbot.waitUntil(lambda: not session.is_busy)
    assert session.path == path


def test_a_dialog_that_is_cancelled_opens_nothing(session: Session) -> None:
    with answered(QFileDialog, press_escape):
        session.open()
    assert not session.is_busy


def test_nothing_is_asked_when_there_is_nothing_to_save(session: Session) -> None:
    assert session.may_leave()


@pytest.mark.parametrize(("answer", "leaves"), [("Don’t save", True), ("Cancel", False)])
def test_unsaved_changes_are_asked_about(session: Session, answer: str, leaves: bool) -> None:
    change(session)
    with answered(UnsavedDialog, click(answer)):
        assert session.may_leave() is leaves


def test_saving_first_may_leave_too(session: Session, tmp_path: Path) -> None:
    session.new(new_map())
    change(session)
    path = tmp_path / "kept.battlemap"
    with answered(QFileDialog, choose_file(path)), answered(UnsavedDialog, click("Save")):
        assert session.may_leave()
    assert path.exists()


def test_cancelling_keeps_the_map_that_is_open(session: Session, tmp_path: Path) -> None:
    change(session)
    before = session.document.state
    with answered(UnsavedDialog, press_escape):
        session.open_path(write(tmp_path / "tower.battlemap"))
    assert not session.is_busy
    assert session.document.state is before


def test_a_change_made_while_a_file_is_read_is_asked_about(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    session.open_path(write(tmp_path / "tower.battlemap"))
    change(session)
    with answered(UnsavedDialog, press_escape) as seen:
        qtbot.waitUntil(lambda: bool(seen))
    assert session.document.state.settings.title == "Changed"


def test_an_untitled_map_is_not_the_last_map(session: Session) -> None:
    session.settings.last_map = "/old"
    session.close()
    assert session.settings.last_map == ""


def test_a_map_with_faults_opens_with_its_problems(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    path = tmp_path / "odd.uvtt"
    path.write_text(
        '{"format": 0.3, "resolution": {"map_size": {"x": 4, "y": 4}, "pixels_per_grid": 10},'
        ' "line_of_sight": [[{"x": 0, "y": 0}, {"x": "wrong", "y": 1}], [{"x": 0, "y": 0}, {"x": 2, "y": 2}]]}'
    )
    with qtbot.waitSignal(session.problems_found) as notice:
        session.open_path(path)
    assert session.problems
    assert "odd.uvtt" in str(notice.args[0])
