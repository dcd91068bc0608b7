"""The bytes of a document's pictures, each called by its SHA-256. It only grows, so that undo finds everything."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from battlemap.board.entities.names import PictureId


def picture_id(data: bytes) -> PictureId:
    """What a picture with these bytes is called."""
    return PictureId(hashlib.sha256(data).hexdigest())


class PictureStore:
    """Pictures by their ids; append-only."""

    def __init__(self, pictures: Mapping[PictureId, bytes] | None = None) -> None:
        self._pictures: dict[PictureId, bytes] = dict(pictures or {})

    def add(self, data: bytes) -> PictureId:
        """Keep a picture's bytes, as they came, and say what it is called."""
        picture = picture_id(data)
        self._pictures.setdefault(picture, data)
        return picture

    def add_all(self, pictures: Iterable[bytes]) -> None:
        """Keep several pictures."""
        for data in pictures:
            self.add(data)

    def get(self, picture: PictureId) -> bytes | None:
        """The picture's bytes; `None` when the file it was in did not bring it along."""
        return self._pictures.get(picture)

    @property
    def all(self) -> Mapping[PictureId, bytes]:
        """Every picture by its id."""
        return MappingProxyType(self._pictures)
