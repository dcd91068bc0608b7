"""The window as a whole: what stands where, and what happens when it is closed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from battlemap import resources
from battlemap.app import Program
from battlemap.files.saving import save_map
from battlemap.gui.dialogs.unsaved_dialog import UnsavedDialog
from battlemap.gui.main_window import dock_kinds
from battlemap.operations.maps import new_map, set_title
from battlemap.text import QT_TRANSLATE_NOOP
from tests.gui.answers import answered, click, press_escape


def change(program: Program) -> None:
    program.workbench.document.run(set_title, "Changed")


def drop_file(window: QWidget, path: Path) -> bool:
    """Drop a file on the window, beside the map; says whether the window took it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    how = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(5, 5), *how))
    event = QDropEvent(QPointF(5, 5), *how)
    QApplication.sendEvent(window, event)
    return event.isAccepted()


def test_every_dock_is_there(program: Program) -> None:
    assert [dock.objectName() for dock in program.window.docks] == [f"dock.{kind.id}" for kind in dock_kinds()]
    assert {"library", "minis", "history", "problems"} <= {kind.id for kind in dock_kinds()}


def test_the_title_names_the_map_and_marks_what_is_unsaved(program: Program) -> None:
    assert program.window.windowTitle() == "Cellar[*]"
    assert not program.window.isWindowModified()
    change(program)
    assert program.window.windowTitle() == "Changed[*]"
    assert program.window.isWindowModified()


def test_closing_asks_about_unsaved_changes(program: Program) -> None:
    change(program)
    with answered(UnsavedDialog, press_escape):
        assert not program.window.close()
    assert program.window.isVisible()
    with answered(UnsavedDialog, click("Don’t save")):
        assert program.window.close()


def test_closing_asks_nothing_when_all_is_saved(program: Program) -> None:
    assert program.window.close()


def test_place_and_layout_are_remembered(program: Program) -> None:
    program.window.docks[0].hide()
    program.window.close()
    assert program.settings.geometry
    program.redress()
    QApplication.processEvents()
    assert program.window.docks[0].isHidden()
    program.window.reset_layout()
    assert not any(dock.isHidden() for dock in program.window.docks)


def test_a_map_dropped_on_the_window_is_opened(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    path = tmp_path / "tower.battlemap"
    save_map(path, new_map(5, 5, title="Tower"), {})
    assert drop_file(program.window, path)
    qtbot.waitUntil(lambda: not program.session.is_busy)
    assert program.session.path == path


@pytest.mark.parametrize("size", [QSize(1366, 768 - 28), QSize(1920, 1080 - 28)], ids=["laptop", "desk"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_nothing_is_cut_off(program: Program, size: QSize, language: str) -> None:
    program.settings.language = language
    program.redress()
    window = program.window
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.resize(size)
    QApplication.processEvents()
    assert window.size() == size
    assert not hidden_buttons(window)
    assert not cut_labels(window)
    assert window.view.width() > size.width() // 2
    assert window.view.height() > size.height() // 2


def hidden_buttons(window: QWidget) -> list[str]:
    """Buttons of the tool bars for which there was no room."""
    buttons = (b for bar in window.findChildren(QToolBar) for b in bar.findChildren(QToolButton))
    return [b.text() for b in buttons if b.defaultAction() is not None and not b.isVisible()]


def cut_labels(window: QWidget) -> list[str]:
    """Labels on one line that are wider than their place."""
    labels = (label for label in window.findChildren(QLabel) if label.isVisible() and not label.wordWrap())
    return [label.text() for label in labels if label.text() and label.sizeHint().width() > label.width()]


def test_the_pointer_names_its_cell(program: Program) -> None:
    view = program.window.view
    place = view.cell_rect_in_view(program.workbench.document.state.board.tokens[0].cell).center()
    QTest.mouseMove(view.viewport(), place + QPoint(1, 1))
    QTest.mouseMove(view.viewport(), place)
    assert program.window.status.cell.text() == "Cell B2"
    assert program.window.status.under.text() == "Anna 10/10"
    assert program.window.pointed == program.workbench.document.state.board.tokens[0].cell


def test_the_banner_tells_what_the_session_has_to_say(program: Program) -> None:
    program.session.notice.emit(QT_TRANSLATE_NOOP("Tests", "Just so."))
    assert program.window.banner.isVisible()
    assert program.window.banner.label.text() == "Just so."


def test_what_the_banner_says_of_a_map_goes_with_the_next_one(program: Program) -> None:
    program.session.notice.emit(QT_TRANSLATE_NOOP("Tests", "Just so."))
    program.session.new(new_map(5, 5))
    assert program.window.banner.isHidden()


def test_the_hint_of_a_sample_comes_with_it(qtbot: QtBot, program: Program) -> None:
    program.session.open_sample(resources.sample_maps()[0], QT_TRANSLATE_NOOP("Tests", "Look."))
    qtbot.waitUntil(lambda: not program.session.is_busy)
    assert program.window.banner.isVisible()
    assert program.window.banner.label.text() == "Look."


def test_a_button_beside_the_notice_brings_the_problems_forward(program: Program) -> None:
    line = QT_TRANSLATE_NOOP("Tests", "A wall has no end.")
    program.workbench.problems.set([line, line])
    program.session.problems_found.emit(line)
    dock = next(dock for dock in program.window.docks if dock.objectName() == "dock.problems")
    assert dock.windowTitle() == "Problems (2)"
    assert dock.visibleRegion().isEmpty()
    QTest.mouseClick(program.window.banner.offer, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert not dock.visibleRegion().isEmpty()
    program.workbench.problems.set(())
    assert dock.windowTitle() == "Problems"
