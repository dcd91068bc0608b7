"""The one edge where errors become messages, and the log of what nobody caught."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer, qWarning
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from battlemap.errors import BattlemapError
from battlemap.gui import failures
from battlemap.gui.failures import FaultWatch
from battlemap.text import QT_TRANSLATE_NOOP

LINE = QT_TRANSLATE_NOOP("Tests", "The map <b>x</b> is broken.")
ADVICE = QT_TRANSLATE_NOOP("Tests", "Take <i>another</i>.")


pytestmark = pytest.mark.qt_no_exception_capture


@pytest.fixture
def watch(qtbot: QtBot, tmp_path: Path) -> Iterator[FaultWatch]:
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    made = FaultWatch(tmp_path / "logs" / "log.txt")
    made.start()
    yield made
    made.stop()
    sys.excepthook, threading.excepthook, sys.unraisablehook = hooks


def read_box(seen: list[str]) -> None:
    """Close the message that is open and keep what it said."""

    def close() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        seen.append(box.text())
        box.accept()

    QTimer.singleShot(0, close)


def caught(error: Exception) -> None:
    """Hand an error to the hook as Qt does for a slot."""
    sys.excepthook(type(error), error, error.__traceback__)


def test_a_message_is_plain_text_with_what_to_do(qtbot: QtBot) -> None:
    box = failures.message_box(None, LINE, ADVICE)
    qtbot.addWidget(box)
    assert box.textFormat() is Qt.TextFormat.PlainText
    assert box.text() == "The map <b>x</b> is broken."
    assert "<" not in box.informativeText()


def test_an_error_is_shown_until_it_is_read(qtbot: QtBot) -> None:
    seen: list[str] = []
    read_box(seen)
    failures.show(None, BattlemapError(LINE))
    assert seen == ["The map <b>x</b> is broken."]


def test_an_error_nobody_caught_becomes_its_line(
    qtbot: QtBot, watch: FaultWatch, caplog: pytest.LogCaptureFixture
) -> None:
    seen: list[str] = []
    caught(BattlemapError(LINE))
    read_box(seen)
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == [str(LINE)]
    caplog.clear()


def test_a_fault_is_written_down_and_told_once(
    qtbot: QtBot, watch: FaultWatch, caplog: pytest.LogCaptureFixture
) -> None:
    seen: list[str] = []
    for number in range(5):
        caught(ZeroDivisionError(f"fault {number}"))
    read_box(seen)
    qtbot.waitUntil(lambda: bool(seen))
    text = watch.log_path.read_text("utf-8")
    assert all(f"fault {number}" in text for number in range(5))
    assert len(seen) == 1
    caplog.clear()


def test_messages_of_qt_go_to_the_log(watch: FaultWatch, caplog: pytest.LogCaptureFixture) -> None:
    qWarning("strange")
    assert "strange" in watch.log_path.read_text("utf-8")
    caplog.clear()


def test_a_fault_in_another_thread_is_written_down(
    qtbot: QtBot, watch: FaultWatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise ZeroDivisionError("far away")

    seen: list[str] = []
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    read_box(seen)
    qtbot.waitUntil(lambda: bool(seen))
    assert "far away" in watch.log_path.read_text("utf-8")
    caplog.clear()


def test_a_long_log_starts_anew(tmp_path: Path) -> None:
    path = tmp_path / "log.txt"
    path.write_bytes(b"x" * (failures.LOG_LIMIT + 1))
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    watch = FaultWatch(path)
    watch.start()
    watch.stop()
    sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
    assert path.stat().st_size == 0


def test_without_a_place_for_the_log_the_program_runs_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    watch = FaultWatch(tmp_path / "file" / "log.txt")
    watch.start()
    logging.getLogger("battlemap").info("nothing happens")
    watch.stop()
    sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
