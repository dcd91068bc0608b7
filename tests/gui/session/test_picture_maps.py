"""Maps made of pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from battlemap.files.picture_reader import PictureError
from battlemap.files.picture_store import picture_id
from battlemap.gui.dialogs.picture_grid_dialog import PictureGridDialog
from battlemap.gui.session import Session
from battlemap.gui.session.picture_maps import map_of_picture, picture_for_map
from tests.gui.answers import answered, click, press_escape


@pytest.fixture
def picture(qapp: object, tmp_path: Path) -> Path:
    path = tmp_path / "old_mill.png"
    image = QImage(280, 210, QImage.Format.Format_RGB32)
    image.fill(QColor("#557755"))
    image.save(str(path))
    return path


def test_a_map_is_made_of_a_picture(picture: Path) -> None:
    with answered(PictureGridDialog, click("Use picture")):
        loaded = map_of_picture(picture, None)
    assert loaded is not None
    assert loaded.state.settings.title == "old mill"
    assert loaded.pictures == {picture_id(picture.read_bytes()): picture.read_bytes()}
    placed = loaded.state.board.picture
    assert placed is not None
    assert (placed.pixel_width, placed.pixel_height) == (280, 210)


def test_cancelling_makes_none(picture: Path) -> None:
    with answered(PictureGridDialog, press_escape):
        assert map_of_picture(picture, None) is None


def test_a_map_keeps_its_size_under_a_new_picture(picture: Path) -> None:
    with answered(PictureGridDialog, click("Use picture")):
        chosen = picture_for_map(picture, (12, 9), None)
    assert chosen is not None
    assert chosen[1] == picture.read_bytes()


def test_what_is_no_picture_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "no.png"
    path.write_bytes(b"text")
    with pytest.raises(PictureError, match=r"no\.png"):
        map_of_picture(path, None)


def test_a_picture_opens_as_an_untitled_map(qtbot: QtBot, session: Session, picture: Path) -> None:
    with answered(PictureGridDialog, click("Use picture")):
        session.open_path(picture)
    assert session.path is None
    assert session.title == "old mill"
    assert session.settings.recent_files == (str(picture),)
