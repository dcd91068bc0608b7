"""Numbers, points, switches and colours as the writers of Universal VTT spell them."""

from __future__ import annotations

import math
import re
from typing import Any

from battlemap.geometry.cells import COORDINATE_LIMIT

_COLOUR = re.compile(r"#?(?:[0-9a-fA-F]{2})?([0-9a-fA-F]{6})")
_LONGEST = 100
"""No number is written in more characters."""

_WORDS = {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}


def number(value: Any) -> float | None:
    """A finite number, also one written as text or with a decimal comma; `None` for anything else."""
    if isinstance(value, str) and len(value) <= _LONGEST:
        value = value.replace(",", ".", 1)
    elif isinstance(value, bool) or not isinstance(value, int | float):
        return None
    try:
        found = float(value)
    except (ValueError, OverflowError):
        return None
    return found if math.isfinite(found) else None


def pair(value: Any) -> tuple[float, float] | None:
    """Two numbers, `{"x": 1, "y": 2}` or `[1, 2]`."""
    if isinstance(value, dict):
        x, y = value.get("x"), value.get("y")
    elif isinstance(value, list) and len(value) == 2:
        x, y = value
    else:
        return None
    first, second = number(x), number(y)
    return None if first is None or second is None else (first, second)


def point(value: Any, origin: tuple[float, float]) -> tuple[float, float] | None:
    """A place on the map: the picture's corner lies at `origin`. `None` for what is no place or absurdly far away."""
    if isinstance(value, dict):
        x, y = value.get("x"), value.get("y")
        if type(x) is not float or type(y) is not float:
            x, y = number(x), number(y)
    else:
        x, y = pair(value) or (None, None)
    if x is None or y is None:
        return None
    x, y = x - origin[0], y - origin[1]
    # A comparison with NaN is false, so this refuses NaN and infinity too.
    return (x, y) if abs(x) <= COORDINATE_LIMIT and abs(y) <= COORDINATE_LIMIT else None


def switch(value: Any, default: bool) -> bool:
    """Yes or no, also as 0, 1 or a word."""
    if isinstance(value, bool):
        return value
    if isinstance(value, int | float):
        return value != 0
    return _WORDS.get(value.strip().lower(), default) if isinstance(value, str) else default


def colour(value: Any) -> str:
    """`#rrggbb` of a colour with or without alpha in front and `#`; white for what is none. Alpha is not used."""
    match = _COLOUR.fullmatch(value.strip()) if isinstance(value, str) else None
    return "#ffffff" if match is None else "#" + match[1].lower()
