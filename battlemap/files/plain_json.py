"""Reading JSON that nobody has looked at yet: bounded in size, depth and number of parts before it becomes objects."""

from __future__ import annotations

import json
import math
from typing import Any

from pydantic_core import from_json, to_json

from battlemap.files.errors import MapFileError, printable
from battlemap.files.reasons import json_reason
from battlemap.text import QT_TRANSLATE_NOOP

MAX_BYTES = 160 * 1024 * 1024
"""The longest JSON text that is read; a million wall points take about half of it."""

MAX_PARTS = 5_000_000
"""The most lists and objects in it."""

MAX_VALUES = 10_000_000
"""The most values, and the most quotation marks, in it."""


def parse_json(data: bytes) -> Any:
    """The value of a JSON text in UTF-8. Numbers may be infinite. Raises `MapFileError` with line and column."""
    if len(data) > MAX_BYTES or _counts_too_much(data):
        raise MapFileError(QT_TRANSLATE_NOOP("Files", "The file holds more parts than any map needs."))
    try:
        return from_json(data)
    except ValueError as error:
        text = QT_TRANSLATE_NOOP("Files", "This is not whole JSON text: {reason}")
        raise MapFileError(text.filled(reason=json_reason(error))) from error


def _counts_too_much(data: bytes) -> bool:
    return (
        data.count(b"{") + data.count(b"[") > MAX_PARTS
        or data.count(b",") > MAX_VALUES
        or data.count(b'"') > MAX_VALUES
    )


def parse_finite_json(data: bytes) -> Any:
    """The value of a JSON text in which every number is a finite one; raises `MapFileError` naming another."""
    value = parse_json(data)
    written = to_json(value, inf_nan_mode="strings")
    if b'Infinity"' in written or b'"NaN"' in written:
        # Perhaps only a text that says so: read once more, slowly, to find the number and name it.
        json.loads(data, parse_float=_finite, parse_constant=_refuse)
    return value


def _finite(number: str) -> float:
    value = float(number)
    return value if math.isfinite(value) else _refuse(number)


def _refuse(number: str) -> float:
    text = QT_TRANSLATE_NOOP("Files", "map.json: {value} is not a number that a map can hold.")
    raise MapFileError(text.filled(value=printable(number, 40)))
