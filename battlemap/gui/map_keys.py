"""Keys and mouse on the map that are no commands of a menu, for the cheat sheet."""

from __future__ import annotations

from battlemap.gui.keys import KeyGroup, KeyLine
from battlemap.gui.translation import shown
from battlemap.text import QT_TRANSLATE_NOOP, Text

_MOVING = QT_TRANSLATE_NOOP("Keys", "Selected minis")
_LOOKING = QT_TRANSLATE_NOOP("Keys", "Looking at the map")

_TABLE: tuple[tuple[Text, tuple[tuple[Text, Text], ...]], ...] = (
    (
        _MOVING,
        (
            (QT_TRANSLATE_NOOP("Keys", "Move by one cell"), QT_TRANSLATE_NOOP("Keys", "arrows, number pad")),
            (QT_TRANSLATE_NOOP("Keys", "Look that way"), QT_TRANSLATE_NOOP("Keys", "Shift + arrows")),
            (QT_TRANSLATE_NOOP("Keys", "Turn while dragging"), QT_TRANSLATE_NOOP("Keys", "wheel")),
            (QT_TRANSLATE_NOOP("Keys", "Change life"), QT_TRANSLATE_NOOP("Keys", "−, + or =")),
            (QT_TRANSLATE_NOOP("Keys", "Change badges"), QT_TRANSLATE_NOOP("Keys", "#")),
            (QT_TRANSLATE_NOOP("Keys", "Cancel, then select nothing"), QT_TRANSLATE_NOOP("Keys", "Esc")),
            (QT_TRANSLATE_NOOP("Keys", "Select several"), QT_TRANSLATE_NOOP("Keys", "Shift or Ctrl + click, box")),
        ),
    ),
    (
        _LOOKING,
        (
            (QT_TRANSLATE_NOOP("Keys", "Zoom at the pointer"), QT_TRANSLATE_NOOP("Keys", "wheel")),
            (
                QT_TRANSLATE_NOOP("Keys", "Move the map"),
                QT_TRANSLATE_NOOP("Keys", "Space + drag, right or middle drag"),
            ),
            (QT_TRANSLATE_NOOP("Keys", "Menu of what is there"), QT_TRANSLATE_NOOP("Keys", "right click, menu key")),
            (QT_TRANSLATE_NOOP("Keys", "Open or shut a door"), QT_TRANSLATE_NOOP("Keys", "click")),
        ),
    ),
)


def map_keys() -> tuple[KeyGroup, ...]:
    """The keys in the user's language."""
    return tuple(
        KeyGroup(shown(title), tuple(KeyLine(shown(what), shown(keys)) for what, keys in lines))
        for title, lines in _TABLE
    )
