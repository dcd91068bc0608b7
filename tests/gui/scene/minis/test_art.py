"""The drawings of the program."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from battlemap.gui.scene.minis.art import art_image
from battlemap.resources import asset_names


@pytest.mark.parametrize("art", asset_names("minis"))
def test_every_drawing_can_be_painted(qapp: QApplication, art: str) -> None:
    image = art_image(art, 60)
    assert image is not None
    assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() > 200


@pytest.mark.parametrize(("side", "pixels"), [(10, 64), (64, 64), (65, 128), (900, 1024), (9_000, 1024)])
def test_a_drawing_comes_at_least_as_large_as_asked_for(qapp: QApplication, side: float, pixels: int) -> None:
    image = art_image(asset_names("minis")[0], side)
    assert image is not None
    assert image.width() == pixels


def test_an_unknown_drawing_is_none(qapp: QApplication) -> None:
    assert art_image("nonsense", 50) is None
