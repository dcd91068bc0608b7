"""The keys of the map on the cheat sheet."""

from __future__ import annotations

from battlemap.gui.map_keys import map_keys


def test_every_line_says_what_and_how() -> None:
    groups = map_keys()
    assert len(groups) == 2
    assert all(line.what and line.keys for group in groups for line in group.lines)
