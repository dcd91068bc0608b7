"""How the grid is drawn."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from battlemap.frozen import Stored


class Grid(Stored):
    """Whether the grid and the names of its columns and rows show, and how strongly its lines stand out (0 to 1)."""

    visible: bool = True
    names: bool = True
    strength: Annotated[float, Field(strict=True, ge=0.0, le=1.0)] = 0.4
