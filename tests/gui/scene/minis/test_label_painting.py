"""Painting labels."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from battlemap.gui.map_colours import LIFE_HIGH, LIFE_LOW
from battlemap.gui.scene.minis.label_painting import (
    chip_words,
    height_word,
    label_extent,
    name_room,
    paint_label,
    text_pixels,
)
from battlemap.gui.scene.minis.look import LabelLook
from tests.gui.scene.painting import centred, colours, inked

PLAIN = LabelLook(size=1, name="Anna", life=None, badges=(), height=0, hidden=False)


def painted(look: LabelLook, scale: float = 4.0) -> QImage:
    return centred(lambda painter: paint_label(painter, look, scale), 320)


@pytest.mark.parametrize(("scale", "pixels"), [(0.5, 0.0), (1.6, 0.0), (1.7, 11.0), (2.6, 11.0), (4.0, 16.8)], ids=str)
def test_text_is_at_least_eleven_pixels_high_or_gone(scale: float, pixels: float) -> None:
    assert text_pixels(scale, 1.0) == pytest.approx(pixels)
    assert text_pixels(2 * scale, 2.0) == pytest.approx(2 * pixels)


@pytest.mark.parametrize("scale", [0.2, 1.0, 1.7, 2.5, 4.0])
@pytest.mark.parametrize("size", [1, 2])
@pytest.mark.parametrize("whole_name", [False, True], ids=["short", "whole"])
def test_the_paint_stays_within_the_bounds(qapp: QApplication, scale: float, size: int, *, whole_name: bool) -> None:
    look = replace(PLAIN, size=size, name="Å" * 60, life=(3, 9), badges=("Gift", "Wut", "Wut"), height=-12, hidden=True)
    look = replace(look, whole_name=whole_name, covers=12)
    left, top, right, bottom = inked(painted(look, scale))
    extent = label_extent(look, scale)
    assert left >= 160 + extent.left() * scale - 2
    assert right <= 160 + extent.right() * scale + 2
    assert top >= 160 + extent.top() * scale - 2
    assert bottom <= 160 + extent.bottom() * scale + 2


def test_a_long_name_is_shortened(qapp: QApplication) -> None:
    long, longer = (painted(replace(PLAIN, name="Anna " * count)) for count in (30, 31))
    assert long == longer


def test_line_breaks_in_a_name_are_spaces(qapp: QApplication) -> None:
    assert painted(replace(PLAIN, name="An\n na")) == painted(replace(PLAIN, name="An na"))


def test_the_life_bar_is_as_full_as_its_mini(qapp: QApplication) -> None:
    whole, half, little, none = (painted(replace(PLAIN, name="", life=(life, 10))) for life in (10, 5, 2, 0))
    assert LIFE_HIGH.name() in colours(whole)
    assert LIFE_LOW.name() in colours(little)
    assert not {LIFE_HIGH.name(), LIFE_LOW.name()} & colours(none)
    assert inked(whole) == inked(half) == inked(none)


@pytest.mark.parametrize("life", [(25, 10), (-5, 10)])
def test_life_beyond_its_limits_stays_in_the_bar(qapp: QApplication, life: tuple[int, int]) -> None:
    held = (10, 10) if life[0] > 0 else (0, 10)
    assert painted(replace(PLAIN, life=life)) == painted(replace(PLAIN, life=held))


def test_chips_say_the_first_letters_and_how_many_more() -> None:
    assert chip_words(("gift", " Wut"), 2) == ("G", "W")
    assert chip_words(("Gift", "Wut", "Furcht"), 2) == ("G", "+2")
    assert chip_words(("Gift", "Wut"), 1) == ("+2",)
    assert chip_words((), 2) == ()


def test_heights_point_up_or_down() -> None:
    assert height_word(2) == "▲2"
    assert height_word(-1) == "▼1"


@pytest.mark.parametrize("scale", [0.5, 4.0], ids=["far", "near"])
def test_hidden_minis_and_badges_are_told_at_every_zoom(qapp: QApplication, scale: float) -> None:
    plain = painted(replace(PLAIN, life=(5, 5)), scale)
    assert painted(replace(PLAIN, life=(5, 5), hidden=True), scale) != plain
    assert painted(replace(PLAIN, life=(5, 5), badges=("Gift",)), scale) != plain


@pytest.mark.parametrize("scale", [1.7, 2.5, 4.0])
def test_the_number_of_a_long_name_stays_and_the_name_beside_neighbours_keeps_to_its_cell(
    qapp: QApplication, scale: float
) -> None:
    beside = replace(PLAIN, name="Schlägertruppe 5", neighboured=True)
    assert painted(beside, scale) != painted(replace(beside, name="Schlägertruppe 6"), scale)
    left, _top, right, _bottom = inked(painted(beside, scale))
    assert right - left <= 25 * scale + 1
    assert name_room(PLAIN, 1.0) == pytest.approx(1.9 * 25)


@pytest.mark.parametrize("scale", [0.5, 1.1, 1.7, 4.0])
def test_a_whole_name_is_not_shortened(qapp: QApplication, scale: float) -> None:
    """Letters in the middle of a name, which go first, can be told apart."""
    one, other = (
        painted(replace(PLAIN, name=f"Schlägertru{letter}pe 5", neighboured=True, whole_name=True), scale)
        for letter in "pq"
    )
    assert one != other


def test_only_whole_names_reach_farther_when_the_map_is_small(qapp: QApplication) -> None:
    long = replace(PLAIN, name="Schlägertruppe 5")
    assert label_extent(long, 0.5) == label_extent(long, 4.0)
    whole = replace(long, whole_name=True)
    assert label_extent(whole, 0.5).width() > 2 * label_extent(whole, 4.0).width()


@pytest.mark.parametrize("scale", [1.1, 4.0], ids=["far", "near"])
def test_what_lies_under_a_mini_is_told(qapp: QApplication, scale: float) -> None:
    assert painted(replace(PLAIN, covers=1), scale) != painted(PLAIN, scale)
