"""The map file as a whole: text, pictures and what this program does not know."""

from __future__ import annotations

import io
from collections.abc import Mapping
from zipfile import ZIP_STORED, ZipFile

import pytest
from hypothesis import given

from battlemap.board.entities.names import PictureId
from battlemap.board.entities.picture import MapPicture
from battlemap.files.container import read_container, write_container
from battlemap.files.picture_store import picture_id
from battlemap.gui.pictures import QtPictureReader
from battlemap.state import GameState
from tests.builders import a_map
from tests.files.archives import text, zipped
from tests.files.pictures import png, png_header
from tests.strategies import states

PICTURE = png()
ID = picture_id(PICTURE)


def with_picture(picture: PictureId = ID) -> GameState:
    return a_map(picture=MapPicture(picture=picture, pixel_width=40, pixel_height=30, width=4.0, height=3.0))


def written(
    state: GameState, pictures: Mapping[PictureId, bytes] | None = None, members: Mapping[str, bytes] | None = None
) -> bytes:
    file = io.BytesIO()
    write_container(file, state, pictures or {}, members or {})
    return file.getvalue()


@given(states())
def test_every_map_is_read_back_equal(state: GameState) -> None:
    assert read_container(written(state)).state == state


def test_pictures_lie_beside_the_text_as_they_came() -> None:
    data = written(with_picture(), {ID: PICTURE})
    with ZipFile(io.BytesIO(data)) as archive:
        assert archive.namelist() == ["map.json", f"pictures/{ID}.png"]
        assert archive.getinfo(f"pictures/{ID}.png").compress_type == ZIP_STORED
    loaded = read_container(data)
    assert loaded.pictures == {ID: PICTURE}
    assert (loaded.problems, loaded.keep_as) == ((), "")


def test_pictures_that_the_map_does_not_name_are_left_behind() -> None:
    other = png(shade=7)
    loaded = read_container(written(with_picture(), {ID: PICTURE, picture_id(other): other}))
    assert set(loaded.pictures) == {ID}


def test_equal_maps_give_equal_files() -> None:
    first = written(with_picture(), {ID: PICTURE}, {"b": b"2", "a": b"1"})
    assert written(with_picture(), {ID: PICTURE}, {"a": b"1", "b": b"2"}) == first
    loaded = read_container(first)
    assert written(loaded.state, loaded.pictures, loaded.members) == first


def test_members_of_a_newer_program_are_carried_along() -> None:
    members = {"sounds/rain.ogg": b"RIFF", "pictures/readme.txt": b"hello"}
    loaded = read_container(written(a_map(), members=members))
    assert loaded.members == members


def test_members_never_take_the_place_of_the_map_or_lead_out() -> None:
    data = written(with_picture(), {ID: PICTURE}, {"map.json": b"{}", "../a": b"", f"pictures/{ID}.png": b"no"})
    assert read_container(data).pictures == {ID: PICTURE}
    assert read_container(data).members == {}


def test_a_missing_picture_is_told_and_stays_named() -> None:
    loaded = read_container(written(with_picture()))
    assert "missing" in str(loaded.problems[0])
    assert loaded.keep_as == ".before-repair.bak"
    assert loaded.state == with_picture()


def test_a_picture_with_a_wrong_name_is_told_and_written_back() -> None:
    name = f"pictures/{'0' * 64}.png"
    loaded = read_container(zipped(text(), {name: PICTURE}))
    assert "not the one it is called after" in str(loaded.problems[0])
    assert loaded.members == {name: PICTURE}


def test_a_picture_too_large_to_show_is_told_before_anyone_decodes_it() -> None:
    huge = png_header(40_000, 40_000)
    data = written(with_picture(picture_id(huge)), {picture_id(huge): huge})
    loaded = read_container(data, QtPictureReader())
    assert "40000 × 40000" in str(loaded.problems[0])
    assert not read_container(written(with_picture(), {ID: PICTURE}), QtPictureReader()).problems


@pytest.mark.parametrize("kind", [b"\xff\xd8\xff\xe0", b"GIF89a", b"nothing known"])
def test_any_picture_comes_back_whatever_its_kind(kind: bytes) -> None:
    data = kind + b"\0" * 40
    assert read_container(written(with_picture(picture_id(data)), {picture_id(data): data})).pictures


def test_a_picture_of_another_size_than_the_file_says_has_its_own() -> None:
    other = png(80, 20)
    name = picture_id(other)
    loaded = read_container(written(with_picture(name), {name: other}), QtPictureReader())
    picture = loaded.state.board.picture
    assert picture is not None
    assert (picture.pixel_width, picture.pixel_height, picture.width) == (80, 20, 4.0)
    assert [str(line) for line in loaded.problems] == ["The map's picture has 80 × 20 pixels, not 40 × 30."]
    assert loaded.keep_as == ".before-repair.bak"
    assert not read_container(written(loaded.state, loaded.pictures), QtPictureReader()).problems
