"""Rule systems are found by their words in a file."""

from __future__ import annotations

import pytest

from battlemap.rules.registry import DEFAULT_SYSTEM, find_system, system_infos


def test_the_default_system_is_there() -> None:
    assert DEFAULT_SYSTEM in {info.id for info in system_infos()}
    assert find_system(DEFAULT_SYSTEM) is not None


@pytest.mark.parametrize("word", ["", "dnd5e", "..", "frei.system", "FREI", "None"])
def test_an_unknown_word_finds_no_system_and_imports_nothing(word: str) -> None:
    assert find_system(word) is None


def test_a_system_is_always_the_same_object() -> None:
    assert find_system("frei") is find_system("frei")
