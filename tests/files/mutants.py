"""Good files broken at random: bytes turned, cut, doubled and swapped, numbers and words replaced."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

ODD = [
    b"\0",
    b"{",
    b"}",
    b"[",
    b"]",
    b'"',
    b",",
    b":",
    b"-",
    b"1e999",
    b"NaN",
    b"null",
    b"true",
    b"\xff\xfe",
    b"\\u0000",
]
STRANGE: list[Any] = [None, True, -1, 0, 10**20, 1.5, 1e308, "", "x", "NaN", "../..", [], {}, [[[]]], {"id": 1}]


def broken_bytes(data: bytes, chance: random.Random) -> bytes:
    """The bytes with one to four faults."""
    for _ in range(chance.randint(1, 4)):
        data = chance.choice(_FAULTS)(data, chance)
    return data


def _turned(data: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(data) or 1)
    return data[:place] + bytes([chance.randrange(256)]) + data[place + 1 :]


def _cut(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data) + 1)]


def _taken_out(data: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(data) + 1)
    return data[:place] + data[place + chance.randint(1, 30) :]


def _doubled(data: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(data) + 1)
    end = place + chance.randint(1, 200)
    return data[:end] + data[place:end] + data[end:]


def _put_in(data: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(data) + 1)
    return data[:place] + chance.choice(ODD) * chance.randint(1, 3) + data[place:]


_FAULTS: list[Callable[[bytes, random.Random], bytes]] = [_turned, _turned, _cut, _taken_out, _doubled, _put_in]


def broken_value(value: Any, chance: random.Random) -> Any:
    """The JSON value with one part of it replaced, left out or doubled."""
    if not isinstance(value, dict | list) or not value or chance.random() < 0.15:
        return chance.choice(STRANGE)
    key: Any = chance.choice(list(value)) if isinstance(value, dict) else chance.randrange(len(value))
    copy: Any = value.copy()
    fault = chance.random()
    if fault < 0.1:
        del copy[key]
    elif fault < 0.2 and isinstance(copy, list):
        copy.insert(key, copy[key])
    else:
        copy[key] = broken_value(copy[key], chance)
    return copy


def broken_text(value: Any, chance: random.Random) -> bytes:
    """The JSON text of a value with one to three broken parts."""
    for _ in range(chance.randint(1, 3)):
        value = broken_value(value, chance)
    return json.dumps(value).encode()
