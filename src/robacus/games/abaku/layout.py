"""Boards of Abaku: how big, and where the bonus fields are.  Data, not rules: another layout is another text.

A layout is a square of an odd size, so that it has a centre.  Fields are numbers, ``row * size + column``, from the
top left; people call them by the letter of the column and the number of the row (``H8`` is the centre of the usual
board).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from robacus.game import InvalidText
from robacus.games.abaku.messages import words

Centre = Literal["double", "plain"]

STANDARD = (
    "T..t...T...d..T",
    "..d...d.d...t..",
    ".t...D.......d.",
    "d...D..d..D...t",
    "...D.......D...",
    ".....t...t..D..",
    ".d....d.d....d.",
    "T..d...*...d..T",
    ".d....d.d....d.",
    "..D..t...t.....",
    "...D.......D...",
    "t...D..d..D...d",
    ".d.......D...t.",
    "..t...d.d...d..",
    "T..d...T...t..T",
)
"""The printed game's board, row by row: d and t multiply a tile by two and three, D and T an example; * is the
centre."""

PLAIN, CENTRE = ".", "*"
TILE_FACTOR = {"d": 2, "t": 3}
EXAMPLE_FACTOR = {"D": 2, "T": 3}
BONUSES = "dtDT"
MIN_SIZE, MAX_SIZE = 3, 15
"""Fields of a side: numbers of up to 15 digits are exact in every part of the program."""
MAX_LAYOUT_TEXT = 400


class Layout(msgspec.Struct, frozen=True):
    """Size and bonuses."""

    size: int
    fields: str
    """One character for each field: ``.`` or one of `BONUSES`."""

    @property
    def centre(self) -> int:
        """The field in the middle."""
        return self.size * self.size // 2

    @property
    def rows(self) -> tuple[str, ...]:
        """The layout row by row."""
        return tuple(self.fields[at : at + self.size] for at in range(0, self.size**2, self.size))

    def name(self, field: int) -> str:
        """What people call a field."""
        row, column = divmod(field, self.size)
        return f"{chr(ord('A') + column)}{row + 1}"

    def empty(self) -> str:
        """A board without tiles."""
        return "." * self.size**2


def layout_of(rows: tuple[str, ...] | list[str], centre: Centre = "double") -> Layout:
    """The layout of rows; ``*`` becomes what `centre` says.  Raises `InvalidText` that says what is wrong."""
    size = len(rows)
    wrong = next((number for number, row in enumerate(rows, start=1) if len(row) != size), None)
    if wrong is not None:
        raise InvalidText(words("layout-not-square", rows=size, row=wrong, length=len(rows[wrong - 1])))
    if not MIN_SIZE <= size <= MAX_SIZE or size % 2 == 0:
        raise InvalidText(words("layout-size", size=size, low=MIN_SIZE, high=MAX_SIZE))
    fields = "".join(rows)
    for field, char in enumerate(fields):
        at_centre = field == size * size // 2
        if char not in PLAIN + BONUSES and not (char == CENTRE and at_centre):
            row, column = divmod(field, size)
            raise InvalidText(words("layout-character", char=char, row=row + 1, column=column + 1))
    return Layout(size, fields.replace(CENTRE, "D" if centre == "double" else PLAIN))


@lru_cache(maxsize=256)
def read_layout(text: str, centre: Centre = "double") -> Layout:
    """The layout of a text: rows from the top, separated by spaces, line ends or ``/``; empty = the usual one."""
    rows = tuple(text.replace("/", " ").split())
    return layout_of(rows or STANDARD, centre)
