"""The document: one state, one history, one announcement for each change."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import PictureId, TokenId
from battlemap.errors import UnknownEntityError
from battlemap.geometry.cells import Step
from battlemap.gui import i18n
from battlemap.gui.document import UNDO_LIMIT, Change, CommitDuringAnnouncementError, Document, Origin
from battlemap.operations import maps, tokens
from tests.builders import a_map, a_mini

ORC = (TokenId("t1"),)
RIGHT, LEFT = Step(1, 0), Step(-1, 0)
STATE = a_map(a_mini("Orc", "C3"))


@pytest.fixture
def document(qtbot: QtBot) -> Document:
    return Document(STATE)


@pytest.fixture
def heard(document: Document) -> list[Change]:
    """Every change that was announced."""
    changes: list[Change] = []
    document.changed.connect(changes.append)
    return changes


def labels(document: Document) -> list[str]:
    return [document.history.text(index) for index in range(document.history.count())]


def test_an_act_is_one_named_step_and_one_announcement(document: Document, heard: list[Change]) -> None:
    assert document.run(tokens.move, ORC, RIGHT)
    assert labels(document) == ["Move Orc to D3"]
    assert heard == [Change(STATE, document.state, Origin.ACT)]


def test_undo_and_redo_give_the_same_objects(document: Document, heard: list[Change]) -> None:
    document.run(tokens.move, ORC, RIGHT)
    after = document.state
    document.history.undo()
    assert document.state is STATE
    document.history.redo()
    assert document.state is after
    assert [change.origin for change in heard] == [Origin.ACT, Origin.HISTORY, Origin.HISTORY]


def test_an_act_that_changes_nothing_is_no_step(document: Document, heard: list[Change]) -> None:
    assert not document.run(tokens.move, ORC, Step(0, 0))
    assert not document.run(maps.set_title, "")
    assert (document.history.count(), heard, document.is_modified) == (0, [], False)


def test_an_act_that_fails_leaves_everything_as_it_was(document: Document, heard: list[Change]) -> None:
    with pytest.raises(UnknownEntityError):
        document.run(tokens.move, (TokenId("t9"),), RIGHT)
    assert (document.state, document.history.count(), heard) == (STATE, 0, [])


def test_steps_of_one_gesture_melt_into_one(document: Document) -> None:
    gesture = document.new_gesture()
    for _ in range(3):
        document.run_in_gesture(gesture, tokens.move, ORC, RIGHT)
    assert labels(document) == ["Move Orc to F3"]
    document.history.undo()
    assert document.state is STATE


def test_two_gestures_are_two_steps(document: Document) -> None:
    for _ in range(2):
        document.run_in_gesture(document.new_gesture(), tokens.move, ORC, RIGHT)
    assert document.history.count() == 2


def test_a_gesture_back_to_its_start_is_forgotten(document: Document) -> None:
    gesture = document.new_gesture()
    document.run_in_gesture(gesture, tokens.move, ORC, RIGHT)
    document.run_in_gesture(gesture, tokens.move, ORC, LEFT)
    assert document.history.count() == 0
    assert document.state == STATE
    assert not document.is_modified


def test_a_listener_cannot_commit(document: Document) -> None:
    refused: list[str] = []

    def meddle(change: Change) -> None:
        try:
            document.run(tokens.move, ORC, RIGHT)
        except CommitDuringAnnouncementError as error:
            refused.append(str(error))

    document.changed.connect(meddle)
    document.run(maps.set_title, "Keller")
    assert refused == ["Move Orc to D3"]
    assert labels(document) == ["Title “Keller”"]


def test_what_was_saved_is_unmodified_however_it_is_reached(document: Document) -> None:
    document.run(tokens.move, ORC, RIGHT)
    document.mark_saved(document.state)
    document.run(tokens.move, ORC, RIGHT)
    assert document.is_modified
    document.history.undo()
    assert not document.is_modified
    document.mark_unsaved()
    assert document.is_modified


def test_another_map_starts_a_new_history_with_its_own_pictures(document: Document, heard: list[Change]) -> None:
    document.run(tokens.move, ORC, RIGHT)
    picture = PictureId("0" * 64)
    other = a_map(title="Gasse")
    document.open(other, {picture: b"bytes"}, saved=False)
    assert document.state is other
    assert (document.history.count(), document.pictures.get(picture)) == (0, b"bytes")
    assert document.is_modified
    assert heard[-1].origin is Origin.OPENED


def test_the_history_is_bounded(document: Document) -> None:
    for number in range(UNDO_LIMIT + 20):
        document.run(maps.set_title, f"{number}")
    assert document.history.count() == UNDO_LIMIT


def test_a_line_about_saving_follows_every_change(document: Document, qtbot: QtBot) -> None:
    with qtbot.waitSignal(document.saved_changed):
        document.run(tokens.move, ORC, RIGHT)
    with qtbot.waitSignal(document.saved_changed):
        document.mark_saved(document.state)


def test_the_steps_speak_the_language_in_use(document: Document, qapp: QApplication, dressed: None) -> None:
    document.run(tokens.move, ORC, RIGHT)
    gesture = document.new_gesture()
    for _ in range(2):
        document.run_in_gesture(gesture, tokens.turn, ORC, 1)
    english = labels(document)
    i18n.install(qapp, "de")
    document.retranslate()
    german = labels(document)
    i18n.remove(qapp)
    document.retranslate()
    assert labels(document) == english
    assert all(one != other for one, other in zip(english, german, strict=True))
