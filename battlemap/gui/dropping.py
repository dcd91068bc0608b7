"""What is dropped on the map: minis of the library, pictures that become minis, and map files that are opened."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QTimer, Signal

from battlemap.board.board import Board
from battlemap.board.entities.token import Look
from battlemap.errors import BattlemapError
from battlemap.files.opening import map_suffixes
from battlemap.files.picture_reader import PICTURE_SUFFIXES, PictureError, PictureReader
from battlemap.geometry.cells import Cell, footprint
from battlemap.gui import minis_actions
from battlemap.gui.editing.typed import one_line
from battlemap.gui.scene.drops import LIBRARY_MIME
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.translation import shown
from battlemap.gui.workbench import Workbench
from battlemap.operations import clipboard
from battlemap.operations.library import library_entry, new_mini
from battlemap.operations.tokens import NewMini, new_sheet
from battlemap.text import QT_TRANSLATE_NOOP, Text

MAX_FILES = 60
"""More pictures are not taken at once."""

MAX_BYTES = 64 * 1024 * 1024
"""A larger file is no picture of a mini."""

NAME_LENGTH = 60
"""A file's name is cut to this for the mini's name."""

_JUNK = QT_TRANSLATE_NOOP("Dropping", "“{name}” is neither a map nor a picture.")
_UNREADABLE = QT_TRANSLATE_NOOP("Dropping", "“{name}” cannot be read: {reason}")
_LARGE = QT_TRANSLATE_NOOP("Dropping", "It is too large for a mini: a picture may have {limit} MB.")
_REFUSED = QT_TRANSLATE_NOOP("Dropping", "“{name}”: {reason}")
_REMOTE = QT_TRANSLATE_NOOP("Dropping", "Only files of this computer can be dropped here.")
_MANY = QT_TRANSLATE_NOOP("Dropping", "Only the first {limit} files were taken.")
_BROKEN = QT_TRANSLATE_NOOP("Dropping", "What was dropped here is no mini.")
_ONE_MAP = QT_TRANSLATE_NOOP("Dropping", "Only one map can be opened at a time: “{name}”.")


class Dropping(QObject):
    """Takes what is dragged over a view and dropped on it."""

    complained = Signal(object)
    """Sends a `Text`: why something could not be dropped."""

    def __init__(
        self, workbench: Workbench, view: MapView, reader: PictureReader, open_map: Callable[[Path], object]
    ) -> None:
        super().__init__(view)
        self._workbench = workbench
        self._view = view
        self._reader = reader
        self._open_map = open_map
        view.dragged_over.connect(self.preview)
        view.drag_left.connect(self.leave)
        view.dropped.connect(self.drop)

    def preview(self, data: QMimeData, cell: Cell) -> None:
        """Mark the cells that minis dropped here would stand on."""
        self._view.map_scene.highlight_cells(self._cells(data, cell))

    def leave(self) -> None:
        """Take the marks away: the drag has gone elsewhere or is over."""
        self._view.map_scene.highlight_cells(())

    def drop(self, data: QMimeData, cell: Cell) -> bool:
        """Take what is dropped on a cell; false, with the reason sent, when nothing came of it."""
        self.leave()
        if data.hasFormat(LIBRARY_MIME):
            return self._drop_library(_text(data, LIBRARY_MIME), cell)
        if data.hasFormat(clipboard.MIME_TYPE):
            return self._drop_copies(_text(data, clipboard.MIME_TYPE), cell)
        return self._drop_files(_local_files(data), cell)

    def _cells(self, data: QMimeData, cell: Cell) -> tuple[Cell, ...]:
        board = self._workbench.document.state.board
        if data.hasFormat(LIBRARY_MIME):
            entry = library_entry(_text(data, LIBRARY_MIME))
            size = entry.size if entry is not None else 1
            return footprint(board.nearest_place(cell, size), size)
        if data.hasFormat(clipboard.MIME_TYPE):
            copies = clipboard.read_minis(_text(data, clipboard.MIME_TYPE))
            return clipboard.cells_at(copies.minis, cell, board) if copies is not None else ()
        pictures = [path for path in _local_files(data) if not _named_as_map(path)]
        return places(board, cell, min(len(pictures), MAX_FILES))

    def _drop_library(self, art: str, cell: Cell) -> bool:
        entry = library_entry(art)
        if entry is None:
            return self._complain(_BROKEN)
        mini = new_mini(self._workbench.document.state, entry, cell, shown(entry.title))
        return minis_actions.place(self._workbench, (mini,))

    def _drop_copies(self, text: str, cell: Cell) -> bool:
        copies = clipboard.read_minis(text)
        return minis_actions.place_copies(self._workbench, copies, cell) if copies else self._complain(_BROKEN)

    def _drop_files(self, paths: tuple[Path, ...], cell: Cell) -> bool:
        if not paths:
            return self._complain(_REMOTE)
        maps = [path for path in paths if _named_as_map(path)]
        if maps:
            return self._drop_map(maps)
        if len(paths) > MAX_FILES:
            self.complained.emit(_MANY.filled(limit=MAX_FILES))
        return self._drop_pictures(paths[:MAX_FILES], cell)

    def _drop_map(self, maps: list[Path]) -> bool:
        if len(maps) > 1:
            self.complained.emit(_ONE_MAP.filled(name=maps[0].name))
        # Opening may ask a question; the program the file comes from waits until the drop is over.
        QTimer.singleShot(0, self, partial(self._open_map, maps[0]))
        return True

    def _drop_pictures(self, paths: tuple[Path, ...], cell: Cell) -> bool:
        """A mini for each picture, beside each other; what is no picture is named and left out."""
        read = [(path, self._picture(path)) for path in paths]
        pictures = [(path, data) for path, data in read if data is not None]
        cells = places(self._workbench.document.state.board, cell, len(pictures))
        minis = tuple(self._mini(path, data, at) for (path, data), at in zip(pictures, cells, strict=True))
        return bool(minis) and minis_actions.place(self._workbench, minis)

    def _picture(self, path: Path) -> bytes | None:
        """The bytes of a picture; `None`, with the reason sent, for what is none."""
        try:
            return self._read_picture(path)
        except OSError as error:
            problem = _UNREADABLE.filled(reason=error.strerror or str(error))
        except BattlemapError as error:
            is_picture = path.suffix.lower() in PICTURE_SUFFIXES
            problem = _REFUSED.filled(reason=error.text) if is_picture else _JUNK
        self.complained.emit(problem.filled(name=path.name))
        return None

    def _read_picture(self, path: Path) -> bytes:
        if path.stat().st_size > MAX_BYTES:
            raise PictureError(_LARGE.filled(limit=MAX_BYTES // 1024**2))
        data = path.read_bytes()
        self._reader.measure(data)
        return data

    def _mini(self, path: Path, data: bytes, cell: Cell) -> NewMini:
        document = self._workbench.document
        name = one_line(path.stem.replace("_", " "))[:NAME_LENGTH]
        look = Look(picture=document.pictures.add(data))
        return NewMini(cell=cell, look=look, sheet=new_sheet(document.state, name))

    def _complain(self, reason: Text) -> bool:
        self.complained.emit(reason)
        return False


def places(board: Board, cell: Cell, count: int) -> tuple[Cell, ...]:
    """Cells for so many minis beside each other, from `cell` to the right, going on below it at the map's edge."""
    start = board.nearest_place(cell, 1)
    room = board.columns - start.column
    made = (Cell(start.column + number % room, start.row + number // room) for number in range(count))
    return tuple(board.nearest_place(each, 1) for each in made)


def _named_as_map(path: Path) -> bool:
    suffix = path.suffix.lower()
    return suffix in map_suffixes() and suffix not in PICTURE_SUFFIXES


def _local_files(data: QMimeData) -> tuple[Path, ...]:
    return tuple(Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())


def _text(data: QMimeData, kind: str) -> str:
    return bytes(data.data(kind).data()).decode("utf-8", "replace")
