"""Every dialect and every fault of Universal VTT: what comes out is written in a table beside the files."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from battlemap.board.entities.picture import MapPicture
from battlemap.board.entities.wall import WallKind
from battlemap.cli import facts_of
from battlemap.files.errors import MapFileError
from battlemap.files.format import MapSource
from battlemap.files.formats.uvtt_format import FORMAT
from battlemap.files.opening import open_with_format
from battlemap.files.picture_store import picture_id
from battlemap.frozen import changed
from battlemap.geometry.cells import Point
from battlemap.gui.pictures import QtPictureReader
from battlemap.state import GameState, with_board
from tests.builders import a_door, a_light, a_map, a_mini, a_wall
from tests.files.conftest import opened
from tests.files.pictures import png
from tests.strategies import states

DATA = Path(__file__).parents[2] / "data" / "uvtt"
EXPECTED: dict[str, dict[str, Any]] = json.loads((DATA / "expected.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", EXPECTED)
def test_a_file_gives_what_the_table_says(name: str) -> None:
    expected = EXPECTED[name]
    if "error" in expected:
        with pytest.raises(MapFileError) as caught:
            opened(DATA / name)
        assert str(caught.value.what) == expected["error"]
    else:
        facts = facts_of(open_with_format(DATA / name, QtPictureReader()))
        assert facts["format"] == "uvtt"
        assert {key: facts[key] for key in expected} == expected


def test_every_file_is_in_the_table() -> None:
    assert {path.name for path in DATA.iterdir()} == {*EXPECTED, "expected.json"}


def test_the_origin_is_taken_off_everything() -> None:
    board = opened(DATA / "dungeondraft_0_3_cropped.dd2vtt").state.board
    wall, thing, window = board.walls
    assert wall.points == ((0, 0), (4, 0), (4, 3))
    assert thing.points[0] == (1, 1)
    assert (thing.prop, wall.prop) == (True, False)
    assert (window.kind, window.points) == (WallKind.WINDOW, ((4, 1), (4, 1.75)))
    assert (board.doors[0].start, board.doors[0].end, board.doors[0].open) == ((0, 1), (0, 2), False)
    assert (board.lights[0].position, board.lights[0].radius) == ((2, 1.5), 2.5)


def test_an_origin_between_cells_is_taken_off_too() -> None:
    (wall,) = opened(DATA / "origin_between_cells.uvtt").state.board.walls
    assert wall.points == ((0, 0), (4, 0))


def test_geometry_outside_the_picture_stays() -> None:
    board = opened(DATA / "geometry_outside.uvtt").state.board
    assert board.walls[0].points == ((-3, -2), (9, 7.5))
    assert board.doors[0].start == (-2, 0)
    assert board.lights[0].position == (-5, 20)


def test_colours_are_read_in_every_spelling() -> None:
    lights = opened(DATA / "colours.uvtt").state.board.lights
    assert [light.colour for light in lights] == ["#eccd8b"] * 5 + ["#ffffff"] * 3


def test_numbers_written_as_text_are_numbers() -> None:
    board = opened(DATA / "numbers_as_text.uvtt").state.board
    assert board.walls[0].points == ((0.5, 1.5), (3, 1.5))
    assert (board.lights[0].radius, board.lights[0].intensity, board.lights[0].shadows) == (2.5, 0.5, False)


def test_kinds_of_walls_that_only_some_programs_know_are_kept_apart() -> None:
    walls = opened(DATA / "foundry_converter.uvtt").state.board.walls
    assert [wall.kind.value for wall in walls] == ["wall", "wall", "low", "invisible"]


@pytest.mark.parametrize("name", ["picture_smaller_than_its_grid.uvtt", "size_in_fractions.uvtt"])
def test_the_picture_covers_the_map_whatever_its_pixels(name: str) -> None:
    picture = opened(DATA / name).state.board.picture
    assert picture is not None
    assert (picture.left, picture.top, picture.height) == (0, 0, 3)
    assert picture.width == (3.5 if "fractions" in name else 4)


def test_ids_are_given_once_and_the_next_number_is_free() -> None:
    board = opened(DATA / "dungeondraft_0_3_cropped.dd2vtt").state.board
    ids = [*(str(wall.id) for wall in board.walls), *(str(door.id) for door in board.doors)]
    ids.extend(light.id for light in board.lights)
    assert len(set(ids)) == len(ids)
    assert all(int(name[1:]) < board.next_number for name in ids)


def written(state: GameState, *pictures: bytes) -> tuple[GameState, list[str]]:
    """A map after being written and read, and what was said to have no place in the file."""
    file = io.BytesIO()
    left_out = FORMAT.write(file, state, {picture_id(data): data for data in pictures}, {})
    loaded = FORMAT.read(MapSource(Path("map.uvtt"), file.getvalue()), QtPictureReader())
    return loaded.state, [str(line) for line in left_out]


def test_what_is_written_is_read_back() -> None:
    data = png()
    picture = MapPicture(picture=picture_id(data), pixel_width=40, pixel_height=30, width=8.0, height=6.0)
    thing = changed(a_wall(2, (1, 1), (2, 2)), prop=True)
    window = a_wall(3, (0, 1), (0, 2), kind=WallKind.WINDOW)
    state = a_map(
        walls=[a_wall(1, (0, 0), (4, 0), (4, 3.25)), thing, window],
        doors=[a_door(4, (4, 0), (5, 0))],
        lights=[a_light(5, 2, 2)],
        picture=picture,
        columns=8,
        rows=6,
    )
    again, left_out = written(state, data)
    assert [wall.points for wall in again.board.walls] == [wall.points for wall in state.board.walls]
    assert [wall.prop for wall in again.board.walls] == [False, True, False]
    assert again.board.picture == picture
    assert again.board.lights[0].position == (2, 2)
    assert not left_out


def test_what_has_no_place_is_told() -> None:
    state = a_map(a_mini("Orc"), doors=[a_door(1, (0, 0), (1, 0), is_open=True)])
    _, left_out = written(state)
    assert left_out == ["1 mini(s) have no place in this format.", "1 open door(s) are shut in this format."]


def test_a_picture_that_does_not_lie_at_the_corner_takes_the_map_along() -> None:
    data = png()
    picture = MapPicture(
        picture=picture_id(data), pixel_width=40, pixel_height=30, left=2.0, top=-1.0, width=8.0, height=6.0
    )
    again, _ = written(a_map(picture=picture, walls=[a_wall(1, (2, -1), (3, 0))]), data)
    assert again.board.walls[0].points == ((0, 0), (1, 1))


@given(states())
def test_every_map_without_a_picture_can_be_written_and_read(state: GameState) -> None:
    state = with_board(state, changed(state.board, picture=None))
    again, _ = written(state)
    kept = [wall for wall in state.board.walls if wall.kind is not WallKind.WINDOW and _has_length(wall.points)]
    assert (again.board.columns, again.board.rows) == (state.board.columns, state.board.rows)
    assert sum(wall.kind is not WallKind.WINDOW for wall in again.board.walls) == len(kept)


def _has_length(points: tuple[Point, ...]) -> bool:
    return len(set(points)) > 1
