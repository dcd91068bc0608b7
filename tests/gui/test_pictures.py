"""Reading pictures: by content, with limits, in threads."""

from __future__ import annotations

import struct
import threading
import zlib
from time import monotonic

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.files.picture_reader import PictureError, PictureSize
from battlemap.files.picture_store import picture_id
from battlemap.gui.document import Document
from battlemap.gui.pictures import PORTRAIT_SIDE, PictureLoader, PixmapCache, QtPictureReader, damage_of, decode, halved
from tests.builders import a_map
from tests.files.pictures import png

READER = QtPictureReader()


def a_picture(width: int = 40, height: int = 30, kind: str = "PNG", colour: str = "#d55e00") -> bytes:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    return written(image, kind)


def written(image: QImage, kind: str = "PNG") -> bytes:
    """The bytes of a picture file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert QImageWriter(buffer, kind.encode()).write(image)
    return bytes(buffer.data().data())


GIF = bytes.fromhex("474946383961 0200 0100 800000 ff0000 00ff00 2c 0000 0000 0200 0100 00 02 02 040a 00 3b")
"""A picture of two pixels: no encoder for this kind comes with Qt."""


def a_png_header(width: int, height: int) -> bytes:
    """A PNG that claims to be so large and holds nothing."""
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunk = b"IHDR" + head
    data = b"IDAT" + zlib.compress(b"\0")
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(each) - 4) + each + struct.pack(">I", zlib.crc32(each)) for each in (chunk, data)
    )


def a_turned_jpeg() -> bytes:
    """A picture of 40 × 30 pixels whose camera was held upright."""
    exif = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"
    plain = a_picture(kind="JPG")
    return plain[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + plain[2:]


@pytest.mark.parametrize("kind", ["PNG", "JPG", "WEBP", "BMP"])
def test_pictures_are_measured_and_decoded_by_their_content(kind: str) -> None:
    data = a_picture(kind=kind)
    assert READER.measure(data) == PictureSize(40, 30)
    image = decode(data)
    assert image.size().toTuple() == (40, 30)
    assert image.format() is QImage.Format.Format_RGB32
    assert abs(image.pixelColor(20, 15).red() - 0xD5) < 6


def test_a_gif_is_read_too() -> None:
    assert READER.measure(GIF) == PictureSize(2, 1)
    assert decode(GIF).size().toTuple() == (2, 1)


def test_a_picture_is_turned_as_its_camera_says() -> None:
    data = a_turned_jpeg()
    assert READER.measure(data) == PictureSize(30, 40)
    assert decode(data).size().toTuple() == (30, 40)
    assert decode(data, 20).size().toTuple() == (15, 20)


@pytest.mark.qt_log_ignore("JPEG datastream")
@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"", "empty"),
        (b"hello", "not a PNG"),
        (b"\0\0\0 ftypavif\0\0\0\0", "AVIF"),
        (b"\0\0\0 ftypheic\0\0\0\0", "HEIC"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "SVG"),
        (b"\n <?xml version='1.0'?><svg/>", "SVG"),
        (b"II*\0\x08\0\0\0", "TIFF"),
        (b"\x89PNG\r\n\x1a\n", "damaged"),
        (b"RIFF\0\0\0\0WEBP", "damaged"),
        (b"\xff\xd8\xff", "damaged"),
        (b"BM", "damaged"),
        (b"GIF89a", "damaged"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_what_is_no_picture_of_ours_is_refused_in_one_line(data: bytes, word: str) -> None:
    with pytest.raises(PictureError, match=word) as raised:
        READER.measure(data)
    assert "\n" not in str(raised.value)
    with pytest.raises(PictureError, match=word):
        decode(data)


@pytest.mark.parametrize(
    ("width", "height", "word"),
    [(40_000, 10, "32767"), (10, 32_768, "32767"), (20_000, 20_000, "200 million"), (14_143, 14_143, "200 million")],
)
def test_too_large_pictures_are_refused_before_anything_is_decoded(width: int, height: int, word: str) -> None:
    start = monotonic()
    with pytest.raises(PictureError, match=word) as raised:
        decode(a_png_header(width, height))
    assert f"{width} × {height}" in str(raised.value)
    assert monotonic() - start < 1


def test_more_than_256_megabytes_can_be_decoded() -> None:
    image = QImage(9_000, 9_000, QImage.Format.Format_Grayscale8)
    image.fill(77)
    assert decode(written(image), 90).size().toTuple() == (90, 90)


@pytest.mark.qt_log_ignore("libpng")
def test_a_truncated_picture_is_called_damaged() -> None:
    data = a_picture(400, 300)
    with pytest.raises(PictureError, match="damaged"):
        decode(data[: len(data) // 3])


def test_a_picture_is_scaled_down_to_the_longest_side_asked_for_and_never_up() -> None:
    assert decode(a_picture(400, 100), 200).size().toTuple() == (200, 50)
    assert decode(a_picture(40, 10), 200).size().toTuple() == (40, 10)


def test_clear_pixels_stay_clear() -> None:
    image = QImage(4, 4, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    decoded = decode(written(image))
    assert decoded.format() is QImage.Format.Format_ARGB32_Premultiplied
    assert decoded.pixelColor(1, 1).alpha() == 0


def test_a_picture_is_halved_until_it_is_small_and_looks_the_same() -> None:
    image = QImage(1_000, 601, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as painter:
        painter.fillRect(QRect(0, 0, 500, 601), QColor("white"))
    levels = halved(image)
    assert [level.size().toTuple() for level in levels] == [(500, 300), (250, 150), (125, 75), (62, 37), (31, 18)]
    for level in levels[:3]:
        width, height = level.size().toTuple()
        assert level.pixelColor(width // 4, height - 1) == QColor("white")
        assert level.pixelColor(3 * width // 4, height - 1) == QColor("black")


def test_a_loader_decodes_in_another_thread_and_answers_in_this_one(qtbot: QtBot) -> None:
    loader = PictureLoader()
    told: list[tuple[str, QSize, threading.Thread]] = []
    loader.loaded.connect(lambda picture, image: told.append((picture, image.size(), threading.current_thread())))
    data = a_picture(300, 200)
    with qtbot.waitSignals([loader.loaded, loader.halved]):
        loader.load(picture_id(data), data)
    assert told == [(picture_id(data), QSize(300, 200), threading.current_thread())]
    loader.close()


def test_a_loader_tells_why_a_picture_cannot_be_shown(qtbot: QtBot) -> None:
    loader = PictureLoader()
    with qtbot.waitSignal(loader.failed) as told:
        loader.load(picture_id(b"x"), b"x")
    assert "not a PNG" in str(told.args[1])
    loader.close()


def test_a_closed_loader_has_nothing_running(qapp: QApplication) -> None:
    loader = PictureLoader()
    data = a_picture(3_000, 3_000)
    for _ in range(5):
        loader.load(picture_id(data), data)
    start = monotonic()
    loader.close()
    assert loader._pool.activeThreadCount() == 0
    assert monotonic() - start < 5


def test_a_loader_may_vanish_while_it_decodes(qtbot: QtBot) -> None:
    data = a_picture(2_000, 2_000)
    loader = PictureLoader()
    pool = loader._pool
    loader.load(picture_id(data), data)
    del loader
    qtbot.waitUntil(lambda: pool.waitForDone(5))


def test_a_cache_keeps_pictures_and_says_when_they_come(qtbot: QtBot) -> None:
    document = Document(a_map())
    data = a_picture(200, 100)
    picture = document.pictures.add(data)
    cache = PixmapCache(document)
    chain = cache.picture(picture)
    assert not chain.ready
    with qtbot.waitSignal(cache.changed) as told:
        pass
    assert told.args == [picture]
    assert cache.picture(picture) is chain
    assert chain.levels[0].size().toTuple() == (200, 100)
    assert chain.colour == QColor("#d55e00")
    cache.close()


def test_a_missing_or_broken_picture_has_a_problem_to_show(qapp: QApplication) -> None:
    document = Document(a_map())
    cache = PixmapCache(document, wait=True)
    missing = cache.picture(picture_id(b"nobody has it"))
    broken = cache.picture(document.pictures.add(b"no picture"))
    assert (missing.ready, broken.ready) == (False, False)
    assert "did not bring" in str(missing.problem)
    assert "not a PNG" in str(broken.problem)


def test_portraits_are_kept_small(qapp: QApplication) -> None:
    document = Document(a_map())
    picture = document.pictures.add(a_picture(3_000, 1_500))
    cache = PixmapCache(document, wait=True)
    assert cache.portrait(picture).levels[0].size().toTuple() == (PORTRAIT_SIDE, PORTRAIT_SIDE // 2)
    assert cache.picture(picture).levels[0].width() == 3_000


def test_another_map_makes_the_cache_forget_but_not_what_both_show(qapp: QApplication) -> None:
    document = Document(a_map())
    kept, gone = a_picture(), a_picture(colour="#009e73")
    ids = [document.pictures.add(data) for data in (kept, gone)]
    cache = PixmapCache(document, wait=True)
    before = [cache.picture(picture) for picture in ids]
    document.open(a_map(), {ids[0]: kept})
    assert cache.picture(ids[0]) is before[0]
    assert cache.picture(ids[1]) is not before[1]


@pytest.mark.parametrize("height", [10, -10])
def test_bitmaps_are_read_from_the_top_and_from_the_bottom(height: int) -> None:
    facts = struct.pack("<IiiHHIIiiII", 40, 10, height, 1, 24, 0, 320, 0, 0, 0, 0)
    header = struct.pack("<IHHI", 374, 0, 0, 54) + facts
    data = b"BM" + header + b"\x11" * 320
    assert QtPictureReader().measure(data) == (10, 10)
    assert decode(data).size().toTuple() == (10, 10)
    assert decode(data, 5).size().toTuple() == (5, 5)
    assert damage_of(data) is None


def test_damage_is_found_in_what_can_be_measured() -> None:
    assert damage_of(png(40, 30)) is None
    assert "damaged" in str(damage_of(png(200, 200)[:60]))
    assert damage_of(b"no picture") is None
