"""Where a map comes from, and who has touched that file since."""

from __future__ import annotations

from pathlib import Path

import pytest

from battlemap.gui.session.source import Source, stamp


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "a.battlemap"
    file.write_bytes(b"one")
    return file


def test_a_file_left_alone_is_untouched(path: Path) -> None:
    assert not Source(path, stamp(path)).touched


def test_a_file_written_by_another_program_is_touched(path: Path) -> None:
    source = Source(path, stamp(path))
    path.write_bytes(b"another")
    assert source.touched


def test_a_file_replaced_by_one_of_the_same_size_is_touched(path: Path, tmp_path: Path) -> None:
    source = Source(path, stamp(path))
    other = tmp_path / "other"
    other.write_bytes(b"two")
    other.replace(path)
    assert source.touched


def test_a_file_that_is_gone_can_be_written_without_a_question(path: Path) -> None:
    source = Source(path, stamp(path))
    path.unlink()
    assert not source.touched


@pytest.mark.parametrize(
    ("name", "own"), [("a.battlemap", True), ("A.BATTLEMAP", True), ("a.dd2vtt", False), ("a.json", False)]
)
def test_only_files_of_our_own_kind_are_saved_to(name: str, own: bool) -> None:
    assert (Source(Path(name)).target is not None) is own


def test_a_new_map_has_no_file() -> None:
    assert Source().target is None
    assert not Source().touched
