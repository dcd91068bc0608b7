"""A scroll area as high as its content."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from battlemap.gui.widgets.fitting_area import FittingArea


def _column(qtbot: QtBot, height: int, room: int) -> tuple[QWidget, FittingArea, QWidget]:
    """A column of the height `room`, an area at its bottom, and what is in it, of this height."""
    content = QWidget()
    content.setMinimumHeight(height)
    area = FittingArea(content)
    column = QWidget()
    qtbot.addWidget(column)
    layout = QVBoxLayout(column)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(QWidget(), 1)
    layout.addWidget(area)
    column.resize(200, room)
    with qtbot.waitExposed(column):
        column.show()
    return column, area, content


def test_it_is_as_high_as_its_content(qtbot: QtBot) -> None:
    _page, area, _ = _column(qtbot, 150, 600)
    assert area.height() == 150


def test_it_follows_its_content(qtbot: QtBot) -> None:
    _page, area, content = _column(qtbot, 150, 600)
    content.setMinimumHeight(220)
    layout = QVBoxLayout(content)
    layout.addWidget(QLabel("more"))
    qtbot.waitUntil(lambda: area.height() == 220)


def test_it_scrolls_where_there_is_no_room(qtbot: QtBot) -> None:
    _page, area, _ = _column(qtbot, 500, 300)
    assert area.height() <= 300
    assert area.verticalScrollBar().maximum() > 0
