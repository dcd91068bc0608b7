"""Searching without minding case, umlauts and accents."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.gui.widgets.folding import matches


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("", "anything"),
        ("höhle", "Höhlentroll"),
        ("HOHLE", "Höhlentroll"),
        ("hoehle", "Höhlentroll"),
        ("strasse", "Straßenpunk"),
        ("troll höhle", "Höhlentroll"),
        ("cafe", "Café"),
        ("ork", "ORK 2"),
        ("o\u0308l", "Öl"),
    ],
)
def test_these_match(typed: str, text: str) -> None:
    assert matches(typed, text)


@pytest.mark.parametrize(("typed", "text"), [("troll", "Ork"), ("ork 3", "Ork 2"), ("xy", "")])
def test_these_do_not(typed: str, text: str) -> None:
    assert not matches(typed, text)


@given(st.text(max_size=30))
def test_every_text_matches_itself(text: str) -> None:
    assert matches(text, text)
