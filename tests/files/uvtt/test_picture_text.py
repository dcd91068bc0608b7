"""The picture is cut out before the rest is parsed, and a wrong cut is never believed."""

from __future__ import annotations

import base64
import codecs
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.files.errors import MapFileError
from battlemap.files.uvtt.picture_text import as_utf8, decoded, found_picture, parsed
from battlemap.gui.pictures import QtPictureReader
from tests.files.pictures import png, png_header

LONG = base64.b64encode(b"\x01\x02\x03" * 1_000).decode()


def apart(data: bytes) -> tuple[Any, bytes | None]:
    found = parsed(data)
    assert found.broken == 0
    return found.content, found.image


def encoded(content: object, indent: int | None = None) -> bytes:
    return json.dumps(content, indent=indent).encode()


@pytest.mark.parametrize("image", [LONG, "short", "data:image/png;base64," + LONG, "x y" * 1_000, ""])
@pytest.mark.parametrize("indent", [None, 1])
def test_the_picture_comes_apart_from_the_rest(image: str, indent: int | None) -> None:
    content, picture = apart(encoded({"a": [1], "image": image, "b": "image"}, indent))
    assert picture == image.encode()
    assert (content["a"], content["b"]) == ([1], "image")


@pytest.mark.parametrize("image", [None, 3, [LONG], {"image": LONG}])
def test_what_is_no_text_is_no_picture(image: object) -> None:
    content, picture = apart(encoded({"image": image}))
    assert picture is None
    assert content["image"] == image


def test_a_picture_of_something_else_inside_is_not_taken_for_the_maps() -> None:
    content, picture = apart(encoded({"author": {"image": LONG}, "image": "map"}))
    assert picture == b"map"
    assert content["author"]["image"] == LONG


@given(
    st.dictionaries(
        st.sampled_from(["image", "a", 'b"image": "']),
        st.sampled_from([LONG, 'in "image": "text', None, 2]) | st.dictionaries(st.just("image"), st.just(LONG)),
    )
)
def test_cutting_never_changes_what_is_read(value: dict[str, object]) -> None:
    content, picture = apart(encoded(value))
    image = value.get("image")
    assert picture == (image.encode() if isinstance(image, str) else None)
    assert {key: content[key] for key in value if key != "image"} == {k: v for k, v in value.items() if k != "image"}


def test_broken_text_is_refused_with_or_without_a_picture() -> None:
    for text in (encoded({"image": LONG})[:-1], encoded({"image": LONG})[:-10], b'{"image": "'):
        with pytest.raises(MapFileError, match="not whole JSON"):
            parsed(text)


@pytest.mark.parametrize("mark", [b"", codecs.BOM_UTF8])
def test_a_byte_order_mark_is_no_part_of_the_text(mark: bytes) -> None:
    assert as_utf8(mark + b"{}") == b"{}"


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_text_of_two_byte_characters_is_read_too(encoding: str) -> None:
    assert as_utf8("\ufeff{“ä”}".encode(encoding)) == "{“ä”}".encode()


@given(st.binary(max_size=60))
def test_base64_is_decoded_however_it_is_wrapped(data: bytes) -> None:
    plain = base64.b64encode(data)
    for text in (plain, plain.rstrip(b"="), base64.urlsafe_b64encode(data), b"data:image/webp;base64," + plain):
        assert decoded(text) == data
    assert decoded(b"\t\n".join(plain[first : first + 5] for first in range(0, len(plain), 5))) == data


@pytest.mark.parametrize("text", [b"maps/cellar.webp", b"https://example.org/a.png", b"@@@@", b"data:image/png,"])
def test_what_is_no_base64_is_none(text: bytes) -> None:
    assert not decoded(text)


def test_a_picture_is_measured() -> None:
    found = found_picture(base64.b64encode(png(40, 30)), QtPictureReader())
    assert (found.data, found.pixels, found.problems) == (png(40, 30), (40, 30), ())


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (None, "holds no picture"),
        (b"", "holds no picture"),
        (b"maps/cellar.webp", "maps/cellar.webp is no picture inside"),
        (base64.b64encode(png_header(40_000, 40_000)), "40000 × 40000"),
        (base64.b64encode(b"hello hello hello"), "cannot be shown"),
    ],
)
def test_without_a_picture_a_line_says_why(text: bytes | None, line: str) -> None:
    found = found_picture(text, QtPictureReader())
    assert found.pixels is None
    assert line in str(found.problems[0])


RANDOM = base64.b64encode(random.Random(1).randbytes(3_001)).decode()
ESCAPES = {"+": "\\u002B", "/": "\\/", "=": "\\u003d", "A": "\\u0041", "B": "B\\t", "C": "\\nC", "D": "\\r\\nD"}


@pytest.mark.parametrize("letter", ESCAPES)
def test_a_picture_is_read_however_its_letters_are_escaped(letter: str) -> None:
    assert letter in RANDOM
    found = parsed(b'{"image": "%s"}' % RANDOM.replace(letter, ESCAPES[letter]).encode())
    assert decoded(found.image or b"") == base64.b64decode(RANDOM)


def test_a_picture_in_the_alphabet_of_addresses_is_read() -> None:
    image = RANDOM.replace("+", "-").replace("/", "_")
    assert decoded(apart(encoded({"image": image}))[1] or b"") == base64.b64decode(RANDOM)


@pytest.mark.parametrize("tail", ['\\" x', "\\\\", '\\\\\\"', '\\", \\"a\\": 1'])
def test_an_escaped_quotation_mark_does_not_end_the_picture(tail: str) -> None:
    content, image = apart(b'{"image": "%s%s", "a": 1}' % (LONG.encode(), tail.encode()))
    assert content["a"] == 1
    assert image == (LONG + json.loads(f'"{tail}"')).encode()
    assert decoded(image or b"") is None


@pytest.mark.parametrize(
    ("author", "read", "broken"),
    [
        (b"M\xfcller", "M�ller", 1),
        (b"\\ud83d", "�", 1),
        (b"\\udE00 \\ud83dx", "� �x", 2),
        (b"\\ud83d\\ude00 \\\\ud83d \\ud83d", "😀 \\ud83d �", 1),
        ("�".encode() + b"\xff", "��", 1),
    ],
)
@pytest.mark.parametrize("image", [LONG, "short"])
def test_letters_that_are_none_are_replaced_and_counted(author: bytes, read: str, broken: int, image: str) -> None:
    found = parsed(b'{"author": "%s", "image": "%s"}' % (author, image.encode()))
    assert (found.content["author"], found.image, found.broken) == (read, image.encode(), broken)
