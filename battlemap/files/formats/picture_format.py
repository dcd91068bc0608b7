"""A plain picture opened as a map."""

from __future__ import annotations

import math

from battlemap.board.board import Board
from battlemap.board.entities.picture import MapPicture
from battlemap.files.format import MapFormat, MapSource
from battlemap.files.loaded import LoadedMap
from battlemap.files.picture_kinds import picture_kind
from battlemap.files.picture_reader import PICTURE_SUFFIXES, PictureReader
from battlemap.files.picture_store import picture_id
from battlemap.geometry.cells import MAX_SIDE
from battlemap.rules.situation import Situation
from battlemap.state import GameState, MapSettings
from battlemap.text import QT_TRANSLATE_NOOP

PIXELS_PER_CELL = 70
"""The size of a cell in a picture that says nothing about it; the most usual one."""


class PictureFormat(MapFormat):
    """A picture with cells of the usual size."""

    id = "picture"
    title = QT_TRANSLATE_NOOP("Formats", "Picture")
    suffixes = PICTURE_SUFFIXES
    is_picture = True

    def recognises(self, head: bytes, _suffix: str, /) -> bool:
        """Whether the first bytes are those of a picture."""
        return picture_kind(head) != ""

    def read(self, source: MapSource, reader: PictureReader) -> LoadedMap:
        """A map as large as the picture; raises `PictureError`."""
        size = reader.measure(source.data)
        picture = MapPicture(
            picture=picture_id(source.data),
            pixel_width=size.width,
            pixel_height=size.height,
            width=size.width / PIXELS_PER_CELL,
            height=size.height / PIXELS_PER_CELL,
        )
        board = Board(columns=_cells(picture.width), rows=_cells(picture.height), picture=picture)
        state = GameState(situation=Situation(board=board), settings=MapSettings(title=source.title))
        return LoadedMap(state, {picture.picture: source.data})


def _cells(length: float) -> int:
    return max(1, min(math.ceil(length), MAX_SIDE))


FORMAT = PictureFormat()
