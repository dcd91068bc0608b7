"""The floor patterns."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from battlemap.gui.widgets.floors import floor_preview, floor_title, floors
from battlemap.operations.maps import new_map
from tests.gui.widgets.painted import colours


def test_every_pattern_has_a_title_of_its_own() -> None:
    titles = [str(floor_title(key)) for key in floors()]
    assert len(set(titles)) == len(floors())
    assert not set(titles) & set(floors())


def test_an_unknown_pattern_is_called_by_its_key() -> None:
    assert str(floor_title("lava")) == "lava"


def test_the_floor_of_a_new_map_is_one_of_them() -> None:
    assert new_map().board.floor in floors()


@pytest.mark.parametrize("key", floors())
def test_a_preview_shows_something(key: str, qtbot: QtBot) -> None:
    preview = floor_preview(key, 20, 2.0)
    assert preview.width() == 40
    assert len(colours(preview)) > 3
