"""Lights, as other programs' maps bring them."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from battlemap.board.entities.names import Colour, LightId
from battlemap.frozen import Stored
from battlemap.geometry.cells import Point


class Light(Stored):
    """A light at a point, reaching `radius` cells."""

    id: LightId
    position: Point
    radius: Annotated[float, Field(strict=True, ge=0, le=10_000)]
    intensity: Annotated[float, Field(strict=True, ge=0, le=1_000)] = 1.0
    colour: Colour = "#ffffff"
    shadows: bool = True
