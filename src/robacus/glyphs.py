"""Our own few letters: digits, signs and A-Z as strokes, so that pictures need no fonts.

Every glyph is path data of M, L, C and A in a box 7 units high (y down, 0 = top of a capital, 7 = base line), to be
stroked with round ends.  This is no font: no small letters, no kerning; letters with accents lose them, and what is
not known is drawn as a box.  Words for reading belong beside a board; these are for labels and values on it.
"""

from __future__ import annotations

import re
import unicodedata

from robacus.scene import tag

HEIGHT = 7.0
GAP = 1.55
"""Between two glyphs, in glyph units."""
WEIGHT = 1.15
"""Width of the stroke, in glyph units."""

_DIGITS = {
    "0": (4.4, "M0 2.2A2.2 2.2 0 0 1 4.4 2.2L4.4 4.8A2.2 2.2 0 0 1 0 4.8L0 2.2"),
    "1": (4.4, "M0.9 1.5L2.6 0L2.6 7"),
    "2": (4.4, "M0.1 2.2A2.1 2.2 0 0 1 4.3 2.2C4.3 4 1.5 5.2 0.1 7L4.4 7"),
    "3": (4.4, "M0.3 0L4.1 0L2 2.7A2.15 2.15 0 1 1 0 5.6"),
    "4": (4.4, "M3.2 7L3.2 0L0 4.9L4.5 4.9"),
    "5": (4.4, "M4 0L0.7 0L0.4 3.2A2.25 2.25 0 1 1 0.1 6"),
    "6": (4.4, "M3.5 0C1.4 1.2 0.05 2.9 0.05 4.85A2.15 2.15 0 1 0 4.35 4.85A2.15 2.15 0 0 0 0.05 4.85"),
    "7": (4.4, "M0.1 0L4.3 0L1.6 7"),
    "8": (
        4.4,
        "M2.2 3.3A1.65 1.65 0 1 1 2.2 0A1.65 1.65 0 1 1 2.2 3.3A1.95 1.85 0 1 1 2.2 7A1.95 1.85 0 1 1 2.2 3.3",
    ),
    "9": (4.4, "M0.9 7C3 5.8 4.35 4.1 4.35 2.15A2.15 2.15 0 1 0 0.05 2.15A2.15 2.15 0 0 0 4.35 2.15"),
}
_LETTERS = {
    "A": (5.0, "M0 7L2.5 0L5 7M0.9 4.7L4.1 4.7"),
    "B": (4.5, "M0.2 3.3L2.4 3.3A1.65 1.65 0 0 0 2.4 0L0.2 0L0.2 7L2.6 7A1.85 1.85 0 0 0 2.6 3.3"),
    "C": (4.7, "M4.7 1.3A2.75 3.5 0 1 0 4.7 5.7"),
    "D": (4.9, "M0.2 0L0.2 7L1.6 7A3.2 3.5 0 0 0 1.6 0L0.2 0"),
    "E": (3.9, "M3.8 0L0.2 0L0.2 7L3.8 7M0.2 3.4L3.2 3.4"),
    "F": (3.8, "M3.8 0L0.2 0L0.2 7M0.2 3.5L3.2 3.5"),
    "G": (5.0, "M4.6 1.2A2.75 3.5 0 1 0 5 5.2L5 3.8L3.1 3.8"),
    "H": (4.8, "M0.2 0L0.2 7M4.6 0L4.6 7M0.2 3.4L4.6 3.4"),
    "I": (2.0, "M1 0L1 7"),
    "J": (3.6, "M3.4 0L3.4 5.2A1.7 1.8 0 0 1 0 5.2"),
    "K": (4.4, "M0.2 0L0.2 7M4.2 0L0.2 4.2M1.7 2.7L4.4 7"),
    "L": (3.8, "M0.2 0L0.2 7L3.8 7"),
    "M": (6.0, "M0.2 7L0.2 0L3 4.4L5.8 0L5.8 7"),
    "N": (4.9, "M0.2 7L0.2 0L4.7 7L4.7 0"),
    "O": (5.6, "M2.8 0A2.75 3.5 0 1 0 2.8 7A2.75 3.5 0 1 0 2.8 0"),
    "P": (4.5, "M0.2 7L0.2 0L2.5 0A1.95 1.95 0 0 1 2.5 3.9L0.2 3.9"),
    "Q": (5.6, "M2.8 0A2.75 3.5 0 1 0 2.8 7A2.75 3.5 0 1 0 2.8 0M3.4 5.1L5.3 7.2"),
    "R": (4.6, "M0.2 7L0.2 0L2.5 0A1.95 1.95 0 0 1 2.5 3.9L0.2 3.9M2.2 3.9L4.5 7"),
    "S": (4.2, "M4 1.2C3.4 0.3 2.8 0 2.1 0A2 1.75 0 0 0 2.1 3.5A2.1 1.75 0 0 1 2.1 7C1.2 7 0.5 6.6 0 5.8"),
    "T": (4.6, "M0 0L4.6 0M2.3 0L2.3 7"),
    "U": (4.8, "M0.2 0L0.2 4.7A2.2 2.3 0 0 0 4.6 4.7L4.6 0"),
    "V": (4.8, "M0 0L2.4 7L4.8 0"),
    "W": (6.6, "M0 0L1.7 7L3.3 1.4L4.9 7L6.6 0"),
    "X": (4.6, "M0.1 0L4.5 7M4.5 0L0.1 7"),
    "Y": (4.6, "M0 0L2.3 3.6L4.6 0M2.3 3.6L2.3 7"),
    "Z": (4.5, "M0.2 0L4.3 0L0.1 7L4.5 7"),
}
_SIGNS = {
    " ": (1.4, ""),
    "+": (4.2, "M2.1 1.6L2.1 5.8M0 3.7L4.2 3.7"),
    "-": (3.6, "M0.2 3.7L3.4 3.7"),
    "\N{MINUS SIGN}": (4.2, "M0 3.7L4.2 3.7"),
    "\N{MULTIPLICATION SIGN}": (4.2, "M0.5 2.1L3.7 5.3M3.7 2.1L0.5 5.3"),
    "\N{DIVISION SIGN}": (4.2, "M0 3.7L4.2 3.7M2.1 1.6L2.1 1.8M2.1 5.6L2.1 5.8"),
    ":": (1.4, "M0.7 2.1L0.7 2.3M0.7 5.7L0.7 5.9"),
    "=": (4.2, "M0 2.6L4.2 2.6M0 4.9L4.2 4.9"),
    "?": (4.2, "M0.2 1.9A1.95 1.9 0 1 1 3.1 3.5C2.3 4 2.1 4.3 2.1 5M2.1 6.8L2.1 7"),
    "!": (1.6, "M0.8 0L0.8 4.7M0.8 6.8L0.8 7"),
    ".": (1.2, "M0.6 6.8L0.6 7"),
    ",": (1.4, "M0.9 6.7L0.4 8"),
    "/": (3.8, "M3.6 -0.3L0.2 7.3"),
    "#": (4.8, "M1.6 0.6L0.9 6.6M3.9 0.6L3.2 6.6M0.2 2.5L4.7 2.5M0 4.7L4.5 4.7"),
    "*": (4.0, "M2 1.5L2 5.9M0.1 2.6L3.9 4.8M3.9 2.6L0.1 4.8"),
    "\N{UPWARDS ARROW}": (4.4, "M2.2 7L2.2 0.3M0 2.5L2.2 0.3L4.4 2.5"),
    "\N{RIGHTWARDS ARROW}": (5.4, "M0 3.7L5.2 3.7M3 1.5L5.2 3.7L3 5.9"),
    "\N{DOWNWARDS ARROW}": (4.4, "M2.2 0L2.2 6.7M0 4.5L2.2 6.7L4.4 4.5"),
    "\N{LEFTWARDS ARROW}": (5.4, "M5.4 3.7L0.2 3.7M2.4 1.5L0.2 3.7L2.4 5.9"),
}
GLYPHS: dict[str, tuple[float, str]] = {**_DIGITS, **_LETTERS, **_SIGNS}
"""Character -> width and path data, in glyph units."""
_UNKNOWN = (4.2, "M0.2 0L4 0L4 7L0.2 7L0.2 0")

_PART = re.compile(r"([MLCA])([^MLCA]*)")


def text(
    words: str, x: float, y: float, size: float, class_: str = "glyph", *, anchor: str = "middle"
) -> str:
    """A path element that writes `words` in capitals `size` high, their middle at height `y`.

    `x` is their middle, or their left or right end with `anchor` "start" or "end".
    """
    data, width = outline(words)
    scale = size / HEIGHT
    left = x - width * scale * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    moved = placed(data, left, y - size / 2, scale)
    return tag("path", d=moved, class_=class_, stroke_width=WEIGHT * scale)


def outline(words: str) -> tuple[str, float]:
    """The path data of `words` in glyph units, and their width."""
    parts = []
    at = 0.0
    for letter in _drawable(words):
        width, data = GLYPHS.get(letter, _UNKNOWN)
        parts.append(placed(data, at, 0, 1))
        at += width + GAP
    return "".join(parts), max(0.0, at - GAP)


def placed(data: str, x: float, y: float, scale: float) -> str:
    """Path data (M, L, C, A, all absolute) scaled and then moved by (x, y)."""
    parts = _PART.findall(data)
    return "".join(_command(name, list(map(float, numbers.split())), x, y, scale) for name, numbers in parts)


def _command(name: str, numbers: list[float], x: float, y: float, scale: float) -> str:
    if name == "A":
        across, down, turn, large, sweep, *end = numbers
        head = f"{across * scale:.4g} {down * scale:.4g} {turn:g} {large:g} {sweep:g} "
    else:
        head, end = "", numbers
    points = (value * scale + (x if index % 2 == 0 else y) for index, value in enumerate(end))
    return name + head + " ".join(f"{point:.5g}" for point in points)


def _drawable(words: str) -> str:
    """Capitals without accents; signs stay as they are."""
    plain = unicodedata.normalize("NFKD", words.upper())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
