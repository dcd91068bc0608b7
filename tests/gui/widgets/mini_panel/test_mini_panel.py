"""The panel with the values of the chosen minis."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from battlemap.board.entities.names import TokenId
from battlemap.geometry.cells import Step
from battlemap.gui.widgets.mini_panel.mini_panel import MiniPanel
from battlemap.gui.widgets.value_edits import ValueBox
from battlemap.gui.workbench import Workbench
from battlemap.operations import sheets, tokens
from battlemap.rules.kept import Kept
from battlemap.rules.situation import with_sheets
from battlemap.state import with_situation
from tests.builders import a_map, a_mini
from tests.gui.workbenches import a_workbench

T1, T2 = TokenId("t1"), TokenId("t2")


@pytest.fixture
def workbench(tmp_path: Path) -> Workbench:
    return a_workbench(a_map(a_mini("Alrik", "A1", life=4), a_mini("Ork", "C3")), tmp_path)


@pytest.fixture
def panel(workbench: Workbench, qtbot: QtBot) -> MiniPanel:
    made = MiniPanel(workbench)
    qtbot.addWidget(made)
    made.resize(310, 420)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.show_minis((T1,))
    return made


def _life(panel: MiniPanel) -> str:
    return panel.life.widget.lineEdit().text()


def test_it_follows_the_document(panel: MiniPanel, workbench: Workbench) -> None:
    workbench.document.run(sheets.rename, (T1,), "Likron")
    assert panel.name.widget.text() == "Likron"
    workbench.document.history.undo()
    assert panel.name.widget.text() == "Alrik"


def test_other_minis_show_other_values(panel: MiniPanel) -> None:
    assert _life(panel) == "4"
    panel.show_minis((T2,))
    assert _life(panel) == "10"


def test_what_was_typed_for_one_mini_is_not_taken_for_another(panel: MiniPanel, workbench: Workbench) -> None:
    panel.life.widget.setFocus()
    panel.life.widget.selectAll()
    QTest.keyClicks(panel.life.widget, "much")
    QTest.keyClick(panel.life.widget, Qt.Key.Key_Return)
    assert panel.complaint
    panel.show_minis((T2,))
    assert _life(panel) == "10"
    assert not panel.complaint
    assert workbench.document.history.count() == 0


def test_typing_is_not_disturbed_by_changes_elsewhere(panel: MiniPanel, workbench: Workbench) -> None:
    panel.life.widget.setFocus()
    panel.life.widget.selectAll()
    QTest.keyClicks(panel.life.widget, "-2")
    workbench.document.run(tokens.move, (T1,), Step(1, 0))
    assert _life(panel) == "-2"


def test_without_minis_nothing_can_be_edited(panel: MiniPanel) -> None:
    panel.show_minis(())
    assert not panel.isEnabled()


def test_a_sheet_that_cannot_be_read_leaves_only_what_is_on_the_board(panel: MiniPanel, workbench: Workbench) -> None:
    state = workbench.document.state
    kept = {T1: Kept.model_validate({"system": "unknown", "name": "?"})}
    workbench.document.open(with_situation(state, with_sheets(state.situation, kept)), {})
    panel.show_minis((T1,))
    assert panel.numbers == {}
    assert not panel.name.widget.isEnabled()
    assert panel.size_field.widget.isVisible()
    assert not panel.life.widget.isVisible()
    panel.show_minis((T2,))
    assert panel.life.widget.isVisible()


def test_boxes_live_as_long_as_the_panel_whatever_sheets_come_and_go(panel: MiniPanel, workbench: Workbench) -> None:
    state = workbench.document.state
    kept = {T1: Kept.model_validate({"system": "unknown", "name": "?"})}
    workbench.document.open(with_situation(state, with_sheets(state.situation, kept)), {})
    boxes = set(panel.findChildren(ValueBox))
    for tokens_shown in [(T1,), (T2,), (T1, T2), (), (T2,)] * 20:
        panel.show_minis(tokens_shown)
        gc.collect()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert all(isValid(box.lineEdit()) for box in boxes)
    assert set(panel.findChildren(ValueBox)) == boxes


def test_what_was_typed_into_a_box_that_went_is_not_there_when_it_comes_back(
    panel: MiniPanel, workbench: Workbench
) -> None:
    state = workbench.document.state
    kept = {T2: Kept.model_validate({"system": "unknown", "name": "?"})}
    workbench.document.open(with_situation(state, with_sheets(state.situation, kept)), {})
    panel.show_minis((T1,))
    box = panel.numbers["movement"].widget
    before = box.lineEdit().text()
    QTest.keyClicks(box, "much")
    panel.show_minis((T2,))
    panel.show_minis((T1,))
    assert panel.numbers["movement"].widget is box
    assert box.lineEdit().text() == before


def test_tab_goes_through_the_fields_as_they_stand(panel: MiniPanel) -> None:
    panel.name.widget.setFocus()
    visited = []
    for _ in range(5):
        focused = QApplication.focusWidget()
        assert focused is not None
        visited.append(focused.accessibleName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert visited == ["Name", "Side", "Facing", "Life", "Max. life"]


def test_every_field_has_its_key_and_no_two_share_one(panel: MiniPanel) -> None:
    labels = [label.text() for label in panel.findChildren(QLabel) if label.buddy() is not None]
    keys = [text[text.index("&") + 1].lower() for text in [*labels, panel.hidden.widget.text()]]
    assert len(labels) == 9  # the facing beside the side needs no title
    assert len(set(keys)) == len(keys)


def test_no_label_is_cut_in_a_narrow_dock(panel: MiniPanel) -> None:
    panel.resize(300, 420)
    for label in panel.findChildren(QLabel):
        assert label.isHidden() or label.sizeHint().width() <= label.width()
