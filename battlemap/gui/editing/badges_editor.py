"""Badges typed at a mini, with proposals: the badges on the map and those given before."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QStringListModel, Qt
from PySide6.QtWidgets import QCompleter, QListView

from battlemap.board.entities.names import TokenId
from battlemap.gui import theme
from battlemap.gui.editing.line_editor import LineEditor
from battlemap.gui.editing.typed import BadgeChange, parse_badges
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.translation import shown
from battlemap.gui.workbench import Workbench
from battlemap.operations.sheets import change_badges, set_badges
from battlemap.state import GameState
from battlemap.text import QT_TRANSLATE_NOOP, Text

REMEMBERED = 30
"""How many badges the settings remember."""

_LABEL = QT_TRANSLATE_NOOP("Editing", "Badges")
_LIST = QT_TRANSLATE_NOOP("Editing", "prone, dazed: exactly these. +prone adds, −prone removes")
_CHANGE = QT_TRANSLATE_NOOP("Editing", "The other badges stay")
_NONE = QT_TRANSLATE_NOOP("Editing", "Enter removes all badges")
_EMPTY = "—"

COMMON = (
    QT_TRANSLATE_NOOP("Badges", "prone"),
    QT_TRANSLATE_NOOP("Badges", "stunned"),
    QT_TRANSLATE_NOOP("Badges", "bleeding"),
    QT_TRANSLATE_NOOP("Badges", "poisoned"),
    QT_TRANSLATE_NOOP("Badges", "burning"),
    QT_TRANSLATE_NOOP("Badges", "grappled"),
    QT_TRANSLATE_NOOP("Badges", "frightened"),
    QT_TRANSLATE_NOOP("Badges", "concentrating"),
    QT_TRANSLATE_NOOP("Badges", "unconscious"),
)
"""Badges that are proposed from the start."""


def known_badges(workbench: Workbench) -> tuple[str, ...]:
    """Badges to propose: those on the map, those given before, then the common ones; each once."""
    return tuple(
        dict.fromkeys(
            (
                *badges_on_map(workbench.document.state),
                *workbench.settings.badge_suggestions,
                *(shown(badge) for badge in COMMON),
            )
        )
    )


def badges_on_map(state: GameState) -> tuple[str, ...]:
    """Every badge some mini bears, each once."""
    vitals = (state.situation.vitals(token.id) for token in state.board.tokens)
    return tuple(dict.fromkeys(badge for each in vitals if each is not None for badge in each.badges))


def remember_badges(workbench: Workbench, badges: tuple[str, ...]) -> None:
    """Propose these badges first the next time."""
    settings = workbench.settings
    remembered = tuple(dict.fromkeys((*badges, *settings.badge_suggestions)))[:REMEMBERED]
    if remembered != settings.badge_suggestions:
        settings.badge_suggestions = remembered


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
        if isinstance(parsed, BadgeChange):
            remember_badges(self.workbench, parsed.add)
            self.workbench.document.run(change_badges, self.tokens, parsed.add, parsed.remove)
            return
        remember_badges(self.workbench, parsed.badges)
        self.workbench.document.run(set_badges, self.tokens, parsed.badges)


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

    def splitPath(self, path: str) -> list[str]:
        """What is looked for: the last word without its sign."""
        return [path.rpartition(",")[2].strip().lstrip("+-−")]

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        """The whole text with the last word completed."""
        before, comma, last = self._editor.field.text().rpartition(",")
        word = last.strip()
        sign = word[:1] if word[:1] in {"+", "-", "−"} else ""
        return f"{before}{comma}{' ' if comma else ''}{sign}{super().pathFromIndex(index)}"


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
