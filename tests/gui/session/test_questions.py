"""What the user is asked, each question answered in every way."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from battlemap.errors import BattlemapError
from battlemap.gui.session.questions import Questions
from battlemap.gui.settings import Settings
from battlemap.text import QT_TRANSLATE_NOOP
from tests.gui.answers import Act, answered, choose_file, click, press_escape

ERROR = BattlemapError(QT_TRANSLATE_NOOP("Tests", "It failed."))


@pytest.fixture
def questions(qapp: object, tmp_path: Path) -> Questions:
    settings = Settings(tmp_path / "settings.ini")
    settings.last_folder = str(tmp_path)
    return Questions(settings)


def test_a_file_dialog_starts_in_the_folder_used_last(questions: Questions, tmp_path: Path) -> None:
    with answered(QFileDialog, press_escape) as seen:
        assert questions.map_to_open() is None
    assert Path(seen[0].directory().absolutePath()) == tmp_path


def test_maps_and_pictures_are_offered(questions: Questions) -> None:
    with answered(QFileDialog, press_escape) as seen:
        questions.map_to_open()
    filters = seen[0].nameFilters()
    assert all(suffix in filters[0] for suffix in ("*.battlemap", "*.dd2vtt", "*.uvtt", "*.png", "*.webp"))
    assert filters[1] == "All files (*)"


def test_a_picture_is_chosen(questions: Questions, tmp_path: Path) -> None:
    picture = tmp_path / "a.png"
    picture.write_bytes(b"")
    with answered(QFileDialog, choose_file(picture)):
        assert questions.picture_to_open() == picture


@pytest.mark.parametrize(
    ("act", "answer"),
    [
        pytest.param(click("Overwrite"), True, id="overwrite"),
        pytest.param(click("Save as…"), None, id="elsewhere"),
        pytest.param(click("Cancel"), False, id="cancel"),
        pytest.param(press_escape, False, id="escape"),
    ],
)
def test_overwriting_what_another_program_wrote(questions: Questions, act: Act[QWidget], answer: bool | None) -> None:
    with answered(QMessageBox, act):
        assert questions.overwrite_touched(Path("/maps/a.battlemap")) is answer


@pytest.mark.parametrize(("act", "answer"), [(click("Save as…"), True), (press_escape, False)], ids=["yes", "no"])
def test_saving_elsewhere_after_a_failure(questions: Questions, act: Act[QWidget], answer: bool) -> None:
    with answered(QMessageBox, act) as seen:
        assert questions.save_elsewhere(ERROR) is answer
    assert seen[0].text() == "It failed."


def test_an_error_is_told(questions: Questions) -> None:
    with answered(QMessageBox, click("OK")) as seen:
        questions.tell(ERROR)
    assert seen[0].text() == "It failed."
