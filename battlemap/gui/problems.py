"""What was wrong with the open map, for whoever shows it: one line each."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from battlemap.text import Text


class Problems(QObject):
    """The lines to show. Whoever opens and saves maps sets them; `changed` tells of it."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[Text, ...] = ()

    @property
    def lines(self) -> tuple[Text, ...]:
        """What is wrong with the open map."""
        return self._lines

    def set(self, lines: Iterable[Text]) -> None:
        """Show exactly these lines."""
        after = tuple(lines)
        if after != self._lines:
            self._lines = after
            self.changed.emit()
