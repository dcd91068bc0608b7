"""Small pictures and headers of impossible ones, made without a picture library."""

from __future__ import annotations

import struct
import zlib

PNG = b"\x89PNG\r\n\x1a\n"


def png(width: int = 40, height: int = 30, *, shade: int = 120) -> bytes:
    """A grey PNG."""
    return _png(width, height, b"".join(b"\0" + bytes([shade]) * width for _ in range(height)))


def png_header(width: int, height: int) -> bytes:
    """A PNG that says it is so large and holds nothing."""
    return _png(width, height, b"")


def _png(width: int, height: int, rows: bytes) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return PNG + _chunk(b"IHDR", header) + _chunk(b"IDAT", zlib.compress(rows, 1)) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
