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
    room = name_room(items(scene)["t1"].label.look, 1.0)
    document.run(tokens.move, (BERT,), Step(-1, 0))
    assert name_room(items(scene)["t1"].label.look, 1.0) == name_room(items(scene)["t2"].label.look, 1.0) < room
    document.history.undo()
    assert name_room(items(scene)["t1"].label.look, 1.0) == name_room(items(scene)["t2"].label.look, 1.0) == room


def test_players_see_no_trace_of_a_hidden_neighbour(qapp: QApplication) -> None:
    document = Document(a_map(a_mini("Anna", "B2"), a_mini("Bert", "C2", hidden=True)))
    scene = made(document, audience=Audience.PLAYERS)
    alone = made(Document(a_map(a_mini("Anna", "B2"))), audience=Audience.PLAYERS)
    assert items(scene)["t1"].label.look == items(alone)["t1"].label.look


def test_what_is_set_off_shows_its_whole_name(qapp: QApplication) -> None:
    scene = made(Document(a_map(a_mini("Anna"), a_mini("Bert", "B2"))))
    scene.show_selection((ANNA,))
    scene.show_hovered(BERT)
    assert all(item.label.look.whole_name for item in items(scene).values())
    scene.show_selection(())
    scene.show_hovered(None)
    assert not any(item.label.look.whole_name for item in items(scene).values())


STACK = a_map(a_mini("Anna", "B2"), a_mini("Bert", "B2"), a_mini("Cora", "B2", hidden=True))


def test_the_topmost_of_a_stack_counts_and_names_those_under_it(qapp: QApplication) -> None:
    document = Document(STACK)
    scene = made(document)
    cora = items(scene)["t3"]
    assert cora.label.look.covers == 2
    assert cora.toolTip().index("Bert") < cora.toolTip().index("Anna")
    document.run(sheets.rename, (ANNA,), "Änne")
    assert "Änne" in cora.toolTip()
    document.run(tokens.move, (ANNA, BERT), Step(1, 0))
    assert (cora.label.look.covers, items(scene)["t2"].label.look.covers) == (0, 1)
    assert "Änne" not in cora.toolTip()


def test_a_stack_tells_players_nothing_of_the_hidden(qapp: QApplication) -> None:
    document = Document(STACK)
    scene = made(document, audience=Audience.PLAYERS)
    bert = items(scene)["t2"]
    assert bert.label.look.covers == 1
    assert "Anna" in bert.toolTip()
    assert "Cora" not in bert.toolTip()
    assert "10" not in bert.toolTip()
    document.run(tokens.hide, (ANNA,), hidden=True)
    assert (bert.label.look.covers, bert.toolTip()) == (0, "")


def test_a_mini_that_falls_goes_under_the_others_of_its_stack(qapp: QApplication) -> None:
    document = Document(STACK)
    scene = made(document)
    document.run(sheets.correct_life, (TokenId("t3"),), sheets.Correction(sign="=", amount=0))
    assert [items(scene)[each].label.look.covers for each in ("t1", "t2", "t3")] == [0, 2, 0]
