"""Missing system libraries are found before Qt is imported, and told with the line that installs them."""

from __future__ import annotations

import sys

import pytest

from battlemap import system_libraries
from battlemap.system_libraries import DRAWING, SCREEN, missing_libraries, packages_of

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lacks libraries of Qt")


@pytest.fixture
def lacking(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """A set of libraries that cannot be loaded; tests put names into it."""
    lacks: set[str] = set()
    monkeypatch.setattr(system_libraries, "_loads", lambda library: library not in lacks)
    return lacks


def test_the_libraries_for_drawing_are_here() -> None:
    assert missing_libraries(DRAWING) == ()


def test_a_library_that_does_not_exist_is_missing() -> None:
    assert missing_libraries(["libbattlemap-no-such.so.7"]) == ("libbattlemap-no-such.so.7",)


def test_nothing_is_missing_where_qt_brings_everything(lacking: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lacking.update(DRAWING)
    monkeypatch.setattr(sys, "platform", "win32")
    assert missing_libraries(DRAWING) == ()


def test_two_libraries_of_one_package_name_it_once() -> None:
    assert packages_of(["libglib-2.0.so.0", "libgthread-2.0.so.0"]) == ("libglib2.0-0",)


def test_the_message_has_both_languages_and_the_line_to_type(lacking: set[str]) -> None:
    lacking.update(["libGL.so.1", "libdbus-1.so.3"])
    english, german, line = (system_libraries.drawing_problem() or "").splitlines()
    assert "missing (libGL.so.1, libdbus-1.so.3)" in english
    assert "Es fehlen Systembibliotheken" in german
    assert line.strip() == "sudo apt-get install -y --no-install-recommends libgl1 libdbus-1-3"


def test_a_window_on_x11_needs_the_libraries_of_the_screen(lacking: set[str]) -> None:
    lacking.update(SCREEN)
    assert "libxcb-cursor0" in (system_libraries.window_problem({"DISPLAY": ":0"}) or "")


@pytest.mark.parametrize("environment", [{"QT_QPA_PLATFORM": "offscreen"}, {"WAYLAND_DISPLAY": "wayland-0"}])
def test_a_window_elsewhere_needs_none_of_them(lacking: set[str], environment: dict[str, str]) -> None:
    lacking.update(SCREEN)
    assert system_libraries.window_problem(environment) is None


@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ":4711"}, {"DISPLAY": "nonsense", "QT_QPA_PLATFORM": "xcb"}])
def test_no_screen_is_told_in_a_line(lacking: set[str], environment: dict[str, str]) -> None:
    assert "there is no screen" in (system_libraries.window_problem(environment) or "")
