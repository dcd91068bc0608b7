"""The program's own format."""

from __future__ import annotations

from collections.abc import Mapping
from typing import BinaryIO

from battlemap.board.entities.names import PictureId
from battlemap.files.container import read_container, write_container
from battlemap.files.format import MapFormat, MapSource
from battlemap.files.loaded import LoadedMap
from battlemap.files.picture_reader import PictureReader
from battlemap.state import GameState
from battlemap.text import QT_TRANSLATE_NOOP, Text


class BattlemapFormat(MapFormat):
    """A zip with the map's text and its pictures."""

    id = "battlemap"
    title = QT_TRANSLATE_NOOP("Formats", "Battlemap")
    suffixes = (".battlemap",)
    can_write = True
    keeps_all = True

    def recognises(self, head: bytes, _suffix: str, /) -> bool:
        """Whether it is a zip."""
        return head.startswith((b"PK\x03\x04", b"PK\x05\x06"))

    def read(self, source: MapSource, reader: PictureReader) -> LoadedMap:
        """The map with everything that was saved."""
        return read_container(source.data, reader)

    def write(
        self, file: BinaryIO, state: GameState, pictures: Mapping[PictureId, bytes], members: Mapping[str, bytes]
    ) -> tuple[Text, ...]:
        """Write everything."""
        write_container(file, state, pictures, members)
        return ()


FORMAT = BattlemapFormat()
