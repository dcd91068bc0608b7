"""Editing a value where it stands: Enter or leaving the field takes it, Esc brings the old one back.

What cannot be taken stays in the field, marked, with the reason told, until it is corrected.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit, QWidget

from battlemap.gui.translation import shown
from battlemap.text import Text

MIXED = "–"
"""Stands for values that differ."""

_STEPPING = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}

Check = Callable[[str], Text | None]
"""Says why a typed text cannot be taken; nothing when it can."""


class InPlace(QObject):
    """Watches a line edit: `entered` sends a text that can be taken, `complained` a reason or that all is well."""

    entered = Signal(str)
    complained = Signal(object)

    def __init__(self, edit: QLineEdit, check: Check, parent: QObject | None = None) -> None:
        super().__init__(edit if parent is None else parent)
        self._edit = edit
        self._check = check
        self._shown = ""
        # Qt's own mark of a changed text is lost when a spin box looks at what was typed.
        self._typed = False
        self.complaint: Text | None = None
        edit.installEventFilter(self)
        edit.textEdited.connect(self._begin)

    def show(self, text: str) -> None:
        """Show the value as it is now; what the user is typing stays."""
        fresh = text != self._shown
        self._shown = text
        if not self._typed and (fresh or self._edit.text() != text):
            self._edit.setText(text)

    def reset(self) -> None:
        """Forget what was typed and show the value."""
        self._edit.setText(self._shown)
        self._typed = False
        self._complain(None)

    def _begin(self) -> None:
        self._typed = True

    def finish(self) -> None:
        """Take what was typed, or complain."""
        typed = self._edit.text().strip()
        if not self._typed:
            return
        if typed == self._shown:
            self.reset()
            return
        complaint = self._check(typed)
        self._complain(complaint)
        if complaint is None:
            self._typed = False
            self.entered.emit(typed)
            if not self._typed:
                self.reset()

    def refuse(self, typed: str, complaint: Text) -> None:
        """Bring back a text that turned out not to be possible, with the reason."""
        self._edit.setText(typed)
        self._typed = True
        self._complain(complaint)

    def _complain(self, complaint: Text | None) -> None:
        if complaint == self.complaint:
            return
        self.complaint = complaint
        mark_invalid(self._edit, complaint)
        self.complained.emit(complaint)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Esc bring back the value."""
        if event.type() == QEvent.Type.ShortcutOverride and _is_escape(event) and self._typed:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress and _is_escape(event) and self._typed:
            self.reset()
            self._edit.selectAll()
            return True
        return super().eventFilter(watched, event)


def _is_escape(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape


def mark_invalid(widget: QWidget, complaint: Text | None) -> None:
    """Draw the widget as wrong and say why in its tool tip, or take that back."""
    widget.setProperty("invalid", complaint is not None)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.setAccessibleDescription(shown(complaint) if complaint is not None else "")


class ValueBox(QAbstractSpinBox):
    """A number to be edited in place. `entered` sends what was typed, `stepped` how many steps up or down."""

    entered = Signal(str)
    stepped = Signal(int)
    complained = Signal(object)

    def __init__(self, check: Check, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Python does not learn when a line edit that Qt made goes, and would go on using it: so this one is ours.
        edit = QLineEdit(self)
        self.setLineEdit(edit)
        self.in_place = InPlace(edit, check, self)
        # A spin box gives keys to its line edit in a way that no filter on that one sees.
        self.installEventFilter(self.in_place)
        self.in_place.entered.connect(self.entered)
        self.in_place.complained.connect(self.complained)
        self.editingFinished.connect(self.in_place.finish)

    def show_value(self, value: int | None, *, mixed: bool = False) -> None:
        """Show a number, nothing, or that the numbers differ."""
        self.in_place.show(MIXED if mixed else "" if value is None else f"{value}".replace("-", "−"))

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        """Both ways; whoever takes the steps knows the limits."""
        flag = QAbstractSpinBox.StepEnabledFlag
        return flag.StepUpEnabled | flag.StepDownEnabled

    def stepBy(self, steps: int) -> None:
        """Tell of the steps instead of taking them."""
        self.in_place.reset()
        self.stepped.emit(steps)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that step from being taken for commands of the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _STEPPING:
            event.accept()
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls past a field that is not being edited."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class TextBox(QLineEdit):
    """A text to be edited in place."""

    entered = Signal(str)
    complained = Signal(object)

    def __init__(self, check: Check, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.in_place = InPlace(self, check)
        self.in_place.entered.connect(self.entered)
        self.in_place.complained.connect(self.complained)
        self.editingFinished.connect(self.in_place.finish)

    def show_value(self, value: str, *, mixed: bool = False) -> None:
        """Show a text, or that the texts differ."""
        self.in_place.show(MIXED if mixed else value)
