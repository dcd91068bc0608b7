"""Opening a file as a map, whatever its format."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from battlemap.files.collector import collector_paused
from battlemap.files.errors import MapFileError
from battlemap.files.format import HEAD, MapFormat, MapSource, all_formats, recognised
from battlemap.files.loaded import LoadedMap
from battlemap.files.ordinary import read_file
from battlemap.files.picture_reader import PICTURE_SUFFIXES, PictureError, PictureReader
from battlemap.text import QT_TRANSLATE_NOOP

FOREIGN_PICTURES = (".avif", ".heic", ".heif", ".jxl", ".tif", ".tiff", ".svg", ".psd", ".pdf")
"""Suffixes of what is no map either; the picture reader says best why not."""


class Opened(NamedTuple):
    """A map and the format its file had."""

    format: MapFormat
    loaded: LoadedMap


def open_map(path: Path, reader: PictureReader) -> LoadedMap:
    """The map in a file. Raises `MapFileError` with one line that names the file."""
    return open_with_format(path, reader).loaded


def open_with_format(path: Path, reader: PictureReader) -> Opened:
    """The map in a file and the file's format. Raises `MapFileError` with one line that names the file."""
    try:
        with collector_paused():
            return _opened(path, reader)
    except MapFileError as error:
        raise error.in_file(path) from error
    except PictureError as error:
        raise MapFileError(error.text, path) from error
    except MemoryError as error:
        raise MapFileError(QT_TRANSLATE_NOOP("Files", "There is not enough memory to open it."), path) from error


def _opened(path: Path, reader: PictureReader) -> Opened:
    source = MapSource(path, read_file(path))
    found = recognised(source.data[:HEAD], path.suffix.lower())
    if found is None:
        if path.suffix.lower() in (*PICTURE_SUFFIXES, *FOREIGN_PICTURES):
            reader.measure(source.data)
        raise MapFileError(QT_TRANSLATE_NOOP("Files", "This is neither a map nor a picture that can be read."))
    return Opened(found, found.read(source, reader))


def is_picture(path: Path) -> bool:
    """Whether a file holds a picture rather than a map; raises `MapFileError` when it cannot be read at all."""
    try:
        found = recognised(read_file(path, HEAD), path.suffix.lower())
    except MapFileError as error:
        raise error.in_file(path) from error
    return found is not None and found.is_picture


def map_suffixes() -> tuple[str, ...]:
    """The suffixes of map files, the program's own first; pictures are not among them."""
    return tuple(suffix for each in all_formats() if not each.is_picture for suffix in each.suffixes)


def writable_suffixes() -> tuple[str, ...]:
    """The suffixes of files a map can be written to, the program's own first."""
    return tuple(suffix for each in all_formats() if each.can_write for suffix in each.suffixes)
