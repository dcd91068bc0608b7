"""Formats are found by looking into their folder, and a file's format by its first bytes."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from battlemap.files.format import MapSource, all_formats, recognised, writable_format
from tests.builders import a_map
from tests.files.pictures import png


def test_the_formats_there_are() -> None:
    assert [each.id for each in all_formats()] == ["battlemap", "picture", "uvtt"]


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        (b"PK\x03\x04", "battlemap"),
        (b'\xef\xbb\xbf \r\n{"a"', "uvtt"),
        (b"{", "uvtt"),
        (png(1, 1), "picture"),
        (b"[1]", None),
        (b"hello", None),
        (b"", None),
    ],
)
def test_the_first_bytes_tell_the_format_whatever_the_suffix(head: bytes, expected: str | None) -> None:
    for suffix in ("", ".battlemap", ".png", ".json"):
        found = recognised(head, suffix)
        assert (found.id if found else None) == expected


def test_a_map_is_written_in_the_format_of_its_suffix() -> None:
    found = [writable_format(suffix) for suffix in (".battlemap", ".DD2VTT", ".png", ".txt")]
    assert [each.id if each else None for each in found] == ["battlemap", "uvtt", None, None]


def test_a_map_that_says_no_title_is_called_as_its_file() -> None:
    assert MapSource(Path("maps/Old alley.dd2vtt"), b"").title == "Old alley"
    assert MapSource(Path("x" * 300), b"").title == "x" * 200
    assert MapSource(Path("half\udcff.uvtt"), b"").title == "half?"


def test_a_format_that_only_reads_does_not_write() -> None:
    picture = next(each for each in all_formats() if not each.can_write)
    with pytest.raises(NotImplementedError):
        picture.write(io.BytesIO(), a_map(), {}, {})
