"""All keys on one page."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from battlemap.gui.dialogs.cheat_sheet_dialog import ABOVE, LARGEST_WIDTH, CheatSheetDialog
from battlemap.gui.keys import KeyGroup, KeyLine
from tests.gui.answers import answered, press_escape

GROUPS = (
    KeyGroup("File", (KeyLine("Open", "Ctrl+O"), KeyLine("Save", "Ctrl+S"))),
    KeyGroup("Mini", (KeyLine("Turn", "R"), KeyLine("Save me", "F12"))),
    KeyGroup("Help", (KeyLine("Keys", "F1"),)),
)


@pytest.fixture
def dialog(qtbot: QtBot) -> CheatSheetDialog:
    made = CheatSheetDialog(GROUPS)
    qtbot.addWidget(made)
    made.show()
    return made


def shown(dialog: CheatSheetDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


def test_every_key_stands_beside_what_it_does(dialog: CheatSheetDialog) -> None:
    texts = shown(dialog)
    assert all(word in texts for group in GROUPS for line in group.lines for word in (line.what, line.keys))
    assert dialog.width() <= LARGEST_WIDTH


def test_typing_finds_lines_and_hides_groups_without_any(dialog: CheatSheetDialog) -> None:
    QTest.keyClicks(dialog.field, "save")
    assert set(shown(dialog)) == {"File", "Save", "Ctrl+S", "Mini", "Save me", "F12"}
    dialog.field.clear()
    assert "Keys" in shown(dialog)


def test_a_key_is_found_too(dialog: CheatSheetDialog) -> None:
    QTest.keyClicks(dialog.field, "f1")
    assert {"Help", "Keys", "F1"} <= set(shown(dialog))


@pytest.mark.parametrize(
    ("typed", "found"),
    [("turn", True), ("urn", False), ("me sav", True), ("ctrl+", False), ("ctrl + s", False)],
)
def test_words_are_found_by_their_beginnings(dialog: CheatSheetDialog, typed: str, found: bool) -> None:
    QTest.keyClicks(dialog.field, typed)
    assert ("Mini" in shown(dialog)) is found


def test_a_part_of_a_keys_name_is_no_beginning(qtbot: QtBot) -> None:
    made = CheatSheetDialog((KeyGroup("View", (KeyLine("Full screen", "Alt+Return"),)),))
    qtbot.addWidget(made)
    made.show()
    QTest.keyClicks(made.field, "turn")
    assert shown(made) == []
    made.field.clear()
    QTest.keyClicks(made.field, "ret")
    assert shown(made) == ["View", "Full screen", "Alt+Return"]


def test_no_line_cuts_the_dots_of_a_letter(dialog: CheatSheetDialog) -> None:
    labels = [label for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert all(label.height() >= label.fontMetrics().height() + 2 * ABOVE for label in labels)


def test_escape_closes_it(dialog: CheatSheetDialog) -> None:
    dialog.hide()
    with answered(CheatSheetDialog, press_escape):
        dialog.exec()
    assert not dialog.isVisible()
