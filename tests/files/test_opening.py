"""Any file opens as a map or is refused in one clear line, soon and without much memory."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from battlemap.files import opening, ordinary
from battlemap.files.errors import MapFileError
from battlemap.files.opening import is_picture, map_suffixes, writable_suffixes
from tests.files.archives import text, zipped
from tests.files.conftest import opened
from tests.files.hostile import OPENING, REFUSED, write_hostile
from tests.files.pictures import png
from tests.files.privileges import given_to_nobody, in_child


def refusal(path: Path) -> str:
    with pytest.raises(MapFileError) as caught:
        opened(path)
    line = str(caught.value)
    assert line.startswith(str(path))
    assert "\n" not in line
    return line


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert "no such file" in refusal(tmp_path / "missing.battlemap")


def test_a_folder_is_no_map(tmp_path: Path) -> None:
    assert "folder" in refusal(tmp_path)


def test_an_empty_file_is_no_map(tmp_path: Path) -> None:
    (tmp_path / "empty.dd2vtt").touch()
    assert "empty" in refusal(tmp_path / "empty.dd2vtt")


@pytest.mark.skipif(os.name == "nt", reason="needs rights and pipes as Unix has them")
def test_a_file_that_may_not_be_read_is_named(folder: Path) -> None:
    path = folder / "secret.battlemap"
    path.write_bytes(zipped(text()))
    path.chmod(0)
    given_to_nobody(folder)
    in_child(lambda: _is_protected(path))


def _is_protected(path: Path) -> None:
    assert "protected" in refusal(path)


@pytest.mark.skipif(os.name == "nt", reason="needs rights and pipes as Unix has them")
def test_a_pipe_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "ordinary file" in refusal(tmp_path / "pipe")
    assert "ordinary file" in refusal(Path(os.devnull))


def test_a_name_no_file_can_have_is_refused() -> None:
    with pytest.raises(MapFileError, match="No file can have this name"):
        opened(Path("a\0b"))


def test_a_file_too_large_is_refused_unread(tmp_path: Path) -> None:
    with (tmp_path / "large").open("wb") as file:
        file.truncate(ordinary.MAX_FILE + 1)
    assert "too large" in refusal(tmp_path / "large")


@pytest.mark.parametrize("suffix", [".txt", ".battlemap", ".dd2vtt"])
def test_what_is_neither_map_nor_picture_is_refused(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"file{suffix}"
    path.write_bytes(os.urandom(64).replace(b"{", b"x"))
    assert "neither a map nor a picture" in refusal(path)


@pytest.mark.parametrize("suffix", [".avif", ".svg", ".tiff", ".png"])
def test_a_picture_of_a_foreign_kind_is_refused_as_a_picture(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"file{suffix}"
    path.write_bytes(b"<svg xmlns='http://www.w3.org/2000/svg'/>" * 3)
    assert "SVG pictures cannot be read" in refusal(path)


def test_a_map_is_opened_whatever_it_is_called(tmp_path: Path) -> None:
    path = tmp_path / "map.png"
    path.write_bytes(zipped(text()))
    assert opened(path).state.board.columns == 4
    assert not is_picture(path)


def test_a_picture_is_told_from_a_map(tmp_path: Path) -> None:
    path = tmp_path / "picture.battlemap"
    path.write_bytes(png())
    assert is_picture(path)
    with pytest.raises(MapFileError, match="no such file"):
        is_picture(tmp_path / "missing")


def test_too_little_memory_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "map.battlemap"
    path.write_bytes(zipped(text()))

    def fail(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(opening, "recognised", fail)
    assert "memory" in refusal(path)


def test_suffixes_are_told_with_ours_first() -> None:
    assert map_suffixes() == (".battlemap", ".dd2vtt", ".uvtt", ".df2vtt", ".fm2vtt", ".json")
    assert writable_suffixes()[0] == ".battlemap"


WATCHED = """
import resource, sys, time
from pathlib import Path
from battlemap.files.errors import MapFileError
from battlemap.files.opening import open_map
from battlemap.gui.pictures import QtPictureReader
resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
start = time.process_time()
sum(number % 7 for number in range(2_000_000))
pace = time.process_time() - start
start = time.process_time()
try:
    loaded = open_map(Path(sys.argv[1]), QtPictureReader())
    print(sum(len(wall.points) for wall in loaded.state.board.walls))
except MapFileError as error:
    print(error)
print(time.process_time() - start, pace, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)
"""


USUAL_PACE = 0.12
"""How long the sum above takes where nothing else runs; on a slower or busy machine five seconds are longer."""


def watched(path: Path) -> str:
    """What opening a file in a process of its own says; it takes under 5 seconds and 2 GB."""
    done = subprocess.run([sys.executable, "-c", WATCHED, str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    line, figures = done.stdout.splitlines()
    seconds, pace, size = map(float, figures.split())
    assert seconds < 5 * max(1, pace / USUAL_PACE)
    assert size < 2_000_000_000
    return line


@pytest.mark.skipif(os.name == "nt", reason="measures memory as Unix does")
@pytest.mark.parametrize("name", REFUSED)
def test_a_hostile_file_is_refused_soon_in_one_line(name: str, tmp_path: Path) -> None:
    path = write_hostile(name, tmp_path)
    line = watched(path)
    assert line.startswith(str(path))
    assert len(line) < len(str(path)) + 300


@pytest.mark.skipif(os.name == "nt", reason="measures memory as Unix does")
@pytest.mark.parametrize("name", OPENING)
def test_a_huge_but_honest_file_opens_soon(name: str, tmp_path: Path) -> None:
    assert watched(write_hostile(name, tmp_path)) == str(OPENING[name][2])
