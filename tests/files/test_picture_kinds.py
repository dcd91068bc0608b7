"""Pictures are told by their first bytes."""

from __future__ import annotations

import pytest

from battlemap.files.picture_kinds import picture_kind
from tests.files.pictures import png


@pytest.mark.parametrize(
    ("head", "kind"),
    [
        (png(1, 1), "png"),
        (b"\xff\xd8\xff\xe0rest", "jpg"),
        (b"GIF89a", "gif"),
        (b"RIFF\x10\0\0\0WEBPVP8 ", "webp"),
        (b"BM" + b"\0" * 30, "bmp"),
        (b"BM", ""),
        (b"RIFF\x10\0\0\0WAVE", ""),
        (b"<svg/>", ""),
        (b"", ""),
    ],
)
def test_the_kind_is_in_the_first_bytes(head: bytes, kind: str) -> None:
    assert picture_kind(head) == kind
