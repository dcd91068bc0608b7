"""A plain picture opens as a map with cells of the usual size."""

from __future__ import annotations

from pathlib import Path

import pytest

from battlemap.files.format import MapSource
from battlemap.files.formats.picture_format import FORMAT
from battlemap.files.picture_reader import PictureError
from battlemap.files.picture_store import picture_id
from battlemap.gui.pictures import QtPictureReader
from tests.files.pictures import png, png_header


@pytest.mark.parametrize(
    ("pixels", "cells"), [((700, 350), (10, 5)), ((701, 349), (11, 5)), ((5, 5), (1, 1)), ((30_000, 70), (429, 1))]
)
def test_the_map_is_as_large_as_the_picture(pixels: tuple[int, int], cells: tuple[int, int]) -> None:
    data = png(*pixels)
    loaded = FORMAT.read(MapSource(Path("maps/Old alley.png"), data), QtPictureReader())
    board = loaded.state.board
    assert (board.columns, board.rows) == cells
    assert loaded.pictures == {picture_id(data): data}
    assert board.picture is not None
    assert (board.picture.width, board.picture.height) == (pixels[0] / 70, pixels[1] / 70)
    assert loaded.state.settings.title == "Old alley"


def test_an_impossible_picture_is_refused() -> None:
    with pytest.raises(PictureError, match="40000"):
        FORMAT.read(MapSource(Path("a.png"), png_header(40_000, 40_000)), QtPictureReader())
    assert FORMAT.recognises(png(1, 1), ".txt")
