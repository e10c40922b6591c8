"""The tasks of the trainer: what is asked and which answers are right, as plain data.

Three kinds: *find* all examples in a row of digits, the *gap* of a row that makes all of it one example, and the most
points of a *rack* on a board.  How they are made is `generator`, how hard they are `difficulty`, why an answer is
wrong `why`; where they are played is `desk_puzzle`.
"""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from typing import Literal

import msgspec

from robacus.game import InvalidText
from robacus.games.abaku import arithmetic
from robacus.games.abaku.arithmetic import Reading, examples_in, read_reading, readings
from robacus.games.abaku.layout import MAX_SIZE
from robacus.games.abaku.messages import words
from robacus.games.abaku.placing import EMPTY, Placement, Position
from robacus.games.abaku.search import all_placements

TaskKind = Literal["find", "gap", "rack"]
Operations = Literal[
    "plus", "minus", "plus_minus", "times", "divided", "times_divided", "four", "powers", "all"
]
Numbers = Literal["10", "20", "100", "1000", "any"]
Size = Literal["small", "middle", "large"]

_FOUR = arithmetic.ADDITION | arithmetic.SUBTRACTION | arithmetic.MULTIPLICATION | arithmetic.DIVISION
BITS: dict[Operations, int] = {
    "plus": arithmetic.ADDITION,
    "minus": arithmetic.SUBTRACTION,
    "plus_minus": arithmetic.ADDITION | arithmetic.SUBTRACTION,
    "times": arithmetic.MULTIPLICATION,
    "divided": arithmetic.DIVISION,
    "times_divided": arithmetic.MULTIPLICATION | arithmetic.DIVISION,
    "four": _FOUR,
    "powers": arithmetic.SQUARES | arithmetic.CUBES,
    "all": arithmetic.ALL_OPERATIONS,
}
"""Which operations count, as bits of `arithmetic.OPERATIONS`."""
GAP = "_"
LETTERS = "ABCDEFGHIJKLMNO"
"""Names of the places of a row: those of a board's columns."""
MOST_BEST = 5
"""So many of the best placements are shown."""


class Level(msgspec.Struct, frozen=True):
    """How far somebody is: which operations count, how large numbers get, how large a task is."""

    operations: Operations = "all"
    numbers: Numbers = "any"
    """The largest number in the examples of a task that is made; it does not change what an example is."""
    size: Size = "middle"

    @property
    def mask(self) -> int:
        """The operations as bits."""
        return BITS[self.operations]

    @property
    def most(self) -> int | None:
        """The largest number, None = any."""
        return None if self.numbers == "any" else int(self.numbers)

    def fits(self, ways: tuple[Reading, ...]) -> bool:
        """Whether one of the ways to read an example has no larger number."""
        most = self.most
        return most is None or any(max(map(int, way.numbers)) <= most for way in ways)


class Find(msgspec.Struct, frozen=True, dict=True):
    """All examples in a row.  An answer is a segment by its first and last place, such as ``C-E``."""

    row: str
    mask: int

    @cached_property
    def right(self) -> tuple[str, ...]:
        """Every right answer, from left to right."""
        return tuple(span_text(start, end) for start, end in examples_in(self.row, self.mask))

    def digits_of(self, answer: str) -> str:
        """The digits that an answer says are an example."""
        start, end = span_of(answer)
        return self.row[start:end]

    def answers(self, text: str) -> tuple[str, ...]:
        """The answers that a typed text can mean: places (``C-E``, ``3-5``), digits (``824``) wherever they stand, or
        an example with its signs (``8:2=4``).  Raises `InvalidText`."""
        typed = "".join(text.upper().split())
        said = read_reading(text)
        places = re.fullmatch(r"([A-O])[-–:]?([A-O])", typed) or re.fullmatch(r"([A-O])", typed)
        numbers = re.fullmatch(r"([0-9]{1,2})[-–]([0-9]{1,2})", typed)
        if places:
            ends = [LETTERS.index(letter) for letter in places.groups()]
        elif numbers:
            ends = [int(number) - 1 for number in numbers.groups()]
        else:
            return self._occurrences(typed if said is None else "".join(said.numbers), text)
        start, last = min(ends), max(ends)
        if not 0 <= start <= last < len(self.row):
            raise InvalidText(words("train-no-place", words=text[:20], last=LETTERS[len(self.row) - 1]))
        return (span_text(start, last + 1),)

    def _occurrences(self, digits: str, text: str) -> tuple[str, ...]:
        if not re.fullmatch(r"[0-9]+", digits):
            raise InvalidText(words("train-find-unreadable", words=text[:40]))
        found = [
            span_text(start, start + len(digits))
            for start in range(len(self.row) - len(digits) + 1)
            if self.row.startswith(digits, start)
        ]
        if not found:
            raise InvalidText(words("train-not-in-row", digits=digits[:20]))
        return tuple(found)

    @property
    def text(self) -> str:
        """The task as it stands in drafts."""
        return f"find {self.row}"


class Gap(msgspec.Struct, frozen=True, dict=True):
    """The digits that make all of a row one example.  An answer is a digit."""

    row: str
    """Digits and one `GAP`."""
    mask: int

    @cached_property
    def right(self) -> tuple[str, ...]:
        """Every right answer, the smallest first."""
        return tuple(digit for digit in "0123456789" if readings(self.digits_of(digit), self.mask))

    def digits_of(self, answer: str) -> str:
        """The whole row with that digit."""
        return self.row.replace(GAP, answer)

    def answers(self, text: str) -> tuple[str, ...]:
        """The digit that a typed text means; the whole row may be typed too, also with its signs.  Raises
        `InvalidText`."""
        said = read_reading(text)
        typed = "".join(text.split() if said is None else said.numbers)
        for digit in "0123456789":
            if typed in (digit, self.digits_of(digit)):
                return (digit,)
        raise InvalidText(words("train-gap-unreadable", words=text[:40]))

    @property
    def text(self) -> str:
        """The task as it stands in drafts."""
        return f"gap {self.row}"


class Rack(msgspec.Struct, frozen=True, dict=True):
    """The most points that a rack makes in one turn."""

    position: Position
    tiles: str
    """Sorted digits."""

    @property
    def best(self) -> tuple[int, tuple[Placement, ...]]:
        """The most points, and the placements that make them, those of few tiles first; this searches."""
        return _best(self.position, self.tiles)

    @property
    def text(self) -> str:
        """The task as it stands in drafts."""
        layout, size = self.position.layout, self.position.layout.size
        fields = [
            bonus if digit == EMPTY else digit
            for bonus, digit in zip(layout.fields, self.position.board, strict=True)
        ]
        rows = ("".join(fields[at : at + size]) for at in range(0, size * size, size))
        return f"rack {self.tiles}; board {' '.join(rows)}"


RowTask = Find | Gap
"""A task that is about reading a row."""
Task = Find | Gap | Rack


@lru_cache(maxsize=64)
def _best(position: Position, tiles: str) -> tuple[int, tuple[Placement, ...]]:
    found = all_placements(position, tiles)
    score = max((points for _placement, points in found), default=0)
    best = [placement for placement, points in found if points == score]
    return score, tuple(sorted(best, key=lambda one: (len(one), one))[:MOST_BEST])


def kind_of(task: Task) -> TaskKind:
    """Its kind, as in wishes and drafts."""
    match task:
        case Find():
            return "find"
        case Gap():
            return "gap"
        case Rack():
            return "rack"


def span_text(start: int, end: int) -> str:
    """A segment of a row, end exclusive, as people say it."""
    return f"{LETTERS[start]}-{LETTERS[end - 1]}"


def span_of(answer: str) -> tuple[int, int]:
    """Start and end (exclusive) of a segment."""
    return LETTERS.index(answer[0]), LETTERS.index(answer[2]) + 1


def read_row(text: str, *, gap: bool) -> str:
    """The row of a text: 2 to 15 digits, one of them missing where there is a `gap`.  Raises `InvalidText`."""
    row = text.replace("?", GAP).replace(".", GAP)
    if not 2 <= len(row) <= MAX_SIZE or not re.fullmatch(r"[0-9_]+", row) or row.count(GAP) != gap:
        raise InvalidText(words("train-row-gap" if gap else "train-row", words=text[:40], most=MAX_SIZE))
    return row
