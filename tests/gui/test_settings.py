"""What the program remembers, and how little a damaged file matters."""

from __future__ import annotations

from pathlib import Path

import pytest

from battlemap.gui.settings import RECENT_LIMIT, Settings, default_path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def test_a_missing_file_gives_the_defaults(path: Path) -> None:
    settings = Settings(path)
    assert (settings.language, settings.theme, settings.recent_files) == ("", "dark", ())
    assert settings.first_start
    assert settings.geometry == b""


def test_everything_survives_a_restart(path: Path) -> None:
    before = Settings(path)
    before.language, before.theme, before.first_start = "de", "light", False
    before.geometry = b"a\x00\xff"
    before.badge_suggestions = ("liegend, halb", "äöü")
    before.save()
    after = Settings(path)
    assert (after.language, after.theme, after.first_start) == ("de", "light", False)
    assert after.geometry == b"a\x00\xff"
    assert after.badge_suggestions == ("liegend, halb", "äöü")


@pytest.mark.parametrize("files", [(), ("/a",), ("/a, b", "/c")], ids=["none", "one", "two"])
def test_a_list_comes_back_with_as_many_entries(path: Path, files: tuple[str, ...]) -> None:
    before = Settings(path)
    before.recent_files = files
    before.save()
    assert Settings(path).recent_files == files


@pytest.mark.parametrize(
    "text",
    ["", "\x00\xff not an ini", "[look]\ntheme=@Invalid()\nlanguage=klingon\n", "[start]\nfirst=perhaps\n"],
    ids=["empty", "binary", "unknown words", "no flag"],
)
def test_a_damaged_file_gives_the_defaults(path: Path, text: str) -> None:
    path.write_text(text, "latin-1")
    settings = Settings(path)
    assert (settings.language, settings.theme, settings.first_start) == ("", "dark", True)


def test_the_file_opened_last_stands_first_and_once(path: Path) -> None:
    settings = Settings(path)
    for name in ("a", "b", "a"):
        settings.remember_file(Path("/maps") / name)
    assert settings.recent_files == ("/maps/a", "/maps/b")
    assert settings.last_folder == "/maps"


def test_only_so_many_files_are_remembered(path: Path) -> None:
    settings = Settings(path)
    for number in range(RECENT_LIMIT + 5):
        settings.remember_file(Path(f"/maps/{number}"))
    assert len(settings.recent_files) == RECENT_LIMIT


def test_a_file_can_be_forgotten(path: Path) -> None:
    settings = Settings(path)
    settings.remember_file(Path("/maps/a"))
    settings.forget_file(Path("/maps/a"))
    assert settings.recent_files == ()


def test_without_a_path_the_settings_of_this_user_are_meant() -> None:
    assert Settings().path == default_path()


def test_names_that_no_text_can_hold_are_left_out(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.remember_file(Path("/maps/äöü.battlemap"))
    settings.remember_file(Path("/maps/half\udcff.battlemap"))
    settings.last_map = "/maps/half\udcff.battlemap"
    settings.save()
    again = Settings(tmp_path / "settings.ini")
    assert (again.recent_files, again.last_map) == ((str(Path("/maps/äöü.battlemap")),), "")
