"""The picture under the grid."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from battlemap.board.entities.names import PictureHash
from battlemap.frozen import Stored
from battlemap.geometry.cells import Coordinate

MIN_LENGTH = 0.001
"""The smallest extent of a picture, in cells: nothing that is divided by it gets out of bounds."""

Length = Annotated[float, Field(strict=True, ge=MIN_LENGTH, le=100_000)]
Pixels = Annotated[int, Field(strict=True, ge=1, le=65_535)]


class MapPicture(Stored):
    """A picture scaled to the grid: its left top corner and its extent in cells. Its own size is in pixels."""

    picture: PictureHash
    pixel_width: Pixels
    pixel_height: Pixels
    left: Coordinate = 0.0
    top: Coordinate = 0.0
    width: Length
    height: Length
