"""Minis as a text that can be copied into another map, another window or a chat, and back.

The text is JSON with the minis, their sheets and the pictures they show. Whatever else lies on the clipboard is no
minis: reading it gives `None`, never an error.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from pydantic import Field, ValidationError

from battlemap.board.board import Board
from battlemap.board.entities.names import PictureId, TokenId
from battlemap.files.picture_store import picture_id
from battlemap.frozen import Stored, changed
from battlemap.geometry.cells import Cell, Step, footprint
from battlemap.operations.tokens import NewMini, as_new
from battlemap.state import GameState

MIME_TYPE = "application/x-battlemap-minis"
"""The type of this text on the clipboard and in a drag."""

SCHEMA = (1, 0)
"""Major and minor version of the text; a higher major is not read."""

MAX_MINIS = 1_000
"""More minis are not copied at once."""

MAX_PICTURE_BYTES = 32 * 1024 * 1024
"""All pictures of a copy together; those beyond stay behind (a mini then shows its initials in another map)."""

MAX_TEXT = 64 * 1024 * 1024
"""A longer text is not looked at."""


class Copies(Stored):
    """Minis on their way to a map: as they stood, with the bytes of their pictures in base64."""

    kind: Literal["battlemap-minis"] = "battlemap-minis"
    version: tuple[int, int] = SCHEMA
    minis: Annotated[tuple[NewMini, ...], Field(min_length=1, max_length=MAX_MINIS)]
    images: dict[str, str] = Field(default_factory=dict)

    @property
    def pictures(self) -> tuple[bytes, ...]:
        """The bytes of the pictures that arrived whole."""
        read = ((key, _decoded(text)) for key, text in self.images.items())
        return tuple(data for key, data in read if data and picture_id(data) == key)


def minis_text(state: GameState, tokens: Sequence[TokenId], pictures: Mapping[PictureId, bytes]) -> str:
    """The text of these minis, at least one, with their pictures as far as they are small enough."""
    minis = tuple(as_new(state, token) for token in tokens[:MAX_MINIS])
    return Copies(minis=minis, images=_images(minis, pictures)).model_dump_json()


def _images(minis: tuple[NewMini, ...], pictures: Mapping[PictureId, bytes]) -> dict[str, str]:
    """The pictures these minis show, in base64, up to the limit."""
    images: dict[str, str] = {}
    room = MAX_PICTURE_BYTES
    for picture in dict.fromkeys(mini.look.picture for mini in minis):
        data = pictures.get(picture) if picture is not None else None
        if picture is not None and data is not None and len(data) <= room:
            images[picture] = base64.b64encode(data).decode("ascii")
            room -= len(data)
    return images


def read_minis(text: str | bytes) -> Copies | None:
    """The minis in a text; `None` for any text that is not a whole copy of minis."""
    if len(text) > MAX_TEXT:
        return None
    try:
        copies = Copies.model_validate_json(text)
    except (ValidationError, UnicodeError):
        return None
    return copies if copies.version[0] == SCHEMA[0] else None


def _decoded(text: str) -> bytes | None:
    """The bytes behind base64; `None` where it is broken or more than a copy may bring along."""
    if len(text) * 3 // 4 > MAX_PICTURE_BYTES + 2:
        return None
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None


def at_cell(minis: tuple[NewMini, ...], cell: Cell, board: Board) -> tuple[NewMini, ...]:
    """The minis with the top-left of the whole group at `cell`, or as near as all of them fit on the map.

    They keep their places to each other unless the group is larger than the map.
    """
    left, top, width, height = _extent(minis)
    corner = Cell(_fit(cell.column, width, board.columns), _fit(cell.row, height, board.rows))
    moved = shifted(minis, Step(corner.column - left, corner.row - top))
    return tuple(changed(mini, cell=board.nearest_place(mini.cell, mini.size)) for mini in moved)


def cells_at(minis: tuple[NewMini, ...], cell: Cell, board: Board) -> tuple[Cell, ...]:
    """The cells that the minis would stand on with their group at `cell`."""
    return tuple(sorted(_cells(at_cell(minis, cell, board))))


def beside(minis: tuple[NewMini, ...], board: Board) -> tuple[NewMini, ...]:
    """The minis on free cells beside where they stood: right, left, below or above; else one cell aside."""
    left, top, width, height = _extent(minis)
    taken = {cell for token in board.tokens for cell in token.cells}
    for reach in range(1, max(board.columns, board.rows) + 1):
        for columns, rows in ((width, 0), (-width, 0), (0, height), (0, -height)):
            moved = shifted(minis, Step(columns * reach, rows * reach))
            if all(board.holds(mini.cell, mini.size) for mini in moved) and taken.isdisjoint(_cells(moved)):
                return moved
    return at_cell(minis, Cell(left + 1, top + 1), board)


def shifted(minis: tuple[NewMini, ...], step: Step) -> tuple[NewMini, ...]:
    """The minis moved by a step, perhaps off the map."""
    return tuple(changed(mini, cell=mini.cell.plus(step)) for mini in minis)


def _cells(minis: tuple[NewMini, ...]) -> set[Cell]:
    return {cell for mini in minis for cell in footprint(mini.cell, mini.size)}


def _extent(minis: tuple[NewMini, ...]) -> tuple[int, int, int, int]:
    """Left and top cell of the group, its width and its height."""
    left = min(mini.cell.column for mini in minis)
    top = min(mini.cell.row for mini in minis)
    right = max(mini.cell.column + mini.size for mini in minis)
    bottom = max(mini.cell.row + mini.size for mini in minis)
    return left, top, right - left, bottom - top


def _fit(start: int, length: int, whole: int) -> int:
    """The start nearest to the wanted one at which so long a span lies within the whole."""
    return max(0, min(start, whole - length))
