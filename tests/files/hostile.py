"""Files that a hostile hand, a broken disk or a generous program would write; too large to lie in a folder."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from pathlib import Path

from battlemap.board.board import MAX_DOORS, MAX_TOKENS, MAX_WALLS
from tests.files.archives import text, zipped
from tests.files.pictures import png_header

POINTS = 1_000_000


def _nested(depth: int) -> bytes:
    return b'{"resolution":' + b"[" * depth + b"]" * depth + b"}"


def _uvtt(**fields: object) -> bytes:
    resolution = {"map_size": {"x": 50, "y": 40}, "pixels_per_grid": 70}
    return json.dumps({"format": 0.3, "resolution": resolution, **fields}, indent="\t").encode()


def _line(number: int, form: str) -> str:
    """A thousand points of a line in one of the ways points are written."""
    return ",".join(form % (number + step / 7, number + step / 9) for step in range(1_000))


OBJECT, PAIR = '\n\t{"x": %.6f,\n\t"y": %.6f}', "[%.6f,%.6f]"


def _with_walls(data: bytes, lines: str) -> bytes:
    """A file with these lines in the place of a mark."""
    return data.replace(b'"@"', lines.encode())


def _one_long_wall() -> bytes:
    return _with_walls(_uvtt(line_of_sight=["@"]), "[" + ",".join([_line(1, OBJECT), _line(2, OBJECT)] * 500) + "]")


def _many_short_walls() -> bytes:
    piece = "[" + OBJECT % (1, 1) + "," + OBJECT % (2, 3) + "]"
    return _with_walls(_uvtt(line_of_sight=["@"]), ",".join([piece] * (POINTS // 2)))


def _packed_wall() -> bytes:
    lines = ",".join([_line(1, PAIR), _line(2, PAIR)] * 500)
    return zipped(_with_walls(text(walls=["@"]), f'{{"id":"w1","points":[{lines}]}}'), packed=True)


def _packed_short_walls(count: int) -> bytes:
    walls = ",".join(f'{{"id":"w{number}","points":[[1.25,2.5],[3.75,4.5]]}}' for number in range(count))
    return zipped(_with_walls(text(walls=["@"]), walls), packed=True)


def _broken_walls(part: bytes, count: int) -> bytes:
    return zipped(text(walls=[]).replace(b"[]", b"[" + part + (b"," + part) * (count - 1) + b"]"), packed=True)


def _minis(mini: str, count: int) -> bytes:
    listed = ",".join(mini % number if "%" in mini else mini for number in range(count))
    return zipped(_with_walls(text(tokens=["@"]), listed), packed=True)


REFUSED: dict[str, tuple[str, Callable[[], bytes]]] = {
    "map packed like a bomb": (".battlemap", lambda: zipped(b" " * 170_000_000, packed=True)),
    "map of blanks": (".battlemap", lambda: zipped(b"[" + b" " * 160_000_000 + b"]", packed=True)),
    "map of millions of lists": (".battlemap", lambda: zipped(b"[" + b"[]," * 6_000_000 + b"0]", packed=True)),
    "map of millions of objects": (".battlemap", lambda: zipped(b"[" + b'{"":0},' * 4_900_000 + b"0]", packed=True)),
    "map of millions of words": (".battlemap", lambda: zipped(b"[" + b'"ab",' * 4_900_000 + b"0]", packed=True)),
    "map of millions of numbers": (".battlemap", lambda: zipped(b"[" + b"1.5," * 9_900_000 + b"0]", packed=True)),
    "half a million broken walls": (".battlemap", lambda: _broken_walls(b"{}", 500_000)),
    "a million broken walls": (".battlemap", lambda: _broken_walls(b"[]", 1_000_000)),
    "more walls than fit": (".battlemap", lambda: _packed_short_walls(500_000)),
    "a million minis of one id": (".battlemap", lambda: _minis('{"id":"t1","cell":[1,1]}', 1_000_000)),
    "walls of one id": (".battlemap", lambda: _broken_walls(b'{"id":"w","points":[[0,0],[1,1]]}', 300_000)),
    "walls broken in every way": (".battlemap", lambda: _broken_walls(b'{"id":5,"kind":9,"points":[0]}', 300_000)),
    "deep nesting in a map": (
        ".battlemap",
        lambda: zipped(b'{"schema":[1,0],"a":' + b"[" * 10**6 + b"]" * 10**6 + b"}"),
    ),
    "infinite number in a map": (".battlemap", lambda: zipped(text(walls=[{"id": "w1"}]).replace(b'"w1"', b"1e999"))),
    "unknown version": (".battlemap", lambda: zipped(text((7, 0)))),
    "cut off map": (".battlemap", lambda: zipped(text(), {"ballast": bytes(10**6)})[:500_000]),
    "deep nesting": (".dd2vtt", lambda: _nested(5_000_000)),
    "millions of objects": (".dd2vtt", lambda: b'{"a":[' + b"{}," * 20_000_000 + b"0]}"),
    "millions of numbers": (".dd2vtt", lambda: b'{"a":[' + b"0," * 60_000_000 + b"0]}"),
    "infinite size": (".dd2vtt", lambda: b'{"resolution":{"map_size":{"x":1e999,"y":5}}}'),
    "a word for a size": (".dd2vtt", lambda: b'{"resolution":{"map_size":{"x":"ten","y":5}}}'),
    "picture of 40000 pixels": (".png", lambda: png_header(40_000, 40_000)),
    "cut off picture": (".png", lambda: png_header(400, 400)[:20]),
    "random bytes": (".battlemap", lambda: bytes(range(256)) * 1_000),
    "an endless text without quotes": (".uvtt", lambda: b'{"image": "' + b"A" * 200_000_000),
}
"""Suffix and content of files that must not open."""

OPENING: dict[str, tuple[str, Callable[[], bytes], int]] = {
    "a million points in one wall": (".dd2vtt", _one_long_wall, POINTS),
    "a million points in half a million walls": (".dd2vtt", _many_short_walls, 2 * (MAX_WALLS - MAX_DOORS)),
    "a million points in a map of ours": (".battlemap", _packed_wall, POINTS),
    "as many walls as fit in a map of ours": (".battlemap", lambda: _packed_short_walls(MAX_WALLS), 2 * MAX_WALLS),
    "minis outside the map": (".battlemap", lambda: _minis('{"id":"t%d","cell":[5000,0]}', MAX_TOKENS), 0),
    "a wall of points that are none": (
        ".battlemap",
        lambda: zipped(
            _with_walls(text(walls=["@"]), '{"id":"w1","points":[@]}'.replace("@", ",".join(["7"] * POINTS)))
        ),
        0,
    ),
    "a million lights": (".dd2vtt", lambda: _with_walls(_uvtt(lights=["@"]), ",".join(["{}"] * POINTS)), 0),
    "a million doors": (
        ".dd2vtt",
        lambda: _with_walls(_uvtt(portals=["@"]), ",".join(['{"bounds":[[1,2],[3,4]]}'] * POINTS)),
        0,
    ),
    "picture of 40000 pixels inside": (
        ".dd2vtt",
        lambda: _uvtt(image=base64.b64encode(png_header(40_000, 40_000)).decode()),
        0,
    ),
    "bomb beside the map": (".battlemap", lambda: zipped(text(), {"bomb": bytes(500_000_000)}, packed=True), 0),
    "name that leads out": (".battlemap", lambda: zipped(text(), {"../../evil": b"x"}), 0),
    "millions of single points": (".dd2vtt", lambda: _single_points(1_500_000), 0),
}
"""Suffix, content and number of wall points of files that must open."""


def _single_points(count: int) -> bytes:
    return _uvtt(line_of_sight=[0]).replace(b"\t\t0", b"[[0,0]]" + b",[[0,0]]" * (count - 1))


def write_hostile(name: str, folder: Path) -> Path:
    """Write one of the files above and give its path."""
    suffix, make = (REFUSED.get(name) or OPENING[name])[:2]
    path = folder / f"hostile{suffix}"
    path.write_bytes(make())
    return path
