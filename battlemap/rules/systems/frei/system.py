"""The system Frei: its sheet and what it shows of one."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from battlemap.frozen import changed
from battlemap.rules.system import Badge, RuleSystem, Sheet, Vitals
from battlemap.rules.systems.frei import INFO

LIFE_LIMIT = 9_999
"""Life, and what may be lost below 0, stays within this number."""

MAX_BADGES = 40
"""How many badges a mini may have."""

Life = Annotated[int, Field(strict=True, ge=-LIFE_LIMIT, le=LIFE_LIMIT)]
Whole = Annotated[int, Field(strict=True, ge=0, le=LIFE_LIMIT)]


class FreiSheet(Sheet):
    """What the system Frei knows of a mini: life of a whole, movement in cells, badges, a number for the turn order."""

    system: Literal["frei"] = "frei"
    life: Life = 10
    life_max: Whole = 10
    movement: Whole = 6
    badges: Annotated[tuple[Badge, ...], Field(max_length=MAX_BADGES)] = ()
    initiative: Annotated[int, Field(strict=True, ge=-999, le=999)] | None = None


class Frei(RuleSystem[FreiSheet]):
    """The system without rules: values are what the game master says."""

    info = INFO
    sheet_model = FreiSheet

    def new_sheet(self, name: str) -> FreiSheet:
        """A sheet with the default values."""
        return FreiSheet(name=name)

    def vitals(self, sheet: FreiSheet) -> Vitals:
        """Life, movement and badges as they stand; a mini without life left is down."""
        return Vitals(
            name=sheet.name,
            life=sheet.life,
            life_max=sheet.life_max,
            movement=sheet.movement,
            badges=sheet.badges,
            down=sheet.life <= 0 < sheet.life_max,
        )

    def with_life(self, sheet: FreiSheet, life: int) -> FreiSheet:
        """The sheet with this life, held within the limits a sheet may have."""
        return changed(sheet, life=max(-LIFE_LIMIT, min(life, LIFE_LIMIT)))

    def with_badges(self, sheet: FreiSheet, badges: tuple[Badge, ...]) -> FreiSheet:
        """The sheet with these badges, as many as a sheet may have."""
        return changed(sheet, badges=badges[:MAX_BADGES])


SYSTEM = Frei()
