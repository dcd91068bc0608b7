"""Labels of fields."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from battlemap.gui.widgets.labelled import complaint_label, hint_label, labelled, separating_line


def test_a_field_is_named_by_its_label(qtbot: QtBot) -> None:
    field = QLineEdit()
    both = labelled("&Name", field)
    qtbot.addWidget(both)
    label = both.findChild(QLabel)
    assert label is not None
    assert label.buddy() is field
    assert field.accessibleName() == "Name"


def test_a_complaint_is_hidden_at_first_and_never_markup(qtbot: QtBot) -> None:
    label = complaint_label()
    qtbot.addWidget(label)
    assert label.isHidden()
    label.setText("<b>no</b>")
    assert label.textFormat() is label.textFormat().PlainText


def test_a_hint_wraps(qtbot: QtBot) -> None:
    label = hint_label("a long sentence")
    qtbot.addWidget(label)
    assert label.wordWrap()


def test_a_line_is_thin(qtbot: QtBot) -> None:
    line = separating_line()
    qtbot.addWidget(line)
    assert line.maximumHeight() == 1
