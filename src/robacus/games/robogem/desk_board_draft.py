"""What lies on the board editor of Robogem: a board that may not be finished or right, as a value and as text.

The text is that of a layout (`layout`), and it may lack bases or have one twice; besides there is ``players 3``, for
how many robots are shown.  How a draft is changed is `desk_board_edits`, how it looks `desk_board`.
"""

from __future__ import annotations

import re
from functools import cached_property

import msgspec

from robacus.game import InvalidText
from robacus.games.robogem.layout import (
    BASES,
    COLOURS,
    HEADINGS,
    MAX_LAYOUT_TEXT,
    MAX_SIDE,
    MIN_SIDE,
    Layout,
    parse_text,
    usual_facing,
    words,
)
from robacus.games.robogem.options import USUAL_COLOURS

EMPTY, BLOCKER, DIAMOND = ".#*"
SIGNS = EMPTY + BLOCKER + DIAMOND + BASES


class Draft(msgspec.Struct, frozen=True, dict=True):
    """A board as somebody has it before them."""

    width: int
    height: int
    signs: str
    """Square -> its sign, row by row."""
    facing: tuple[int | None, int | None, int | None, int | None] = (None, None, None, None)
    """The heading of each robot at the start, by colour; None = the usual one for where its base is."""
    players: int = 2

    @cached_property
    def bases(self) -> tuple[tuple[int, ...], ...]:
        """Colour -> the squares of its bases: one, if all is right."""
        return tuple(self.squares(sign) for sign in BASES)

    @property
    def colours(self) -> tuple[int, ...]:
        """The robots that are shown: those of a table with so many players."""
        return tuple(map(COLOURS.index, USUAL_COLOURS[self.players]))

    def squares(self, sign: str) -> tuple[int, ...]:
        """Where a sign stands."""
        return tuple(square for square, found in enumerate(self.signs) if found == sign)

    def name(self, square: int) -> str:
        """What people call a square."""
        y, x = divmod(square, self.width)
        return f"{chr(65 + x)}{y + 1}"

    def heading(self, colour: int) -> int:
        """Where a robot looks whose base is there."""
        chosen = self.facing[colour]
        return self._usual(colour) if chosen is None else chosen

    def _usual(self, colour: int) -> int:
        return usual_facing((self.bases[colour][0],), self.width)[0]

    @cached_property
    def layout(self) -> Layout | None:
        """The layout, None while a base is missing or there twice."""
        return parse_text(self.share_text()) if all(len(found) == 1 for found in self.bases) else None

    def rows(self) -> list[str]:
        """The rows of the text, the top one first."""
        return [self.signs[at : at + self.width] for at in range(0, len(self.signs), self.width)]

    def share_text(self) -> str:
        """What people give to each other: the text of the layout, as far as it is there."""
        turned = [
            f"facing {colour} {HEADINGS[self.heading(index)]}"
            for index, colour in enumerate(COLOURS)
            if self.bases[index] and self.heading(index) != self._usual(index)
        ]
        return "\n".join((*self.rows(), *turned))

    def to_text(self) -> str:
        """Everything.  `read_draft` gives the same draft back."""
        text = self.share_text()
        return text if self.players == 2 else f"{text}\nplayers {self.players}"


def read_draft(text: str) -> Draft:
    """The draft of a text.  Raises `InvalidText` for what is no board at all."""
    if len(text) > MAX_LAYOUT_TEXT:
        raise InvalidText(words("layout-too-long", length=len(text), longest=MAX_LAYOUT_TEXT))
    rows: list[str] = []
    facing: list[int | None] = [None] * len(COLOURS)
    players = 2
    for part in filter(None, (" ".join(part.split()) for part in re.split(r"[\n/;]", text))):
        match part.lower().split():
            case ["facing", colour, heading] if colour in COLOURS and heading in ("n", "e", "s", "w"):
                facing[COLOURS.index(colour)] = HEADINGS.index(heading.upper())
            case ["facing", *_]:
                raise InvalidText(words("layout-facing", words=part[:40]))
            case ["players", seats] if seats in ("2", "3", "4"):
                players = int(seats)
            case ["players", *_]:
                raise InvalidText(words("board-unreadable", words=part[:40]))
            case _:
                rows.append(part.replace(" ", ""))
    width, height = max(map(len, rows), default=0), len(rows)
    check_size(width, height)
    for number, row in enumerate(rows, start=1):
        if len(row) != width:
            raise InvalidText(words("layout-row-length", row=number, length=len(row), width=width))
        wrong = next((sign for sign in row if sign not in SIGNS), "")
        if wrong:
            raise InvalidText(words("layout-sign", row=number, sign=wrong))
    return Draft(width, height, "".join(rows), tuple(facing), players)  # type: ignore[arg-type]


def check_size(width: int, height: int) -> None:
    """Raise `InvalidText` for a board that is too small or too large."""
    if not (MIN_SIDE <= width <= MAX_SIDE and MIN_SIDE <= height <= MAX_SIDE):
        raise InvalidText(words("layout-size", width=width, height=height, least=MIN_SIDE, most=MAX_SIDE))
