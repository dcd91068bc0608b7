"""Saving is all or nothing, and an original that had to be changed is kept."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import pytest

from battlemap.files.errors import SaveError
from battlemap.files.saving import backup_of, save_map
from battlemap.operations import maps
from tests.files.archives import text, zipped
from tests.files.conftest import opened
from tests.files.privileges import forked
from tests.files.scale import many

MIGRATED = ".v1.bak"


def test_a_saved_map_is_opened_equal(tmp_path: Path) -> None:
    state = maps.new_map(title="Alley")
    save_map(tmp_path / "alley.battlemap", state, {})
    assert opened(tmp_path / "alley.battlemap").state == state


def test_the_original_is_kept_beside_the_first_save(tmp_path: Path) -> None:
    path = tmp_path / "alley.battlemap"
    path.write_bytes(b"original")
    save_map(path, maps.new_map(), {}, keep_as=MIGRATED)
    assert (tmp_path / "alley.battlemap.v1.bak").read_bytes() == b"original"


def test_an_older_copy_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "alley.battlemap"
    for original in (b"first", b"second", b"second"):
        path.write_bytes(original)
        save_map(path, maps.new_map(), {}, keep_as=MIGRATED)
    copies = [backup_of(path, MIGRATED, number) for number in (1, 2, 3)]
    assert [copy.read_bytes() for copy in copies[:2]] == [b"first", b"second"]
    assert not copies[2].exists()


def test_where_nothing_is_nothing_is_kept(tmp_path: Path) -> None:
    save_map(tmp_path / "new.battlemap", maps.new_map(), {}, keep_as=MIGRATED)
    assert [path.name for path in tmp_path.iterdir()] == ["new.battlemap"]


def test_an_original_that_cannot_be_kept_stops_the_saving(tmp_path: Path) -> None:
    path = tmp_path / "alley.battlemap"
    path.write_bytes(b"original")
    backup_of(path, MIGRATED).mkdir()
    with pytest.raises(SaveError, match="folder"):
        save_map(path, maps.new_map(), {}, keep_as=MIGRATED)
    assert path.read_bytes() == b"original"


def test_a_repaired_file_is_whole_after_saving_and_its_broken_part_still_there(tmp_path: Path) -> None:
    path = tmp_path / "alley.battlemap"
    path.write_bytes(zipped(text(walls=[{"id": "w1", "points": "bent"}])))
    loaded = opened(path)
    save_map(path, loaded.state, loaded.pictures, loaded.members, loaded.keep_as)
    assert opened(path).state == loaded.state
    assert backup_of(path, ".before-repair.bak").exists()


@pytest.mark.skipif(os.name == "nt", reason="needs a process that can be forked")
def test_a_process_killed_while_saving_leaves_a_map_that_opens(tmp_path: Path) -> None:
    path, chance = tmp_path / "map.battlemap", random.Random(11)
    save_map(path, maps.new_map(title="0"), {})
    for _ in range(many(60, 500)):
        _kill_while_saving(path, chance.uniform(0, 0.03))
        loaded = opened(path)
        assert not loaded.problems
        assert loaded.state.settings.title.isdigit()
    save_map(path, maps.new_map(), {})
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def _kill_while_saving(path: Path, pause: float) -> None:
    child = forked()
    if child == 0:
        number = 0
        while True:
            number += 1
            save_map(path, maps.new_map(title=str(number)), {}, {"ballast": bytes(200_000)})
    time.sleep(pause)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)


@pytest.mark.parametrize("name", ["n" * 245, "ä" * 122 + "n", "日" * 81])
def test_a_long_name_does_not_keep_a_map_with_problems_from_being_saved(name: str, folder: Path) -> None:
    path = folder / f"{name}.battlemap"
    path.write_bytes(b"first")
    save_map(path, maps.new_map(), {}, keep_as=".before-repair.bak")
    path.write_bytes(b"second")
    save_map(path, maps.new_map(), {}, keep_as=".before-repair.bak")
    kept = sorted(other.read_bytes() for other in folder.iterdir() if other.suffix == ".bak")
    assert kept == [b"first", b"second"]
