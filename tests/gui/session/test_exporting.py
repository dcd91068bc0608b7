"""The open map as a picture file."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from battlemap.gui.dialogs.export_dialog import ExportDialog
from battlemap.gui.rendering import render_map
from battlemap.gui.session import Session
from tests.builders import a_map, a_mini
from tests.gui.answers import answered, choose_file, click, press_enter, press_escape


@pytest.fixture
def told(session: Session) -> list[str]:
    """What the user is told, in order."""
    lines: list[str] = []
    session.notice.connect(lambda line: lines.append(str(line)))
    session.new(a_map(a_mini("Anna", "B2"), a_mini("Spy", "C3", hidden=True), title="Cellar"))
    return lines


def drawn(session: Session, *, for_players: bool, pixels: int) -> QImage:
    return render_map(session.document.state, {}, for_players=for_players, pixels_per_cell=pixels)


def written(qtbot: QtBot, session: Session, path: Path) -> QImage:
    """The picture, once it is there."""
    qtbot.waitUntil(lambda: not session.exporting.is_busy)
    return QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize("for_players", [True, False], ids=["players", "master"])
def test_the_picture_is_the_map_as_it_is_seen(
    qtbot: QtBot, session: Session, told: list[str], tmp_path: Path, for_players: bool
) -> None:
    path = tmp_path / "cellar.png"
    session.exporting.draw(path, for_players=for_players, pixels=20)
    assert written(qtbot, session, path) == drawn(session, for_players=for_players, pixels=20)
    assert drawn(session, for_players=True, pixels=20) != drawn(session, for_players=False, pixels=20)
    assert "is being written" in told[0]
    assert told[1] == "The picture of the map was saved as “cellar.png”."
    assert QApplication.overrideCursor() is None


def test_dialogs_ask_for_view_and_file(qtbot: QtBot, session: Session, told: list[str], tmp_path: Path) -> None:
    session.settings.last_folder = str(tmp_path)
    names: list[str] = []

    def name(dialog: QFileDialog) -> None:
        names.extend(Path(file).name for file in dialog.selectedFiles())
        choose_file(tmp_path / "mine")(dialog)

    def act(dialog: ExportDialog) -> None:
        dialog.pixels.setValue(10)
        press_enter(dialog)

    with answered(QFileDialog, name), answered(ExportDialog, act):
        session.export()
    assert names == ["Cellar.png"]
    assert written(qtbot, session, tmp_path / "mine.png") == drawn(session, for_players=True, pixels=10)
    assert told


def test_nothing_is_drawn_when_a_dialog_is_cancelled(session: Session, told: list[str]) -> None:
    with answered(ExportDialog, press_escape):
        session.export()
    with answered(QFileDialog, press_escape), answered(ExportDialog, press_enter):
        session.export()
    assert not told


def test_a_file_that_cannot_be_written_is_told(qtbot: QtBot, session: Session, told: list[str], tmp_path: Path) -> None:
    with answered(QMessageBox, click("OK")) as seen:
        session.exporting.draw(tmp_path / "gone" / "cellar.png", for_players=True, pixels=10)
        qtbot.waitUntil(lambda: bool(seen))
    assert str(tmp_path / "gone") in seen[0].text()
    assert len(told) == 1


def test_a_picture_too_large_is_told(session: Session, told: list[str], tmp_path: Path) -> None:
    with answered(QMessageBox, click("OK")) as seen:
        session.exporting.draw(tmp_path / "cellar.png", for_players=True, pixels=1_000_000)
    assert "pixels" in seen[0].text()
    assert not told
