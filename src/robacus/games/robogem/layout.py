"""The board of Robogem: spaceblockers, diamonds, bases, and how it is written as text.

Only what lies there before the first turn, and whether one can play on it (L1, L2).  How robots move is `moves`.

A square is the number ``y * width + x``, both counted from 0 at the top left; people see its name, ``A1`` for square 0.
Headings are 0 north, 1 east, 2 south, 3 west.  The text of a layout is its rows, ``.`` empty, ``#`` a spaceblocker,
``*`` a diamond, ``R G B Y`` the base of red, green, blue and yellow; lines such as ``facing red S`` turn a robot.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from pathlib import Path

import msgspec

from robacus.game import InvalidText
from robacus.speech import Message

COLOURS = ("red", "green", "blue", "yellow")
"""In the order of seats and of play, clockwise."""
BASES = "RGBY"
HEADINGS = "NESW"
NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Heading -> how x and y change."""
MIN_SIDE, MAX_SIDE = 4, 16
MIN_DIAMONDS = 3
MAX_DIAMONDS = 40
MAX_LAYOUT_TEXT = 600
"""Characters; the largest layout needs about half of it."""
STANDARD = ("classic8", "fair9")
"""The layouts that come with the game, by the names of their files in `data`."""


def words(id: str, /, **args: object) -> Message:
    """A message of this game's own texts."""
    return Message(f"robogem:{id}", tuple(args.items()))


class Layout(msgspec.Struct, frozen=True, dict=True):
    """A board before the first turn."""

    width: int
    height: int
    blockers: frozenset[int]
    diamonds: tuple[int, ...]
    """Squares, sorted."""
    bases: tuple[int, int, int, int]
    """The base of each colour, in the order of `COLOURS`."""
    facing: tuple[int, int, int, int]
    """The heading of each robot at the start."""

    def name(self, square: int) -> str:
        """What people call a square: ``A1`` is top left."""
        return self.names[square]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of all squares."""
        return tuple(f"{chr(65 + x)}{y + 1}" for y in range(self.height) for x in range(self.width))

    @cached_property
    def next(self) -> tuple[tuple[int, int, int, int], ...]:
        """Square -> heading -> the square there, -1 off the board."""
        return tuple(
            tuple(  # type: ignore[misc]
                (y + dy) * self.width + x + dx
                if 0 <= x + dx < self.width and 0 <= y + dy < self.height
                else -1
                for dx, dy in STEPS
            )
            for y in range(self.height)
            for x in range(self.width)
        )

    def rows(self) -> tuple[str, ...]:
        """The rows of the text, the top one first."""
        signs = dict.fromkeys(self.blockers, "#") | dict.fromkeys(self.diamonds, "*")
        signs |= dict(zip(self.bases, BASES, strict=True))
        return tuple(
            "".join(signs.get(y * self.width + x, ".") for x in range(self.width)) for y in range(self.height)
        )

    def to_text(self) -> str:
        """The share text; `read_layout` reads it back."""
        usual = usual_facing(self.bases, self.width)
        turned = (
            f"facing {colour} {HEADINGS[heading]}"
            for colour, heading, often in zip(COLOURS, self.facing, usual, strict=True)
            if heading != often
        )
        return "\n".join((*self.rows(), *turned))


@lru_cache(maxsize=8)
def standard(name: str) -> Layout:
    """One of the layouts that come with the game."""
    file = Path(__file__).parent / "data" / f"{name}.txt"
    return read_layout(file.read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def read_layout(text: str) -> Layout:
    """The layout of a share text: rows and ``facing`` statements, one a line or between slashes or semicolons.

    Raises `InvalidText` that says what is wrong, and where (L2).
    """
    if len(text) > MAX_LAYOUT_TEXT:
        raise InvalidText(words("layout-too-long", length=len(text), longest=MAX_LAYOUT_TEXT))
    layout = parse_text(text)
    check_layout(layout)
    return layout


@lru_cache(maxsize=256)
def parse_text(text: str) -> Layout:
    """The layout of a text that need not be one to play on, such as that of a picture.  Raises `InvalidText`."""
    lines = [part.strip() for part in re.split(r"[\n/;]", text)]
    rows = [line.replace(" ", "") for line in lines if line and not _is_facing(line)]
    layout = parse_rows(rows)
    facing = list(layout.facing)
    for line in filter(_is_facing, lines):
        colour, heading = _read_facing(line)
        facing[colour] = heading
    return msgspec.structs.replace(layout, facing=tuple(facing))


def _is_facing(line: str) -> bool:
    return line.lower().startswith("facing")


def _read_facing(line: str) -> tuple[int, int]:
    match = re.fullmatch(r"facing\s+(red|green|blue|yellow)\s+([nesw])", line.lower())
    if not match:
        raise InvalidText(words("layout-facing", words=line[:40]))
    return COLOURS.index(match[1]), HEADINGS.index(match[2].upper())


def parse_rows(rows: Sequence[str]) -> Layout:
    """The layout of these rows, readable but not yet checked: one of each base, at most `MAX_SIDE` squares a side.

    Raises `InvalidText` naming the row or the base that is wrong.
    """
    height, width = len(rows), max(map(len, rows), default=0)
    if not (MIN_SIDE <= width <= MAX_SIDE and MIN_SIDE <= height <= MAX_SIDE):
        raise InvalidText(words("layout-size", width=width, height=height, least=MIN_SIDE, most=MAX_SIDE))
    for number, row in enumerate(rows, start=1):
        if len(row) != width:
            raise InvalidText(words("layout-row-length", row=number, length=len(row), width=width))
        wrong = next((sign for sign in row if sign not in f".#*{BASES}"), "")
        if wrong:
            raise InvalidText(words("layout-sign", row=number, sign=wrong))
    board = "".join(rows)
    for base, colour in zip(BASES, COLOURS, strict=True):
        if board.count(base) != 1:
            raise InvalidText(words("layout-bases", colour=colour, count=board.count(base)))
    bases = tuple(map(board.index, BASES))
    return Layout(
        width=width,
        height=height,
        blockers=_squares(board, "#"),
        diamonds=tuple(sorted(_squares(board, "*"))),
        bases=bases,  # type: ignore[arg-type]
        facing=usual_facing(bases, width),
    )


def _squares(board: str, sign: str) -> frozenset[int]:
    return frozenset(square for square, found in enumerate(board) if found == sign)


def usual_facing(bases: Iterable[int], width: int) -> tuple[int, int, int, int]:
    """Along the row to where there is more room: on the classic board red and yellow look east, green and blue west."""
    return tuple(EAST if 2 * (base % width) < width - 1 else WEST for base in bases)  # type: ignore[return-value]


def check_layout(layout: Layout) -> None:
    """Raise `InvalidText` where one cannot play on a layout (L2).

    It has too few or too many diamonds, a base that cannot be left, or a diamond that not every robot can reach.
    """
    if len(layout.diamonds) < MIN_DIAMONDS:
        raise InvalidText(words("layout-few-diamonds", count=len(layout.diamonds), least=MIN_DIAMONDS))
    if len(layout.diamonds) > MAX_DIAMONDS:
        raise InvalidText(words("layout-many-diamonds", count=len(layout.diamonds), most=MAX_DIAMONDS))
    reached = [reachable(layout, base) for base in layout.bases]
    for colour, squares in zip(COLOURS, reached, strict=True):
        if len(squares) == 1:
            raise InvalidText(words("layout-closed-base", colour=colour))
    for colour, squares in zip(COLOURS, reached, strict=True):
        for diamond in layout.diamonds:
            if diamond not in squares:
                raise InvalidText(words("layout-unreachable", cell=layout.name(diamond), colour=colour))


def reachable(layout: Layout, base: int) -> set[int]:
    """Squares that the robot of a base can walk to, all other bases being closed."""
    closed = layout.blockers | set(layout.bases) - {base}
    found = {base}
    todo = [base]
    while todo:
        for square in layout.next[todo.pop()]:
            if square >= 0 and square not in closed and square not in found:
                found.add(square)
                todo.append(square)
    return found
