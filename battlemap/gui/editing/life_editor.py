"""Correcting life at a mini: `-7`, `+4`, `=12` or `12`."""

from __future__ import annotations

from battlemap.board.entities.names import TokenId
from battlemap.gui.editing.line_editor import LineEditor
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.workbench import Workbench
from battlemap.operations.sheets import common_life, correct_life, parse_correction
from battlemap.text import QT_TRANSLATE_NOOP, Text

_LABEL = QT_TRANSLATE_NOOP("Editing", "Life")
_POSSIBLE = QT_TRANSLATE_NOOP("Editing", "−7, +4, =12 or 12, then Enter")
_WRONG = QT_TRANSLATE_NOOP("Editing", "Not a number. Possible: −7, +4, =12 or 12")
_RESULT = QT_TRANSLATE_NOOP("Editing", "{before} → {after}")
_EACH = QT_TRANSLATE_NOOP("Editing", "{correction} for each")
_DIFFERENT = "—"


class LifeEditor(LineEditor):
    """Corrects the life of all its minis by, or to, the number typed."""

    def __init__(self, workbench: Workbench, view: MapView, tokens: tuple[TokenId, ...]) -> None:
        life = common_life(workbench.document.state, tokens)
        now = f"{life[0]} / {life[1]}" if life else _DIFFERENT
        super().__init__(workbench, view, tokens, _LABEL, now)
        self.field.setPlaceholderText(now)

    def problem(self, typed: str) -> Text | None:
        """Anything but a number with an optional sign is wrong."""
        return _WRONG if parse_correction(typed) is None else None

    def meaning(self, typed: str) -> Text:
        """What Enter would do: the life before and after, or by how much each of several changes."""
        correction = parse_correction(typed)
        if correction is None:
            return _POSSIBLE
        before = common_life(self.state, self.tokens)
        after = common_life(correct_life(self.state, self.tokens, correction), self.tokens)
        if before is None or after is None:
            return _EACH.filled(correction=str(correction))
        return _RESULT.filled(before=before[0], after=after[0])

    def apply(self, typed: str) -> None:
        """Correct the life of all the minis."""
        correction = parse_correction(typed)
        if correction is not None:
            self.workbench.document.run(correct_life, self.tokens, correction)
