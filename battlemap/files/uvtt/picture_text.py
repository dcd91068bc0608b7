"""The picture inside a Universal VTT file: one string of base64, often ten times as long as everything else.

It is cut out of the bytes before they are parsed, and put back where the cut was wrong.
"""

from __future__ import annotations

import binascii
import codecs
import re
from dataclasses import dataclass
from typing import Any

from battlemap.files.errors import printable
from battlemap.files.picture_reader import PictureError, PictureReader, PictureSize
from battlemap.files.plain_json import parse_json
from battlemap.text import QT_TRANSLATE_NOOP, Text

_IMAGE = re.compile(rb'"image"\s*:\s*"')
_DATA_URL = re.compile(rb"data:[^,]{0,100},")
_BASE64_START = re.compile(rb"[A-Za-z0-9+/]{64}|data:")
_CUT = "cut out: a1f0c7d2"
"""Stands for the picture while the rest is parsed."""

_PIECE = 4 * 1024 * 1024
"""So many characters of base64 are decoded at once; a multiple of four."""

SHORT = 1000
"""A string of this length is no picture worth cutting out."""


def parsed(data: bytes) -> tuple[Any, bytes | None]:
    """The value of a file's text without its picture, and the picture's base64. Raises `MapFileError`."""
    text = as_utf8(data)
    for match in _IMAGE.finditer(text):
        end = text.find(b'"', match.end())
        if end - match.end() > SHORT and _BASE64_START.match(text, match.end()):
            content = parse_json(text[: match.end()] + _CUT.encode() + text[end:])
            if isinstance(content, dict) and content.get("image") == _CUT:
                return content, text[match.end() : end]
            break
    content = parse_json(text)
    image = content.get("image") if isinstance(content, dict) else None
    return content, image.encode() if isinstance(image, str) else None


def as_utf8(data: bytes) -> bytes:
    """The text without a byte order mark, in UTF-8."""
    for mark, encoding in ((codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16")):
        if data.startswith(mark):
            return data.decode(encoding, "replace").encode("utf-8", "replace")
    return data.removeprefix(codecs.BOM_UTF8)


@dataclass(frozen=True)
class FoundPicture:
    """A picture's bytes and size, or no size and a line that says why it cannot be shown."""

    data: bytes = b""
    pixels: PictureSize | None = None
    problems: tuple[Text, ...] = ()


def found_picture(encoded: bytes | None, reader: PictureReader) -> FoundPicture:
    """The picture of a file, decoded from base64 and measured."""
    data = decoded(encoded or b"")
    if data is None:
        text = QT_TRANSLATE_NOOP("Files", "image: {value} is no picture inside the file, and nothing is fetched.")
        shown = printable((encoded or b"")[:80].decode("utf-8", "replace"), 60)
        return FoundPicture(problems=(text.filled(value=shown),))
    if not data:
        return FoundPicture(problems=(QT_TRANSLATE_NOOP("Files", "The file holds no picture."),))
    try:
        return FoundPicture(data, reader.measure(data))
    except PictureError as error:
        text = QT_TRANSLATE_NOOP("Files", "image: the picture cannot be shown: {reason}")
        return FoundPicture(problems=(text.filled(reason=error.text),))


def decoded(encoded: bytes) -> bytes | None:
    """The bytes of a picture; `None` when the text is not base64 but, for instance, a path."""
    plain = encoded
    if b"\\" in plain:
        plain = plain.replace(b"\\/", b"/").replace(b"\\r", b"").replace(b"\\n", b"")
    if plain.startswith(b"data:"):
        plain = _DATA_URL.sub(b"", plain, count=1)
    found = _from_base64(plain)
    return _from_base64(b"".join(plain.split())) if found is None else found


def _from_base64(text: bytes) -> bytes | None:
    """The bytes, decoded piece by piece: one long call would hold up the window for as long as it takes."""
    padded = text + b"=" * (-len(text) % 4)
    try:
        pieces = (padded[first : first + _PIECE] for first in range(0, len(padded), _PIECE))
        return b"".join(binascii.a2b_base64(piece, strict_mode=True) for piece in pieces)
    except ValueError:
        return None
