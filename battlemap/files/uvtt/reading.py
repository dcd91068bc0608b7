"""Making a map of the content of a Universal VTT file."""

from __future__ import annotations

import math
import reprlib
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

from pydantic import ValidationError

from battlemap.board.board import MAX_DOORS, MAX_WALLS
from battlemap.board.entities.picture import MapPicture
from battlemap.board.entities.wall import WallKind
from battlemap.files.errors import MapFileError, printable
from battlemap.files.loaded import LoadedMap
from battlemap.files.picture_reader import PictureReader
from battlemap.files.picture_store import picture_id
from battlemap.files.reasons import value_reason
from battlemap.files.uvtt import geometry
from battlemap.files.uvtt.picture_text import FoundPicture, ParsedText, found_picture
from battlemap.files.uvtt.resolution import resolution_of, size_in_cells, stretched
from battlemap.files.uvtt.values import number, switch
from battlemap.geometry.cells import MAX_SIDE
from battlemap.state import GameState
from battlemap.text import QT_TRANSLATE_NOOP, Text

_ROUNDING = 1e-6
"""A map of 33.0000001 cells has 33."""

_NEWEST = 3.0
"""Versions from here on are read as far as they are understood."""

_SKIPPED = {
    "wall": QT_TRANSLATE_NOOP("Files", "%n wall piece(s) without length or with impossible ends were skipped."),
    "portal": QT_TRANSLATE_NOOP("Files", "%n door(s) or window(s) without length or ends were skipped."),
    "light": QT_TRANSLATE_NOOP("Files", "%n light(s) without a usable place or range were skipped."),
    "broken": QT_TRANSLATE_NOOP("Files", "%n letter(s) of the file cannot be read and are shown as “�”."),
    "list": QT_TRANSLATE_NOOP("Files", "%n part(s) of the file that should be lists were skipped."),
    "many": QT_TRANSLATE_NOOP("Files", "%n wall(s), door(s) or light(s) more than a map has room for were skipped."),
    "unknown": QT_TRANSLATE_NOOP("Files", "%n wall(s) of an unknown kind were skipped."),
}

_MAX_CHAINS = MAX_WALLS - MAX_DOORS
"""How many chains are taken: windows become walls too, and there is room for all of them."""

_WALLS = (
    (("line_of_sight", "walls"), WallKind.WALL, False),
    (("objects_line_of_sight",), WallKind.WALL, True),
    (("foundry_terrain_walls",), WallKind.LOW, False),
    (("foundry_invisible_walls",), WallKind.INVISIBLE, False),
)
"""The names of each list of walls, and what its walls are: their kind, and whether they outline things."""


def map_of(text: ParsedText, title: str, reader: PictureReader) -> LoadedMap:
    """The map in a file's text. Raises `MapFileError` for one without a size."""
    content = text.content
    if not isinstance(content, dict):
        raise MapFileError(QT_TRANSLATE_NOOP("Files", "This is no map: its text is not one object."))
    resolution = resolution_of(content)
    found = found_picture(text.image, reader)
    size = size_in_cells(resolution, found.pixels)
    picture, stretching = _placed(found, size)
    skipped = Counter(broken=text.broken)
    board = _board(content, resolution.origin, skipped) | {
        "columns": _whole(size[0]),
        "rows": _whole(size[1]),
        "picture": picture,
    }
    state = _state({"situation": {"board": board}, "settings": {"title": title}})
    problems = (*_version_lines(content), *resolution.problems, *found.problems, *stretching, *_skipped_lines(skipped))
    return LoadedMap(state, {} if picture is None else {picture.picture: found.data}, problems)


def _whole(length: float) -> int:
    """The number of cells that a length touches."""
    return max(1, min(math.ceil(length - _ROUNDING), MAX_SIDE))


def _placed(found: FoundPicture, size: tuple[float, float]) -> tuple[MapPicture | None, tuple[Text, ...]]:
    """The picture over the whole map, and a line when that stretches it."""
    if found.pixels is None:
        return None, ()
    picture = MapPicture(
        picture=picture_id(found.data),
        pixel_width=found.pixels.width,
        pixel_height=found.pixels.height,
        width=size[0],
        height=size[1],
    )
    line = stretched(size, found.pixels)
    return picture, () if line is None else (line,)


def _board(content: dict[str, Any], origin: geometry.Origin, skipped: Counter[str]) -> dict[str, Any]:
    """The fields of the board that hold walls, openings and lights, each thing with an id of its own."""
    numbers = count(1)
    lines = _walls(content, origin, skipped)
    walls = [{"id": f"w{next(numbers)}", **wall} for wall in islice(lines, _MAX_CHAINS)]
    skipped["many"] += sum(1 for _ in lines)
    doors: list[dict[str, Any]] = []
    for (start, end), portal in geometry.portals(content.get("portals"), origin, skipped):
        if geometry.is_door(portal):
            freestanding = switch(portal.get("freestanding"), default=False)
            doors.append({"id": f"d{next(numbers)}", "start": start, "end": end, "freestanding": freestanding})
        else:
            walls.append({"id": f"w{next(numbers)}", "points": (start, end), "kind": WallKind.WINDOW})
    lights = [{"id": f"l{next(numbers)}", **light} for light in geometry.lights(content.get("lights"), origin, skipped)]
    skipped["unknown"] += len(geometry.listed(content.get("foundry_unrecognized_walls"), skipped))
    return {"walls": walls, "doors": doors, "lights": lights, "next_number": next(numbers)}


def _walls(content: dict[str, Any], origin: geometry.Origin, skipped: Counter[str]) -> Iterator[dict[str, Any]]:
    for names, kind, prop in _WALLS:
        for chain in geometry.chains(_first(content, names), origin, skipped):
            yield {"points": chain, "kind": kind, "prop": prop}


def _first(content: dict[str, Any], names: tuple[str, ...]) -> Any:
    """The first of these parts that the file has."""
    return next((content[name] for name in names if content.get(name) is not None), None)


def _version_lines(content: dict[str, Any]) -> Iterator[Text]:
    version = number(content.get("format"))
    if version is not None and version >= _NEWEST:
        text = QT_TRANSLATE_NOOP("Files", "format: the version {version} is not known; the map may be incomplete.")
        yield text.filled(version=version)


def _skipped_lines(skipped: Counter[str]) -> Iterator[Text]:
    for kind, line in _SKIPPED.items():
        if skipped[kind]:
            yield line.counted(skipped[kind])


def _state(content: dict[str, Any]) -> GameState:
    """The checked state; everything in it was made to fit, so a refusal names what this program got wrong."""
    try:
        return GameState.model_validate(content)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        text = QT_TRANSLATE_NOOP("Files", "{place}: {value} does not fit: {reason}")
        place = ".".join(str(part) for part in first["loc"][2:])
        value = printable(reprlib.repr(first["input"]), 60)
        raise MapFileError(text.filled(place=place, value=value, reason=value_reason(first))) from error
