"""Fields with their titles beside them, so that many have room on a low screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from battlemap.gui.widgets.labelled import title_label

_SPACING = 4
_BETWEEN = 6


class Line(NamedTuple):
    """A field with its title; a wide one has a line for itself, of the others two stand side by side."""

    title: str
    field: QWidget
    wide: bool = False


class Form(QWidget):
    """Shows some fields at a time; the others stay, hidden, so that nobody can hold one that is gone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._titles: dict[QWidget, QLabel] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(_SPACING)
        self._grid.setHorizontalSpacing(_BETWEEN)
        for column in (1, 3):
            self._grid.setColumnStretch(column, 1)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these fields in this order and no others."""
        while self._grid.takeAt(0) is not None:
            pass
        place = 0
        for line in lines:
            place += place % 2 if line.wide else 0
            self._add(line, *divmod(place, 2))
            place += 2 if line.wide else 1
        shown = {line.field for line in lines}
        for field, title in self._titles.items():
            field.setVisible(field in shown)
            title.setVisible(field in shown)

    def _add(self, line: Line, row: int, column: int) -> None:
        if line.field not in self._titles:
            self._titles[line.field] = title_label(line.title, line.field)
        self._grid.addWidget(self._titles[line.field], row, 2 * column)
        self._grid.addWidget(line.field, row, 2 * column + 1, 1, 3 if line.wide else 1)
