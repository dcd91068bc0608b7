"""Saving: to the map's own file, to another one, and what is asked before."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from battlemap.files.errors import SaveError
from battlemap.files.opening import open_map
from battlemap.gui.pictures import QtPictureReader
from battlemap.gui.session import Session, saving
from battlemap.gui.session.questions import Questions
from battlemap.gui.session.saving import Saving
from battlemap.gui.session.source import Source, stamp
from battlemap.gui.settings import Settings
from battlemap.operations.maps import set_title
from battlemap.text import QT_TRANSLATE_NOOP
from tests.files.archives import text, zipped
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


BROKEN = zipped(text(walls=[{"id": "w1"}]))


@pytest.mark.parametrize("back", ["a.battlemap", "folder/../a.battlemap", "link.battlemap"])
@pytest.mark.parametrize("opened_as", ["a.battlemap", "folder/../a.battlemap", "link.battlemap"])
def test_a_damaged_original_is_kept_by_whatever_name_and_way_it_is_overwritten(
    session: Session, tmp_path: Path, opened_as: str, back: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "a.battlemap").write_bytes(BROKEN)
    (tmp_path / "link.battlemap").symlink_to("a.battlemap")
    loaded = open_map(tmp_path / opened_as, QtPictureReader())
    start = Source(tmp_path / opened_as, stamp(tmp_path / opened_as), loaded.members, loaded.keep_as)
    writer = Saving(session.document, session.settings, Answers([tmp_path / "b.battlemap", tmp_path / back]))
    writer.start_with(start)
    assert writer.save_as()
    assert not list(tmp_path.glob("*.bak"))
    assert writer.save_as()
    (kept,) = tmp_path.glob("*.bak")
    assert kept.read_bytes() == BROKEN


class Answers(Questions):
    """Names one file after another."""

    def __init__(self, paths: list[Path]) -> None:
        super().__init__(Settings(paths[0].with_suffix(".ini")))
        self._paths = paths

    def file_to_save(self, name: str) -> Path | None:
        del name
        return self._paths.pop(0)
