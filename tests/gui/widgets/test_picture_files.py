"""Reading pictures from files."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from battlemap.files.picture_reader import PICTURE_SUFFIXES, PictureError
from battlemap.gui.widgets import picture_files
from battlemap.gui.widgets.picture_files import picture_filter, read_picture
from tests.gui.widgets.painted import a_picture, a_picture_file


def test_a_picture_is_read_as_it_is(tmp_path: Path) -> None:
    data = a_picture(10, 10)
    assert read_picture(a_picture_file(tmp_path, data=data)) == data


@pytest.mark.parametrize("content", [b"", b"hello", b"<svg/>", b"\x89PNG\r\n\x1a\n"])
def test_what_is_no_picture_is_refused_with_the_files_name(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "orc.png"
    path.write_bytes(content)
    with pytest.raises(PictureError, match=r"orc\.png"):
        read_picture(path)


def test_a_missing_file_is_refused_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(PictureError, match=r"gone\.png"):
        read_picture(tmp_path / "gone.png")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PictureError):
        read_picture(tmp_path)


def test_a_huge_file_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_files, "LARGEST_FILE", 100)
    with pytest.raises(PictureError, match="larger"):
        read_picture(a_picture_file(tmp_path, data=a_picture(80, 80, 7)))


def test_the_filter_knows_every_kind_in_small_and_capital_letters(qtbot: QtBot) -> None:
    for suffix in PICTURE_SUFFIXES:
        assert f"*{suffix}" in picture_filter()
        assert f"*{suffix.upper()}" in picture_filter()
