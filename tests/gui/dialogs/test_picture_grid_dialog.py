"""The dialog that lays a grid over a picture."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QDialog, QDialogButtonBox
from pytestqt.qtbot import QtBot

from battlemap.files.picture_reader import PictureError
from battlemap.files.picture_store import picture_id
from battlemap.gui import pictures
from battlemap.gui.dialogs.picture_grid_dialog import LONGEST_SIDE, PictureGridDialog
from battlemap.gui.pictures import decode
from battlemap.gui.widgets.picture_grid import grid_finding
from tests.gui.answers import click, press_escape
from tests.gui.widgets.painted import a_picture

WITH_GRID = a_picture(703, 499, 50, 7, 11)
PLAIN = a_picture(700, 350)


def _opened(qtbot: QtBot, data: bytes, keep: tuple[int, int] | None = None) -> PictureGridDialog:
    """The dialog after it has looked for a grid."""
    dialog = PictureGridDialog(data, keep=keep)
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.looked, timeout=30_000):
        dialog.show()
    return dialog


def _type(box: QAbstractSpinBox, typed: str) -> None:
    box.window().activateWindow()
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, typed)
    QTest.keyClick(box, Qt.Key.Key_Tab)


def test_a_grid_in_the_picture_is_proposed_and_said_to_be_a_suggestion(qtbot: QtBot) -> None:
    dialog = _opened(qtbot, WITH_GRID)
    placement = dialog.placement()
    assert (placement.columns, placement.rows) == (15, 11)
    assert placement.picture.left == pytest.approx(42.5 / 50)
    assert placement.picture.picture == picture_id(WITH_GRID)
    assert dialog.suggestion.text().startswith("Suggestion")
    assert not dialog.take_suggestion.isVisible()


@pytest.mark.parametrize(("left", "top"), [(0, 0), (20, 35), (1, 69), (35, 34)])
def test_the_proposed_map_holds_the_whole_picture(qtbot: QtBot, left: int, top: int) -> None:
    placement = _opened(qtbot, a_picture(1400, 1050, 70, left, top)).placement()
    picture = placement.picture
    assert (picture.width, picture.height) == (20, 15)
    for start, length, cells in ((picture.left, 20, placement.columns), (picture.top, 15, placement.rows)):
        assert -0.05 <= start < 1
        assert start + length <= cells + 0.05
        assert cells - length <= 1


def test_a_suggestion_that_was_changed_can_be_taken_again(qtbot: QtBot) -> None:
    dialog = _opened(qtbot, WITH_GRID)
    _type(dialog.numbers.columns, "20")
    assert dialog.take_suggestion.isVisible()
    click("Use the suggestion")(dialog)
    assert dialog.placement().columns == 15


def test_without_a_grid_it_says_what_to_do(qtbot: QtBot) -> None:
    dialog = _opened(qtbot, PLAIN)
    assert dialog.suggestion.text().startswith("No grid found")
    assert (dialog.placement().columns, dialog.placement().rows) == (10, 5)


def test_what_the_user_gave_meanwhile_is_not_overwritten(qtbot: QtBot) -> None:
    dialog = PictureGridDialog(WITH_GRID)
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.looked, timeout=30_000):
        dialog.show()
        QTest.keyClick(dialog.numbers.columns, Qt.Key.Key_Up)
    assert dialog.placement().columns == 11


def test_the_number_of_cells_gives_the_map(qtbot: QtBot) -> None:
    dialog = _opened(qtbot, PLAIN)
    _type(dialog.numbers.columns, "28")
    placement = dialog.placement()
    assert (placement.columns, placement.rows) == (28, 14)
    assert (placement.picture.width, placement.picture.height) == (28, 14)
    assert dialog.outcome.text() == "The map gets 28 × 14 cells."


def test_dragging_in_the_preview_moves_the_grid(qtbot: QtBot) -> None:
    dialog = _opened(qtbot, PLAIN)
    scale = dialog.preview.scale
    QTest.mousePress(dialog.preview, Qt.MouseButton.LeftButton, pos=QPoint(200, 200))
    QTest.mouseMove(dialog.preview, QPoint(210, 200))
    QTest.mouseRelease(dialog.preview, Qt.MouseButton.LeftButton, pos=QPoint(210, 200))
    assert dialog.numbers.left.value() == pytest.approx(10 / scale - 70, abs=0.01)
    assert dialog.placement().columns == 11


def test_arrow_keys_in_the_preview_move_the_grid(qtbot: QtBot) -> None:
    dialog = _opened(qtbot, PLAIN)
    QTest.keyClick(dialog.preview, Qt.Key.Key_Right)
    QTest.keyClick(dialog.preview, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert (dialog.numbers.left.value(), dialog.numbers.top.value()) == (1, -10)
    assert dialog.placement().rows == 6


def test_an_existing_map_keeps_its_size(qtbot: QtBot) -> None:
    dialog = _opened(qtbot, PLAIN, keep=(24, 16))
    placement = dialog.placement()
    assert (placement.columns, placement.rows) == (24, 16)
    assert (placement.picture.width, placement.picture.height) == (24, 16)
    _type(dialog.numbers.columns, "12")
    assert dialog.placement().columns == 24
    assert dialog.placement().picture.width == 12
    assert "24 × 16" in dialog.outcome.text()


def test_a_number_still_being_typed_counts_when_the_dialog_is_accepted(qtbot: QtBot) -> None:
    dialog = _opened(qtbot, PLAIN)
    dialog.numbers.columns.selectAll()
    QTest.keyClicks(dialog.numbers.columns, "28")
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    assert dialog.placement().columns == 28


def test_accepting_and_cancelling(qtbot: QtBot) -> None:
    dialog = _opened(qtbot, PLAIN)
    with qtbot.waitSignal(dialog.accepted):
        click("Use picture")(dialog)
    assert dialog.result() == QDialog.DialogCode.Accepted
    dialog.show()
    with qtbot.waitSignal(dialog.rejected):
        press_escape(dialog)


def test_what_is_no_picture_is_refused_at_once(qtbot: QtBot) -> None:
    with pytest.raises(PictureError):
        PictureGridDialog(b"hello")


def test_a_damaged_picture_is_told_and_cannot_be_taken(qtbot: QtBot) -> None:
    dialog = PictureGridDialog(WITH_GRID[:200])
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.looked, timeout=30_000):
        dialog.show()
    assert "damaged" in dialog.complaint
    assert not dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()


def test_closing_it_while_the_picture_is_being_read_is_harmless(qtbot: QtBot) -> None:
    dialog = PictureGridDialog(a_picture(3000, 3000, 70))
    qtbot.addWidget(dialog)
    dialog.show()
    press_escape(dialog)
    assert not dialog.isVisible()


def test_a_closed_dialog_keeps_no_picture_but_its_answer(qtbot: QtBot) -> None:
    dialog = _opened(qtbot, WITH_GRID)
    press_escape(dialog)
    assert not dialog.preview.has_picture
    assert dialog.placement().columns == 15


def test_a_large_picture_is_decoded_small_and_searched_beside_the_window(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    sides: list[int | None] = []

    def decode_and_tell(data: bytes, max_side: int | None = None) -> QImage:
        threads.append(threading.get_ident())
        sides.append(max_side)
        return decode(data, max_side)

    def search_and_tell(image: QImage) -> None:
        threads.append(threading.get_ident())
        sides.append(max(image.width(), image.height()))

    monkeypatch.setattr(pictures, "decode", decode_and_tell)
    monkeypatch.setattr(grid_finding, "grid_of", search_and_tell)
    _opened(qtbot, a_picture(5000, 300, 70))
    assert sides == [LONGEST_SIDE, LONGEST_SIDE]
    assert threading.get_ident() not in threads
