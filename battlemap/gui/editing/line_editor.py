"""A small field that opens at a mini on the map: Enter or leaving it applies what was typed, Esc drops it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout

from battlemap.board.entities.names import TokenId
from battlemap.gui import theme
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.translation import shown
from battlemap.gui.workbench import Workbench
from battlemap.operations.naming import token_name
from battlemap.state import GameState
from battlemap.text import QT_TRANSLATE_NOOP, Text

MARGIN = 6
"""Pixels that stay free between the field and its mini, and between the field and the edge of the view."""
MAX_TYPED = 2_000
"""The longest text that can be typed; a list of many badges fits."""

TITLE_WIDTH = 220
"""A longer name is cut, in pixels."""

_SEVERAL = QT_TRANSLATE_NOOP("Editing", "%n mini(s)")
_NAMELESS = QT_TRANSLATE_NOOP("Editing", "Mini")


class LineEditor(QFrame):
    """The field with what it is about and the value `now` above, and what is possible below.

    Subclasses say what typing means.
    """

    def __init__(
        self, workbench: Workbench, view: MapView, tokens: tuple[TokenId, ...], label: Text, now: str = ""
    ) -> None:
        super().__init__(view)
        self.workbench = workbench
        self.tokens = tokens
        self._view = view
        self.field = _Field()
        self.hint = QLabel()
        self._lay_out(label, now)
        self.field.textChanged.connect(self._judge)
        self.field.returnPressed.connect(self._enter)
        self.field.dropped.connect(self.close_editor)
        self.field.left.connect(self._leave)
        workbench.document.changed.connect(self.close_editor)
        view.horizontalScrollBar().valueChanged.connect(self.place)
        view.verticalScrollBar().valueChanged.connect(self.place)
        view.zoom_changed.connect(self.place)
        view.installEventFilter(self)

    def problem(self, typed: str) -> Text | None:
        """What is wrong with what was typed; `None` when it can be applied."""
        raise NotImplementedError

    def meaning(self, typed: str) -> Text:
        """What can be typed, or what Enter would do now."""
        raise NotImplementedError

    def apply(self, typed: str) -> None:
        """Do what was typed, as one step of the history."""
        raise NotImplementedError

    @property
    def state(self) -> GameState:
        """The game as it is now."""
        return self.workbench.document.state

    def open(self, typed: str = "") -> None:
        """Appear at the mini with this text and take the keys."""
        self.field.setText(typed)
        self._judge(typed)
        self.show()
        self.place()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_editor(self) -> None:
        """Disappear without doing anything and give the keys back to the map."""
        if self.isHidden():
            return
        had_focus = self.field.hasFocus()
        self.hide()
        self.deleteLater()
        if had_focus:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self) -> None:
        """Stand below the mini, above it where there is no room, and always wholly inside the view."""
        board = self.state.board
        mini = next((board.token_by_id[token] for token in self.tokens if token in board.token_by_id), None)
        if mini is None:
            return
        self.adjustSize()
        viewport = self._view.viewport()
        at = self._view.cell_rect_in_view(mini.cell, mini.size).translated(viewport.pos())
        self.setGeometry(placed(at, self.sizeHint(), viewport.geometry()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the view when it changes its size."""
        if watched is self._view and event.type() == QEvent.Type.Resize:
            self.place()
        return False

    def _lay_out(self, label: Text, now: str) -> None:
        self.field.setAccessibleName(shown(label))
        top = QHBoxLayout()
        top.setSpacing(6)
        top.addWidget(_label("editor-kind", shown(label)))
        top.addWidget(_label("editor-title", _who(self.state, self.tokens)), 1)
        top.addWidget(_label("editor-now", now))
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setObjectName("editor-hint")
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(4)
        column.addLayout(top)
        column.addWidget(self.field)
        column.addWidget(self.hint)
        self.setObjectName("in-place-editor")

    def _judge(self, typed: str) -> None:
        """Say below the field what Enter would do, or what is wrong."""
        problem = self.problem(typed) if typed.strip() else None
        self.hint.setText(shown(problem or self.meaning(typed)))
        self._mark(problem is not None)
        if self.isVisible():
            self.place()

    def _mark(self, wrong: bool) -> None:
        """Show whether what was typed is wrong, also to those who do not see colours."""
        self.setStyleSheet(_style(theme.current(), wrong=wrong))
        self.field.setAccessibleDescription(self.hint.text())

    def _leave(self) -> None:
        """Apply what was typed when it can be; a click elsewhere must not lose it."""
        typed = self.field.text()
        if self.isHidden():
            return
        if self.field.isModified() and self.problem(typed) is None:
            self._enter()
        else:
            self.close_editor()

    def _enter(self) -> None:
        typed = self.field.text()
        problem = self.problem(typed)
        if problem is not None:
            self.hint.setText(shown(problem))
            self._mark(True)
            self.field.selectAll()
            self.place()
            return
        # The act is announced to this editor too, which would close it before it has applied.
        self.close_editor()
        self.apply(typed)


def _label(name: str, text: str) -> QLabel:
    """A label for text of users too; a long name is cut."""
    label = QLabel()
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(label.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, TITLE_WIDTH))
    return label


class _Field(QLineEdit):
    """A field that keeps its keys from the program's shortcuts and says when it is left."""

    left = Signal()
    """Something else took the keys."""

    dropped = Signal()
    """Esc was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(MAX_TYPED)
        self.setMinimumWidth(170)

    def event(self, event: QEvent) -> bool:
        """Take every key before a shortcut of the window does, but those with Ctrl or Alt it has no use for."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_plain(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave on Esc, unless the list of proposals is open: it has the first go at these keys. Tab stays inside."""
        if self._left_to_list(event):
            event.ignore()
        elif event.key() == Qt.Key.Key_Escape:
            self.dropped.emit()
        elif event.key() not in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab}:
            super().keyPressEvent(event)

    def _left_to_list(self, event: QKeyEvent) -> bool:
        """Whether a key is for the list of proposals: Esc closes it, Enter takes what was chosen in it."""
        completer = self.completer()
        popup = completer.popup() if completer is not None else None
        if popup is None or not popup.isVisible():
            return False
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return popup.currentIndex().isValid()
        return event.key() == Qt.Key.Key_Escape

    def focusNextPrevChild(self, next_one: bool) -> bool:
        """Tab goes nowhere: the field is alone."""
        del next_one
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leave when something else takes the keys, but not for the field's own menu, list or another window."""
        super().focusOutEvent(event)
        kept = {Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason}
        if event.reason() not in kept:
            self.left.emit()


def _is_plain(event: QKeyEvent) -> bool:
    commanding = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    return not event.modifiers() & commanding


def _who(state: GameState, tokens: tuple[TokenId, ...]) -> str:
    """The name of one mini, or how many there are."""
    if len(tokens) == 1:
        return token_name(state, tokens[0]) or shown(_NAMELESS)
    return shown(_SEVERAL.counted(len(tokens)))


def placed(mini: QRect, size: QSize, viewport: QRect) -> QRect:
    """Where a field of this size stands: centred below the mini or above it, never outside the viewport."""
    left = mini.center().x() - size.width() // 2
    below = mini.bottom() + MARGIN
    above = mini.top() - MARGIN - size.height()
    fits_below = below + size.height() <= viewport.bottom() - MARGIN
    top = below if fits_below or above < viewport.top() + MARGIN else above
    return QRect(
        _within(left, size.width(), viewport.left(), viewport.width()),
        _within(top, size.height(), viewport.top(), viewport.height()),
        size.width(),
        size.height(),
    )


def _within(start: int, length: int, first: int, whole: int) -> int:
    return max(first + MARGIN, min(start, first + whole - length - MARGIN))


def _style(palette: theme.Palette, *, wrong: bool) -> str:
    edge = palette.error if wrong else palette.accent_edge
    hint = palette.error if wrong else palette.muted
    return f"""
        QFrame#in-place-editor {{
            background: {palette.panel}; border: 1px solid {palette.accent_edge}; border-radius: 8px;
        }}
        QLabel {{ background: transparent; border: none; }}
        QLabel#editor-kind, QLabel#editor-now {{ color: {palette.muted}; }}
        QLabel#editor-title {{ color: {palette.text}; font-weight: 600; }}
        QLabel#editor-hint {{ color: {hint}; }}
        QLineEdit {{
            background: {palette.field}; color: {palette.text}; border: 1px solid {edge}; border-radius: 4px;
            padding: 3px 6px; selection-background-color: {palette.accent};
        }}
    """
