"""The scene follows the document: scene and state are the same after every change."""

from __future__ import annotations

import os
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.wall import WallKind
from battlemap.errors import BattlemapError
from battlemap.frozen import changed
from battlemap.geometry.cells import Cell, Point, Step
from battlemap.gui.document import Document
from battlemap.gui.map_colours import DOOR
from battlemap.gui.pictures import PixmapCache
from battlemap.gui.scene.items.door_item import DoorItem
from battlemap.gui.scene.items.token_item import TokenItem
from battlemap.gui.scene.map_scene import Audience, MapScene
from battlemap.gui.scene.snapshot import expected_snapshot
from battlemap.operations import maps, openings, sheets, tokens
from battlemap.operations.registry import all_acts
from battlemap.state import GameState
from tests.builders import a_door, a_light, a_map, a_mini, a_wall
from tests.gui.scene.painting import blank, colours
from tests.strategies import arguments_of, states

ALL = [TokenId("t1"), TokenId("t2")]


class Scenes:
    """A document with the scenes of both audiences."""

    def __init__(self, state: GameState) -> None:
        self.document = Document(state)
        self.pixmaps = PixmapCache(self.document, wait=True)
        self.scenes = {each: MapScene(self.document, self.pixmaps, each) for each in Audience}

    def check(self) -> None:
        for audience, scene in self.scenes.items():
            assert scene.snapshot() == expected_snapshot(self.document.state, audience)


def items(scene: MapScene) -> dict[str, TokenItem]:
    return {item.token_id: item for item in scene.items() if isinstance(item, TokenItem)}


@pytest.fixture
def two(qapp: QApplication) -> Scenes:
    """Two minis, a door and a wall."""
    return Scenes(
        a_map(
            a_mini("Anna", "B2", badges=("Liegend",)),
            a_mini("Bert", "D4", hidden=True),
            walls=[a_wall(1, (0, 2), (4, 2))],
            doors=[a_door(1, (4, 2), (5, 2))],
            lights=[a_light(1, 3, 3)],
        )
    )


def test_a_scene_shows_the_state_it_is_made_with(two: Scenes) -> None:
    two.check()


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(st.data())
def test_scene_and_state_are_the_same_after_random_acts_undo_and_redo(qapp: QApplication, data: st.DataObject) -> None:
    scenes = Scenes(data.draw(states()))
    scenes.check()
    document = scenes.document
    for _ in range(data.draw(st.integers(1, 6))):
        act = data.draw(st.sampled_from(sorted(all_acts().values(), key=lambda each: each.name)))
        arguments = act._checked(data.draw(arguments_of(act, document.state)))
        try:
            document.run(act, **arguments)
        except BattlemapError:
            continue
        scenes.check()
    while document.history.canUndo():
        document.history.undo()
        scenes.check()
    document.history.setIndex(document.history.count())
    scenes.check()


def test_only_the_item_of_the_mini_that_changed_changes(two: Scenes) -> None:
    scene = two.scenes[Audience.GM]
    before = items(scene)
    looks = {token: item.look for token, item in before.items()}
    two.document.run(tokens.move, (ALL[0],), Step(2, 0))
    after = items(scene)
    assert after == before
    assert after["t1"].pos() != after["t2"].pos()
    assert all(item.look is looks[token] for token, item in after.items())


def test_a_change_of_life_leaves_the_other_labels_alone(two: Scenes) -> None:
    scene = two.scenes[Audience.GM]
    other = items(scene)["t2"].label.look
    two.document.run(sheets.correct_life, (ALL[0],), sheets.Correction(sign="=", amount=3))
    assert items(scene)["t1"].label.look.life == (3, 10)
    assert items(scene)["t2"].label.look is other


def test_players_have_no_item_for_anything_they_may_not_see(two: Scenes) -> None:
    scene = two.scenes[Audience.PLAYERS]
    assert set(items(scene)) == {"t1"}
    assert not [item for item in scene.items() if isinstance(item, DoorItem)]
    shown = scene.snapshot()
    assert (shown.walls, shown.doors, shown.lights) == ((), (), 0)


def test_players_see_names_but_neither_life_nor_badges(two: Scenes) -> None:
    label = items(two.scenes[Audience.PLAYERS])["t1"].label
    assert label.look.name == "Anna"
    assert (label.look.life, label.look.badges, label.toolTip()) == (None, (), "")
    assert items(two.scenes[Audience.PLAYERS])["t1"].toolTip() == ""


def test_a_mini_shown_again_gets_its_item_back(two: Scenes) -> None:
    two.document.run(tokens.hide, (ALL[1],), hidden=False)
    assert set(items(two.scenes[Audience.PLAYERS])) == {"t1", "t2"}


def test_a_door_opens_in_its_item(two: Scenes) -> None:
    scene = two.scenes[Audience.GM]
    (door,) = [item for item in scene.items() if isinstance(item, DoorItem)]
    two.document.run(openings.toggle, (door.door.id,))
    assert door.door.open


def test_the_topmost_mini_is_found_and_fallen_ones_lie_under_the_others(qapp: QApplication) -> None:
    scenes = Scenes(a_map(a_mini(at="B2"), a_mini(at="B2")))
    scene = scenes.scenes[Audience.GM]
    assert scene.token_at(Point(1.5, 1.5)) == "t2"
    scenes.document.run(sheets.correct_life, (ALL[1],), sheets.Correction(sign="=", amount=0))
    assert scene.token_at(Point(1.5, 1.5)) == "t1"
    assert scene.token_at(Point(2.5, 1.5)) is None


def test_only_the_footprint_counts_for_a_click(two: Scenes) -> None:
    assert two.scenes[Audience.GM].token_at(Point(1.01, 1.99)) == "t1"
    assert two.scenes[Audience.GM].token_at(Point(1.5, 2.2)) is None


def test_doors_and_windows_are_found(two: Scenes) -> None:
    scene = two.scenes[Audience.GM]
    assert scene.door_at(Point(4.5, 2.1)) == "d1"
    assert scene.window_at(Point(4.5, 2.1)) is None
    assert two.scenes[Audience.PLAYERS].door_at(Point(4.5, 2.1)) is None


def test_dragged_minis_move_on_the_screen_only(two: Scenes) -> None:
    scene = two.scenes[Audience.GM]
    start = items(scene)["t1"].pos()
    scene.show_dragged([ALL[0]], Point(2.0, 1.0))
    item = items(scene)["t1"]
    assert item.pos() - start == item.label.pos() - start
    assert (item.pos() - start).toTuple() == (50.0, 25.0)
    scene.end_drag()
    two.check()


def test_a_change_during_a_drag_keeps_the_mini_under_the_pointer(two: Scenes) -> None:
    scene = two.scenes[Audience.GM]
    scene.show_dragged([ALL[0]], Point(2.0, 0.0))
    two.document.run(tokens.move, (ALL[0],), Step(0, 1))
    assert items(scene)["t1"].pos().toTuple() == (37.5 + 50.0, 37.5 + 25.0)
    scene.end_drag()
    two.check()


def test_selected_and_hovered_minis_are_set_off(two: Scenes) -> None:
    scene = two.scenes[Audience.GM]
    scene.show_selection([ALL[0]])
    scene.show_hovered(ALL[1])
    looks = {token: item.look.mark for token, item in items(scene).items()}
    assert (looks["t1"].selected, looks["t1"].hovered) == (True, False)
    assert (looks["t2"].selected, looks["t2"].hovered) == (False, True)
    scene.show_selection([])
    scene.show_hovered(None)
    assert not any(item.look.mark.selected or item.look.mark.hovered for item in items(scene).values())


def test_a_selected_mini_that_leaves_the_map_is_no_trouble(two: Scenes) -> None:
    scene = two.scenes[Audience.GM]
    scene.show_selection(ALL)
    scene.show_hovered(ALL[0])
    scene.show_dragged(ALL, Point(1.0, 1.0))
    two.document.run(tokens.remove, (ALL[0],))
    scene.end_drag()
    scene.show_selection([])
    two.check()


def test_another_size_of_the_map_is_another_size_of_the_scene(two: Scenes) -> None:
    two.document.run(maps.resize, 5, 4, Step(0, 0))
    assert two.scenes[Audience.GM].sceneRect().toRect().size().toTuple() == (125, 100)
    two.check()


def test_highlighted_cells_and_the_box_come_and_go(two: Scenes) -> None:
    scene = two.scenes[Audience.GM]
    scene.highlight_cells([Cell(1, 1), Cell(2, 1)])
    scene.show_box(scene.sceneRect())
    assert len(scene.items(QPointF(70.0, 40.0))) == 2
    scene.highlight_cells([])
    scene.show_box(None)
    assert not scene.items(QPointF(70.0, 40.0))


def test_a_thousand_random_moves_need_no_new_items(qapp: QApplication) -> None:
    scenes = Scenes(a_map(*(a_mini(f"M{n}", "A1") for n in range(20))))
    scene = scenes.scenes[Audience.GM]
    before = items(scene)
    random = Random(1)
    for _ in range(1000 if os.environ.get("BATTLEMAP_FULL") == "1" else 100):
        token = TokenId(f"t{random.randint(1, 20)}")
        scenes.document.run(tokens.move, (token,), Step(random.randint(-3, 3), random.randint(-3, 3)))
    assert items(scene) == before
    scenes.check()


def test_a_board_of_the_same_values_is_no_change(two: Scenes) -> None:
    state = two.document.state
    two.document.open(changed(state, settings=changed(state.settings, title="Other")), {})
    two.check()


def test_nothing_is_painted_beyond_the_map(qapp: QApplication) -> None:
    """What lies there stays on the board, and is seen where it reaches onto the map."""
    walls = (a_wall(1, (-3, 1), (2, 1)), a_wall(2, (-2, 2), (1, 2), kind=WallKind.WINDOW))
    doors = (a_door(1, (-2, 3), (1, 3)), a_door(2, (-1, 0), (0, 0), is_open=True))
    state = a_map(walls=walls, doors=doors, lights=(a_light(1, -0.1, 1.5), a_light(2, -1, -1)), columns=4, rows=4)
    document = Document(state)
    scene = MapScene(document, PixmapCache(document, wait=True), Audience.GM)
    image = blank(160, 160)
    with QPainter(image) as painter:
        scene.render(painter, QRectF(0, 0, 160, 160), QRectF(-80, -80, 160, 160))
    around = colours(image.copy(0, 0, 160, 80)) | colours(image.copy(0, 0, 80, 160))
    assert around == {scene.backdrop.name()}
    assert DOOR.name() in colours(image)
