"""The one edge at which an error becomes a message, and where crashes are written down.

A `BattlemapError` carries the line to show. Anything else is a fault of the program: it goes to the log with its
trace, the user is told once in a while, and the map stays open.
"""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from battlemap.errors import BattlemapError
from battlemap.gui.translation import shown
from battlemap.text import QT_TRANSLATE_NOOP, Text

log = logging.getLogger("battlemap")

LOG_LIMIT = 1_000_000
"""A log longer than this many bytes starts anew."""

QUIET_SECONDS = 30.0
"""How long the program keeps quiet about further faults after it told of one."""

NOTHING_LOST = QT_TRANSLATE_NOOP("Failures", "The map on the screen is as it was.")

_FAULT = QT_TRANSLATE_NOOP("Failures", "Something went wrong inside the program. The map is still open.")
_FAULT_ADVICE = QT_TRANSLATE_NOOP(
    "Failures", "Save the map under another name to be safe. What happened is written down in {path}."
)
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def message_box(parent: QWidget | None, line: Text, advice: Text | None) -> QMessageBox:
    """A message in plain text: what happened, and what to do next."""
    box = QMessageBox(QMessageBox.Icon.Warning, QApplication.applicationDisplayName(), shown(line), parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    if advice is not None:
        # Qt takes the second line for markup when it looks like it, whatever the format of the first.
        box.setInformativeText(_harmless(shown(advice)))
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    return box


def _harmless(line: str) -> str:
    """The line without what could be taken for markup."""
    return line.replace("<", "‹").replace(">", "›")


def show(parent: QWidget | None, error: BattlemapError, advice: Text | None = None) -> None:
    """Tell of an error and wait until it is read."""
    log.info("shown: %s", error)
    message_box(parent, error.text, advice if advice is not None else NOTHING_LOST).exec()


class FaultWatch(QObject):
    """Catches what nobody caught: faults in slots and threads, Qt's own messages, crashes of the process."""

    _caught = Signal(object)

    def __init__(self, log_path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.log_path = log_path
        self._told = -QUIET_SECONDS
        self._file: TextIO | None = None
        # Faults may come from any thread and from the middle of painting: tell of them later, in the window's thread.
        self._caught.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Watch from now on."""
        self._open_log()
        sys.excepthook = self._uncaught
        threading.excepthook = self._uncaught_in_thread
        sys.unraisablehook = self._unraisable
        qInstallMessageHandler(_log_qt)

    def stop(self) -> None:
        """Leave everything as it was before `start`."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        qInstallMessageHandler(None)
        if self._file is not None:
            faulthandler.disable()
            log.handlers.clear()
            self._file.close()
            self._file = None

    def _open_log(self) -> None:
        """Write to the log file, if there can be one."""
        try:
            self.log_path.parent.mkdir(parents=True, exist_ok=True)
            fresh = not self.log_path.exists() or self.log_path.stat().st_size > LOG_LIMIT
            self._file = self.log_path.open("w" if fresh else "a", encoding="utf-8")
        except OSError:
            log.addHandler(logging.NullHandler())
            return
        handler = logging.StreamHandler(self._file)
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        log.addHandler(handler)
        log.setLevel(logging.INFO)
        faulthandler.enable(self._file)

    def _uncaught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        if not isinstance(error, BattlemapError):
            log.error("uncaught", exc_info=(kind, error, trace))
        self._caught.emit(error)

    def _uncaught_in_thread(self, caught: threading.ExceptHookArgs) -> None:
        if caught.exc_value is not None:
            self._uncaught(caught.exc_type, caught.exc_value, caught.exc_traceback)

    def _unraisable(self, caught: sys.UnraisableHookArgs) -> None:
        log.error("unraisable in %r", caught.object, exc_info=caught.exc_value)

    def _tell(self, error: Exception) -> None:
        """Show the line of an error, or that there was a fault, but not again and again."""
        now = time.monotonic()
        if isinstance(error, BattlemapError):
            show(QApplication.activeWindow(), error)
        elif now - self._told >= QUIET_SECONDS:
            self._told = now
            advice = _FAULT_ADVICE.filled(path=str(self.log_path))
            message_box(QApplication.activeWindow(), _FAULT, advice).exec()


def _log_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    log.log(_LEVELS.get(kind, logging.WARNING), "Qt %s: %s", context.category, message)
