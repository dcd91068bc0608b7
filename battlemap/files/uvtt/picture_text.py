"""The picture inside a Universal VTT file: one string of base64, often ten times as long as everything else.

It is cut out of the bytes before they are parsed, and put back where the cut was wrong.
"""

from __future__ import annotations

import binascii
import codecs
import re
from dataclasses import dataclass
from typing import Any

from battlemap.files.errors import MapFileError, printable
from battlemap.files.picture_reader import PictureError, PictureReader, PictureSize
from battlemap.files.plain_json import parse_json
from battlemap.text import QT_TRANSLATE_NOOP, Text

_IMAGE = re.compile(rb'"image"\s*:\s*"')
_DATA_URL = re.compile(rb"data:[^,]{0,100},")
_BASE64_START = re.compile(rb"[A-Za-z0-9+/_-]{64}|data:")
_ESCAPE = re.compile(
    rb"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(?P<half>\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\.",
    re.DOTALL,
)
"""An escaped letter of two halves, or a half alone, or any other escape."""

_BROKEN = "\ufffd".encode()
_URL_SAFE = bytes.maketrans(b"-_", b"+/")
_CUT = "cut out: a1f0c7d2"
"""Stands for the picture while the rest is parsed."""

_PIECE = 4 * 1024 * 1024
"""So many characters of base64 are decoded at once; a multiple of four."""

SHORT = 1000
"""A string of this length is no picture worth cutting out."""


@dataclass(frozen=True)
class ParsedText:
    """What a file's text says: its value without the picture, the picture's base64, and how many signs were broken."""

    content: Any
    image: bytes | None
    broken: int = 0


def parsed(data: bytes) -> ParsedText:
    """The value of a file's text and its picture. Raises `MapFileError`.

    Text with letters that are none, as older programs write them, is read with `�` in their places.
    """
    text = as_utf8(data)
    try:
        return _parsed(text)
    except MapFileError:
        whole, broken = _with_whole_letters(text)
        if not broken:
            raise
    found = _parsed(whole)
    return ParsedText(found.content, found.image, broken)


def _parsed(text: bytes) -> ParsedText:
    for match in _IMAGE.finditer(text):
        end = _end_of_string(text, match.end())
        if end - match.end() > SHORT and _BASE64_START.match(text, match.end()):
            content = _without_picture(text, match.end(), end)
            if content is not None:
                return ParsedText(content, _unescaped(text[match.end() : end]))
            break
    content = parse_json(text)
    image = content.get("image") if isinstance(content, dict) else None
    return ParsedText(content, image.encode() if isinstance(image, str) else None)


def _without_picture(text: bytes, start: int, end: int) -> dict[str, Any] | None:
    """The value of the text without what lies between; `None` when that was not the map's picture."""
    content = parse_json(text[:start] + _CUT.encode() + text[end:])
    return content if isinstance(content, dict) and content.get("image") == _CUT else None


def _end_of_string(text: bytes, start: int) -> int:
    """Where the quotation mark is that ends a string; -1 when there is none."""
    end = text.find(b'"', start)
    while end > 0 and _is_escaped(text, end):
        end = text.find(b'"', end + 1)
    return end


def _is_escaped(text: bytes, place: int) -> bool:
    """Whether an odd number of backslashes comes before a place."""
    first = place
    while text[first - 1 : first] == b"\\":
        first -= 1
    return (place - first) % 2 == 1


def _unescaped(string: bytes) -> bytes:
    """The inside of a JSON string with its escapes resolved."""
    if b"\\" not in string:
        return string
    value = parse_json(b'"' + string + b'"')
    return value.encode() if isinstance(value, str) else b""


def _with_whole_letters(text: bytes) -> tuple[bytes, int]:
    """The text with `�` for what is no UTF-8 and for escaped halves of letters, and how many there were."""
    before = text.count(_BROKEN)
    whole = text.decode("utf-8", "replace").encode()
    if b"\\u" in whole:
        whole = _ESCAPE.sub(lambda match: _BROKEN if match["half"] else match[0], whole)
    return whole, whole.count(_BROKEN) - before


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
    if plain.startswith(b"data:"):
        plain = _DATA_URL.sub(b"", plain, count=1)
    if b"-" in plain or b"_" in plain:
        plain = plain.translate(_URL_SAFE)
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
