"""Kinds are found by looking into their package."""

from __future__ import annotations

import pytest

from battlemap.discovery import discover, modules_in


def test_modules_and_packages_are_found_in_alphabetical_order() -> None:
    found = modules_in("battlemap.board")
    assert found == tuple(sorted(found))
    assert {"battlemap.board.board", "battlemap.board.entities"} <= set(found)


def test_every_module_gives_what_it_defines() -> None:
    (info, *_) = discover("battlemap.rules.systems", "INFO")
    assert info.__class__.__name__ == "SystemInfo"


def test_a_module_without_the_name_is_a_mistake() -> None:
    with pytest.raises(AttributeError, match="NO_SUCH_NAME"):
        discover("battlemap.rules.systems", "NO_SUCH_NAME")
