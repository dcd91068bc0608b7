"""Zips as a test needs them: good ones, and those a hostile hand would write."""

from __future__ import annotations

import io
import json
import warnings
from collections.abc import Mapping
from typing import Any
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

BOARD = {"columns": 4, "rows": 3}
"""The least that a board says about itself."""


def content(version: Any = (1, 0), **board: Any) -> dict[str, Any]:
    """What a `map.json` holds, with these fields of the board."""
    return {"schema": version, "situation": {"board": {**BOARD, **board}}}


def text(version: Any = (1, 0), **board: Any) -> bytes:
    """The bytes of a `map.json`."""
    return json.dumps(content(version, **board)).encode()


def zipped(map_json: bytes | None, members: Mapping[str, bytes] | None = None, *, packed: bool = False) -> bytes:
    """A zip with a map's text and other members."""
    return zipped_entries(
        [*([] if map_json is None else [(ZipInfo("map.json"), map_json)])]
        + [(ZipInfo(name), data) for name, data in (members or {}).items()],
        packed=packed,
    )


def zipped_entries(entries: list[tuple[ZipInfo, bytes]], *, packed: bool = False) -> bytes:
    """A zip of these members in this order, also with names given twice."""
    file = io.BytesIO()
    with ZipFile(file, "w") as archive, warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        for entry, data in entries:
            archive.writestr(entry, data, ZIP_DEFLATED if packed else ZIP_STORED)
    return file.getvalue()
