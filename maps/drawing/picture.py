"""From light to a finished picture: exposure, colour, grain, and the bytes of the file."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter

from maps.drawing.layer import Colours
from maps.drawing.noise import Area, cloudy


def developed(light: Colours, area: Area, seed: int, exposure: float = 1.5) -> QImage:
    """The picture as the eye sees it: highlights rolled off, colours calm, a little grain and unevenness."""
    uneven = 1 + 0.05 * cloudy(area, 3.0, seed, 3)
    shown = 1 - np.exp(-light * uneven[..., None] * np.float32(exposure))
    grey = shown @ np.array([0.3, 0.58, 0.12], np.float32)
    shown = grey[..., None] + (shown - grey[..., None]) * np.float32(0.88)
    shown = np.clip(shown, 0, 1) ** np.float32(1 / 2.2)
    grain = np.random.default_rng(seed).normal(0, 0.007, area.shape).astype(np.float32)
    shown = np.clip(shown * np.float32(0.97) + np.float32(0.008) + grain[..., None], 0, 0.93)
    pixels = np.ascontiguousarray((shown * 255 + 0.5).astype(np.uint8))
    rows, columns, _ = pixels.shape
    return QImage(pixels.data, columns, rows, columns * 3, QImage.Format.Format_RGB888).copy()


def encoded(image: QImage, largest: int) -> bytes:
    """The picture as WebP, of the best quality that stays below so many bytes."""
    for quality in range(96, 50, -2):
        array = QByteArray()
        buffer = QBuffer(array)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QImageWriter(buffer, QByteArray(b"webp"))
        writer.setQuality(quality)
        writer.write(image)
        if array.size() <= largest:
            return bytes(array.data())
    message = "the picture does not fit into the size allowed"
    raise ValueError(message)
