"""All keys of the program on one page."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from battlemap.gui.keys import KeyGroup, KeyLine

COLUMNS = 3
LARGEST_WIDTH = 1_280
"""No wider than a small laptop's screen, in pixels."""

ABOVE = 2
"""Pixels above and below the text of a line."""


class CheatSheetDialog(QDialog):
    """Shows groups of keys in three columns; typing finds a key."""

    def __init__(self, groups: Sequence[KeyGroup], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self._rows: list[tuple[str, tuple[QLabel, QLabel]]] = []
        self._boxes: list[tuple[QWidget, list[int]]] = []
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Find…"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._find)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(14)
        layout.addWidget(self.field)
        layout.addWidget(self._page(groups), 1)
        layout.addWidget(buttons)
        self.resize(min(self._page_width + 60, LARGEST_WIDTH), 660)

    def _page(self, groups: Sequence[KeyGroup]) -> QScrollArea:
        page = QWidget()
        across = QHBoxLayout(page)
        across.setSpacing(24)
        for column in _columns(groups):
            down = QVBoxLayout()
            down.setSpacing(0)
            for group in column:
                down.addWidget(self._group(group))
            down.addStretch(1)
            across.addLayout(down)
        self._page_width = page.sizeHint().width()
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(page)
        return area

    def _group(self, group: KeyGroup) -> QWidget:
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 12)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(0, 1)
        title = _label(group.title)
        title.setProperty("role", "title")
        grid.addWidget(title, 0, 0, 1, 2)
        numbers = [self._line(grid, line) for line in group.lines]
        self._boxes.append((box, numbers))
        return box

    def _line(self, grid: QGridLayout, line: KeyLine) -> int:
        """Add what a key does and the key; says the number of the row in `_rows`."""
        what, keys = _label(line.what), _label(line.keys)
        keys.setProperty("role", "muted")
        keys.setAlignment(Qt.AlignmentFlag.AlignRight)
        row = grid.rowCount()
        grid.addWidget(what, row, 0)
        grid.addWidget(keys, row, 1)
        self._rows.append((f"{line.what} {line.keys}".casefold(), (what, keys)))
        return len(self._rows) - 1

    def _find(self, typed: str) -> None:
        """Show the rows with words that begin as typed, and the groups that have some."""
        wanted = typed.casefold().split()
        found = [all(_has_word(text, part) for part in wanted) for text, _ in self._rows]
        for (_, labels), is_found in zip(self._rows, found, strict=True):
            for label in labels:
                label.setVisible(is_found)
        for box, numbers in self._boxes:
            box.setVisible(any(found[number] for number in numbers))


def _columns(groups: Sequence[KeyGroup]) -> list[list[KeyGroup]]:
    """The groups in reading order, in columns of about the same height."""
    total = sum(len(group.lines) + 2 for group in groups)
    columns: list[list[KeyGroup]] = [[] for _ in range(COLUMNS)]
    height = 0
    for group in groups:
        own = len(group.lines) + 2
        columns[(2 * height + own) * COLUMNS // (2 * total)].append(group)
        height += own
    return columns


def _has_word(text: str, beginning: str) -> bool:
    """Whether a word of the text begins so; the sign of a key is a word of its own."""
    return re.search(rf"(?<!\w){re.escape(beginning)}", text) is not None


def _label(text: str) -> QLabel:
    """A line with room for the dots of an Ö, which some fonts put above their own height."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setContentsMargins(0, ABOVE, 0, ABOVE)
    return label
