"""The minis of a scene: pictures that arrive, labels of what is covered, stacking."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Look
from battlemap.geometry.cells import Step
from battlemap.gui.document import Document
from battlemap.gui.pictures import PixmapCache
from battlemap.gui.scene.items.token_item import TokenItem
from battlemap.gui.scene.map_scene import Audience, MapScene
from battlemap.gui.scene.minis.label_painting import name_room
from battlemap.operations import sheets, tokens
from tests.builders import a_map, a_mini
from tests.gui.test_pictures import a_picture

ANNA, BERT = TokenId("t1"), TokenId("t2")


def made(document: Document, *, wait: bool = True, audience: Audience = Audience.GM) -> MapScene:
    return MapScene(document, PixmapCache(document, wait=wait), audience)


def items(scene: MapScene) -> dict[str, TokenItem]:
    return {item.token_id: item for item in scene.items() if isinstance(item, TokenItem)}


def test_a_users_picture_is_shown_when_it_has_arrived(qtbot: QtBot) -> None:
    document = Document(a_map(a_mini("Anna")))
    picture = document.pictures.add(a_picture(300, 300))
    scene = made(document, wait=False)
    document.run(tokens.set_look, (ANNA,), Look(picture=picture))
    assert not items(scene)["t1"].look.portrait
    qtbot.waitUntil(lambda: items(scene)["t1"].look.portrait)
    scene._pixmaps.close()


def test_a_mini_wholly_covered_has_no_label(qapp: QApplication) -> None:
    document = Document(a_map(a_mini("Anna", "B2"), a_mini("Bert", "B2")))
    scene = made(document)
    assert [items(scene)[token].label.isVisible() for token in (ANNA, BERT)] == [False, True]
    document.run(tokens.move, (BERT,), Step(1, 0))
    assert items(scene)["t1"].label.isVisible()


def test_the_stack_is_the_order_of_the_board(qapp: QApplication) -> None:
    document = Document(a_map(a_mini("Anna"), a_mini("Bert"), a_mini("Cora")))
    scene = made(document)
    document.run(tokens.stack, (ANNA,), on_top=True)
    order = sorted(items(scene).values(), key=TokenItem.zValue)
    assert [item.token_id for item in order] == ["t2", "t3", "t1"]


def test_labels_lie_above_all_bodies_and_fallen_minis_below(qapp: QApplication) -> None:
    document = Document(a_map(a_mini("Anna"), a_mini("Bert")))
    scene = made(document)
    document.run(sheets.correct_life, (BERT,), sheets.Correction(sign="=", amount=0))
    anna, bert = items(scene)["t1"], items(scene)["t2"]
    assert bert.zValue() < anna.zValue() < bert.label.zValue()


def test_names_share_the_room_with_neighbours_as_these_come_and_go(qapp: QApplication) -> None:
    document = Document(a_map(a_mini("Anna", "B2"), a_mini("Bert", "D2")))
    scene = made(document)
    room = name_room(items(scene)["t1"].label.look)
    document.run(tokens.move, (BERT,), Step(-1, 0))
    assert name_room(items(scene)["t1"].label.look) == name_room(items(scene)["t2"].label.look) < room
    document.history.undo()
    assert name_room(items(scene)["t1"].label.look) == name_room(items(scene)["t2"].label.look) == room


def test_players_see_no_trace_of_a_hidden_neighbour(qapp: QApplication) -> None:
    document = Document(a_map(a_mini("Anna", "B2"), a_mini("Bert", "C2", hidden=True)))
    scene = made(document, audience=Audience.PLAYERS)
    alone = made(Document(a_map(a_mini("Anna", "B2"))), audience=Audience.PLAYERS)
    assert items(scene)["t1"].label.look == items(alone)["t1"].label.look
