"""Renaming minis on the map."""

from __future__ import annotations

from battlemap.board.entities.names import TokenId
from battlemap.gui.editing.line_editor import LineEditor
from battlemap.gui.editing.typed import one_line
from battlemap.gui.scene.map_view import MapView
from battlemap.gui.workbench import Workbench
from battlemap.operations.naming import base_name, token_name
from battlemap.operations.sheets import rename
from battlemap.text import QT_TRANSLATE_NOOP, Text

MAX_NAME = 200

_LABEL = QT_TRANSLATE_NOOP("Editing", "Name")
_ONE = QT_TRANSLATE_NOOP("Editing", "Enter renames, Esc leaves it as it is")
_SEVERAL = QT_TRANSLATE_NOOP("Editing", "Each gets the name with a number")
_EMPTY = QT_TRANSLATE_NOOP("Editing", "Type a name; each mini gets it with a number")
_LONG = QT_TRANSLATE_NOOP("Editing", "A name has at most {count} characters")
_DIFFERENT = "—"


class NameEditor(LineEditor):
    """Gives all its minis a name; several get numbers."""

    def __init__(self, workbench: Workbench, view: MapView, tokens: tuple[TokenId, ...]) -> None:
        super().__init__(workbench, view, tokens, _LABEL)
        self.field.setPlaceholderText(_DIFFERENT)

    @property
    def name_now(self) -> str:
        """The name of the one mini, the common part of the names of several, or nothing."""
        names = {token_name(self.state, token) for token in self.tokens}
        if len(self.tokens) > 1:
            names = {base_name(name) for name in names}
        return names.pop() if len(names) == 1 else ""

    def open(self, typed: str = "") -> None:
        """Appear with the name as it is, ready to be typed over."""
        super().open(typed or self.name_now)
        self.field.selectAll()

    def problem(self, typed: str) -> Text | None:
        """A name is not too long, and several minis need one."""
        name = one_line(typed)
        if not name and len(self.tokens) > 1:
            return _EMPTY
        return _LONG.filled(count=MAX_NAME) if len(name) > self._room else None

    @property
    def _room(self) -> int:
        """How long a name may be; numbers need some characters of it."""
        return MAX_NAME if len(self.tokens) == 1 else MAX_NAME - 10

    def meaning(self, typed: str) -> Text:
        """What Enter does."""
        del typed
        return _ONE if len(self.tokens) == 1 else _SEVERAL

    def apply(self, typed: str) -> None:
        """Rename all the minis."""
        self.workbench.document.run(rename, self.tokens, one_line(typed))
