"""Maps made of a picture, with the user's word on how its grid lies."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from battlemap.board.entities.picture import MapPicture
from battlemap.files.loaded import LoadedMap
from battlemap.files.picture_store import picture_id
from battlemap.gui.dialogs.picture_grid_dialog import PictureGridDialog
from battlemap.gui.widgets.picture_files import read_picture
from battlemap.operations.maps import new_map

TITLE_LENGTH = 200


def map_of_picture(path: Path, parent: QWidget | None) -> LoadedMap | None:
    """A new map of a picture; none when the user cancels. Raises `PictureError` for what is no picture."""
    data = read_picture(path)
    dialog = PictureGridDialog(data, parent)
    if not dialog.exec():
        return None
    placement = dialog.placement()
    title = path.stem.replace("_", " ")[:TITLE_LENGTH]
    state = new_map(placement.columns, placement.rows, picture=placement.picture, title=title)
    return LoadedMap(state, {picture_id(data): data})


def picture_for_map(path: Path, keep: tuple[int, int], parent: QWidget | None) -> tuple[MapPicture, bytes] | None:
    """A picture to put under a map of `keep` cells, and its bytes; none when the user cancels."""
    data = read_picture(path)
    dialog = PictureGridDialog(data, parent, keep=keep)
    return (dialog.placement().picture, data) if dialog.exec() else None
