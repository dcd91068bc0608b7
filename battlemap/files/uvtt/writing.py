"""Writing a map as Universal VTT. Minis, notes of ours and open doors have no place there; that is said."""

from __future__ import annotations

import base64
import json
import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from battlemap.board.board import Board
from battlemap.board.entities.light import Light
from battlemap.board.entities.names import PictureId
from battlemap.board.entities.wall import Wall, WallKind
from battlemap.files.uvtt.resolution import USUAL_PIXELS
from battlemap.geometry.cells import Point
from battlemap.state import GameState
from battlemap.text import QT_TRANSLATE_NOOP, Text

VERSION = 0.3


def uvtt_text(state: GameState, pictures: Mapping[PictureId, bytes]) -> tuple[bytes, tuple[Text, ...]]:
    """The text of the file, and one line for each kind of thing it has no place for."""
    board = state.board
    image = b"" if board.picture is None else base64.b64encode(pictures.get(board.picture.picture, b""))
    content = {
        "format": VERSION,
        "resolution": _resolution(board),
        "line_of_sight": [_points(wall.points) for wall in _of_kind(board, WallKind.WALL, prop=False)],
        "objects_line_of_sight": [_points(wall.points) for wall in _of_kind(board, WallKind.WALL, prop=True)],
        "foundry_terrain_walls": [_points(wall.points) for wall in _of_kind(board, WallKind.LOW)],
        "foundry_invisible_walls": [_points(wall.points) for wall in _of_kind(board, WallKind.INVISIBLE)],
        "portals": list(_portals(board)),
        "environment": {"baked_lighting": False, "ambient_light": "ffffffff"},
        "lights": [_light(light) for light in board.lights],
        "image": image.decode("ascii"),
    }
    return json.dumps(content, indent="\t").encode() + b"\n", tuple(_left_out(board))


def _resolution(board: Board) -> dict[str, Any]:
    """The part of the map under the picture; without one the whole map."""
    picture = board.picture
    if picture is None:
        origin, size, pixels = Point(0, 0), Point(board.columns, board.rows), USUAL_PIXELS
    else:
        origin, size = Point(picture.left, picture.top), Point(picture.width, picture.height)
        pixels = max(1, picture.pixel_width / picture.width)
    return {"map_origin": _place(origin), "map_size": _place(size), "pixels_per_grid": _short(pixels)}


def _short(number: float) -> float:
    """A whole number without a decimal point."""
    return int(number) if number == int(number) else number


def _place(point: Point) -> dict[str, float]:
    return {"x": _short(point.x), "y": _short(point.y)}


def _points(points: Iterable[Point]) -> list[dict[str, float]]:
    return [_place(point) for point in points]


def _of_kind(board: Board, kind: WallKind, *, prop: bool | None = None) -> Iterator[Wall]:
    return (wall for wall in board.walls if wall.kind is kind and prop in (None, wall.prop))


def _portals(board: Board) -> Iterator[dict[str, Any]]:
    for door in board.doors:
        yield _portal(door.start, door.end, closed=True, freestanding=door.freestanding)
    for window in _of_kind(board, WallKind.WINDOW):
        for start, end in zip(window.points, window.points[1:], strict=False):
            yield _portal(start, end, closed=False, freestanding=False)


def _portal(start: Point, end: Point, *, closed: bool, freestanding: bool) -> dict[str, Any]:
    middle = Point((start.x + end.x) / 2, (start.y + end.y) / 2)
    return {
        "position": _place(middle),
        "bounds": _points((start, end)),
        "rotation": math.atan2(end.y - start.y, end.x - start.x),
        "closed": closed,
        "freestanding": freestanding,
    }


def _light(light: Light) -> dict[str, Any]:
    return {
        "position": _place(light.position),
        "range": _short(light.radius),
        "intensity": _short(light.intensity),
        "color": "ff" + light.colour.removeprefix("#"),
        "shadows": light.shadows,
    }


def _left_out(board: Board) -> Iterator[Text]:
    if board.tokens:
        yield QT_TRANSLATE_NOOP("Files", "%n mini(s) have no place in this format.").counted(len(board.tokens))
    open_doors = sum(door.open for door in board.doors)
    if open_doors:
        yield QT_TRANSLATE_NOOP("Files", "%n open door(s) are shut in this format.").counted(open_doors)
