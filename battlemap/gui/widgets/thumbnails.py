"""Small versions of the document's pictures, decoded beside the window."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from battlemap.board.entities.names import PictureId
from battlemap.gui.document import Change, Document, Origin
from battlemap.gui.pictures import PictureLoader

LONGEST_SIDE = 256


class Thumbnails(QObject):
    """Pictures no longer than `LONGEST_SIDE` pixels; `loaded` tells when one has arrived."""

    loaded = Signal(str)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._images: dict[str, QImage] = {}
        self._asked: set[str] = set()
        self._loader = PictureLoader(LONGEST_SIDE, self)
        self._loader.loaded.connect(self._receive)
        document.changed.connect(self._follow)

    def image(self, picture: PictureId) -> QImage | None:
        """The small picture; `None` while it is being decoded, and for one that cannot be read."""
        found = self._images.get(picture)
        if found is None:
            self._ask(picture)
        return found

    def _ask(self, picture: PictureId) -> None:
        data = self._document.pictures.get(picture)
        if data is not None and picture not in self._asked:
            self._asked.add(picture)
            self._loader.load(picture, data)

    def _receive(self, picture: str, image: QImage) -> None:
        self._images[picture] = image
        self.loaded.emit(picture)

    def _follow(self, change: Change) -> None:
        if change.origin is Origin.OPENED:
            self._asked.clear()
