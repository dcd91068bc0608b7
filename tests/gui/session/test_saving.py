"""Saving: to the map's own file, to another one, and what is asked before."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from battlemap.files.errors import SaveError
from battlemap.files.opening import open_map
from battlemap.gui.pictures import QtPictureReader
from battlemap.gui.session import Session, saving
from battlemap.operations.maps import set_title
from battlemap.text import QT_TRANSLATE_NOOP
from tests.gui.answers import answered, choose_file, click, press_escape


def saved_as(session: Session, path: Path) -> Path:
    """Save the map to a file for the first time."""
    with answered(QFileDialog, choose_file(path)):
        assert session.save()
    return path


def change(session: Session, title: str = "Changed") -> None:
    session.document.run(set_title, title)


def title_in(path: Path) -> str:
    return open_map(path, QtPictureReader()).state.settings.title


def test_a_map_without_a_file_asks_for_one(session: Session, tmp_path: Path) -> None:
    path = saved_as(session, tmp_path / "cellar")
    assert not path.exists()
    assert session.path == tmp_path / "cellar.battlemap"
    assert title_in(session.path) == "Cellar"
    assert session.saved_at is not None


def test_the_name_proposed_is_the_title(session: Session) -> None:
    with answered(QFileDialog, press_escape) as seen:
        assert not session.save()
    assert Path(seen[0].selectedFiles()[0]).name == "Cellar.battlemap"


def test_saving_again_asks_nothing(session: Session, tmp_path: Path) -> None:
    path = saved_as(session, tmp_path / "a.battlemap")
    change(session)
    assert session.document.is_modified
    assert session.save()
    assert not session.document.is_modified
    assert title_in(path) == "Changed"


def test_undoing_to_what_was_saved_leaves_nothing_to_save(session: Session, tmp_path: Path) -> None:
    saved_as(session, tmp_path / "a.battlemap")
    change(session)
    session.document.history.undo()
    assert not session.document.is_modified


def test_save_as_changes_the_file(session: Session, tmp_path: Path) -> None:
    first = saved_as(session, tmp_path / "a.battlemap")
    second = tmp_path / "b.battlemap"
    with answered(QFileDialog, choose_file(second)):
        assert session.save_as()
    assert session.path == second
    assert session.settings.recent_files == (str(second), str(first))


@pytest.mark.parametrize(("answer", "kept"), [("Overwrite", False), ("Cancel", True)])
def test_a_file_changed_by_another_program_is_asked_about(
    session: Session, tmp_path: Path, answer: str, kept: bool
) -> None:
    path = saved_as(session, tmp_path / "a.battlemap")
    path.write_bytes(b"by another program")
    change(session)
    with answered(QMessageBox, click(answer)):
        assert session.save() is not kept
    assert (path.read_bytes() == b"by another program") is kept
    assert session.document.is_modified is kept


def test_a_changed_file_can_be_left_and_another_one_written(session: Session, tmp_path: Path) -> None:
    path = saved_as(session, tmp_path / "a.battlemap")
    path.write_bytes(b"by another program")
    change(session)
    with answered(QFileDialog, choose_file(tmp_path / "b.battlemap")), answered(QMessageBox, click("Save as…")):
        assert session.save()
    assert path.read_bytes() == b"by another program"
    assert session.path == tmp_path / "b.battlemap"


def test_a_failed_save_says_so_and_the_map_stays_unsaved(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_as(session, tmp_path / "a.battlemap")
    before = path.read_bytes()
    change(session)

    def fail(path: Path, *_: object) -> None:
        raise SaveError(path, QT_TRANSLATE_NOOP("Tests", "The disk is full."))

    monkeypatch.setattr(saving, "save_map", fail)
    with answered(QMessageBox, press_escape) as seen:
        assert not session.save()
    assert "The disk is full." in seen[0].text()
    assert session.document.is_modified
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_written_offers_another_one(session: Session, tmp_path: Path) -> None:
    missing = tmp_path / "gone" / "a.battlemap"
    missing.parent.mkdir()
    saved_as(session, missing)
    change(session)
    missing.unlink()
    missing.parent.rmdir()
    with answered(QFileDialog, choose_file(tmp_path / "b.battlemap")), answered(QMessageBox, click("Save as…")):
        assert session.save()
    assert title_in(tmp_path / "b.battlemap") == "Changed"
