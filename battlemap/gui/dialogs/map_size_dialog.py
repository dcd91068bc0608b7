"""The dialog that gives the map another size and says where cells are added or cut off."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from battlemap.board.board import Board
from battlemap.board.entities.names import TokenId
from battlemap.board.entities.token import Token
from battlemap.geometry.cells import Step
from battlemap.gui.widgets.anchor_pad import AnchorPad
from battlemap.gui.widgets.labelled import labelled
from battlemap.gui.widgets.length_box import CellsBox
from battlemap.gui.widgets.map_in_window import map_image
from battlemap.gui.widgets.size_sketch import SizeSketch
from battlemap.operations.naming import token_name
from battlemap.state import GameState

_PICTURE = 700
"""The longest side of the map's picture in the sketch, in pixels."""

_NAMED = 3
"""So many minis are called by their names in the warning."""


class NewSize(NamedTuple):
    """What the act `maps.resize` takes."""

    columns: int
    rows: int
    shift: Step


class MapSizeDialog(QDialog):
    """Asks for columns, rows, and which part of the map stays where it is."""

    def __init__(self, state: GameState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = state
        board = state.board
        self.columns = CellsBox(board.columns)
        self.rows = CellsBox(board.rows)
        self.anchor = AnchorPad()
        picture = map_image(parent, _PICTURE) if parent is not None else QImage()
        self.sketch = SizeSketch(board.columns, board.rows, picture)
        self.warning = QLabel()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._lay_out()
        for signal in (self.columns.valueChanged, self.rows.valueChanged, self.anchor.changed):
            signal.connect(self._show)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._show()

    def new_size(self) -> NewSize:
        """The size and the shift for `maps.resize`."""
        board = self._state.board
        columns, rows = self.columns.value(), self.rows.value()
        across, down = self.anchor.place
        return NewSize(columns, rows, Step(_shift(board.columns, columns, across), _shift(board.rows, rows, down)))

    def _show(self) -> None:
        size = self.new_size()
        self.sketch.show_size(size.columns, size.rows, size.shift)
        moved = moved_to_edge(self._state.board, size)
        self.warning.setText(self._warning(moved) if moved else "")
        same = (size.columns, size.rows) == (self._state.board.columns, self._state.board.rows)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not same)

    def _warning(self, moved: tuple[TokenId, ...]) -> str:
        names = [token_name(self._state, token) or "?" for token in moved[:_NAMED]]
        if len(moved) > _NAMED:
            names.append("…")
        line = self.tr("%n mini(s) would be moved to the edge: {names}", "", len(moved))
        return line.replace("{names}", ", ".join(names))

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Size of the map"))
        self.warning.setProperty("role", "error")
        self.warning.setTextFormat(Qt.TextFormat.PlainText)
        self.warning.setWordWrap(True)
        self.warning.setMinimumHeight(40)
        self.warning.setAlignment(Qt.AlignmentFlag.AlignTop)
        boxes = QHBoxLayout()
        boxes.setSpacing(12)
        boxes.addWidget(labelled(self.tr("&Columns"), self.columns), 1)
        boxes.addWidget(labelled(self.tr("&Rows"), self.rows), 1)
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addLayout(boxes)
        left.addWidget(labelled(self.tr("&Keep the map at"), self.anchor))
        left.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addLayout(left)
        row.addWidget(self.sketch, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(12)
        whole.addLayout(row, 1)
        whole.addWidget(self.warning)
        whole.addWidget(self.buttons)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Change si&ze"))
        self.resize(680, 440)


def _shift(before: int, after: int, anchor: int) -> int:
    """How far everything moves when it stays at the start (0), in the middle (1) or at the end (2)."""
    return (after - before) * anchor // 2


def moved_to_edge(board: Board, size: NewSize) -> tuple[TokenId, ...]:
    """The minis that would not fit where they are and be set to the edge."""
    return tuple(token.id for token in board.tokens if _falls_off(token, size))


def _falls_off(token: Token, size: NewSize) -> bool:
    cell = token.cell.plus(size.shift)
    fits = cell.column + token.size <= size.columns and cell.row + token.size <= size.rows
    return not (cell.column >= 0 and cell.row >= 0 and fits)
