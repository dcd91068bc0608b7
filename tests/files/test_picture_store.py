"""Pictures are kept once, under the name their bytes give them."""

from __future__ import annotations

import hashlib

from battlemap.board.entities.names import PictureId
from battlemap.files.picture_store import PictureStore, picture_id


def test_a_picture_is_called_after_its_bytes() -> None:
    assert picture_id(b"abc") == hashlib.sha256(b"abc").hexdigest()


def test_equal_pictures_are_kept_once() -> None:
    store = PictureStore()
    assert store.add(b"abc") == store.add(bytes(bytearray(b"abc")))
    store.add_all([b"abc", b"def"])
    assert len(store.all) == 2
    assert store.get(picture_id(b"def")) == b"def"


def test_a_picture_that_is_not_there_is_none() -> None:
    assert PictureStore({picture_id(b"abc"): b"abc"}).get(PictureId("0" * 64)) is None
