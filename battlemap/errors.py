"""The errors a user may meet, each with one clear line.

Only broken input and broken promises raise; a rule's "no" is a value. The window and the command line each catch
`BattlemapError` in one place.
"""

from __future__ import annotations

from battlemap.text import QT_TRANSLATE_NOOP, Text


class BattlemapError(Exception):
    """Something went wrong that a user should read about; `text` is the line to show."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


class UnknownEntityError(BattlemapError, KeyError):
    """An act names a mini, door or wall that is not on the map."""

    def __init__(self, kind: str, entity: str) -> None:
        line = QT_TRANSLATE_NOOP("Errors", "There is no {kind} “{entity}” on this map.")
        super().__init__(line.filled(kind=kind, entity=entity))

    def __str__(self) -> str:
        """The line itself; `KeyError` would show its representation."""
        return str(self.text)


class InvalidValueError(BattlemapError, ValueError):
    """A value that no map can hold, for instance a mini placed outside the map."""
