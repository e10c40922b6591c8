"""Programs: sixteen cells with one order each (P1), as values and as text.

``D+2`` moves, ``R-1`` turns, ``T`` fires, ``A`` explodes, ``Z`` goes back to the beginning, ``V9`` goes on at step 9,
``?8:2`` asks question 8 with the number 2, ``-`` is an empty cell.  What the questions mean is `questions`, what
orders do is `stages`.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Literal

import msgspec

from robacus.game import InvalidText
from robacus.games.robots_vs_robots.board import words
from robacus.games.robots_vs_robots.questions import QUESTIONS
from robacus.speech import Message

CELLS = 16
FIRST = 1
"""The step that a program begins with; cell 0 is reached only by Z and V0."""
MOST_HEXES = 9
MOST_SIXTHS = 5
MOST_X = 99
"""The largest number in a question."""
MAX_PROGRAM_TEXT = 600
"""Characters; sixteen cells need far less."""

Kind = Literal["D", "R", "T", "A", "Z", "V", "?", "-"]


class Order(msgspec.Struct, frozen=True):
    """What one cell says."""

    kind: Kind
    number: int = 0
    """Hexes (D) or sixths of a turn (R) with their sign; the step (V); the question (?)."""
    x: int | None = None
    """The number of a question that takes one."""

    def __str__(self) -> str:
        return write_order(self)

    def __repr__(self) -> str:
        return f"<{write_order(self)}>"


BLANK = Order("-")


class Program(msgspec.Struct, frozen=True):
    """Sixteen orders, by step number 0 to 15."""

    orders: tuple[Order, ...]

    def __str__(self) -> str:
        return write_program(self)

    def __repr__(self) -> str:
        return f"<{write_program(self)}>"

    @property
    def asks_turn(self) -> bool:
        """Whether it asks for the number of the turn: then nothing repeats exactly (E4)."""
        return any(order.kind == "?" and order.number == 15 for order in self.orders)

    @property
    def filled(self) -> int:
        """How many cells hold an order."""
        return sum(order.kind != "-" for order in self.orders)


EMPTY = Program((BLANK,) * CELLS)


def filled(program: Program) -> Program:
    """The program with Z in its empty cells, for tables that allow none."""
    return Program(tuple(Order("Z") if order == BLANK else order for order in program.orders))


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with one cell."""

    step: int
    words: str
    why: Message


@lru_cache(maxsize=4096)
def read_order(text: str) -> Order:
    """The order of a cell's text, capitals or not.  Raises `InvalidText` with what is wrong and what to write."""
    said = "".join(unicodedata.normalize("NFKC", text[:40]).upper().split())
    said = said.replace("−", "-").replace("–", "-")
    if said in ("T", "A", "Z", "-"):
        return Order(said)  # type: ignore[arg-type]
    if not said:
        raise InvalidText(words("cell-empty"))
    letter, rest = said[0], said[1:]
    if letter in "DR":
        return _signed(letter, rest, said)
    if letter == "V":
        if not _plain(rest) or int(rest) >= CELLS:
            raise InvalidText(words("cell-v", words=said[:12], last=CELLS - 1))
        return Order("V", int(rest))
    if letter == "?":
        return _question(rest, said)
    raise InvalidText(words("cell-unknown", words=said[:12]))


def _plain(digits: str) -> bool:
    """Whether this is a whole number without leading zeros."""
    return re.fullmatch(r"0|[1-9][0-9]{0,3}", digits) is not None


def _signed(letter: str, rest: str, said: str) -> Order:
    most = MOST_HEXES if letter == "D" else MOST_SIXTHS
    if rest[:1] not in ("+", "-") or not rest:
        raise InvalidText(words("cell-sign", words=said[:12], letter=letter))
    if not _plain(rest[1:]) or not 1 <= int(rest[1:]) <= most:
        raise InvalidText(words("cell-range", words=said[:12], letter=letter, most=most))
    return Order("D" if letter == "D" else "R", int(rest))


def _question(rest: str, said: str) -> Order:
    number, colon, x = rest.partition(":")
    if not _plain(number) or int(number) not in QUESTIONS:
        raise InvalidText(words("cell-question", words=said[:12], last=len(QUESTIONS)))
    question = QUESTIONS[int(number)]
    if not colon:
        return Order("?", question.number, question.usual)
    if question.usual is None:
        raise InvalidText(words("cell-no-x", words=said[:12], number=question.number))
    if not _plain(x) or int(x) > MOST_X:
        raise InvalidText(words("cell-x", words=said[:12], most=MOST_X))
    return Order("?", question.number, int(x))


def write_order(order: Order) -> str:
    """The text of an order; a question's usual number is left out."""
    if order.kind in "DR":
        return f"{order.kind}{order.number:+d}"
    if order.kind == "V":
        return f"V{order.number}"
    if order.kind == "?":
        usual = QUESTIONS[order.number].usual
        return f"?{order.number}" if order.x == usual else f"?{order.number}:{order.x}"
    return order.kind


def split(text: str) -> list[str]:
    """The cells of a program's text: between spaces, commas, bars or lines; ``#`` starts a remark.

    Raises `InvalidText` for a text that is too long.
    """
    if len(text) > MAX_PROGRAM_TEXT * 8:
        raise InvalidText(words("program-long", length=len(text), longest=MAX_PROGRAM_TEXT * 8))
    said = " ".join(line.partition("#")[0] for line in text.splitlines())
    return re.split(r"[\s,;|]+", said.strip()) if said.strip() else []


def faults(cells: list[str]) -> list[Fault]:
    """What is wrong with each cell; nothing is said here about how many there are."""
    found = []
    for step, text in enumerate(cells[:CELLS]):
        try:
            read_order(text)
        except InvalidText as error:
            found.append(Fault(step, text[:20], error.message))
    return found


def program_of(cells: list[str]) -> Program:
    """The program of sixteen cell texts.  Raises `InvalidText` that names the cell, or how many there are."""
    wrong = faults(cells)
    if wrong:
        raise InvalidText(words("program-cell", step=wrong[0].step, why=wrong[0].why))
    if len(cells) != CELLS:
        raise InvalidText(words("program-cells", cells=len(cells), wanted=CELLS))
    return Program(tuple(map(read_order, cells)))


@lru_cache(maxsize=1024)
def read_program(text: str) -> Program:
    """The program of a text.  Raises `InvalidText`."""
    return program_of(split(text))


def write_program(program: Program) -> str:
    """Its cells from step 0 to 15, between spaces."""
    return " ".join(map(write_order, program.orders))


def mirrored(program: Program) -> Program:
    """The program of a robot in the mirror: right and left change places."""
    left_right = {3: 4, 4: 3, 16: 17, 17: 16}
    changed = {"R": lambda order: Order("R", -order.number)}
    changed["?"] = lambda order: Order("?", left_right.get(order.number, order.number), order.x)
    return Program(
        tuple(changed[order.kind](order) if order.kind in changed else order for order in program.orders)
    )
