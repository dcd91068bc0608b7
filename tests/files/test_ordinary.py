"""Only ordinary files of a sensible size are read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from battlemap.files import ordinary
from battlemap.files.errors import MapFileError
from battlemap.files.ordinary import read_file


def test_a_file_is_read_whole_or_up_to_a_limit(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"abcdef")
    assert (read_file(tmp_path / "a"), read_file(tmp_path / "a", 3)) == (b"abcdef", b"abc")


@pytest.mark.parametrize(
    ("name", "line"),
    [("missing", "no such file"), ("folder", "a folder"), ("empty", "empty"), ("nul\0", "can have this name")],
)
def test_what_cannot_be_read_is_one_line(name: str, line: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").touch()
    with pytest.raises(MapFileError, match=line):
        read_file(tmp_path / name)


def test_a_larger_file_than_any_map_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ordinary, "MAX_FILE", 5)
    (tmp_path / "a").write_bytes(b"abcdef")
    with pytest.raises(MapFileError, match="too large"):
        read_file(tmp_path / "a", 3)


@pytest.mark.skipif(os.name == "nt", reason="needs a pipe with a name")
def test_nobody_waits_for_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(MapFileError, match="not an ordinary file"):
        read_file(tmp_path / "pipe")
