"""Pictures made for tests."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

GROUND = QColor("#8a9a7a")


def a_picture(width: int, height: int, cell: int = 0, left: int = 0, top: int = 0) -> bytes:
    """A PNG of one colour, with dark grid lines when a cell's size is given."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    if cell:
        with QPainter(image) as painter:
            painter.setPen(QPen(QColor("#202020"), 1))
            for x in range(left, width, cell):
                painter.drawLine(QPoint(x, 0), QPoint(x, height))
            for y in range(top, height, cell):
                painter.drawLine(QPoint(0, y), QPoint(width, y))
    return png_of(image)


def png_of(image: QImage) -> bytes:
    """An image as the bytes of a PNG."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())


def a_picture_file(folder: Path, name: str = "Ork_Wache.png", data: bytes = b"") -> Path:
    """A picture file in this folder."""
    path = folder / name
    path.write_bytes(data or a_picture(40, 30))
    return path


def colours(picture: QPixmap | QImage) -> set[str]:
    """Every colour in a picture."""
    image = picture.toImage() if isinstance(picture, QPixmap) else picture
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def painted(widget: QWidget) -> set[str]:
    """Every colour a widget paints."""
    return colours(widget.grab())
