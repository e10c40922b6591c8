"""The options of Robogem, and whether they go together.

One declaration for form, command line, record and validation; labels and helps are the messages ``option-NAME``.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from robacus.game import InvalidOptions, InvalidText
from robacus.games.robogem.layout import (
    COLOURS,
    MAX_LAYOUT_TEXT,
    Layout,
    read_layout,
    standard,
    words,
)

USUAL_COLOURS = {2: ("red", "blue"), 3: ("red", "green", "blue"), 4: COLOURS}
"""Number of seats -> their robots (L1)."""


class Options(msgspec.Struct, frozen=True):
    """Every option of the rules page with its default and limits."""

    layout: Literal["classic8", "fair9"] = "classic8"
    board: Annotated[str, Meta(max_length=MAX_LAYOUT_TEXT)] = ""
    """The share text of a layout of one's own; empty = `layout` (L2)."""
    functions: bool = False
    capture: bool = True
    """False = O1."""
    closed_hands: bool = False
    """O2."""
    open_unused_bases: bool = False
    """O3."""
    beginners: Annotated[str, Meta(max_length=20)] = ""
    """Numbers of the seats that play card by card, such as ``1 3``, or ``all`` (B1)."""
    dry_run: Literal["beginners", "all", "nobody"] = "beginners"
    """Who is shown beforehand where the robot will go."""
    starter: Annotated[int, Meta(ge=0, le=4)] = 0
    """The seat that begins, counted from 1; 0 = the seed draws it."""
    robots: Annotated[str, Meta(max_length=40)] = ""
    """Colours in the order of the seats, such as ``yellow green``; empty = the usual ones."""


def layout_of(options: Options) -> Layout:
    """The board of a game.  Raises `InvalidText` for one that cannot be played on."""
    return read_layout(options.board) if options.board.strip() else standard(options.layout)


def colours_of(options: Options, seats: int) -> tuple[int, ...]:
    """The colour of each seat, as an index into `COLOURS`."""
    named = options.robots.lower().replace(",", " ").split() or USUAL_COLOURS[seats]
    return tuple(map(COLOURS.index, named))


def beginners_of(options: Options, seats: int) -> frozenset[int]:
    """The seats that play card by card."""
    named = options.beginners.lower().replace(",", " ").split()
    return frozenset(range(seats) if named == ["all"] else (int(number) - 1 for number in named))


def check_options(options: Options, seats: int) -> None:
    """Raise `InvalidOptions` for options that do not go together; the sentence names the option to change."""
    try:
        layout_of(options)
    except InvalidText as error:
        raise InvalidOptions(words("wrong-text", name="board", why=error.message)) from None
    if options.starter > seats:
        raise InvalidOptions(words("wrong-starter", name="starter", seats=seats))
    named = options.beginners.lower().replace(",", " ").split()
    numbers = {str(number) for number in range(1, seats + 1)}
    if named != ["all"] and not set(named) <= numbers:
        raise InvalidOptions(words("wrong-beginners", name="beginners", seats=seats))
    robots = options.robots.lower().replace(",", " ").split()
    if robots and (len(robots) != seats or len(set(robots)) != seats or not set(robots) <= set(COLOURS)):
        raise InvalidOptions(words("wrong-robots", name="robots", seats=seats))
