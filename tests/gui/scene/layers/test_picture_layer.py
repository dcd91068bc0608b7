"""The map's picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from battlemap.board.entities.picture import MapPicture
from battlemap.files.picture_store import picture_id
from battlemap.gui.document import Document
from battlemap.gui.pictures import PixmapCache
from battlemap.gui.scene.layers.picture_layer import PictureLayer
from tests.builders import a_map
from tests.gui.scene.painting import blank, colours, painted_on
from tests.gui.test_pictures import a_picture

AREA = QRectF(0, 0, 100, 100)


def painted(data: bytes, *, left: float = 0.0, kept: bool = True) -> tuple[PictureLayer, QImage]:
    document = Document(a_map())
    if kept:
        document.pictures.add(data)
    layer = PictureLayer(PixmapCache(document, wait=True))
    layer.show(MapPicture(picture=picture_id(data), pixel_width=40, pixel_height=30, left=left, width=4.0, height=4.0))
    image = blank()
    with painted_on(image) as painter:
        layer.paint(painter, AREA)
    return layer, image


def test_a_picture_fills_its_place_inside_the_map_only(qapp: QApplication) -> None:
    layer, image = painted(a_picture(), left=2.0)
    assert image.pixelColor(75, 50).name() == "#d55e00"
    assert image.pixelColor(25, 50).name() == "#808080"
    assert image.pixelColor(125, 50).name() == "#808080"
    assert layer.colour == QColor("#d55e00")
    assert not layer.covers(AREA)


def test_an_opaque_picture_over_the_whole_map_covers_the_floor(qapp: QApplication) -> None:
    layer, _image = painted(a_picture())
    assert layer.covers(AREA)
    layer.show(None)
    assert not layer.covers(AREA)
    assert layer.colour is None


def test_a_missing_picture_leaves_a_hatching_where_there_is_room_with_a_line_of_text(qapp: QApplication) -> None:
    layer, image = painted(a_picture(), kept=False)
    assert layer.colour is None
    assert len(colours(image.copy(0, 0, 100, 100))) > 1
    assert colours(image.copy(101, 0, 99, 200)) == {"#808080"}
    hatched = image.copy()
    with painted_on(image) as painter:
        layer.paint_notice(painter, AREA)
    assert image == hatched
    with painted_on(image, 2.0) as painter:
        layer.paint_notice(painter, AREA)
    assert image != hatched


def test_a_damaged_picture_leaves_one_too(qapp: QApplication) -> None:
    _layer, image = painted(b"nothing")
    assert len(colours(image.copy(0, 0, 100, 100))) > 1


def test_a_picture_that_is_here_needs_no_notice(qapp: QApplication) -> None:
    layer, image = painted(a_picture())
    before = image.copy()
    with painted_on(image, 2.0) as painter:
        layer.paint_notice(painter, AREA)
    assert image == before
