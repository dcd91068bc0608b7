"""Work in another thread, answered in the window's."""

from __future__ import annotations

import threading
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from battlemap.errors import BattlemapError
from battlemap.gui.session.work import Workshop
from battlemap.text import QT_TRANSLATE_NOOP

FAILED = BattlemapError(QT_TRANSLATE_NOOP("Tests", "It failed."))


@pytest.fixture
def workshop(qtbot: QtBot) -> Workshop:
    return Workshop()


def _fail() -> None:
    raise FAILED


def _unexpected(error: BattlemapError | None) -> None:
    pytest.fail(f"it failed: {error}")


def _not_done(result: object) -> None:
    pytest.fail(f"it did not fail: {result}")


def test_the_result_comes_back_into_the_thread_of_the_window(qtbot: QtBot, workshop: Workshop) -> None:
    answers: list[tuple[int, int]] = []
    workshop.start(threading.get_ident, lambda where: answers.append((where, threading.get_ident())), _unexpected)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers[0][0] != answers[0][1] == threading.get_ident()


def test_an_error_is_told(qtbot: QtBot, workshop: Workshop) -> None:
    errors: list[BattlemapError | None] = []
    workshop.start(_fail, _not_done, errors.append)
    qtbot.waitUntil(lambda: bool(errors))
    assert errors == [FAILED]


def test_pieces_are_done_one_after_another(qtbot: QtBot, workshop: Workshop) -> None:
    done: list[int] = []
    for number in range(20):
        workshop.start(partial(abs, number), done.append, _unexpected)
    qtbot.waitUntil(lambda: not workshop.is_busy)
    assert done == list(range(20))


def test_finishing_waits_for_the_work_but_not_for_the_answer(workshop: Workshop) -> None:
    worked: list[int] = []
    workshop.start(lambda: worked.append(1), lambda _: None, _unexpected)
    workshop.finish()
    assert worked == [1]
    assert workshop.is_busy
