"""What a picture of the map shows and how large it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from battlemap.files.drawn_size import USUAL_PIXELS, most_pixels
from battlemap.gui.dialogs.export_dialog import ExportDialog
from tests.builders import a_map


@pytest.fixture
def dialog(qtbot: QtBot) -> ExportDialog:
    made = ExportDialog(a_map().board)
    qtbot.addWidget(made)
    made.show()
    return made


def test_it_offers_the_view_of_the_players_and_usual_pixels(dialog: ExportDialog) -> None:
    board = a_map().board
    assert dialog.for_players
    assert dialog.pixels_per_cell == USUAL_PIXELS
    assert dialog.pixels.maximum() == most_pixels(board.columns, board.rows)


def test_the_size_follows_what_is_typed(dialog: ExportDialog) -> None:
    board = a_map().board
    dialog.pixels.selectAll()
    QTest.keyClicks(dialog.pixels, "25")
    assert dialog.pixels_per_cell == 25
    assert f"{board.columns * 25} × {board.rows * 25}" in dialog.size_line.text()


def test_everything_can_be_drawn_too(dialog: ExportDialog) -> None:
    QTest.mouseClick(dialog.master, Qt.MouseButton.LeftButton, pos=QPoint(8, dialog.master.height() // 2))
    assert not dialog.for_players
