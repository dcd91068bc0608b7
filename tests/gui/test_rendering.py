"""Maps as pictures, and what must never be in those for players."""

from __future__ import annotations

import json
import os
from base64 import b64decode
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from battlemap.board.entities.door import Door
from battlemap.board.entities.light import Light
from battlemap.board.entities.names import PictureId, TokenId
from battlemap.board.entities.picture import MapPicture
from battlemap.board.entities.token import Side
from battlemap.board.entities.wall import Wall, WallKind
from battlemap.files.picture_store import picture_id
from battlemap.frozen import changed
from battlemap.geometry.cells import Facing, Step
from battlemap.gui.pictures import QtPictureReader
from battlemap.gui.rendering import RenderError, png_bytes, render_map
from battlemap.operations import openings, sheets, tokens
from battlemap.resources import asset_names
from battlemap.state import GameState, with_board
from tests.builders import a_door, a_light, a_map, a_mini, a_wall
from tests.gui.test_pictures import a_picture
from tests.strategies import states

FULL = os.environ.get("BATTLEMAP_FULL") == "1"
SHARED = Path(__file__).parents[3] / "shared" / "maps"


def rendered(state: GameState, *, for_players: bool = False, pixels: int = 40) -> QImage:
    return render_map(state, {}, for_players=for_players, pixels_per_cell=pixels)


@pytest.mark.parametrize("pixels", [1, 7, 40])
def test_a_picture_has_exactly_so_many_pixels_to_a_cell(qapp: QApplication, pixels: int) -> None:
    assert rendered(a_map(columns=5, rows=3), pixels=pixels).size().toTuple() == (5 * pixels, 3 * pixels)


def test_minis_are_in_it_with_their_sides_colour(qapp: QApplication) -> None:
    image = rendered(a_map(a_mini("", "B2", side=Side.ALLY), columns=3, rows=3), pixels=100)
    greens = [image.pixelColor(150 - 42, y) for y in range(140, 160)]
    assert any(abs(colour.hslHue() - QColor("#009e73").hslHue()) < 15 and colour.green() > 90 for colour in greens)


def test_walls_and_hidden_minis_are_in_the_game_masters_picture_only(qapp: QApplication) -> None:
    plain = a_map(columns=6, rows=4)
    full = a_map(a_mini(at="E3", hidden=True), columns=6, rows=4, walls=[a_wall(1, (0, 2), (6, 2))])
    assert rendered(full, for_players=True) == rendered(plain, for_players=True)
    assert rendered(full) != rendered(plain)


def test_the_maps_picture_is_scaled_to_its_cells(qapp: QApplication) -> None:
    data = a_picture(70, 70, colour="#ff0000")
    place = MapPicture(picture=picture_id(data), pixel_width=70, pixel_height=70, left=1.0, width=2.0, height=1.0)
    image = render_map(
        a_map(columns=4, rows=2, picture=place), {place.picture: data}, for_players=False, pixels_per_cell=30
    )
    assert image.pixelColor(45, 15).name() == "#ff0000"
    assert image.pixelColor(75, 15).name() == "#ff0000"
    assert image.pixelColor(15, 15).name() != "#ff0000"
    assert image.pixelColor(45, 45).name() != "#ff0000"


def test_a_missing_picture_is_told_in_the_picture(qapp: QApplication) -> None:
    place = MapPicture(picture=PictureId("0" * 64), pixel_width=70, pixel_height=70, width=8.0, height=6.0)
    assert rendered(a_map(columns=8, rows=6, picture=place)) != rendered(a_map(columns=8, rows=6))


@pytest.mark.parametrize("pixels", [0, -5, 40_000])
def test_a_picture_that_cannot_be_made_is_refused_in_one_line(qapp: QApplication, pixels: int) -> None:
    with pytest.raises(RenderError, match="cannot be made"):
        rendered(a_map(), pixels=pixels)


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture], max_examples=40)
@given(states())
def test_any_map_can_be_painted_for_both_audiences_and_looks_the_same_twice(
    qapp: QApplication, state: GameState
) -> None:
    pixels = max(1, 300 // state.board.columns)
    for players in (False, True):
        assert rendered(state, for_players=players, pixels=pixels) == rendered(
            state, for_players=players, pixels=pixels
        )


def a_random_map(random: Random) -> GameState:
    """A map with minis of all kinds, some hidden, and walls, doors and lights."""
    arts = (*asset_names("minis"), None)
    minis = [
        a_mini(
            f"Mini {number}",
            f"{random.choice('ABCDEFGH')}{random.randint(1, 6)}",
            size=random.choice((1, 1, 1, 2)),
            side=random.choice(tuple(Side)),
            facing=random.choice((None, *Facing)),
            height=random.choice((0, 0, 2, -1)),
            art=random.choice(arts),
            hidden=random.random() < 0.3,
            life=random.randint(1, 10),
            badges=("Gift",) if random.random() < 0.3 else (),
        )
        for number in range(random.randint(1, 5))
    ]
    walls, doors, lights = a_random_building(random)
    return a_map(*minis, columns=9, rows=7, walls=walls, doors=doors, lights=lights)


def a_random_building(random: Random) -> tuple[tuple[Wall, ...], tuple[Door, ...], tuple[Light, ...]]:
    def point() -> tuple[int, int]:
        return random.randint(-1, 10), random.randint(-1, 8)

    kinds = tuple(WallKind)
    walls = (a_wall(n, point(), point(), point(), kind=random.choice(kinds)) for n in range(random.randint(0, 5)))
    doors = (a_door(n, point(), point(), is_open=random.random() < 0.5) for n in range(random.randint(0, 3)))
    return tuple(walls), tuple(doors), tuple(a_light(n, *point()) for n in range(random.randint(0, 2)))


def with_other_secrets(state: GameState, random: Random) -> GameState:
    """The same map with everything changed that players must not notice."""
    walls, doors, lights = a_random_building(random)
    state = with_board(state, changed(state.board, walls=walls, doors=doors, lights=lights))
    for token in state.board.tokens:
        state = sheets.set_badges(state, (token.id,), random.choice(((), ("Blind",), ("Wut", "Furcht"))))
        state = sheets.correct_life(state, (token.id,), sheets.Correction(sign="=", amount=random.randint(1, 10)))
        if token.hidden:
            state = _moved_in_secret(state, token.id, random)
    if state.board.doors:
        state = openings.toggle(state, (state.board.doors[0].id,))
    return state


def _moved_in_secret(state: GameState, token: TokenId, random: Random) -> GameState:
    state = tokens.set_side(state, (token,), random.choice(tuple(Side)))
    state = tokens.stack(state, (token,), on_top=random.random() < 0.5)
    return tokens.move(state, (token,), Step(random.randint(-3, 3), random.randint(-3, 3)))


@pytest.mark.parametrize("seed", range(200 if FULL else 25))
def test_no_pixel_of_the_players_picture_tells_what_only_the_game_master_knows(qapp: QApplication, seed: int) -> None:
    random = Random(seed)
    state = a_random_map(random)
    other = with_other_secrets(state, random)
    assert rendered(state, for_players=True, pixels=48) == rendered(other, for_players=True, pixels=48)


@pytest.mark.skipif(not SHARED.is_dir(), reason="the map files for tests are not here")
def test_the_picture_of_a_real_map_can_be_rendered(qapp: QApplication) -> None:
    raw = json.loads((SHARED / "meeting_no_walls_webp.dd2vtt").read_bytes())
    data = b64decode(raw["image"])
    size = QtPictureReader().measure(data)
    columns, rows = round(raw["resolution"]["map_size"]["x"]), round(raw["resolution"]["map_size"]["y"])
    place = MapPicture(
        picture=picture_id(data),
        pixel_width=size.width,
        pixel_height=size.height,
        width=float(columns),
        height=float(rows),
    )
    state = a_map(columns=columns, rows=rows, picture=place)
    image = render_map(state, {place.picture: data}, for_players=True, pixels_per_cell=20)
    assert image.size().toTuple() == (20 * columns, 20 * rows)
    assert image != rendered(a_map(columns=columns, rows=rows), pixels=20)


def test_a_png_holds_the_picture_as_it_is() -> None:
    image = QImage(3, 2, QImage.Format.Format_RGB32)
    image.fill(0x336699)
    data = png_bytes(image)
    assert data.startswith(b"\x89PNG")
    assert QImage.fromData(data).convertToFormat(QImage.Format.Format_RGB32) == image
