"""Which numbers a sheet has."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from pydantic import Field

from battlemap.gui.widgets.sheet_fields import NumberField, common_number_fields, label_of, number_fields
from battlemap.rules.system import Sheet
from battlemap.rules.systems.frei.system import FreiSheet


class OtherSheet(Sheet):
    """A sheet as another rule system might have it."""

    system: Literal["other"] = "other"
    movement: Annotated[int, Field(strict=True, ge=0, le=9_999)] = 6
    armour_class: Annotated[int, Field(ge=0)] = 2
    luck: int | None = None
    words: tuple[str, ...] = ()
    ready: bool = False


def test_the_numbers_of_the_free_system_are_found_with_their_limits() -> None:
    assert number_fields(FreiSheet) == (
        NumberField("life", -9_999, 9_999, optional=False),
        NumberField("life_max", 0, 9_999, optional=False),
        NumberField("movement", 0, 9_999, optional=False),
        NumberField("initiative", -999, 999, optional=True),
    )


def test_only_whole_numbers_count() -> None:
    assert [field.name for field in number_fields(OtherSheet)] == ["movement", "armour_class", "luck"]


def test_limits_may_be_missing() -> None:
    fields = {field.name: field for field in number_fields(OtherSheet)}
    assert fields["armour_class"] == NumberField("armour_class", 0, None, optional=False)
    assert fields["luck"] == NumberField("luck", None, None, optional=True)


def test_sheets_of_two_systems_share_what_is_alike() -> None:
    assert [field.name for field in common_number_fields((FreiSheet, OtherSheet))] == ["movement"]


def test_without_sheets_nothing_is_shared() -> None:
    assert common_number_fields(()) == ()


@pytest.mark.parametrize("name", ["life_max", "movement", "initiative"])
def test_the_fields_of_the_free_system_have_labels_with_a_key_and_a_tip(name: str) -> None:
    label = label_of(name)
    assert "&" in str(label.title)
    assert len(str(label.tip)) > len(str(label.title))


def test_an_unknown_field_is_called_as_in_the_sheet() -> None:
    assert str(label_of("armour_class").title) == "Armour class"
