"""Whatever a file holds, it opens or is refused in one line: nothing else ever gets out of the reader."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from battlemap.board.entities.picture import MapPicture
from battlemap.files.container import write_container
from battlemap.files.errors import MapFileError
from battlemap.files.format import MapFormat, MapSource, all_formats
from battlemap.files.loaded import LoadedMap
from battlemap.files.picture_reader import PictureError
from battlemap.files.picture_store import picture_id
from battlemap.files.schema import map_json, read_state
from battlemap.gui.pictures import QtPictureReader
from tests.builders import a_door, a_light, a_map, a_mini, a_wall
from tests.files.archives import zipped
from tests.files.mutants import broken_bytes, broken_text
from tests.files.pictures import png
from tests.files.scale import many

DATA = Path(__file__).parents[1] / "data" / "uvtt"
FORMATS = {each.id: each for each in all_formats()}
PICTURE = png()

STATE = a_map(
    a_mini("Orc", "C3", art="orc", badges=("prone",)),
    a_mini("Troll", "E5", size=2, hidden=True),
    walls=[a_wall(1, (0, 0), (4, 0), (4, 3))],
    doors=[a_door(2, (4, 3), (5, 3))],
    lights=[a_light(3, 2, 2)],
    picture=MapPicture(picture=picture_id(PICTURE), pixel_width=40, pixel_height=30, width=8.0, height=6.0),
)


def container() -> bytes:
    file = io.BytesIO()
    write_container(file, STATE, {picture_id(PICTURE): PICTURE}, {"later": b"1"})
    return file.getvalue()


def read(kind: MapFormat, data: bytes) -> LoadedMap | None:
    """The map in a file; `None` when it is refused in one line."""
    lines = []
    try:
        return kind.read(MapSource(Path("map"), data), QtPictureReader())
    except (MapFileError, PictureError) as error:
        lines = str(error).splitlines()
    assert len(lines) == 1
    return None


def survives(kind: MapFormat, data: bytes) -> bool:
    """Whether the file opens; what opens can be saved and opened again, and is the same then."""
    loaded = read(kind, data)
    if loaded is None:
        return False
    assert all("\n" not in str(problem) for problem in loaded.problems)
    again = read_state(map_json(loaded.state)).state
    assert again == loaded.state
    return True


def uvtt_content() -> Any:
    return json.loads((DATA / "dungeondraft_0_3_cropped.dd2vtt").read_text(encoding="utf-8"))


SOURCES: dict[str, tuple[str, Callable[[random.Random], bytes]]] = {
    "bytes of a map of ours": ("battlemap", lambda chance: broken_bytes(container(), chance)),
    "text of a map of ours": ("battlemap", lambda chance: zipped(broken_bytes(map_json(STATE), chance))),
    "values of a map of ours": ("battlemap", lambda chance: zipped(broken_text(json.loads(map_json(STATE)), chance))),
    "bytes of a foreign map": ("uvtt", lambda chance: broken_bytes(json.dumps(uvtt_content()).encode(), chance)),
    "values of a foreign map": ("uvtt", lambda chance: broken_text(uvtt_content(), chance)),
    "bytes of a picture": ("picture", lambda chance: broken_bytes(PICTURE, chance)),
}


@pytest.mark.parametrize("source", SOURCES)
def test_nothing_but_an_answer_comes_out(source: str) -> None:
    kind, make = SOURCES[source]
    chance = random.Random(source)
    count = many(350, 35_000)
    assert 0 < sum(survives(FORMATS[kind], make(chance)) for _ in range(count)) < count


def test_the_sources_themselves_open_without_a_problem() -> None:
    assert survives(FORMATS["battlemap"], container())
    assert survives(FORMATS["uvtt"], json.dumps(uvtt_content()).encode())
    assert survives(FORMATS["picture"], PICTURE)
