"""Answering dialogs that wait for the user, with real clicks and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from PySide6.QtCore import QDeadlineTimer, QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog, QFileSystemModel, QLineEdit, QWidget

W = TypeVar("W", bound=QWidget)
Act = Callable[[W], object]


@contextmanager
def answered(kind: type[W], act: Act[W]) -> Iterator[list[W]]:
    """Whatever is done inside opens a dialog of this kind, which is answered by `act` once it waits."""
    seen: list[W] = []
    timer = QTimer()

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind):
            timer.stop()
            seen.append(dialog)
            act(dialog)

    timer.timeout.connect(look)
    timer.start(1)
    try:
        yield seen
    finally:
        timer.stop()
    assert seen, f"no {kind.__name__} came up"


def button(dialog: QWidget, text: str) -> QAbstractButton:
    """The button with this text, whatever letter is underlined."""
    found = [each for each in dialog.findChildren(QAbstractButton) if each.text().replace("&", "") == text]
    assert found, f"no button {text!r} among {[b.text() for b in dialog.findChildren(QAbstractButton)]}"
    return found[0]


def click(text: str) -> Act[QWidget]:
    """Click the button with this text."""
    return lambda dialog: QTest.mouseClick(button(dialog, text), Qt.MouseButton.LeftButton)


def press_escape(dialog: QWidget) -> None:
    """Press Esc in the dialog."""
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def press_enter(dialog: QWidget) -> None:
    """Press Enter in the dialog."""
    QTest.keyClick(dialog, Qt.Key.Key_Return)


def choose_file(path: object) -> Act[QFileDialog]:
    """Type a file's path and press Enter."""

    def act(dialog: QFileDialog) -> None:
        field = dialog.findChild(QLineEdit)
        assert field is not None
        # The dialog marks its first choice once its list is there, and would put it back into the field.
        _wait_for_list(dialog)
        field.setText(str(path))
        QTest.keyClick(field, Qt.Key.Key_Return)

    return act


def _wait_for_list(dialog: QFileDialog) -> None:
    """Wait until the dialog has read its folder, or for a second."""
    model = dialog.findChild(QFileSystemModel)
    assert model is not None
    folder = model.index(dialog.directory().absolutePath())
    deadline = QDeadlineTimer(1_000)
    while model.rowCount(folder) == 0 and not deadline.hasExpired():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)
    QApplication.processEvents()


def accept(dialog: QDialog) -> None:
    """Accept the dialog as it is."""
    dialog.accept()
