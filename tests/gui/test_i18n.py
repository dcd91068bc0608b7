"""The program speaks German and English, plurals too, and changes the language while it runs."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

from battlemap.app import Program
from battlemap.gui import i18n
from battlemap.gui.i18n.update import read_ts, ts_path
from battlemap.gui.translation import shown
from battlemap.text import QT_TRANSLATE_NOOP
from tests.gui.actions.keyboard import press, select, selected

MINIS = QT_TRANSLATE_NOOP("Acts", "%n mini(s)")


@pytest.mark.parametrize(
    ("language", "expected"),
    [("de", ["0 Minis", "1 Mini", "2 Minis"]), ("en", ["0 minis", "1 mini", "2 minis"])],
)
def test_plurals_are_right(qapp: QApplication, dressed: None, language: str, expected: list[str]) -> None:
    i18n.install(qapp, language)
    assert [shown(MINIS.counted(number)) for number in (0, 1, 2)] == expected


def test_names_of_keys_and_numbers_are_german_too(qapp: QApplication, dressed: None) -> None:
    i18n.install(qapp, "de")
    assert QKeySequence("Ctrl+Shift+Z").toString(QKeySequence.SequenceFormat.NativeText) == "Strg+Umschalt+Z"
    assert QKeySequence("Alt+Return").toString(QKeySequence.SequenceFormat.NativeText) == "Alt+Eingabe"
    assert QLocale().toString(1.5, "f", 1) == "1,5"


def test_the_language_can_be_changed_and_taken_back(qapp: QApplication, dressed: None) -> None:
    def save() -> str:
        return QCoreApplication.translate("UnsavedDialog", "Save")

    assert i18n.install(qapp, "de") == "de"
    assert save() == "Speichern"
    assert i18n.install(qapp, "en") == "en"
    assert save() == "Save"
    i18n.install(qapp, "de")
    i18n.remove(qapp)
    assert save() == "Save"


@pytest.mark.parametrize("language", ["", "tlh"])
def test_without_a_choice_the_language_of_the_system_counts(qapp: QApplication, dressed: None, language: str) -> None:
    assert i18n.install(qapp, language) == i18n.system_language()
    assert i18n.current() in i18n.LANGUAGES


def test_another_language_keeps_map_selection_and_history(program: Program) -> None:
    select(program, "Anna")
    press(program, "H")
    state = program.workbench.document.state
    program.settings.language = "de"
    program.redress()
    QApplication.processEvents()
    assert program.workbench.document.state is state
    assert selected(program) == ["Anna"]
    assert program.window.actions_["edit.redo"].text() == "&Wiederholen"
    press(program, "Ctrl+Z")
    assert program.window.actions_["edit.redo"].text() == "&Wiederholen: Anna verbergen"
    assert program.window.status.selected.text() == "1 Mini gewählt"


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_no_menu_underlines_a_letter_twice(program: Program, language: str) -> None:
    program.settings.language = language
    program.redress()
    twice = {}
    for menu in program.window.menuBar().findChildren(QMenu):
        letters = [mark for action in menu.actions() if (mark := marked(action.text()))]
        if len(letters) != len(set(letters)):
            twice[menu.title()] = sorted(letters)
    assert not twice


def test_a_mini_has_one_gender_in_german() -> None:
    other = re.compile(r"\b([Ee]in|[Ee]inen|[Kk]ein|[Kk]einen|[Jj]eder|[Jj]eden|[Dd]er|[Dd]en) (neue[rn] )?Mini\b")
    german = [form for message in read_ts(ts_path("de")) for form in message.forms]
    assert any("eine Mini" in text for text in german)
    assert not [text for text in german if other.search(text.replace("An der Mini", ""))]


def marked(text: str) -> str:
    """The underlined letter of a menu's text."""
    at = text.replace("&&", "__").find("&")
    return text[at + 1].lower() if at >= 0 else ""
