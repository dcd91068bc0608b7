"""The two themes can be read, and every colour of the style sheet exists."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget

from battlemap.gui import theme
from battlemap.gui.theme import DARK, LIGHT, Palette

BOTH = pytest.mark.parametrize("palette", [DARK, LIGHT], ids=["dark", "light"])


@pytest.fixture(autouse=True)
def _plain_again(qapp: QApplication) -> object:
    yield
    qapp.setStyleSheet("")
    theme.apply(qapp, "dark")
    qapp.setStyleSheet("")


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as the accessibility guidelines count it."""
    high, low = sorted((_luminance(QColor(one)), _luminance(QColor(other))), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@BOTH
@pytest.mark.parametrize("ground", ["chrome", "bar", "panel", "field", "raised", "hovered", "chosen"])
def test_text_can_be_read_on_every_ground(palette: Palette, ground: str) -> None:
    assert contrast(palette.text, getattr(palette, ground)) >= 4.5


@BOTH
@pytest.mark.parametrize("ground", ["chrome", "panel", "field"])
def test_less_important_text_can_be_read_too(palette: Palette, ground: str) -> None:
    assert contrast(palette.muted, getattr(palette, ground)) >= 4.5
    assert contrast(palette.error, getattr(palette, ground)) >= 4.5


@BOTH
def test_what_is_active_stands_out(palette: Palette) -> None:
    assert contrast(palette.accent_text, palette.accent) >= 4.5
    assert contrast(palette.accent_edge, palette.panel) >= 3.0


@BOTH
def test_every_name_in_the_style_sheet_is_a_colour(palette: Palette) -> None:
    sheet = theme.style_sheet(palette)
    assert "@" not in sheet.split("*/", 1)[1]
    assert palette.accent in sheet


def test_the_theme_in_use_is_the_one_applied(qapp: QApplication) -> None:
    theme.apply(qapp, "light")
    assert theme.current() is LIGHT
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == LIGHT.panel


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [(Qt.ColorScheme.Light, LIGHT), (Qt.ColorScheme.Dark, DARK), (Qt.ColorScheme.Unknown, DARK)],
)
def test_the_system_may_choose(wanted: Qt.ColorScheme, expected: Palette) -> None:
    assert theme.named("system", wanted) is expected
    assert theme.named("dark", wanted) is DARK
    assert theme.named("light", wanted) is LIGHT


def test_an_unknown_theme_is_the_dark_one(qapp: QApplication) -> None:
    theme.apply(qapp, "pink")
    assert theme.current() is DARK


@BOTH
@pytest.mark.parametrize("checked", [False, True])
def test_a_check_box_can_be_seen_whether_ticked_or_not(palette: Palette, checked: bool, qapp: QApplication) -> None:
    theme.apply(qapp, palette.name)
    page = QWidget()
    box = QCheckBox(page)
    box.setChecked(checked)
    box.resize(40, 30)
    image = page.grab(box.rect()).toImage()
    seen = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert max(contrast(colour, palette.panel) for colour in seen) >= 3
