"""Showing texts in the user's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from battlemap.text import Text, fill


def shown(text: Text) -> str:
    """The text in the language of the program, with its values filled in. Plain text, never markup."""
    count = -1 if text.count is None else text.count
    return fill(QCoreApplication.translate(text.context, text.source, None, count), text, shown)
