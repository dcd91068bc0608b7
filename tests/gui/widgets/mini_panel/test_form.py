"""Fields with their titles beside them."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from battlemap.gui.widgets.mini_panel.form import Form, Line


@pytest.fixture
def form(qtbot: QtBot) -> Form:
    made = Form()
    qtbot.addWidget(made)
    made.resize(300, 200)
    made.show()
    return made


def _titles(form: Form) -> list[str]:
    return [label.text() for label in form.findChildren(QLabel) if label.isVisible()]


def test_narrow_fields_stand_two_to_a_line_and_a_wide_one_alone(form: Form) -> None:
    one, two, three, wide = (QLineEdit() for _ in range(4))
    form.show_lines([Line("One", one), Line("Two", two), Line("Three", three), Line("Wide", wide, wide=True)])
    form.grab()
    assert one.y() == two.y() < three.y() < wide.y()
    assert one.x() < two.x()
    assert wide.geometry().right() == two.geometry().right()


def test_fields_that_are_not_shown_are_hidden_with_their_titles_and_come_back(form: Form) -> None:
    one, two = QLineEdit(), QLineEdit()
    both = [Line("One", one), Line("Two", two)]
    form.show_lines(both)
    form.show_lines(both[:1])
    assert two.isHidden()
    assert _titles(form) == ["One"]
    form.show_lines(both)
    assert two.isVisible()
    assert _titles(form) == ["One", "Two"]
