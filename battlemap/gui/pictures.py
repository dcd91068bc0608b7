"""Reading pictures with Qt: measuring them, decoding them off the window's thread, keeping them ready to be drawn.

What a picture is is decided by its first bytes, not by its name, and only the kinds listed here ever reach a decoder.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QObject, QRectF, QSize, Qt, QThreadPool, Signal
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader, QPainter

from battlemap.board.entities.names import PictureId
from battlemap.files.picture_reader import MAX_PIXELS, PictureError, PictureSize
from battlemap.gui.document import Change, Document, Origin
from battlemap.gui.scene.picture_chain import PictureChain
from battlemap.text import QT_TRANSLATE_NOOP, Text

SIDE_LIMIT = 32_767
"""Qt's painter cannot draw pictures that are wider or higher."""

_ALLOCATION_MEGABYTES = 1_024
"""Qt refuses to decode more than 256 MB by itself; 200 million pixels of 4 bytes need 763."""

_MAGIC = (
    (b"\x89PNG\r\n\x1a\n", b"png"),
    (b"\xff\xd8\xff", b"jpeg"),
    (b"GIF87a", b"gif"),
    (b"GIF89a", b"gif"),
    (b"BM", b"bmp"),
)
_FOREIGN_BRANDS = {
    b"avif": "AVIF",
    b"avis": "AVIF",
    b"heic": "HEIC",
    b"heix": "HEIC",
    b"mif1": "HEIC",
}
_FOREIGN_MAGIC = (
    (b"II*\x00", "TIFF"),
    (b"MM\x00*", "TIFF"),
    (b"<svg", "SVG"),
    (b"<?xml", "SVG"),
    (b"%PDF", "PDF"),
    (b"8BPS", "Photoshop"),
)


class QtPictureReader:
    """Measures pictures by their headers; the `PictureReader` of the program."""

    def measure(self, data: bytes) -> PictureSize:
        """The size of a picture; raises `PictureError` for one that is no picture, of a foreign kind or too large."""
        with _reading(data) as reader:
            return _size(reader)


def decode(data: bytes, max_side: int | None = None) -> QImage:
    """The picture, turned as its camera says, scaled down so that no side is longer than `max_side`.

    Raises `PictureError` as `QtPictureReader.measure` does, and for a damaged picture.
    """
    return _drawable(_decoded(data, max_side))


def damage_of(data: bytes) -> Text | None:
    """Why a picture that can be measured cannot be decoded; `None` for a whole one and for what is no picture."""
    try:
        QtPictureReader().measure(data)
    except PictureError:
        return None
    try:
        _decoded(data, None)
    except PictureError as error:
        return error.text
    return None


def _decoded(data: bytes, max_side: int | None) -> QImage:
    with _reading(data) as reader:
        size = _size(reader)
        if max_side is not None and max(size) > max_side:
            largest = QSize(max_side, max_side)
            reader.setScaledSize(_stored_size(reader).scaled(largest, Qt.AspectRatioMode.KeepAspectRatio))
        image = reader.read()
        if image.isNull():
            line = QT_TRANSLATE_NOOP("Pictures", "The picture is damaged: {reason}")
            raise PictureError(line.filled(reason=reader.errorString()))
    return image


@contextmanager
def _reading(data: bytes) -> Iterator[QImageReader]:
    """A reader that knows what kind of picture it reads; it lives no longer than its buffer."""
    kind = _kind(data)
    QImageReader.setAllocationLimit(_ALLOCATION_MEGABYTES)
    buffer = QBuffer()
    buffer.setData(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, kind)
    reader.setAutoDetectImageFormat(False)
    reader.setAutoTransform(True)
    try:
        yield reader
    finally:
        reader.setDevice(QBuffer())
        buffer.close()


def _kind(data: bytes) -> bytes:
    """Qt's name for the kind of picture; raises `PictureError` for every kind that is not read."""
    for magic, kind in _MAGIC:
        if data.startswith(magic):
            return kind
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return b"webp"
    raise PictureError(_refusal(data))


def _refusal(data: bytes) -> Text:
    """Why these bytes are not read, by what they seem to be."""
    if not data:
        return QT_TRANSLATE_NOOP("Pictures", "The picture is empty.")
    foreign = _FOREIGN_BRANDS.get(data[8:12]) if data[4:8] == b"ftyp" else None
    for magic, name in _FOREIGN_MAGIC:
        if data.lstrip().startswith(magic):
            foreign = name
    if foreign is None:
        return QT_TRANSLATE_NOOP("Pictures", "This is not a PNG, JPEG, WebP, GIF or BMP picture.")
    line = QT_TRANSLATE_NOOP("Pictures", "{kind} pictures cannot be read; save it as PNG, JPEG or WebP.")
    return line.filled(kind=foreign)


def _stored_size(reader: QImageReader) -> QSize:
    """The size as the file says it; bitmaps whose rows begin at the top have a negative height."""
    size = reader.size()
    return QSize(size.width(), abs(size.height()))


def _size(reader: QImageReader) -> PictureSize:
    """The size as the picture is shown, checked before anything is decoded."""
    size = _stored_size(reader)
    if size.isEmpty():
        raise PictureError(QT_TRANSLATE_NOOP("Pictures", "The picture is damaged: it does not say how large it is."))
    width, height = size.width(), size.height()
    too_large = QT_TRANSLATE_NOOP(
        "Pictures", "The picture has {width} × {height} pixels; at most {limit} million can be read."
    )
    too_long = QT_TRANSLATE_NOOP(
        "Pictures", "The picture has {width} × {height} pixels; no side may be longer than {limit}."
    )
    if max(width, height) > SIDE_LIMIT:
        raise PictureError(too_long.filled(width=width, height=height, limit=SIDE_LIMIT))
    if width * height > MAX_PIXELS:
        raise PictureError(too_large.filled(width=width, height=height, limit=MAX_PIXELS // 1_000_000))
    if reader.transformation() & QImageIOHandler.Transformation.TransformationRotate90:
        width, height = height, width
    return PictureSize(width, height)


def _drawable(image: QImage) -> QImage:
    """The same picture in the format that is drawn fastest."""
    clear = image.hasAlphaChannel()
    wanted = QImage.Format.Format_ARGB32_Premultiplied if clear else QImage.Format.Format_RGB32
    return image if image.format() == wanted else image.convertToFormat(wanted)


SMALLEST_LEVEL = 48
"""A picture is halved again and again until its longer side is no longer than this."""

_STRIP = 256
"""How many rows are halved at a time: Qt holds Python's lock meanwhile, and the window must not stall."""


def halved(image: QImage) -> tuple[QImage, ...]:
    """The picture halved again and again, largest first, without the picture itself."""
    levels = []
    while max(image.width(), image.height()) > SMALLEST_LEVEL:
        image = _half(image)
        levels.append(image)
    return tuple(levels)


def _half(image: QImage) -> QImage:
    width, height = max(1, image.width() // 2), max(1, image.height() // 2)
    half = QImage(width, height, image.format())
    half.fill(Qt.GlobalColor.transparent)
    across, down = image.width() / width, image.height() / height
    for top in range(0, height, _STRIP):
        rows = min(_STRIP, height - top)
        with QPainter(half) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            source = QRectF(0, top * down, width * across, rows * down)
            painter.drawImage(QRectF(0, top, width, rows), image, source)
    return half


class PictureLoader(QObject):
    """Decodes pictures in threads of its own; its signals arrive in the thread it lives in.

    `close` must be called before the program ends; it waits for the picture being decoded.
    """

    loaded = Signal(str, QImage)
    """A picture's id and the picture."""

    halved = Signal(str, object)
    """A picture's id and its halved versions, largest first; comes after `loaded`."""

    failed = Signal(str, object)
    """A picture's id and the `Text` that says why it cannot be shown."""

    def __init__(self, max_side: int | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._max_side = max_side
        self._results = _Results()
        self._results.loaded.connect(self.loaded)
        self._results.halved.connect(self.halved)
        self._results.failed.connect(self.failed)
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(1)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    def load(self, picture: PictureId, data: bytes) -> None:
        """Start decoding a picture."""
        self._pool.start(partial(_work, self._results, picture, data, self._max_side))

    def close(self) -> None:
        """Drop what has not been started, and wait for the rest."""
        self._results.wanted = False
        self._pool.clear()
        while not self._pool.waitForDone(5):
            pass


class _Results(QObject):
    """Speaks for the worker; a worker that outlives its loader still has whom to tell."""

    loaded = Signal(str, QImage)
    halved = Signal(str, object)
    failed = Signal(str, object)
    wanted = True


def _work(results: _Results, picture: PictureId, data: bytes, max_side: int | None) -> None:
    """Decode and halve one picture; runs in a thread."""
    if not results.wanted:
        return
    try:
        image = decode(data, max_side)
    except PictureError as error:
        results.failed.emit(picture, error.text)
        return
    results.loaded.emit(picture, image)
    if results.wanted:
        results.halved.emit(picture, halved(image))


PORTRAIT_SIDE = 1_024
"""Pictures of minis are kept no larger than this."""


class PixmapCache(QObject):
    """The pictures of a document as pixmaps, shared by all scenes that show it.

    Decoding happens in threads; `changed` says when a picture has arrived or turned out to be unusable. With `wait`
    it happens at once instead, for pictures that are rendered without a window. Close it before the program ends.
    """

    changed = Signal(str)
    """A picture's id."""

    def __init__(self, document: Document, parent: QObject | None = None, *, wait: bool = False) -> None:
        super().__init__(parent)
        self._full = _Shelf(document, None, self, wait=wait)
        self._small = _Shelf(document, PORTRAIT_SIDE, self, wait=wait)
        self._full.changed.connect(self.changed)
        self._small.changed.connect(self.changed)

    def picture(self, picture: PictureId) -> PictureChain:
        """A map's picture in full; the first question starts its decoding."""
        return self._full.chain(picture)

    def portrait(self, picture: PictureId) -> PictureChain:
        """A mini's picture, kept small; the first question starts its decoding."""
        return self._small.chain(picture)

    def close(self) -> None:
        """End the threads."""
        self._full.close()
        self._small.close()


class _Shelf(QObject):
    """Chains of pixmaps by the ids of their pictures, all decoded to the same largest side."""

    changed = Signal(str)

    def __init__(self, document: Document, max_side: int | None, parent: QObject, *, wait: bool) -> None:
        super().__init__(parent)
        self._document = document
        self._max_side = max_side
        self._wait = wait
        self._chains: dict[PictureId, PictureChain] = {}
        self._loader = PictureLoader(max_side, self)
        self._loader.loaded.connect(self._take)
        self._loader.halved.connect(self._take_halved)
        self._loader.failed.connect(self._take_problem)
        document.changed.connect(self._follow)

    def chain(self, picture: PictureId) -> PictureChain:
        """The chain of a picture, filled now or later."""
        chain = self._chains.get(picture)
        if chain is None:
            chain = self._chains[picture] = PictureChain()
            self._fill(picture, chain)
        return chain

    def close(self) -> None:
        """End the thread."""
        self._loader.close()

    def _fill(self, picture: PictureId, chain: PictureChain) -> None:
        data = self._document.pictures.get(picture)
        if data is None:
            chain.problem = QT_TRANSLATE_NOOP("Pictures", "The file of this map did not bring its picture along.")
        elif self._wait:
            self._fill_now(chain, data)
        else:
            self._loader.load(picture, data)

    def _fill_now(self, chain: PictureChain, data: bytes) -> None:
        try:
            image = decode(data, self._max_side)
        except PictureError as error:
            chain.problem = error.text
            return
        chain.take(image)
        chain.take_halved(halved(image))

    def _take(self, picture: PictureId, image: QImage) -> None:
        self._chains.setdefault(picture, PictureChain()).take(image)
        self.changed.emit(picture)

    def _take_halved(self, picture: PictureId, images: tuple[QImage, ...]) -> None:
        chain = self._chains.get(picture)
        if chain is not None and chain.ready:
            chain.take_halved(images)

    def _take_problem(self, picture: PictureId, problem: Text) -> None:
        self._chains.setdefault(picture, PictureChain()).problem = problem
        self.changed.emit(picture)

    def _follow(self, change: Change) -> None:
        """Forget what another map brought along; a missing picture may have come meanwhile."""
        if change.origin is not Origin.OPENED:
            return
        known = self._document.pictures.all
        self._chains = {picture: chain for picture, chain in self._chains.items() if picture in known}
