"""Telling the kind of a picture by its first bytes; what a file is called decides nothing."""

from __future__ import annotations

_MAGIC = ((b"\x89PNG\r\n\x1a\n", "png"), (b"\xff\xd8\xff", "jpg"), (b"GIF87a", "gif"), (b"GIF89a", "gif"))


def picture_kind(head: bytes) -> str:
    """The usual suffix of a picture that begins like this; empty when it is none of those we read."""
    for magic, kind in _MAGIC:
        if head.startswith(magic):
            return kind
    if head[:4] == b"RIFF" and head[8:12] == b"WEBP":
        return "webp"
    return "bmp" if head[:2] == b"BM" and len(head) >= 26 else ""
