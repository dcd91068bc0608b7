"""A map as a picture, painted by the very scene that a window shows.

Needs a `QApplication`, as every graphics scene does; no window and no screen (`offscreen` is enough).
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

from battlemap.board.entities.names import PictureId
from battlemap.errors import BattlemapError
from battlemap.files.picture_reader import MAX_PIXELS
from battlemap.gui.document import Document
from battlemap.gui.pictures import SIDE_LIMIT, PixmapCache
from battlemap.gui.scene.audience import Audience
from battlemap.gui.scene.map_scene import MapScene
from battlemap.state import GameState
from battlemap.text import QT_TRANSLATE_NOOP


class RenderError(BattlemapError):
    """A map cannot be made into a picture; the text says why."""


def render_map(
    state: GameState, pictures: Mapping[PictureId, bytes], *, for_players: bool, pixels_per_cell: int
) -> QImage:
    """The whole map with so many pixels to a cell, as the players or the game master see it.

    Raises `RenderError` when the picture would be larger than any picture the program reads.
    """
    width, height = state.board.columns * pixels_per_cell, state.board.rows * pixels_per_cell
    _check_size(width, height)
    document = Document(state)
    document.open(state, pictures)
    pixmaps = PixmapCache(document, wait=True)
    scene = MapScene(document, pixmaps, Audience.PLAYERS if for_players else Audience.GM)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scene.render(painter, QRectF(image.rect()), scene.sceneRect())
    pixmaps.close()
    return image


def png_bytes(image: QImage) -> bytes:
    """A picture as the bytes of a PNG file; raises `RenderError` when Qt cannot write it."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    if not writer.write(image):
        line = QT_TRANSLATE_NOOP("Rendering", "The picture could not be made: {reason}")
        raise RenderError(line.filled(reason=writer.errorString()))
    return bytes(buffer.data().data())


def _check_size(width: int, height: int) -> None:
    if min(width, height) < 1 or max(width, height) > SIDE_LIMIT or width * height > MAX_PIXELS:
        line = QT_TRANSLATE_NOOP(
            "Rendering", "A picture of {width} × {height} pixels cannot be made; choose other pixels per cell."
        )
        raise RenderError(line.filled(width=width, height=height))
