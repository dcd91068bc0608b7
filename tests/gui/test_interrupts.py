"""Signals of the system reach the program while Qt waits."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from battlemap.gui.interrupts import Interrupts


@pytest.fixture
def interrupts(qtbot: QtBot) -> Iterator[Interrupts]:
    listening = Interrupts()
    yield listening
    listening.release()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_request_to_end_is_heard(qtbot: QtBot, interrupts: Interrupts, number: signal.Signals) -> None:
    with qtbot.waitSignal(interrupts.caught):
        os.kill(os.getpid(), number)


def test_afterwards_everything_is_as_before(qtbot: QtBot) -> None:
    before = signal.getsignal(signal.SIGINT)
    listening = Interrupts()
    assert signal.getsignal(signal.SIGINT) is not before
    listening.release()
    assert signal.getsignal(signal.SIGINT) is before
