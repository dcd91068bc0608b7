"""How large a map is drawn."""

from __future__ import annotations

import pytest

from battlemap.board.entities.names import PictureId
from battlemap.board.entities.picture import MapPicture
from battlemap.files.drawn_size import MOST_PIXELS, USUAL_PIXELS, fits, most_pixels, usual_pixels


def test_a_map_without_picture_has_the_usual_pixels() -> None:
    assert usual_pixels(None, 10, 10) == USUAL_PIXELS


def test_a_map_with_a_picture_has_its_pixels() -> None:
    picture = MapPicture(picture=PictureId("0" * 64), pixel_width=400, pixel_height=200, width=4.0, height=2.0)
    assert usual_pixels(picture, 10, 10) == 100


@pytest.mark.parametrize(("columns", "rows"), [(1000, 1000), (1000, 1), (20, 20), (1, 1)])
def test_the_most_pixels_are_the_last_that_fit(columns: int, rows: int) -> None:
    most = most_pixels(columns, rows)
    assert fits(columns, rows, most)
    assert most == MOST_PIXELS or not fits(columns, rows, most + 1)


def test_a_large_map_is_drawn_smaller() -> None:
    assert usual_pixels(None, 1000, 1000) == 14
