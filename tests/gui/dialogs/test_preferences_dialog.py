"""Language and theme."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from battlemap.gui.dialogs.preferences_dialog import PreferencesDialog
from battlemap.gui.settings import Settings
from tests.gui.answers import answered, click, press_escape


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


def choose_german_and_light(dialog: PreferencesDialog) -> None:
    """Choose by keys."""
    QTest.keyClick(dialog.language, Qt.Key.Key_Down)
    QTest.keyClick(dialog.theme, Qt.Key.Key_Down)


def test_it_shows_what_is_set(qtbot: QtBot, settings: Settings) -> None:
    settings.language, settings.theme = "de", "light"
    dialog = PreferencesDialog(settings)
    qtbot.addWidget(dialog)
    assert (dialog.language.currentText(), dialog.theme.currentText()) == ("Deutsch", "Light")


def test_what_is_accepted_is_kept(qtbot: QtBot, settings: Settings) -> None:
    def act(dialog: PreferencesDialog) -> None:
        choose_german_and_light(dialog)
        click("OK")(dialog)

    dialog = PreferencesDialog(settings)
    qtbot.addWidget(dialog)
    with answered(PreferencesDialog, act):
        assert dialog.exec()
    assert (settings.language, settings.theme) == ("de", "light")


def test_what_is_cancelled_is_not(qtbot: QtBot, settings: Settings) -> None:
    def act(dialog: PreferencesDialog) -> None:
        choose_german_and_light(dialog)
        press_escape(dialog)

    dialog = PreferencesDialog(settings)
    qtbot.addWidget(dialog)
    with answered(PreferencesDialog, act):
        assert not dialog.exec()
    assert (settings.language, settings.theme) == ("", "dark")


def test_the_theme_can_be_left_to_the_system(qtbot: QtBot, settings: Settings) -> None:
    dialog = PreferencesDialog(settings)
    qtbot.addWidget(dialog)
    QTest.keyClick(dialog.theme, Qt.Key.Key_End)
    assert dialog.theme.currentText() == "As the system"
    dialog.accept()
    assert settings.theme == "system"
    assert PreferencesDialog(settings).theme.currentText() == "As the system"
