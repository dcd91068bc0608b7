"""The whole program for tests of the window; what it changes for every window is taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.gui import i18n
from battlemap.gui.settings import Settings
from tests.builders import a_map, a_mini

if TYPE_CHECKING:
    from battlemap.app import Places, Program


@pytest.fixture
def places(tmp_path: Path) -> Places:
    """Folders for the files of one program."""
    from battlemap.app import Places

    home = tmp_path / "home"
    return Places(home / "settings.ini", home / "snapshots", home / "log.txt")


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[None]:
    """Take back language, locale and look at the end."""
    locale, palette = QLocale(), qapp.palette()
    yield
    i18n.remove(qapp)
    QLocale.setDefault(locale)
    qapp.setStyleSheet("")
    qapp.setPalette(palette)
    QGuiApplication.clipboard().clear()


@pytest.fixture
def program(qtbot: QtBot, qapp: QApplication, dressed: None, places: Places) -> Iterator[Program]:
    """A program whose window shows three minis: Anna at B2, Bert at D4, Cora at F6; none is selected."""
    from battlemap.app import Program

    settings = Settings(places.settings)
    settings.language, settings.first_start = "en", False
    settings.save()
    made = Program(qapp, places)
    made.session.new(a_map(a_mini("Anna", "B2"), a_mini("Bert", "D4"), a_mini("Cora", "F6"), title="Cellar"))
    made.window.show()
    made.window.activateWindow()
    made.window.view.setFocus()
    QApplication.processEvents()
    yield made
    made.end()
