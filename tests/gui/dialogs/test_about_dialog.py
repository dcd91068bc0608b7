"""The page about the program."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from battlemap import __version__
from battlemap.gui.dialogs.about_dialog import AboutDialog
from tests.gui.answers import answered, click


def test_it_names_the_version_in_plain_text(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    assert __version__ in dialog.text.text()
    assert dialog.text.textFormat() is Qt.TextFormat.PlainText


def test_it_closes(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    with answered(AboutDialog, click("Close")):
        dialog.exec()
