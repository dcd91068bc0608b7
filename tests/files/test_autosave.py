"""Unsaved work survives the program that held it; nothing is offered while that program lives."""

from __future__ import annotations

import os
import shutil
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from battlemap.board.entities.picture import MapPicture
from battlemap.files import autosave
from battlemap.files.autosave import GENERATIONS, Autosave, Recovery
from battlemap.files.errors import MapFileError, SaveError
from battlemap.files.picture_store import picture_id
from battlemap.operations import maps
from battlemap.state import GameState
from tests.builders import a_map
from tests.files.archives import text, zipped
from tests.files.pictures import png
from tests.files.privileges import forked
from tests.files.test_members import moved_to

PICTURE = png()
ID = picture_id(PICTURE)
WITH_PICTURE = a_map(picture=MapPicture(picture=ID, pixel_width=40, pixel_height=30, width=4.0, height=3.0))

needs_fork = pytest.mark.skipif(os.name == "nt", reason="needs a process that can be forked")


def titled(title: str) -> GameState:
    return maps.new_map(title=title)


def died_after(work: Callable[[], None]) -> None:
    """Do `work` in a process that is killed then."""
    reading, writing = os.pipe()
    child = forked()
    if child == 0:
        try:
            work()
        finally:
            os.write(writing, b"x")
            signal.pause()
    assert os.read(reading, 1) == b"x"
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(reading)
    os.close(writing)


def left_behind(folder: Path, state: GameState, key: str = "doc", source: Path | None = None) -> None:
    died_after(lambda: Autosave(folder).store(key, state, {ID: PICTURE}, source))


def only(folder: Path) -> tuple[Autosave, Recovery]:
    store = Autosave(folder)
    (recovery,) = store.orphans()
    return store, recovery


def files(folder: Path, pattern: str) -> list[str]:
    return sorted(path.name for path in folder.rglob(pattern))


def test_five_snapshots_are_kept(tmp_path: Path) -> None:
    store = Autosave(tmp_path)
    for number in range(8):
        store.store("doc", titled(str(number)), {}, None)
    assert len(files(tmp_path, "*.battlemap")) == GENERATIONS == 5
    assert files(tmp_path, "*.battlemap")[-1] == "00000008.battlemap"


def test_a_picture_is_written_once(tmp_path: Path) -> None:
    store = Autosave(tmp_path)
    store.store("doc", WITH_PICTURE, {ID: PICTURE}, None)
    (picture,) = tmp_path.rglob(ID)
    before = picture.stat().st_mtime_ns, picture.stat().st_ino
    store.store("doc", WITH_PICTURE, {ID: PICTURE}, None)
    assert (picture.stat().st_mtime_ns, picture.stat().st_ino) == before
    assert all(path.stat().st_size < 5_000 for path in tmp_path.rglob("*.battlemap"))


def test_a_living_document_is_not_offered(tmp_path: Path) -> None:
    store = Autosave(tmp_path)
    store.store("doc", titled("x"), {}, None)
    assert store.orphans() == ()
    assert Autosave(tmp_path).orphans() == ()


def test_a_document_closed_on_purpose_leaves_nothing(tmp_path: Path) -> None:
    store = Autosave(tmp_path)
    store.store("doc", titled("x"), {}, None)
    store.release("doc")
    store.release("never stored")
    assert list(tmp_path.iterdir()) == []


def test_no_folder_yet_means_nothing_to_offer(tmp_path: Path) -> None:
    assert Autosave(tmp_path / "missing").orphans() == ()


@needs_fork
def test_the_work_of_a_dead_process_is_offered_and_whole(tmp_path: Path) -> None:
    left_behind(tmp_path, WITH_PICTURE, source=Path("/maps/alley.battlemap"))
    store, recovery = only(tmp_path)
    assert (recovery.key, recovery.source, recovery.title) == ("doc", Path("/maps/alley.battlemap"), "alley")
    assert abs(datetime.now(UTC) - recovery.time) < timedelta(minutes=1)
    loaded = store.load(recovery)
    assert loaded.state == WITH_PICTURE
    assert loaded.pictures == {ID: PICTURE}
    assert loaded.members == {}
    assert not loaded.problems


@needs_fork
def test_what_the_document_began_with_comes_back_too(tmp_path: Path) -> None:
    def work() -> None:
        Autosave(tmp_path).store("doc", titled("x"), {}, None, members={"later": b"1"}, keep_as=".v1.bak")

    died_after(work)
    store, recovery = only(tmp_path)
    loaded = store.load(recovery)
    assert (loaded.members, loaded.keep_as) == ({"later": b"1"}, ".v1.bak")


@needs_fork
def test_the_newest_is_offered_first_and_to_one_process_only(tmp_path: Path) -> None:
    left_behind(tmp_path, titled("older"), key="one")
    left_behind(tmp_path, titled("newer"), key="two")
    store = Autosave(tmp_path)
    assert [recovery.title for recovery in store.orphans()] == ["newer", "older"]
    assert len(store.orphans()) == 2
    assert Autosave(tmp_path).orphans() == ()


@needs_fork
def test_a_damaged_snapshot_gives_way_to_the_one_before(tmp_path: Path) -> None:
    def work() -> None:
        store = Autosave(tmp_path)
        store.store("doc", titled("first"), {}, None)
        store.store("doc", titled("second"), {}, None)

    died_after(work)
    newest = max(tmp_path.rglob("*.battlemap"))
    newest.write_bytes(newest.read_bytes()[:50])
    store, recovery = only(tmp_path)
    assert recovery.title == "first"
    assert store.load(recovery).state == titled("first")


@needs_fork
def test_snapshots_lost_meanwhile_are_one_clear_line(tmp_path: Path) -> None:
    left_behind(tmp_path, titled("x"))
    store, recovery = only(tmp_path)
    recovery.path.write_bytes(b"PK broken")
    with pytest.raises(MapFileError, match="damaged"):
        store.load(recovery)
    recovery.path.unlink()
    with pytest.raises(MapFileError, match="no snapshot any more"):
        store.load(recovery)


@needs_fork
def test_a_recovered_document_goes_on_under_its_key(tmp_path: Path) -> None:
    left_behind(tmp_path, titled("x"))
    store, recovery = only(tmp_path)
    store.store(recovery.key, titled("y"), {}, None)
    assert len(files(tmp_path, "*.battlemap")) == 2
    assert store.orphans() == ()


@needs_fork
def test_a_discarded_recovery_is_kept_for_a_month(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left_behind(tmp_path, titled("x"))
    store, recovery = only(tmp_path)
    store.discard(recovery)
    store.discard(recovery)
    assert store.orphans() == ()
    assert len(files(tmp_path / "discarded", "*.battlemap")) == 1
    later = time.time_ns() + 31 * 86_400 * 10**9
    monkeypatch.setattr(time, "time_ns", lambda: later)
    Autosave(tmp_path).orphans()
    assert files(tmp_path / "discarded", "*") == []


@needs_fork
def test_a_folder_without_a_snapshot_is_removed(tmp_path: Path) -> None:
    left_behind(tmp_path, titled("x"))
    next(tmp_path.rglob("*.battlemap")).unlink()
    assert Autosave(tmp_path).orphans() == ()
    assert list(tmp_path.iterdir()) == []


def test_a_document_of_another_process_is_not_overwritten(tmp_path: Path) -> None:
    mine = Autosave(tmp_path)
    mine.store("doc", titled("mine"), {}, None)
    with pytest.raises(SaveError, match="Another program"):
        Autosave(tmp_path).store("doc", titled("yours"), {}, None)


def test_several_threads_may_store_at_once(tmp_path: Path) -> None:
    store = Autosave(tmp_path)
    with ThreadPoolExecutor(8) as pool:
        for number in range(24):
            pool.submit(store.store, f"doc {number % 3}", WITH_PICTURE, {ID: PICTURE}, None)
    assert len(files(tmp_path, "*.battlemap")) == 3 * GENERATIONS


def test_a_folder_that_cannot_be_made_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SaveError, match="not a folder"):
        Autosave(tmp_path / "file").store("doc", titled("x"), {}, None)


def test_names_no_text_can_hold_do_not_stop_a_snapshot(tmp_path: Path) -> None:
    Autosave(tmp_path).store("doc \udcff", titled("x"), {}, Path("half\udcff.battlemap"))
    assert files(tmp_path, "*.battlemap")


def snapshot(about: bytes) -> bytes:
    return zipped(text(), {"autosave.json": about})


def _fifo(path: Path) -> None:
    os.mkfifo(path)


BROKEN: dict[str, Callable[[Path], object]] = {
    "nothing": Path.touch,
    "a folder": Path.mkdir,
    "a pipe": _fifo,
    "a link to nowhere": lambda path: path.symlink_to("nowhere"),
    "no zip": lambda path: path.write_bytes(b"PK"),
    "a part beyond the file": lambda path: path.write_bytes(moved_to(zipped(text()), "map.json", 2**63)),
    "no word about itself": lambda path: path.write_bytes(zipped(text())),
    "a time without a place": lambda path: path.write_bytes(
        snapshot(b'{"key":"k","source":null,"time":"2024-01-01T00:00:00"}')
    ),
    "a time that never was": lambda path: path.write_bytes(snapshot(b'{"key":"k","source":null,"time":1e308}')),
    "deep nesting": lambda path: path.write_bytes(snapshot(b"[" * 100_000)),
}


@needs_fork
@pytest.mark.parametrize("name", BROKEN)
def test_a_bad_snapshot_never_keeps_the_others_from_being_offered(name: str, tmp_path: Path) -> None:
    left_behind(tmp_path, titled("good"), key="good")
    left_behind(tmp_path, titled("older"), key="bad")
    bad = next(path for path in tmp_path.iterdir() if (path / "00000001.battlemap").read_bytes().find(b"older") > 0)
    BROKEN[name](bad / "00000002.battlemap")
    store = Autosave(tmp_path)
    assert [recovery.title for recovery in store.orphans()] == ["older", "good"]
    for recovery in store.orphans():
        assert store.load(recovery).state.settings.title in ("older", "good", "")


@needs_fork
def test_a_source_that_no_file_can_have_is_none(tmp_path: Path) -> None:
    left_behind(tmp_path, titled("x"))
    about = b'{"key":"k","source":"a\\u0000b","time":"2024-01-01T00:00:00Z"}'
    next(tmp_path.rglob("*.battlemap")).write_bytes(snapshot(about))
    assert only(tmp_path)[1].source is None


@needs_fork
@pytest.mark.parametrize("damage", [bytes(len(PICTURE)), b"", PICTURE[:-1]])
def test_a_damaged_picture_is_told_and_written_anew_by_the_next_snapshot(damage: bytes, tmp_path: Path) -> None:
    left_behind(tmp_path, WITH_PICTURE)
    (stored,) = tmp_path.rglob(ID)
    stored.write_bytes(damage)
    store, recovery = only(tmp_path)
    loaded = store.load(recovery)
    assert loaded.pictures == {}
    assert "missing" in str(loaded.problems[0])
    store.store(recovery.key, WITH_PICTURE, {ID: PICTURE}, None)
    assert store.load(recovery).pictures == {ID: PICTURE}


@needs_fork
def test_a_part_of_the_users_file_that_is_called_as_ours_comes_back(tmp_path: Path) -> None:
    members = {"autosave.json": b"\xff not ours", "other": b"1"}
    died_after(lambda: Autosave(tmp_path).store("doc", titled("x"), {}, None, members=members))
    store, recovery = only(tmp_path)
    assert store.load(recovery).members == members


def test_a_folder_that_was_removed_meanwhile_is_made_anew(tmp_path: Path) -> None:
    store = Autosave(tmp_path)
    store.store("doc", WITH_PICTURE, {ID: PICTURE}, None)
    shutil.rmtree(next(tmp_path.iterdir()))
    store.store("doc", WITH_PICTURE, {ID: PICTURE}, None)
    assert files(tmp_path, "*.battlemap") == ["00000001.battlemap"]
    assert Autosave(tmp_path).orphans() == ()


def test_a_folder_in_the_place_of_a_snapshot_is_left_alone(tmp_path: Path) -> None:
    store = Autosave(tmp_path)
    store.store("doc", titled("x"), {}, None)
    foreign = next(tmp_path.iterdir()) / "00000004.battlemap"
    foreign.mkdir()
    for _ in range(GENERATIONS + 2):
        store.store("doc", titled("x"), {}, None)
    assert len(files(tmp_path, "*.battlemap")) == GENERATIONS + 1
    assert foreign.is_dir()


def test_the_module_knows_nothing_of_the_window() -> None:
    assert "PySide6" not in Path(autosave.__file__).read_text(encoding="utf-8")
