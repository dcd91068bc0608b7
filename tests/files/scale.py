"""How much the long tests do: a little at every run, a lot when `BATTLEMAP_FULL=1` asks for it."""

from __future__ import annotations

import os


def full() -> bool:
    """Whether the long runs are wanted."""
    return os.environ.get("BATTLEMAP_FULL") == "1"


def many(usually: int, at_full_length: int) -> int:
    """One of two numbers of repetitions."""
    return at_full_length if full() else usually
