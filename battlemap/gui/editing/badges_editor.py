"""Badges typed at a mini, with proposals: the badges on the map and those given before."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QListView

from battlemap.board.entities.names import TokenId
from battlemap.gui import theme
from battlemap.gui.editing.line_editor import LineEditor
from battlemap.gui.editing.typed import BadgeChange, parse_badges
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.widgets.known_badges import badge_change, badge_list, known_badges, remember_badges
from battlemap.gui.workbench import Workbench
from battlemap.operations.sheets import change_badges, set_badges
from battlemap.text import QT_TRANSLATE_NOOP, Text

_LABEL = QT_TRANSLATE_NOOP("Editing", "Badges")
_LIST = QT_TRANSLATE_NOOP("Editing", "prone, dazed: exactly these. +prone adds, −prone removes")
_CHANGE = QT_TRANSLATE_NOOP("Editing", "The other badges stay")
_NONE = QT_TRANSLATE_NOOP("Editing", "Enter removes all badges")
_EMPTY = "—"


class BadgesEditor(LineEditor):
    """Gives all its minis the badges typed, or changes some of them."""

    def __init__(self, workbench: Workbench, view: MapView, tokens: tuple[TokenId, ...]) -> None:
        super().__init__(workbench, view, tokens, _LABEL)
        self.field.setPlaceholderText(_EMPTY)
        completer = _BadgeCompleter(known_badges(workbench), self)
        self.field.setCompleter(completer)

    @property
    def badges_now(self) -> tuple[str, ...] | None:
        """The badges all its minis have in common as a whole; `None` when they differ."""
        vitals = {self.state.situation.vitals(token) for token in self.tokens}
        lists = {each.badges for each in vitals if each is not None}
        return lists.pop() if len(lists) == 1 else None

    def open(self, typed: str = "") -> None:
        """Appear with the badges as they are."""
        super().open(typed or ", ".join(self.badges_now or ()))

    def problem(self, typed: str) -> Text | None:
        """Badges are neither too many nor too long."""
        parsed = parse_badges(typed)
        return parsed if isinstance(parsed, Text) else None

    def meaning(self, typed: str) -> Text:
        """Whether the badges typed replace the others."""
        if not typed.strip() and self.badges_now:
            return _NONE
        return _CHANGE if isinstance(parse_badges(typed), BadgeChange) else _LIST

    def apply(self, typed: str) -> None:
        """Change the badges of all the minis and remember the new ones."""
        parsed = parse_badges(typed)
        if isinstance(parsed, Text):
            return
        run, state, tokens = self.workbench.document.run, self.state, self.tokens
        if isinstance(parsed, BadgeChange):
            add, remove = badge_change(state, tokens, parsed.add, parsed.remove)
            remember_badges(self.workbench, add)
            run(change_badges, tokens, add, remove)
            return
        badges = badge_list(state, tokens, parsed.badges)
        remember_badges(self.workbench, badges)
        run(set_badges, tokens, badges)


class _BadgeCompleter(QCompleter):
    """Completes the last of several words between commas, with or without its sign."""

    def __init__(self, badges: tuple[str, ...], editor: BadgesEditor) -> None:
        super().__init__(editor)
        self._editor = editor
        self.setModel(QStringListModel(list(badges), self))
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        proposals = QListView()
        proposals.setStyleSheet(_style(theme.current()))
        self.setPopup(proposals)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tab takes the proposal that is chosen, or the only one; Enter takes what was typed."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Tab:
            return self._take() or super().eventFilter(watched, event)
        return super().eventFilter(watched, event)

    def _take(self) -> bool:
        popup = self.popup()
        if popup is None or not popup.isVisible():
            return False
        only = self.completionModel().index(0, 0) if self.completionCount() == 1 else QModelIndex()
        taken = popup.currentIndex() if popup.currentIndex().isValid() else only
        if taken.isValid():
            self._editor.field.setText(self._completed(str(taken.data())))
            self._editor.field.setModified(True)
            popup.hide()
        return taken.isValid()

    def splitPath(self, path: str) -> list[str]:
        """What is looked for: the last word without its sign."""
        return [path.rpartition(",")[2].strip().lstrip("+-−")]

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        """The whole text with the last word completed."""
        return self._completed(super().pathFromIndex(index))

    def _completed(self, badge: str) -> str:
        before, comma, last = self._editor.field.text().rpartition(",")
        word = last.strip()
        sign = word[:1] if word[:1] in {"+", "-", "−"} else ""
        return f"{before}{comma}{' ' if comma else ''}{sign}{badge}"


def _style(palette: theme.Palette) -> str:
    """The list of proposals as a part of the field."""
    return f"""
        QListView {{
            background: {palette.field}; color: {palette.text}; border: 1px solid {palette.accent_edge};
            border-radius: 4px; padding: 2px; outline: none;
        }}
        QListView::item {{ padding: 3px 6px; min-height: 20px; border-radius: 3px; }}
        QListView::item:selected, QListView::item:hover {{
            background: {palette.accent}; color: {palette.accent_text};
        }}
    """
