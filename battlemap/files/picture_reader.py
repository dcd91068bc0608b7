"""What files need to know about a picture, from whoever can read pictures."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from battlemap.errors import BattlemapError

PICTURE_SUFFIXES = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp")
"""The pictures that can be read; what a file holds counts, not what it is called."""

MAX_PIXELS = 200_000_000
"""Larger pictures are refused before they are decoded."""


class PictureError(BattlemapError):
    """A picture cannot be used; the text says why."""


class PictureSize(NamedTuple):
    """Width and height in pixels, as the picture is shown."""

    width: int
    height: int


class PictureReader(Protocol):
    """Measures pictures without decoding them."""

    def measure(self, data: bytes) -> PictureSize:
        """The size of a picture; raises `PictureError` for one that is no picture, of a foreign kind or too large."""
