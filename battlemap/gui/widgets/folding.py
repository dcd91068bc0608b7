"""Searching as people type: case, umlauts and accents make no difference."""

from __future__ import annotations

import unicodedata

_SPELLED_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "æ": "ae", "œ": "oe", "ø": "oe", "å": "aa"})


def matches(typed: str, text: str) -> bool:
    """Whether every word typed is found in `text`: “hohle”, “hoehle” and “HÖHLE” all find “Höhlentroll”."""
    forms = _forms(text)
    return all(any(word in form for form in forms) for word in _plain(typed).split())


def _forms(text: str) -> tuple[str, str]:
    """A text as searches see it: without accents, and with umlauts spelled out."""
    return _plain(text), _plain(unicodedata.normalize("NFC", text).casefold().translate(_SPELLED_OUT))


def _plain(text: str) -> str:
    """Small letters without accents."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
