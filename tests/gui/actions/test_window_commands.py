"""Docks and panes."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from battlemap.app import Program
from tests.gui.actions.keyboard import opened_menu, press


def test_every_dock_has_a_switch(program: Program) -> None:
    entries = opened_menu(program, "window.docks").actions()
    assert [entry.text() for entry in entries] == [dock.windowTitle() for dock in program.window.docks]
    entries[0].trigger()
    assert program.window.docks[0].isHidden()


def test_the_layout_is_put_back(program: Program) -> None:
    for dock in program.window.docks:
        dock.hide()
    program.window.actions_["window.reset"].trigger()
    assert not any(dock.isHidden() for dock in program.window.docks)


def test_f6_goes_to_the_next_pane_and_back(program: Program) -> None:
    press(program, "F6")
    assert QApplication.focusWidget() is not program.window.view
    program.window.panes.step(-1)
    assert QApplication.focusWidget() is program.window.view
