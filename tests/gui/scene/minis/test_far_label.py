"""Labels where names have no room."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from battlemap.gui.scene.map_font import LEAST_TEXT
from battlemap.gui.scene.minis.far_label import LEAST_FOOTPRINT, paint_far_label
from battlemap.gui.scene.minis.look import LabelLook
from battlemap.gui.scene.units import CELL
from tests.gui.scene.painting import centred, clear, inked

PUNK = LabelLook(size=1, name="Punk 3", life=None, badges=(), height=0, hidden=False)
FAR = 1.1
"""Pixels to a unit where a map of 24 × 16 cells fits into a small window."""


def painted(look: LabelLook, scale: float = FAR) -> QImage:
    return centred(lambda painter: paint_far_label(painter, look, scale), 120)


def test_minis_of_one_name_are_told_apart_by_their_numbers(qapp: QApplication) -> None:
    assert painted(PUNK) != painted(replace(PUNK, name="Punk 4"))
    assert painted(PUNK) == painted(replace(PUNK, name="Schläger 3"))


@pytest.mark.parametrize("name", ["Punk 3", "Punk 12", "Anna", "Wilhelmine", "Maria Magdalena Weber"])
def test_a_short_name_is_readable_and_keeps_to_its_cell(qapp: QApplication, name: str) -> None:
    left, top, right, bottom = inked(painted(replace(PUNK, name=name)))
    assert bottom - top + 1 >= LEAST_TEXT
    assert right - left <= CELL * FAR + 2
    assert abs(bottom - (60 + CELL * FAR / 2)) <= 2


def test_the_short_name_leaves_the_life_bar_free(qapp: QApplication) -> None:
    assert inked(painted(replace(PUNK, life=(3, 9))))[3] < inked(painted(PUNK))[3]


def test_badges_are_counted(qapp: QApplication) -> None:
    two = painted(replace(PUNK, badges=("Gift", "Wut")))
    assert two == painted(replace(PUNK, badges=("Segen", "Liegend")))
    assert two not in (painted(PUNK), painted(replace(PUNK, badges=("Gift",))))


def test_what_lies_under_a_mini_is_counted(qapp: QApplication) -> None:
    alone, two, three = (painted(replace(PUNK, covers=covers)) for covers in (0, 1, 2))
    assert alone != two != three


def test_the_short_name_goes_where_the_whole_one_is(qapp: QApplication) -> None:
    assert painted(replace(PUNK, whole_name=True)) == clear(120)


def test_on_the_smallest_footprints_there_are_dots_only(qapp: QApplication) -> None:
    scale = LEAST_FOOTPRINT / CELL - 0.01
    assert painted(PUNK, scale) == clear(120)
    dot = painted(replace(PUNK, badges=("Gift",)), scale)
    assert dot == painted(replace(PUNK, badges=("Gift", "Wut")), scale) != clear(120)
    assert painted(replace(PUNK, size=2), scale) != clear(120)


@pytest.mark.parametrize("scale", [0.5, FAR], ids=["dots", "chips"])
def test_hidden_minis_are_told(qapp: QApplication, scale: float) -> None:
    assert painted(replace(PUNK, hidden=True), scale) != painted(PUNK, scale)
