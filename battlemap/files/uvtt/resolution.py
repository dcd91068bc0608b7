"""How large a Universal VTT map is, where its picture lies in a larger one, and how many pixels a cell has."""

from __future__ import annotations

import reprlib
from dataclasses import dataclass
from typing import Any

from battlemap.board.entities.picture import MIN_LENGTH
from battlemap.files.errors import MapFileError, printable
from battlemap.files.picture_reader import PictureSize
from battlemap.files.uvtt.values import number, pair
from battlemap.geometry.cells import COORDINATE_LIMIT, MAX_SIDE
from battlemap.text import QT_TRANSLATE_NOOP, Text

USUAL_PIXELS = 70.0
"""The size of a cell where a file says nothing about it."""

_STRETCH = 0.01
"""A picture whose cells are this much wider than high is mentioned."""


@dataclass(frozen=True)
class Resolution:
    """What a file says of its size: `size` in cells, `origin` of the picture in cells, pixels to a cell."""

    size: tuple[float, float] | None
    origin: tuple[float, float]
    pixels: float | None
    problems: tuple[Text, ...] = ()


def resolution_of(content: dict[str, Any]) -> Resolution:
    """The resolution a file gives, at its usual place or beside it. Raises `MapFileError` for an impossible size."""
    given = content.get("resolution")
    inner = given if isinstance(given, dict) else {}
    found = {name: inner.get(name, content.get(name)) for name in ("map_size", "map_origin", "pixels_per_grid")}
    pixels = _pixels(found["pixels_per_grid"]) or _pixels(inner.get("grid_size", content.get("grid_size")))
    if found["map_size"] is None and pixels is None:
        if given is not None:
            raise _impossible("resolution", given)
        raise MapFileError(QT_TRANSLATE_NOOP("Files", "This is no Universal VTT map: it has no “resolution”."))
    size = None if found["map_size"] is None else _size(found["map_size"])
    origin = (0.0, 0.0) if found["map_origin"] is None else pair(found["map_origin"])
    if origin is None or max(map(abs, origin)) > COORDINATE_LIMIT:
        return Resolution(size, (0.0, 0.0), pixels, (_no_origin(found["map_origin"]),))
    return Resolution(size, origin, pixels)


def _pixels(value: Any) -> float | None:
    """Pixels to a cell, from a number or from the first of two."""
    found = number(value)
    if found is None:
        found = (pair(value) or (None,))[0]
    return found if found is not None and 1 <= found <= 10_000 else None


def _size(value: Any) -> tuple[float, float]:
    size = pair(value)
    if size is None or not all(MIN_LENGTH <= side <= MAX_SIDE for side in size):
        raise _impossible("resolution.map_size", value)
    return size


def _impossible(place: str, value: Any) -> MapFileError:
    text = QT_TRANSLATE_NOOP("Files", "{place}: {value} is not a size in cells from 1 to {limit}.")
    return MapFileError(text.filled(place=place, value=_shown(value), limit=MAX_SIDE))


def _no_origin(value: Any) -> Text:
    text = QT_TRANSLATE_NOOP("Files", "resolution.map_origin: {value} is not a place; the walls may be shifted.")
    return text.filled(value=_shown(value))


def _shown(value: Any) -> str:
    return printable(reprlib.repr(value), 80)


def size_in_cells(resolution: Resolution, picture: PictureSize | None) -> tuple[float, float]:
    """How large the map is: as the file says, else as its picture. Raises `MapFileError` when neither tells."""
    if resolution.size is not None:
        return resolution.size
    if picture is None:
        raise MapFileError(QT_TRANSLATE_NOOP("Files", "The file does not say how large the map is (map_size)."))
    pixels = resolution.pixels or USUAL_PIXELS
    return _size([max(MIN_LENGTH, side / pixels) for side in picture])


def stretched(size: tuple[float, float], picture: PictureSize) -> Text | None:
    """A line when the picture has another shape than the map, which it is stretched to."""
    across, down = picture.width / size[0], picture.height / size[1]
    if abs(across / down - 1) <= _STRETCH:
        return None
    text = QT_TRANSLATE_NOOP(
        "Files", "The picture, {width} × {height} pixels, is stretched to {columns} × {rows} cells."
    )
    return text.filled(width=picture.width, height=picture.height, columns=size[0], rows=size[1])
