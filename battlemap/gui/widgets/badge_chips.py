"""Badges as chips: a click takes one off, a field behind them with suggestions puts new ones on."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics
from PySide6.QtWidgets import QCompleter, QLineEdit, QSizePolicy, QToolButton, QWidget

from battlemap.gui.widgets.flow_layout import FlowLayout
from battlemap.gui.widgets.known_badges import each_once
from battlemap.gui.widgets.value_edits import InPlace
from battlemap.text import QT_TRANSLATE_NOOP, Text

BADGE_LENGTH = 40
_CHIP_WIDTH = 190
_FIELD_WIDTH = 112


class BadgeChips(QWidget):
    """Shows badges that all minis have, and those only some have; `added` and `removed` send words."""

    added = Signal(tuple)
    removed = Signal(str)
    complained = Signal(object)
    asked = Signal()
    """The field is about to be used: now is the time to suggest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(self)
        self.field = _Field()
        self.field.focused.connect(self.asked)
        self.field.setMinimumWidth(_FIELD_WIDTH)
        self.field.setPlaceholderText(self.tr("Add badge …"))
        self.field.setToolTip(self.tr("A short word; several with commas between them"))
        self._suggestions = QStringListModel(self)
        completer = QCompleter(self._suggestions, self.field)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.field.setCompleter(completer)
        self._in_place = InPlace(self.field, check_badges)
        self._in_place.entered.connect(self._add)
        self._in_place.complained.connect(self.complained)
        self.field.editingFinished.connect(self._in_place.finish)
        self._flow.addWidget(self.field)
        self.setFocusProxy(self.field)

    def show_badges(self, everyone: Iterable[str], some: Iterable[str] = ()) -> None:
        """Show a chip for each badge; those only some minis have are paler."""
        wanted = [(badge, True) for badge in everyone] + [(badge, False) for badge in some]
        if wanted != self._shown():
            self._fill(wanted)

    def reset(self) -> None:
        """Forget what was typed."""
        self._in_place.reset()

    def suggest(self, badges: Iterable[str]) -> None:
        """Offer these words while typing."""
        self._suggestions.setStringList(sorted(dict.fromkeys(badges), key=str.casefold))

    @property
    def chips(self) -> tuple[Chip, ...]:
        """The chips in their order."""
        items = (self._flow.itemAt(place) for place in range(self._flow.count()))
        widgets = (item.widget() for item in items if item is not None)
        return tuple(widget for widget in widgets if isinstance(widget, Chip))

    def _shown(self) -> list[tuple[str, bool]]:
        return [(chip.badge, chip.everyone) for chip in self.chips]

    def _fill(self, wanted: list[tuple[str, bool]]) -> None:
        for old in self.chips:
            self._flow.removeWidget(old)
            old.hide()
            old.deleteLater()
        for badge, everyone in wanted:
            chip = Chip(badge, everyone=everyone)
            chip.clicked.connect(self._remove)
            self._flow.addWidget(chip)
        self._flow.removeWidget(self.field)
        self._flow.addWidget(self.field)
        self.updateGeometry()

    def _remove(self) -> None:
        chip = self.sender()
        if isinstance(chip, Chip):
            self.field.setFocus()
            self.removed.emit(chip.badge)

    def _add(self, typed: str) -> None:
        self.added.emit(split_badges(typed))


class _Field(QLineEdit):
    """A field that tells when it gets the keys."""

    focused = Signal()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell before the first letter is typed."""
        self.focused.emit()
        super().focusInEvent(event)


class Chip(QToolButton):
    """One badge with a cross; a click takes it off."""

    def __init__(self, badge: str, *, everyone: bool) -> None:
        super().__init__()
        self.badge = badge
        self.everyone = everyone
        words = QFontMetrics(self.font()).elidedText(badge, Qt.TextElideMode.ElideRight, _CHIP_WIDTH)
        self.setText(f"{words.replace('&', '&&')}  ×")
        self.setProperty("chip", "all" if everyone else "some")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Take off badge {badge}").format_map({"badge": badge}))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Large enough to be touched."""
        return super().sizeHint().expandedTo(QSize(0, 28))


def split_badges(typed: str) -> tuple[str, ...]:
    """The words between the commas, each once whatever its case."""
    return each_once(word for part in typed.split(",") if (word := part.strip()))


def check_badges(typed: str) -> Text | None:
    """Why a text cannot be badges."""
    long = [word for word in split_badges(typed) if len(word) > BADGE_LENGTH]
    if not long:
        return None
    line = QT_TRANSLATE_NOOP("BadgeChips", "“{badge}” is longer than {most} letters.")
    return line.filled(badge=long[0], most=BADGE_LENGTH)
