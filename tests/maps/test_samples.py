"""The sample maps: they open without a fault, and what is drawn, what is built and who stands there fit each other."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, pairwise

import pytest
from shapely import LineString, Polygon, box

from battlemap.board.audience import for_players
from battlemap.board.board import Board
from battlemap.board.entities.token import Side, Token
from battlemap.files.loaded import LoadedMap
from battlemap.files.opening import open_map
from battlemap.gui.pictures import QtPictureReader, decode
from battlemap.operations.library import LIBRARY
from battlemap.resources import asset_names, sample_maps

SAMPLES = ("alley", "tavern")
LARGEST_FILE = 4_000_000
FINEST_GRID = 100
"""Pixels of the picture a cell must have at least, to look sharp on a projector."""

each_sample = pytest.mark.parametrize("name", SAMPLES)


@cache
def sample(name: str) -> LoadedMap:
    """A sample map as the program opens it."""
    (path,) = (path for path in sample_maps() if path.stem == name)
    return open_map(path, QtPictureReader())


def board(name: str) -> Board:
    """The board of a sample map."""
    return sample(name).state.board


def named(name: str) -> dict[str, Token]:
    """The minis of a sample map by their names."""
    state = sample(name).state
    vitals = {token: state.situation.vitals(token.id) for token in state.board.tokens}
    return {values.name: token for token, values in vitals.items() if values is not None}


def ground(token: Token, margin: float) -> Polygon:
    """The square a mini stands on, a little smaller than its cells."""
    column, row = token.cell
    return box(column + margin, row + margin, column + token.size - margin, row + token.size - margin)


def test_these_are_the_samples() -> None:
    assert tuple(path.stem for path in sample_maps()) == SAMPLES


@each_sample
def test_a_sample_opens_without_problems(name: str) -> None:
    loaded = sample(name)
    assert not loaded.problems
    assert not loaded.newer
    assert not loaded.keep_as
    assert loaded.state.settings.title


@each_sample
def test_a_sample_is_quick_to_open(name: str) -> None:
    (path,) = (path for path in sample_maps() if path.stem == name)
    assert path.stat().st_size <= LARGEST_FILE


@each_sample
def test_the_picture_decodes_and_fits_the_grid(name: str) -> None:
    picture = board(name).picture
    assert picture is not None
    image = decode(sample(name).pictures[picture.picture])
    assert (image.width(), image.height()) == (picture.pixel_width, picture.pixel_height)
    assert (picture.left, picture.top) == (0, 0)
    assert (picture.width, picture.height) == (board(name).columns, board(name).rows)
    across, down = picture.pixel_width / picture.width, picture.pixel_height / picture.height
    assert across == down >= FINEST_GRID


@each_sample
def test_minis_stand_on_the_map(name: str) -> None:
    assert all(board(name).holds(token.cell, token.size) for token in board(name).tokens)


@each_sample
def test_no_two_minis_stand_on_the_same_cell(name: str) -> None:
    cells = Counter(cell for token in board(name).tokens for cell in token.cells)
    assert max(cells.values()) == 1


@each_sample
def test_no_mini_stands_in_a_wall_or_a_shut_door(name: str) -> None:
    chains = [(str(wall.id), LineString(wall.points)) for wall in board(name).walls]
    chains += [(str(door.id), LineString([door.start, door.end])) for door in board(name).doors if not door.open]
    inside = [
        (who, what)
        for who, token in named(name).items()
        for what, chain in chains
        if chain.intersects(ground(token, 0.05))
    ]
    assert not inside


@each_sample
def test_every_mini_has_a_drawing_a_name_and_life(name: str) -> None:
    arts = {token.look.art for token in board(name).tokens}
    assert arts <= set(asset_names("minis"))
    assert arts <= {entry.art for entry in LIBRARY}
    assert len(named(name)) == len(board(name).tokens)
    assert all(token.facing is not None for token in board(name).tokens)


@each_sample
def test_doors_are_shut_and_open_and_one_is_in_no_wall(name: str) -> None:
    doors = board(name).doors
    assert {door.open for door in doors} == {True, False}
    assert any(door.freestanding for door in doors)
    assert len(doors) >= 6


@each_sample
def test_walls_leave_room_for_doors_and_windows(name: str) -> None:
    solid = [LineString(wall.points) for wall in board(name).walls if wall.kind != "window" and not wall.prop]
    openings = [LineString(wall.points) for wall in board(name).walls if wall.kind == "window"]
    openings += [LineString([door.start, door.end]) for door in board(name).doors]
    assert openings
    assert not [hole for hole in openings for wall in solid if hole.intersection(wall).length > 1e-6]


@each_sample
def test_doors_in_walls_are_framed_on_both_sides(name: str) -> None:
    ends = {point for wall in board(name).walls for point in (wall.points[0], wall.points[-1])}
    framed = [door for door in board(name).doors if not door.freestanding]
    assert all(door.start in ends and door.end in ends for door in framed)


@each_sample
def test_there_are_outlines_of_things_windows_low_walls_and_lights(name: str) -> None:
    walls = board(name).walls
    assert any(wall.prop for wall in walls)
    assert {"wall", "low", "window"} <= {str(wall.kind) for wall in walls}
    assert len(board(name).lights) >= 5


@each_sample
def test_outlines_of_things_stay_apart_from_walls(name: str) -> None:
    walls = [LineString(wall.points) for wall in board(name).walls if wall.kind == "wall" and not wall.prop]
    things = [LineString(wall.points) for wall in board(name).walls if wall.prop]
    assert not [thing.wkt for thing in things for wall in walls if thing.intersects(wall)]


@each_sample
def test_ids_are_unique_and_used_up(name: str) -> None:
    held = board(name)
    ids = [each.id for group in (held.walls, held.doors, held.lights, held.tokens) for each in group]
    assert len(ids) == len(set(ids))
    assert max(int(identity[1:]) for identity in ids) < held.next_number


@each_sample
def test_players_see_everyone_but_who_is_hidden(name: str) -> None:
    hidden = [token for token in board(name).tokens if token.hidden]
    seen = for_players(board(name))
    assert len(hidden) == 1
    assert hidden[0].side is Side.ENEMY
    assert set(seen.tokens) == set(board(name).tokens) - set(hidden)
    assert seen.picture == board(name).picture


def test_in_the_alley_four_heroes_meet_six_enemies_and_a_troll_of_four_cells() -> None:
    sides = Counter(token.side for token in board("alley").tokens)
    assert sides[Side.HERO] == 4
    assert sides[Side.ENEMY] == 6
    assert named("alley")["Troll"].size == 2
    assert named("alley")["Meuchler"].hidden


def test_in_the_alley_minis_have_numbers_wounds_and_badges() -> None:
    state = sample("alley").state
    vitals = [state.situation.vitals(token.id) for token in state.board.tokens]
    assert {"Schläger 1", "Schläger 2", "Schläger 3"} <= set(named("alley"))
    assert any(each and each.life and each.life_max and each.life < each.life_max for each in vitals)
    assert {"Deckung", "Liegend"} <= {badge for each in vitals if each for badge in each.badges}


def test_in_the_tavern_the_heroes_sit_at_one_table() -> None:
    heroes = [token for token in board("tavern").tokens if token.side is Side.HERO]
    gaps = [
        max(abs(one.cell.column - other.cell.column), abs(one.cell.row - other.cell.row))
        for one, other in combinations(heroes, 2)
    ]
    assert len(heroes) == 4
    assert max(gaps) == 2


def test_the_house_of_the_tavern_is_closed_all_around() -> None:
    held = board("tavern")
    pieces = [(wall.points, wall.kind != "low" and not wall.prop) for wall in held.walls]
    pieces += [((door.start, door.end), not door.freestanding) for door in held.doors]
    edges = [LineString(step) for points, solid in pieces if solid for step in pairwise(points)]
    outline = box(1, 1, 19, 12).exterior
    assert sum(edge.intersection(outline).length for edge in edges) == pytest.approx(outline.length)
