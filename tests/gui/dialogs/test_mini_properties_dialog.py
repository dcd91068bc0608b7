"""The dialog with all values of some minis."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Look
from battlemap.gui.dialogs.mini_properties_dialog import MiniPropertiesDialog
from battlemap.gui.workbench import Workbench
from battlemap.operations import sheets, tokens
from tests.builders import a_map, a_mini
from tests.gui.answers import click, press_escape
from tests.gui.workbenches import a_workbench, names

T1, T2 = TokenId("t1"), TokenId("t2")


@pytest.fixture
def workbench(tmp_path: Path) -> Workbench:
    return a_workbench(a_map(a_mini("Alrik", "A1"), a_mini("Ork", "C3"), a_mini("Wolf", "D3")), tmp_path)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def dialog(workbench: Workbench, window: QWidget, qtbot: QtBot) -> MiniPropertiesDialog:
    made = MiniPropertiesDialog(workbench, (T1, T2), window)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    return made


def _rename(dialog: MiniPropertiesDialog, typed: str) -> None:
    field = dialog.panel.name.widget
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_an_edit_is_done_at_once_for_all_and_the_dialog_stays(
    dialog: MiniPropertiesDialog, workbench: Workbench
) -> None:
    _rename(dialog, "Held")
    assert names(workbench) == ["Held 1", "Held 2", "Wolf"]
    assert workbench.document.history.count() == 1
    assert dialog.isVisible()


def test_a_look_is_given_to_all(dialog: MiniPropertiesDialog, workbench: Workbench) -> None:
    item = next(i for row in range(dialog.look.list.count()) if (i := dialog.look.list.item(row)).toolTip() == "Orc")
    place = dialog.look.list.visualItemRect(item).center()
    QTest.mouseClick(dialog.look.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert [token.look for token in workbench.document.state.board.tokens] == [Look(art="orc")] * 2 + [Look()]


def test_it_is_about_its_minis_whatever_is_selected(dialog: MiniPropertiesDialog, workbench: Workbench) -> None:
    workbench.selection.set((TokenId("t3"),))
    assert dialog.panel.editing.tokens == (T1, T2)


def test_a_mini_that_leaves_the_map_leaves_the_dialog(dialog: MiniPropertiesDialog, workbench: Workbench) -> None:
    workbench.document.run(tokens.remove, (T1,))
    assert dialog.panel.name.widget.text() == "Ork"
    assert dialog.windowTitle() == "Properties of Ork"


def test_its_title_says_whom_it_is_about(
    dialog: MiniPropertiesDialog, workbench: Workbench, window: QWidget, qtbot: QtBot
) -> None:
    assert dialog.windowTitle() == "Properties of 2 mini(s)"
    one = MiniPropertiesDialog(workbench, (TokenId("t3"),), window)
    assert one.windowTitle() == "Properties of Wolf"
    workbench.document.run(sheets.rename, (TokenId("t3"),), "{who} & co")
    assert one.windowTitle() == "Properties of {who} & co"


def test_it_closes_when_no_mini_is_left(dialog: MiniPropertiesDialog, workbench: Workbench, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.rejected):
        workbench.document.open(a_map(), {})


def test_the_button_closes_it_for_good(dialog: MiniPropertiesDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.destroyed):
        click("Close")(dialog)


def test_escape_first_brings_back_the_value_then_closes(dialog: MiniPropertiesDialog, workbench: Workbench) -> None:
    field = dialog.panel.life.widget
    field.setFocus()
    QTest.keyClicks(field, "much")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert field.lineEdit().text() == "10"
    press_escape(dialog)
    assert not dialog.isVisible()
    assert workbench.document.history.count() == 0
