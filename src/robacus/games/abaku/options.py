"""The options of the table game of Abaku, and whether they go together.

One declaration for form, command line, record and validation.  What each option means for play is in `placing` and
`turns`; their labels and helps are the messages ``option-NAME``.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from robacus.game import InvalidOptions, InvalidText
from robacus.games.abaku.arithmetic import OPERATIONS
from robacus.games.abaku.layout import MAX_LAYOUT_TEXT, Centre, Layout, read_layout
from robacus.games.abaku.messages import words
from robacus.games.abaku.placing import Rules

RACK = 5
"""Tiles in hand (rule 22)."""
USUAL_COPIES = 11
"""Tiles of each digit in the usual bag."""
MAX_BAG = 1000
"""Tiles of the largest bag: no board has room for more than 225."""


class Options(msgspec.Struct, frozen=True):
    """Every option of the rules with its default and limits."""

    groups: ClassVar[dict[str, tuple[str, ...]]] = {"school": OPERATIONS}

    zero: Literal["new", "either"] = "new"
    zero_only_contact: bool = True
    centre: Centre = "double"
    exchange: Literal["any", "full", "never"] = "any"
    """any: as many tiles as the bag holds.  full: only while it holds a whole rack.  never: not at all (rule 23)."""
    turn_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Time for a turn; 0 = none."""
    resign: Literal["ends", "others_go_on"] = "ends"
    """What resigning means with three or four players (rule 28)."""
    addition: bool = True
    subtraction: bool = True
    multiplication: bool = True
    division: bool = True
    squares: bool = True
    """Second powers and square roots."""
    cubes: bool = True
    """Third powers and cube roots."""
    bag: Annotated[str, Meta(max_length=80)] = ""
    """Copies of each digit: one number for all, or ten for 0 to 9; empty = the usual eleven."""
    layout: Annotated[str, Meta(max_length=MAX_LAYOUT_TEXT)] = ""
    """Rows of a board of one's own (`layout.read_layout`); empty = the usual one."""


def rules_of(options: Options) -> Rules:
    """What the options say about laying tiles."""
    operations = sum(1 << bit for bit, name in enumerate(OPERATIONS) if getattr(options, name))
    return Rules(options.zero, options.zero_only_contact, RACK, operations)


def layout_of_options(options: Options) -> Layout:
    """The board of a table."""
    return read_layout(options.layout, options.centre)


def copies(options: Options) -> tuple[int, ...]:
    """How many tiles of each digit the bag has.  Raises `InvalidText` that says what cannot be read."""
    return copies_of(options.bag)


def copies_of(text: str) -> tuple[int, ...]:
    """The same for what was written: one number for all digits, or ten; empty = the usual ones."""
    parts = text.replace(",", " ").split()
    if not all(part.isdecimal() and part.isascii() and len(part) <= 4 for part in parts):
        raise InvalidText(words("bag-unreadable"))
    numbers = tuple(map(int, parts)) or (USUAL_COPIES,)
    if len(numbers) == 1:
        numbers *= 10
    if len(numbers) != 10:
        raise InvalidText(words("bag-unreadable"))
    return numbers


def check_options(options: Options, seats: int) -> None:
    """Raise `InvalidOptions` for options that do not go together; the sentence names the option to change."""
    if not any(getattr(options, name) for name in OPERATIONS):
        raise InvalidOptions(words("wrong-no-operation", name="addition"))
    for name, read in (("layout", layout_of_options), ("bag", copies)):
        try:
            read(options)
        except InvalidText as error:
            raise InvalidOptions(words("wrong-text", name=name, why=error.message)) from None
    tiles = sum(copies(options))
    if not seats * RACK <= tiles <= MAX_BAG:
        raise InvalidOptions(words("wrong-bag-size", name="bag", tiles=tiles, low=seats * RACK, high=MAX_BAG))
    if not any(copies(options)[1:]):
        raise InvalidOptions(words("wrong-bag-zeros", name="bag"))
