"""Real map files are read as they are; what they hold is counted again by a slow and simple reader."""

from __future__ import annotations

import base64
import json
import math
import struct
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from battlemap.board.entities.wall import WallKind
from battlemap.cli import facts_of
from battlemap.files.opening import open_with_format
from battlemap.files.saving import save_map
from battlemap.gui.pictures import QtPictureReader, decode
from tests.files.conftest import opened

FOLDER = Path(__file__).parents[2].parent / "shared" / "maps"
MAPS = sorted(path for path in FOLDER.glob("*") if path.suffix in {".dd2vtt", ".json"})

each_map = pytest.mark.parametrize("path", MAPS or [None], ids=lambda path: path.name if path else "none here")
pytestmark = pytest.mark.skipif(not MAPS, reason="the real maps are not here")


class Counted:
    """What a file holds, counted with nothing but the standard library."""

    def __init__(self, path: Path) -> None:
        content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        resolution = content["resolution"]
        self.origin = resolution["map_origin"]["x"], resolution["map_origin"]["y"]
        self.size = resolution["map_size"]["x"], resolution["map_size"]["y"]
        self.walls = self.pieces(content["line_of_sight"])
        self.objects = self.pieces(content.get("objects_line_of_sight", []))
        self.doors = [self.pieces([portal["bounds"]])[0] for portal in content["portals"] if portal["closed"]]
        self.windows = [self.pieces([portal["bounds"]])[0] for portal in content["portals"] if not portal["closed"]]
        self.lights = [self.place(light["position"]) for light in content["lights"]]
        self.image = base64.b64decode(content["image"])

    def place(self, point: dict[str, float]) -> tuple[float, float]:
        return point["x"] - self.origin[0], point["y"] - self.origin[1]

    def pieces(self, lines: list[list[dict[str, float]]]) -> list[tuple[tuple[float, float], tuple[float, float]]]:
        """The straight pieces of lines that have a length."""
        found = []
        for line in lines:
            for number in range(len(line) - 1):
                start, end = self.place(line[number]), self.place(line[number + 1])
                if start != end and all(map(math.isfinite, (*start, *end))):
                    found.append((start, end))
        return found


def pixels(image: bytes) -> tuple[int, int]:
    """The size of a PNG or WebP by its header."""
    if image.startswith(b"\x89PNG"):
        width, height = struct.unpack(">II", image[16:24])
        return width, height
    assert image[8:12] == b"WEBP"
    if image[12:16] == b"VP8X":
        return int.from_bytes(image[24:27], "little") + 1, int.from_bytes(image[27:30], "little") + 1
    width, height = struct.unpack("<HH", image[26:30])
    return width & 0x3FFF, height & 0x3FFF


@each_map
def test_what_is_read_is_what_is_in_the_file(path: Path) -> None:
    counted, board = Counted(path), opened(path).state.board
    solid = [wall for wall in board.walls if wall.kind is WallKind.WALL]
    for thing, expected in ((False, counted.walls), (True, counted.objects)):
        chains = [wall.points for wall in solid if wall.prop is thing]
        assert [piece for chain in chains for piece in pairwise(chain)] == expected
    assert [(door.start, door.end) for door in board.doors] == counted.doors
    assert [wall.points for wall in board.walls if wall.kind is WallKind.WINDOW] == counted.windows
    assert [light.position for light in board.lights] == counted.lights
    assert not any(door.open for door in board.doors)


@each_map
def test_the_picture_covers_the_map(path: Path) -> None:
    counted, loaded = Counted(path), opened(path)
    picture = loaded.state.board.picture
    assert picture is not None
    assert loaded.pictures == {picture.picture: counted.image}
    assert (loaded.state.board.columns, loaded.state.board.rows) == counted.size
    assert (picture.left, picture.top, picture.width, picture.height) == (0, 0, *counted.size)
    assert (picture.pixel_width, picture.pixel_height) == pixels(counted.image)
    assert decode(counted.image).size().toTuple() == pixels(counted.image)


@each_map
def test_info_tells_these_numbers(path: Path) -> None:
    counted, facts = Counted(path), facts_of(open_with_format(path, QtPictureReader()))
    for name in ("walls", "objects", "doors", "windows", "lights"):
        assert facts[name] == len(getattr(counted, name))
    assert (facts["width"], facts["height"]) == counted.size
    assert facts["image"] == list(pixels(counted.image))


@each_map
def test_saved_and_opened_again_nothing_is_lost(path: Path, tmp_path: Path) -> None:
    loaded = opened(path)
    save_map(tmp_path / "map.battlemap", loaded.state, loaded.pictures)
    again = opened(tmp_path / "map.battlemap")
    assert (again.state, again.pictures, again.problems) == (loaded.state, loaded.pictures, ())
