"""Nine buttons in a square: the place at which something stays."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QToolButton, QWidget

from battlemap.gui.translation import shown
from battlemap.text import QT_TRANSLATE_NOOP

_SIDE = 40
_PLACES = (
    ("↖", QT_TRANSLATE_NOOP("AnchorPad", "At the top left")),
    ("↑", QT_TRANSLATE_NOOP("AnchorPad", "At the top")),
    ("↗", QT_TRANSLATE_NOOP("AnchorPad", "At the top right")),
    ("←", QT_TRANSLATE_NOOP("AnchorPad", "At the left")),
    ("•", QT_TRANSLATE_NOOP("AnchorPad", "In the middle")),
    ("→", QT_TRANSLATE_NOOP("AnchorPad", "At the right")),
    ("↙", QT_TRANSLATE_NOOP("AnchorPad", "At the bottom left")),
    ("↓", QT_TRANSLATE_NOOP("AnchorPad", "At the bottom")),
    ("↘", QT_TRANSLATE_NOOP("AnchorPad", "At the bottom right")),
)
_STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class AnchorPad(QWidget):
    """One of nine places is chosen, by mouse or arrow keys."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons = QButtonGroup(self)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        grid.setColumnStretch(3, 1)
        for place, (sign, title) in enumerate(_PLACES):
            grid.addWidget(self._button(place, sign, shown(title)), place // 3, place % 3)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.choose(0, 0)
        self._buttons.idToggled.connect(self._tell)

    @property
    def place(self) -> tuple[int, int]:
        """Column and row of the chosen place, each 0, 1 or 2."""
        down, across = divmod(self._buttons.checkedId(), 3)
        return across, down

    def choose(self, across: int, down: int) -> None:
        """Choose a place."""
        self._buttons.button(down * 3 + across).setChecked(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to a neighbouring place."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        across, down = self.place
        self.choose(max(0, min(across + step[0], 2)), max(0, min(down + step[1], 2)))

    def _button(self, place: int, sign: str, title: str) -> QToolButton:
        button = QToolButton()
        button.setText(sign)
        button.setCheckable(True)
        button.setFixedSize(_SIDE, _SIDE)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setToolTip(title)
        button.setAccessibleName(title)
        button.setProperty("pad", "true")
        self._buttons.addButton(button, place)
        return button

    def _tell(self, _place: int, checked: bool) -> None:
        if checked:
            across, down = self.place
            title = shown(_PLACES[down * 3 + across][1])
            self.setAccessibleDescription(title)
            self.changed.emit()
