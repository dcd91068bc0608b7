"""The status bar."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from battlemap.app import Program
from battlemap.geometry.cells import parse_cell
from battlemap.gui.status_bar import minis_at
from tests.builders import a_map, a_mini
from tests.gui.actions.keyboard import press, select
from tests.gui.answers import answered, choose_file


def test_minis_at_a_cell_are_named_the_topmost_first() -> None:
    state = a_map(a_mini("Low", "B2", size=2), a_mini("High", "C3", life=4))
    assert minis_at(state, parse_cell("C3")) == "High 4/10, Low 10/10"
    assert minis_at(state, parse_cell("A1")) == ""


def test_nothing_is_named_off_the_map(program: Program) -> None:
    status = program.window.status
    status.point_at(parse_cell("B2"))
    assert (status.cell.text(), status.under.text()) == ("Cell B2", "Anna 10/10")
    status.point_at(None)
    assert (status.cell.text(), status.under.text()) == ("", "")
    status.point_at(parse_cell("ZZ99"))
    assert status.cell.text() == ""


def test_what_is_pointed_at_follows_the_map(program: Program) -> None:
    program.window.status.point_at(parse_cell("B2"))
    select(program, "Anna")
    press(program, "Del")
    assert program.window.status.under.text() == ""


def test_selected_minis_are_counted(program: Program) -> None:
    status = program.window.status
    assert status.selected.text() == ""
    select(program, "Anna")
    assert status.selected.text() == "1 mini selected"
    select(program, "Anna", "Bert")
    assert status.selected.text() == "2 minis selected"


def test_zoom_is_told_in_percent_and_millimetres(program: Program) -> None:
    program.window.status.show_zoom(0.4)
    assert program.window.status.zoom.text() == "Zoom 40 % · 1 cell = 10 mm"


def test_it_says_whether_and_when_the_map_was_saved(program: Program, tmp_path: Path) -> None:
    saved = program.window.status.saved
    assert saved.text() == "unchanged"
    press(program, "G")
    assert saved.text() == "not saved"
    with answered(QFileDialog, choose_file(tmp_path / "a.battlemap")):
        press(program, "Ctrl+S")
    assert saved.text().startswith("saved ")
