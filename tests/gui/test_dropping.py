"""What is dropped on the map: the library, copied minis, pictures, maps and junk."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDragMoveEvent, QDropEvent, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.board.entities.token import Side
from battlemap.files.picture_store import picture_id
from battlemap.geometry.cells import Cell, cell_name
from battlemap.gui import dropping
from battlemap.gui.dropping import Dropping, places
from battlemap.gui.pictures import QtPictureReader
from battlemap.operations import clipboard
from battlemap.text import Text
from tests.builders import a_map, a_mini
from tests.gui.drops import of_files, of_library
from tests.gui.stage import Stage
from tests.gui.workbenches import a_workbench, names, selected_names

STATE = a_map(a_mini("Orc", "A1"), columns=20, rows=12)
HERE = Cell(5, 4)


class Dropped:
    """A stage on which things are dropped, with what was said and which maps were asked for."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.stage = Stage(qtbot, a_workbench(STATE, folder))
        self.workbench = self.stage.workbench
        self.opened: list[Path] = []
        self.said: list[str] = []
        self.dropping = Dropping(self.workbench, self.stage.view, QtPictureReader(), self.opened.append)
        self.dropping.complained.connect(self._hear)

    def _hear(self, text: Text) -> None:
        self.said.append(str(text))

    @property
    def untouched(self) -> bool:
        return self.workbench.document.state is STATE and not self.opened


@pytest.fixture
def dropped(qtbot: QtBot, tmp_path: Path) -> Dropped:
    return Dropped(qtbot, tmp_path)


def a_picture(folder: Path, name: str, colour: str = "#d55e00") -> Path:
    image = QImage(12, 10, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    path = folder / name
    assert image.save(str(path))
    return path


def test_a_mini_of_the_library_stands_on_the_cell_with_its_values(dropped: Dropped) -> None:
    assert dropped.dropping.drop(of_library("troll"), HERE)
    token = dropped.workbench.document.state.board.tokens[-1]
    vitals = dropped.workbench.document.state.situation.vitals(token.id)
    assert (token.cell, token.size, token.side, token.look.art) == (HERE, 2, Side.ENEMY, "troll")
    assert vitals is not None
    assert (vitals.name, vitals.life, vitals.life_max) == ("Troll", 40, 40)
    assert selected_names(dropped.workbench) == ["Troll"]


def test_a_second_mini_of_a_name_gets_a_number(dropped: Dropped) -> None:
    dropped.dropping.drop(of_library("orc"), HERE)
    assert names(dropped.workbench) == ["Orc", "Orc 2"]


def test_a_large_mini_at_the_edge_is_held_on_the_map(dropped: Dropped) -> None:
    dropped.dropping.drop(of_library("dragon"), Cell(19, 11))
    assert cell_name(dropped.workbench.document.state.board.tokens[-1].cell) == "R10"


@pytest.mark.parametrize("art", ["", "unicorn", "\udcff"])
def test_an_unknown_mini_is_refused_with_a_word(dropped: Dropped, art: str) -> None:
    assert not dropped.dropping.drop(of_library(art), HERE)
    assert dropped.untouched
    assert dropped.said == ["What was dropped here is no mini."]


def test_copied_minis_can_be_dropped(dropped: Dropped) -> None:
    state = dropped.workbench.document.state
    data = QMimeData()
    data.setData(clipboard.MIME_TYPE, clipboard.minis_text(state, (state.board.tokens[0].id,), {}).encode())
    assert dropped.dropping.drop(data, HERE)
    assert dropped.workbench.document.state.board.tokens[-1].cell == HERE


def test_broken_minis_are_refused_with_a_word(dropped: Dropped) -> None:
    data = QMimeData()
    data.setData(clipboard.MIME_TYPE, b"{")
    assert not dropped.dropping.drop(data, HERE)
    assert dropped.untouched
    assert len(dropped.said) == 1


def test_a_picture_becomes_a_mini_with_the_name_of_its_file(dropped: Dropped, tmp_path: Path) -> None:
    path = a_picture(tmp_path, "alte_Hexe.png")
    assert dropped.dropping.drop(of_files(path), HERE)
    token = dropped.workbench.document.state.board.tokens[-1]
    assert names(dropped.workbench)[-1] == "alte Hexe"
    assert token.cell == HERE
    assert token.look.picture == picture_id(path.read_bytes())
    assert dropped.workbench.document.pictures.get(token.look.picture) == path.read_bytes()


def test_several_pictures_stand_beside_each_other_in_one_step(dropped: Dropped, tmp_path: Path) -> None:
    paths = [a_picture(tmp_path, f"{name}.png") for name in ("a", "b", "c")]
    dropped.dropping.drop(of_files(*paths), HERE)
    cells = [cell_name(token.cell) for token in dropped.workbench.document.state.board.tokens[1:]]
    assert cells == ["F5", "G5", "H5"]
    assert dropped.workbench.document.history.count() == 1
    assert selected_names(dropped.workbench) == ["a", "b", "c"]


def test_at_the_edge_of_the_map_they_go_on_below() -> None:
    cells = places(STATE.board, Cell(18, 4), 3)
    assert [cell_name(cell) for cell in cells] == ["S5", "T5", "S6"]


def test_a_map_file_is_opened(dropped: Dropped, tmp_path: Path) -> None:
    path = tmp_path / "Haus.dd2vtt"
    path.write_text("{}")
    assert dropped.dropping.drop(of_files(path), HERE)
    QApplication.processEvents()
    assert dropped.opened == [path]
    assert dropped.workbench.document.state is STATE


def test_of_several_maps_the_first_is_opened_and_that_is_said(dropped: Dropped, tmp_path: Path) -> None:
    paths = [tmp_path / "a.battlemap", tmp_path / "b.battlemap"]
    dropped.dropping.drop(of_files(*paths), HERE)
    QApplication.processEvents()
    assert dropped.opened == paths[:1]
    assert "a.battlemap" in dropped.said[0]


def junk(folder: Path, kind: str) -> Path:
    path = folder / {"text": "notes.txt", "folder": "folder", "missing": "gone.png", "fake": "fake.png"}[kind]
    if kind == "folder":
        path.mkdir()
    elif kind != "missing":
        path.write_bytes(b"no picture at all")
    return path


@pytest.mark.parametrize("kind", ["text", "folder", "missing", "fake"])
def test_junk_is_named_and_changes_nothing(dropped: Dropped, tmp_path: Path, kind: str) -> None:
    path = junk(tmp_path, kind)
    assert not dropped.dropping.drop(of_files(path), HERE)
    assert dropped.untouched
    assert len(dropped.said) == 1
    assert path.name in dropped.said[0]


def test_junk_among_pictures_does_not_stop_them(dropped: Dropped, tmp_path: Path) -> None:
    assert dropped.dropping.drop(of_files(junk(tmp_path, "text"), a_picture(tmp_path, "a.png")), HERE)
    assert names(dropped.workbench) == ["Orc", "a"]
    assert "notes.txt" in dropped.said[0]


def test_a_file_too_large_is_refused(dropped: Dropped, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dropping, "MAX_BYTES", 10)
    assert not dropped.dropping.drop(of_files(a_picture(tmp_path, "a.png")), HERE)
    assert "too large" in dropped.said[0]


def test_too_many_files_are_cut_and_that_is_said(
    dropped: Dropped, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dropping, "MAX_FILES", 2)
    dropped.dropping.drop(of_files(*(a_picture(tmp_path, f"{name}.png") for name in "abc")), HERE)
    assert names(dropped.workbench) == ["Orc", "a", "b"]
    assert "2 files" in dropped.said[0]


def test_addresses_of_other_computers_are_refused(dropped: Dropped) -> None:
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/orc.png")])
    assert not dropped.dropping.drop(data, HERE)
    assert dropped.untouched
    assert "this computer" in dropped.said[0]


def test_a_file_dragged_over_the_map_marks_cells_without_being_read(dropped: Dropped) -> None:
    dropped.dropping.preview(of_files(Path("gone.png")), HERE)
    dropped.dropping.leave()
    assert dropped.untouched
    assert not dropped.said


def test_a_mini_dragged_from_the_library_and_dropped_by_events_stands_on_its_cell(dropped: Dropped) -> None:
    data, view = of_library("troll"), dropped.stage.view
    at, none = QPointF(dropped.stage.at("F5")), Qt.MouseButton.LeftButton
    copy, held = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(at.toPoint(), copy, data, none, held)
    QApplication.sendEvent(view.viewport(), entering)
    assert entering.isAccepted()
    QApplication.sendEvent(view.viewport(), QDragMoveEvent(at.toPoint(), copy, data, none, held))
    QApplication.sendEvent(view.viewport(), QDropEvent(at, copy, data, none, held))
    token = dropped.workbench.document.state.board.tokens[-1]
    assert (token.look.art, cell_name(token.cell)) == ("troll", "F5")
    dropped.workbench.document.history.undo()
    assert dropped.workbench.document.state is STATE
