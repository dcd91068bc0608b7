"""Editing a value where it stands."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from battlemap.gui.widgets.typed_numbers import check_number
from battlemap.gui.widgets.value_edits import MIXED, TextBox, ValueBox
from battlemap.text import Text


class Page(QWidget):
    """A number, a text, and something else to go to."""

    def __init__(self) -> None:
        super().__init__()
        self.number = ValueBox(lambda typed: check_number(typed, 1, 20))
        self.text = TextBox(lambda _typed: None)
        self.other = QLineEdit()
        self.entered: list[str] = []
        self.stepped: list[int] = []
        self.complaints: list[Text | None] = []
        self.others: list[int] = []
        for box in (self.number, self.text):
            box.entered.connect(self.entered.append)
            box.complained.connect(self.complaints.append)
        self.number.stepped.connect(self.stepped.append)
        layout = QVBoxLayout(self)
        for widget in (self.number, self.text, self.other):
            layout.addWidget(widget)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that no field wants."""
        self.others.append(event.key())


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    made = Page()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.number.show_value(7)
    made.text.show_value("Ork")
    made.number.setFocus()
    made.number.selectAll()
    return made


def test_enter_takes_what_was_typed(page: Page) -> None:
    QTest.keyClicks(page.number, "12")
    QTest.keyClick(page.number, Qt.Key.Key_Return)
    assert page.entered == ["12"]


def test_leaving_the_field_takes_what_was_typed_once(page: Page) -> None:
    QTest.keyClicks(page.number, "12")
    page.other.setFocus()
    assert page.entered == ["12"]


def test_a_text_is_taken_like_a_number(page: Page) -> None:
    page.text.setFocus()
    QTest.keyClicks(page.text, " 2")
    QTest.keyClick(page.text, Qt.Key.Key_Return)
    assert page.entered == ["Ork 2"]


def test_what_has_not_changed_is_not_taken(page: Page) -> None:
    QTest.keyClicks(page.number, "7")
    QTest.keyClick(page.number, Qt.Key.Key_Return)
    QTest.keyClick(page.number, Qt.Key.Key_Return)
    assert page.entered == []


def test_the_wrong_stays_marked_and_is_not_taken(page: Page) -> None:
    QTest.keyClicks(page.number, "99")
    QTest.keyClick(page.number, Qt.Key.Key_Return)
    assert page.entered == []
    assert page.number.lineEdit().text() == "99"
    assert page.number.lineEdit().property("invalid") is True
    assert "99" in page.number.lineEdit().accessibleDescription()
    assert "99" in str(page.complaints[-1])


def test_correcting_the_wrong_takes_it_and_clears_the_mark(page: Page) -> None:
    QTest.keyClicks(page.number, "99")
    QTest.keyClick(page.number, Qt.Key.Key_Return)
    page.number.selectAll()
    QTest.keyClicks(page.number, "9")
    QTest.keyClick(page.number, Qt.Key.Key_Return)
    assert page.entered == ["9"]
    assert page.complaints[-1] is None
    assert page.number.lineEdit().property("invalid") is False


def test_escape_brings_the_value_back(page: Page) -> None:
    QTest.keyClicks(page.number, "99")
    QTest.keyClick(page.number, Qt.Key.Key_Return)
    QTest.keyClick(page.number, Qt.Key.Key_Escape)
    assert page.number.lineEdit().text() == "7"
    assert page.complaints[-1] is None


def test_escape_without_anything_typed_is_left_to_others(page: Page) -> None:
    QTest.keyClick(page.text, Qt.Key.Key_Escape)
    assert page.others == [Qt.Key.Key_Escape]


@pytest.mark.parametrize("key", [Qt.Key.Key_PageUp, Qt.Key.Key_Up])
def test_keys_that_step_are_no_commands_of_the_window(page: Page, key: Qt.Key) -> None:
    commands: list[bool] = []
    shortcut = QShortcut(QKeySequence(key), page)
    shortcut.activated.connect(lambda: commands.append(True))
    page.number.setFocus()
    QTest.keyClick(page.number, key)
    assert page.stepped
    assert not commands
    page.other.setFocus()
    QTest.keyClick(page.other, key)
    assert commands


def test_a_new_value_does_not_disturb_typing(page: Page) -> None:
    QTest.keyClicks(page.number, "1")
    page.number.show_value(3)
    assert page.number.lineEdit().text() == "1"
    QTest.keyClick(page.number, Qt.Key.Key_Escape)
    assert page.number.lineEdit().text() == "3"


def test_different_values_show_as_a_dash(page: Page) -> None:
    page.number.show_value(None, mixed=True)
    page.text.show_value("", mixed=True)
    assert page.number.lineEdit().text() == page.text.text() == MIXED


def test_a_missing_value_shows_as_nothing_and_a_negative_one_with_a_minus(page: Page) -> None:
    page.number.show_value(None)
    assert page.number.lineEdit().text() == ""
    page.number.show_value(-4)
    assert page.number.lineEdit().text() == "−4"


def test_arrow_keys_tell_steps(page: Page) -> None:
    QTest.keyClick(page.number, Qt.Key.Key_Up)
    QTest.keyClick(page.number, Qt.Key.Key_Down)
    QTest.keyClick(page.number, Qt.Key.Key_PageUp)
    assert page.stepped == [1, -1, 10]


@pytest.mark.parametrize("focused", [True, False])
def test_the_wheel_steps_only_the_field_being_edited(page: Page, focused: bool) -> None:
    (page.number if focused else page.other).setFocus()
    place, none = QPointF(5, 5), Qt.MouseButton.NoButton
    turned = QPoint(0, 120)
    plain = Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(place, place, QPoint(), turned, none, plain, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(page.number, event)
    assert page.stepped == ([1] if focused else [])


def test_a_refused_text_comes_back_with_its_reason(page: Page) -> None:
    page.text.in_place.refuse("nobody", Text("Test", "no such name"))
    assert page.text.text() == "nobody"
    assert str(page.complaints[-1]) == "no such name"
    page.text.in_place.reset()
    assert page.text.text() == "Ork"


def test_the_field_of_a_number_outlives_the_collector(page: Page) -> None:
    for number in range(30):
        page.number.show_value(number)
        page.number.in_place.reset()
        gc.collect()
    assert page.number.lineEdit().text() == "29"
