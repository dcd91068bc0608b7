"""Universal VTT, the file that most map-making programs write: `.dd2vtt`, `.uvtt` and others, also named `.json`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import BinaryIO

from battlemap.board.entities.names import PictureId
from battlemap.files.format import MapFormat, MapSource
from battlemap.files.loaded import LoadedMap
from battlemap.files.picture_reader import PictureReader
from battlemap.files.uvtt import picture_text
from battlemap.files.uvtt.reading import map_of
from battlemap.files.uvtt.writing import uvtt_text
from battlemap.state import GameState
from battlemap.text import QT_TRANSLATE_NOOP, Text


class UvttFormat(MapFormat):
    """One JSON object with walls in cells and the picture inside."""

    id = "uvtt"
    title = QT_TRANSLATE_NOOP("Formats", "Universal VTT")
    suffixes = (".dd2vtt", ".uvtt", ".df2vtt", ".fm2vtt", ".json")
    can_write = True

    def recognises(self, head: bytes, _suffix: str, /) -> bool:
        """Whether it is a JSON object."""
        return picture_text.as_utf8(head).lstrip().startswith(b"{")

    def read(self, source: MapSource, reader: PictureReader) -> LoadedMap:
        """The map with its walls, openings, lights and picture; what is no use is counted in the problems."""
        return map_of(picture_text.parsed(source.data), source.title, reader)

    def write(
        self, file: BinaryIO, state: GameState, pictures: Mapping[PictureId, bytes], _members: Mapping[str, bytes], /
    ) -> tuple[Text, ...]:
        """Write what the format has a place for."""
        text, left_out = uvtt_text(state, pictures)
        file.write(text)
        return left_out


FORMAT = UvttFormat()
