"""Looking at the map by keys."""

from __future__ import annotations

from battlemap.app import Program
from tests.gui.actions.keyboard import press, state


def test_zooming_in_and_out_and_to_true_size(program: Program) -> None:
    view = program.window.view
    press(program, "Ctrl+0")
    assert round(view.zoom, 3) == 1.0
    assert "100 %" in program.window.status.zoom.text()
    press(program, "Ctrl++")
    assert view.zoom > 1.0
    press(program, "Ctrl+-")
    press(program, "Ctrl+-")
    assert view.zoom < 1.0


def test_home_shows_the_whole_map(program: Program) -> None:
    press(program, "Ctrl+0")
    press(program, "Home")
    view, board = program.window.view, state(program).board
    first = view.cell_rect_in_view(board.tokens[0].cell)
    assert view.viewport().rect().contains(first)


def test_grid_and_names_are_switched_as_steps_of_the_history(program: Program) -> None:
    press(program, "G")
    press(program, "Shift+G")
    grid = state(program).board.grid
    assert (grid.visible, grid.names) == (False, False)
    press(program, "Ctrl+Z")
    press(program, "Ctrl+Z")
    grid = state(program).board.grid
    assert (grid.visible, grid.names) == (True, True)


def test_full_screen_comes_and_goes(program: Program) -> None:
    press(program, "F11")
    assert program.window.isFullScreen()
    assert program.window.actions_["view.full_screen"].isChecked()
    press(program, "F11")
    assert not program.window.isFullScreen()
