"""At every moment a file is the old one or the new one, whole."""

from __future__ import annotations

import errno
import os
import random
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import pytest

from battlemap.files import atomic
from battlemap.files.atomic import write_atomically, write_bytes_atomically
from battlemap.files.errors import SaveError
from tests.files.privileges import forked, given_to_nobody, in_child
from tests.files.scale import many

OLD = b"old " * 10_000

posix_only = pytest.mark.skipif(os.name == "nt", reason="needs rights and links as Unix has them")


@pytest.fixture
def file(folder: Path) -> Path:
    path = folder / "map.battlemap"
    path.write_bytes(OLD)
    return path


def litter(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if path.name.endswith(".tmp")]


def refused(path: Path, data: bytes = b"new") -> SaveError:
    with pytest.raises(SaveError) as caught:
        write_bytes_atomically(path, data)
    assert "\n" not in str(caught.value)
    assert path.name[:40] in str(caught.value)
    return caught.value


def test_the_new_content_takes_the_place_of_the_old(file: Path) -> None:
    write_bytes_atomically(file, b"new")
    assert file.read_bytes() == b"new"
    assert not litter(file.parent)


def test_a_new_file_gets_the_usual_rights(folder: Path) -> None:
    mask = os.umask(0o022)
    try:
        write_bytes_atomically(folder / "new", b"new")
    finally:
        os.umask(mask)
    assert stat.S_IMODE((folder / "new").stat().st_mode) in (0o644, 0o666)


@posix_only
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664])
def test_the_old_rights_are_kept(file: Path, mode: int) -> None:
    file.chmod(mode)
    write_bytes_atomically(file, b"new")
    assert stat.S_IMODE(file.stat().st_mode) == mode


def test_an_error_while_writing_leaves_the_old_file_and_no_litter(file: Path) -> None:
    def write(target: BinaryIO) -> None:
        target.write(b"half")
        raise OSError(errno.EIO, "broken")

    with pytest.raises(SaveError, match="broken"):
        write_atomically(file, write)
    assert file.read_bytes() == OLD
    assert not litter(file.parent)


def test_an_error_of_the_writer_itself_passes_through(file: Path) -> None:
    def write(target: BinaryIO) -> None:
        raise LookupError

    with pytest.raises(LookupError):
        write_atomically(file, write)
    assert file.read_bytes() == OLD
    assert not litter(file.parent)


@posix_only
def test_a_link_stays_and_the_file_behind_it_is_replaced(file: Path) -> None:
    link = file.with_name("link")
    link.symlink_to(file)
    write_bytes_atomically(link, b"new")
    assert link.is_symlink()
    assert file.read_bytes() == b"new"


@posix_only
def test_a_link_to_nothing_makes_the_file_it_names(folder: Path) -> None:
    (folder / "link").symlink_to(folder / "there")
    write_bytes_atomically(folder / "link", b"new")
    assert (folder / "there").read_bytes() == b"new"


@posix_only
def test_links_in_a_circle_are_refused(folder: Path) -> None:
    (folder / "one").symlink_to(folder / "two")
    (folder / "two").symlink_to(folder / "one")
    refused(folder / "one")


@posix_only
def test_a_second_name_of_the_file_keeps_the_old_content(file: Path) -> None:
    second = file.with_name("second")
    second.hardlink_to(file)
    write_bytes_atomically(file, b"new")
    assert (file.read_bytes(), second.read_bytes()) == (b"new", OLD)


def test_a_folder_is_not_replaced(folder: Path) -> None:
    (folder / "map").mkdir()
    assert "folder" in str(refused(folder / "map"))
    assert (folder / "map").is_dir()


def test_a_missing_folder_is_named_in_the_refusal(folder: Path) -> None:
    assert f"The folder {folder / 'missing'} is not there" in str(refused(folder / "missing" / "map"))


def test_a_name_too_long_is_refused_without_litter(folder: Path) -> None:
    assert "too long" in str(refused(folder / ("x" * 300)))
    assert not litter(folder)


def test_the_longest_name_the_system_takes_can_be_saved(folder: Path) -> None:
    write_bytes_atomically(folder / ("x" * 255), b"new")
    write_bytes_atomically(folder / ("x" * 255), b"newer")
    assert (folder / ("x" * 255)).read_bytes() == b"newer"


@posix_only
def test_a_device_is_never_replaced() -> None:
    refused(Path(os.devnull))
    assert not Path(os.devnull).is_file()


@posix_only
def test_a_protected_file_stays(file: Path) -> None:
    file.chmod(0o444)
    given_to_nobody(file.parent)
    in_child(lambda: _is_protected(file))
    assert file.read_bytes() == OLD


@posix_only
def test_a_protected_folder_stays_as_it_was(file: Path) -> None:
    given_to_nobody(file.parent)
    file.parent.chmod(0o555)
    in_child(lambda: _is_protected(file))
    assert file.read_bytes() == OLD
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def _is_protected(file: Path) -> None:
    assert "protected" in str(refused(file))


def test_leftovers_of_dead_processes_are_removed_and_others_stay(file: Path) -> None:
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait()
    ours = atomic._temporary_name()
    stale = ours.replace(f"-{os.getpid()}-", f"-{dead.pid}-")
    elsewhere = stale.replace(atomic._machine(), "0" * 8)
    for name in (ours, stale, elsewhere, ".battlemap-notes.tmp"):
        (file.parent / name).touch()
    write_bytes_atomically(file, b"new")
    left = {path.name for path in file.parent.iterdir()}
    assert left == {file.name, ours, elsewhere, ".battlemap-notes.tmp"}


def test_a_running_process_is_told_from_a_dead_one() -> None:
    assert atomic._is_running(os.getpid())
    assert atomic._is_running(os.getppid())
    assert not atomic._is_running(2**31 - 1)


def test_a_name_held_for_a_moment_is_tried_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where a virus scanner looks at the old file."""
    tries: list[Path] = []
    replace = Path.replace

    def held(source: Path, target: Path) -> Path:
        tries.append(source)
        if len(tries) < 4:
            raise PermissionError(errno.EACCES, "held")
        return replace(source, target)

    monkeypatch.setattr(Path, "replace", held)
    monkeypatch.setattr(atomic, "_HELD_NAMES", True)
    monkeypatch.setattr(time, "sleep", lambda _: None)
    write_bytes_atomically(file, b"new")
    assert len(tries) == 4
    assert file.read_bytes() == b"new"


def test_a_name_held_for_long_is_an_error(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def held(source: Path, target: Path) -> Path:
        raise PermissionError(errno.EACCES, "held")

    monkeypatch.setattr(Path, "replace", held)
    monkeypatch.setattr(atomic, "_HELD_NAMES", True)
    monkeypatch.setattr(time, "sleep", lambda _: None)
    refused(file)
    assert file.read_bytes() == OLD
    assert not litter(file.parent)


SIZES = [*range(4_000, 160_000, 4_000), 160_001]


@posix_only
@pytest.mark.parametrize("pieces", [1, 50], ids=["in one piece", "in many"])
def test_a_full_disk_leaves_the_old_file(folder: Path, pieces: int) -> None:
    with small_disk(folder, 256) as disk:
        for size in SIZES:
            file = disk / "map"
            file.write_bytes(b"o" * 100_000)
            assert "full" in str(_refused_in_pieces(file, size + 160_000, pieces))
            assert file.read_bytes() == b"o" * 100_000
            assert not litter(disk)


def _refused_in_pieces(file: Path, size: int, pieces: int) -> SaveError:
    with pytest.raises(SaveError) as caught:
        write_atomically(file, lambda target: _write(target, size, pieces))
    return caught.value


def _write(target: BinaryIO, size: int, pieces: int) -> None:
    for _ in range(pieces):
        target.write(b"n" * (size // pieces + 1))


@contextmanager
def small_disk(folder: Path, kilobytes: int) -> Iterator[Path]:
    """A disk of so many kilobytes, where one may be mounted."""
    disk = folder / "disk"
    disk.mkdir()
    options = ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "battlemap-test", str(disk)]
    if os.geteuid() != 0 or subprocess.run(options, check=False, capture_output=True).returncode != 0:
        pytest.skip("no disk can be mounted here; the limit on file sizes is tested instead")
    try:
        yield disk
    finally:
        subprocess.run(["umount", str(disk)], check=True)


@posix_only
def test_a_limit_on_file_sizes_leaves_the_old_file(file: Path) -> None:
    import resource

    def work() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))
        for size in SIZES:
            assert "larger than allowed" in str(refused(file, b"n" * (size + 50_000)))
            assert file.read_bytes() == OLD
            assert not litter(file.parent)

    in_child(work, as_nobody=False)


@posix_only
def test_a_process_killed_while_saving_leaves_a_whole_file(folder: Path) -> None:
    file, chance = folder / "map", random.Random(7)
    file.write_bytes(b"00000000" * 20_000)
    for _ in range(many(60, 500)):
        acknowledged = _kill_while_saving(file, chance.uniform(0, 0.03))
        saved = file.read_bytes()
        assert saved == saved[:8] * 20_000
        assert int(saved[:8]) >= acknowledged
        assert len(litter(folder)) <= 1
    write_bytes_atomically(file, b"new")
    assert not litter(folder)


def _kill_while_saving(file: Path, pause: float) -> int:
    """Let a child save over and over, kill it after a while, and give the last save it reported."""
    reading, writing = os.pipe()
    child = forked()
    if child == 0:
        os.close(reading)
        _save_for_ever(file, writing)
    os.close(writing)
    with os.fdopen(reading, "rb") as reports:
        first = reports.read(1)
        time.sleep(pause)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return len(first + reports.read())


def _save_for_ever(file: Path, reports: int) -> None:
    """Save higher and higher numbers, one byte reported for each."""
    number = 0
    while True:
        number += 1
        write_bytes_atomically(file, (b"%08d" % number) * 20_000)
        os.write(reports, b".")
