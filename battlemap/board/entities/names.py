"""Ids, names and colours as the entities of a map use them, with the limits a file must keep."""

from __future__ import annotations

from typing import Annotated, NewType

from pydantic import StringConstraints

TokenId = NewType("TokenId", str)
WallId = NewType("WallId", str)
DoorId = NewType("DoorId", str)
LightId = NewType("LightId", str)
PictureId = NewType("PictureId", str)
"""A picture is called by the SHA-256 of its bytes, in lower-case hexadecimal."""

MAX_NAME = 200
"""How many characters a name may have."""

Name = Annotated[str, StringConstraints(strict=True, max_length=MAX_NAME)]
"""A text typed by a user: plain text, never markup; one line, but nothing depends on that."""

Key = Annotated[str, StringConstraints(strict=True, pattern=r"^[A-Za-z0-9_.:-]{1,80}$")]
"""A word of the program, such as the name of a floor pattern or of a drawn mini."""

Colour = Annotated[str, StringConstraints(strict=True, pattern=r"^#[0-9a-f]{6}$")]
"""An opaque colour, `#rrggbb`."""

PictureHash = Annotated[PictureId, StringConstraints(strict=True, pattern=r"^[0-9a-f]{64}$")]
"""A picture's id as a file must spell it."""
