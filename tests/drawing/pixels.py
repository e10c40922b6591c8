"""Reads the PNG files that we make (8 bits, RGBA, not interlaced), so that tests can look at their pixels."""

from __future__ import annotations

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def size(png: bytes) -> tuple[int, int]:
    """Width and height that the head of a PNG names."""
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def rgba(png: bytes) -> list[list[tuple[int, int, int, int]]]:
    """Rows of pixels."""
    width, height = size(png)
    assert png[24:29] == bytes((8, 6, 0, 0, 0)), "not 8-bit RGBA"
    data = b""
    at = 8
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        if kind == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += 12 + length
    raw = zlib.decompress(data)
    stride = 4 * width
    before = bytearray(stride)
    rows = []
    for row in range(height):
        start = row * (stride + 1)
        line = _unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + stride]), before)
        rows.append([tuple(line[x : x + 4]) for x in range(0, stride, 4)])
        before = line
    return rows  # type: ignore[return-value]


def _unfiltered(kind: int, line: bytearray, above: bytearray) -> bytearray:
    for index in range(len(line)):
        left = line[index - 4] if index >= 4 else 0
        up = above[index]
        corner = above[index - 4] if index >= 4 else 0
        guess = (0, left, up, (left + up) // 2, _paeth(left, up, corner))[kind]
        line[index] = (line[index] + guess) & 255
    return line


def _paeth(left: int, up: int, corner: int) -> int:
    near = left + up - corner
    return min((left, up, corner), key=lambda value: abs(near - value))
