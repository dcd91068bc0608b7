"""Where the field stands."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize

from battlemap.gui.editing.line_editor import MARGIN, placed

VIEWPORT = QRect(0, 0, 800, 600)
SIZE = QSize(200, 80)


def test_it_stands_centred_below_the_mini() -> None:
    at = placed(QRect(380, 200, 40, 40), SIZE, VIEWPORT)
    assert at == QRect(299, 239 + MARGIN, 200, 80)


def test_it_stands_above_a_mini_at_the_lower_edge() -> None:
    at = placed(QRect(380, 540, 40, 40), SIZE, VIEWPORT)
    assert at.bottom() < 540


@pytest.mark.parametrize(
    "mini",
    [
        pytest.param(QRect(-500, -500, 10, 10), id="off the upper left"),
        pytest.param(QRect(2000, 2000, 10, 10), id="off the lower right"),
        pytest.param(QRect(-1000, -1000, 3000, 3000), id="larger than the view"),
        pytest.param(QRect(790, 0, 10, 10), id="in the corner"),
    ],
)
def test_it_is_always_wholly_inside(mini: QRect) -> None:
    assert VIEWPORT.contains(placed(mini, SIZE, VIEWPORT))
