"""Icons follow the theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtWidgets import QApplication

from battlemap import resources
from battlemap.gui import theme
from battlemap.gui.icons import icon


def colours(image: QImage) -> set[str]:
    """The colours of all opaque pixels."""
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    seen = (image.pixelColor(x, y) for x, y in points)
    return {QColor(colour.rgb()).name() for colour in seen if colour.alpha() == 255}


def painted(name: str, mode: QIcon.Mode = QIcon.Mode.Normal) -> QImage:
    return icon(name).pixmap(QSize(24, 24), 1.0, mode).toImage()


@pytest.mark.parametrize("name", ["dark", "light"])
def test_an_icon_has_the_text_colour_of_its_theme(qapp: QApplication, name: str) -> None:
    theme.apply(qapp, name)
    assert theme.current().text in colours(painted("undo"))
    theme.apply(qapp, "dark")
    qapp.setStyleSheet("")


def test_an_icon_that_is_switched_off_is_dimmed(qapp: QApplication) -> None:
    assert colours(painted("undo", QIcon.Mode.Disabled)) == {theme.current().disabled}


def test_a_missing_drawing_is_an_empty_icon(qapp: QApplication) -> None:
    assert icon("no-such-icon").isNull()


def test_every_drawing_paints_something(qapp: QApplication) -> None:
    assert not [name for name in resources.asset_names("icons") if not colours(painted(name))]
