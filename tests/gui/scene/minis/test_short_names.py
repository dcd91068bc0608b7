"""Names in little room."""

from __future__ import annotations

import pytest

from battlemap.gui.scene.minis.short_names import elided, short_name


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Schläger 3", "3"),
        ("Schläger 12", "12"),
        ("Alte\n Hexe #7", "7"),
        ("Alte Hexe", "AH"),
        ("Ritter von der Au", "RVD"),
        ("Magdalena", "Mag"),
        ("R2", "R2"),
        ("7", "7"),
        ("  ", ""),
        ("", ""),
    ],
)
def test_a_short_name_is_the_number_else_the_initials(name: str, short: str) -> None:
    assert short_name(name) == short


@pytest.mark.parametrize(
    ("room", "left"),
    [(10, "Schläger 5"), (9, "Schläg… 5"), (7, "Schl… 5"), (4, "S… 5"), (3, "5"), (1, "5"), (0, "")],
    ids=str,
)
def test_the_number_is_the_last_of_a_name_to_go(room: float, left: str) -> None:
    assert elided("Schläger  5", room, len) == left


@pytest.mark.parametrize(("room", "left"), [(9, "Alte Hexe"), (6, "Alte…"), (5, "Alte…"), (2, "A…"), (1, "")], ids=str)
def test_a_name_without_number_goes_at_its_end(room: float, left: str) -> None:
    assert elided("Alte\nHexe", room, len) == left
