"""Floor patterns."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from battlemap.gui.scene.floor_tile import TILE_PIXELS, floor_tile
from battlemap.resources import asset_names


@pytest.mark.parametrize("floor", asset_names("floors"))
def test_every_floor_pattern_fits_on_to_itself(qapp: QApplication, floor: str) -> None:
    tile = floor_tile(floor)
    assert tile is not None
    assert tile.size().toTuple() == (TILE_PIXELS, TILE_PIXELS)
    across = _difference(tile, tile, TILE_PIXELS - 1, 0)
    assert across < 3 * _difference(tile, tile, TILE_PIXELS // 2, TILE_PIXELS // 2 + 1) + 6


def _difference(one: QImage, other: QImage, column: int, other_column: int) -> float:
    """How much two columns of pixels differ on average."""
    pairs = [(one.pixelColor(column, y), other.pixelColor(other_column, y)) for y in range(0, TILE_PIXELS, 4)]
    return sum(abs(a.lightness() - b.lightness()) for a, b in pairs) / len(pairs)


@pytest.mark.parametrize("floor", ["nonsense", "..", "dark.svg"])
def test_an_unknown_pattern_is_none(qapp: QApplication, floor: str) -> None:
    assert floor_tile(floor) is None
