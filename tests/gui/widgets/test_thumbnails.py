"""Small versions of pictures."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import PictureId
from battlemap.gui.document import Document
from battlemap.gui.widgets.thumbnails import LONGEST_SIDE, Thumbnails
from battlemap.operations.maps import new_map
from tests.gui.widgets.painted import a_picture


def test_a_picture_arrives_later_and_small(qtbot: QtBot) -> None:
    document = Document(new_map())
    picture = document.pictures.add(a_picture(800, 400))
    thumbnails = Thumbnails(document)
    with qtbot.waitSignal(thumbnails.loaded) as loaded:
        assert thumbnails.image(picture) is None
    assert loaded.args == [picture]
    image = thumbnails.image(picture)
    assert image is not None
    assert (image.width(), image.height()) == (LONGEST_SIDE, LONGEST_SIDE // 2)


def test_a_picture_nobody_brought_along_never_arrives(qtbot: QtBot) -> None:
    thumbnails = Thumbnails(Document(new_map()))
    assert thumbnails.image(PictureId("0" * 64)) is None


def test_what_was_missing_is_asked_for_again_in_the_next_map(qtbot: QtBot) -> None:
    document = Document(new_map())
    thumbnails = Thumbnails(document)
    broken = document.pictures.add(b"no picture")
    assert thumbnails.image(broken) is None
    data = a_picture(10, 10)
    picture = document.pictures.add(data)
    document.open(new_map(), {picture: data})
    with qtbot.waitSignal(thumbnails.loaded):
        assert thumbnails.image(picture) is None
