"""The options of the table game of Ricochet Robots, and whether they go together.

One declaration for form, command line, record and validation.  What each option means for play is in `rules` and
`moves`; their labels and helps are the messages ``option-NAME``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from robacus.game import InvalidOptions, InvalidText
from robacus.games.ricochet_robots.board import ANY, COLOURS, Board, problem
from robacus.games.ricochet_robots.board_text import MAX_BOARD_TEXT, statements, take_board
from robacus.games.ricochet_robots.moves import BlockedTurn, Variant, checked, robot_name, words
from robacus.games.ricochet_robots.quadrants import (
    FIFTH,
    SIDES,
    SIDES_WITH_DIAGONALS,
    Edition,
    standard_board,
)
from robacus.speech import Joined

USUAL_CHIPS = {2: 8, 3: 6, 4: 5}
"""Seats -> chips that win in the usual game (R16); with other numbers it ends when the chips are gone."""


class Options(msgspec.Struct, frozen=True):
    """Every option of the rules page with its default and limits; seconds are seconds."""

    edition: Edition = "1999"
    quadrants: Annotated[str, Meta(max_length=40)] = ""
    """Sides in the order NW NE SE SW such as ``1A 2B 3A 4B``; empty = drawn from the seed."""
    fifth_robot: bool = False
    vortex: bool = True
    diagonals: bool = True
    variant: Variant = "strict"
    blocked_turn: BlockedTurn = "stand"
    turn_is_ricochet: bool = False
    board: Annotated[str, Meta(max_length=MAX_BOARD_TEXT)] = ""
    """The share text of a custom board; ``robot red C4`` in it says which robots there are and where they start."""
    glass_seconds: Annotated[int, Meta(ge=5, le=600)] = 60
    glass_by: Literal["first_bid", "hand"] = "first_bid"
    demonstration_seconds: Annotated[int, Meta(ge=10, le=600)] = 120
    referee_seconds: Annotated[int, Meta(ge=0, le=3600)] = 300
    """0 = no referee (R17)."""
    end: Literal["usual", "chips", "all"] = "usual"
    end_chips: Annotated[int, Meta(ge=1, le=1024)] = 5
    """Chips that win when `end` is ``chips``."""
    next_chip: Literal["auto", "hand"] = "auto"


class CustomBoard(msgspec.Struct, frozen=True):
    """A board of somebody's own, and the robots that its text places."""

    board: Board
    robots: tuple[tuple[str, int], ...]
    """(colour, cell); empty = the usual robots on random cells."""


@lru_cache(maxsize=64)
def custom_board(text: str) -> CustomBoard:
    """The board of the option `board`.  Raises `InvalidText` naming what is wrong with it."""
    board, rest = take_board(statements(text))
    robots: list[tuple[str, int]] = []
    for statement in rest:
        keyword, *more = statement.split()
        if keyword.lower() != "robot":
            raise problem("board-statement", words=statement[:40])
        if len(more) != 2 or more[0].lower() not in COLOURS:
            raise problem("board-robot", words=statement[:40])
        robots.append((more[0].lower(), board.named(more[1])))
    if not board.targets:
        raise InvalidText(words("board-no-target"))
    if robots:
        checked(board, robots, board.targets[0].cell, ANY)
    placed = tuple(sorted(robots, key=lambda robot: COLOURS.index(robot[0])))
    return CustomBoard(board, placed)


def robot_colours(options: Options) -> tuple[str, ...]:
    """The robots of a game, in the usual order."""
    if options.board:
        placed = custom_board(options.board).robots
        if placed:
            return tuple(colour for colour, _cell in placed)
    return (*COLOURS[:4], FIFTH[options.edition]) if options.fifth_robot else COLOURS[:4]


def quadrant_names(options: Options) -> tuple[str, ...]:
    """The sides that the option `quadrants` names."""
    return tuple(options.quadrants.upper().replace(",", " ").split())


def chips_of(options: Options, board: Board) -> tuple[int, ...]:
    """The chips of a game, as indices into the targets of its board."""
    return tuple(
        index for index, target in enumerate(board.targets) if options.vortex or target.colour != ANY
    )


def chips_to_win(options: Options, seats: int) -> int | None:
    """How many chips end the game (R16); None = it ends when the chips are gone."""
    if options.end == "chips":
        return options.end_chips
    return USUAL_CHIPS.get(seats) if options.end == "usual" else None


def check_options(options: Options) -> None:
    """Raise `InvalidOptions` for options that do not go together; the sentence names the option to change."""
    chips = len(COLOURS[:4]) * 4 + options.vortex
    if options.board:
        if options.quadrants:
            raise _wrong("wrong-two-boards", "quadrants")
        chips = _check_custom(options)
    elif options.quadrants:
        _check_quadrants(options)
    if options.end == "chips" and options.end_chips > chips:
        raise _wrong("wrong-few-chips", "end_chips", chips=chips)


def _check_quadrants(options: Options) -> None:
    names = quadrant_names(options)
    try:
        standard_board(names)
    except InvalidText as error:
        raise _wrong("wrong-text", "quadrants", why=error.message) from None
    sides = [side for side in SIDES[options.edition] if options.diagonals or side not in SIDES_WITH_DIAGONALS]
    for name in names:
        if name[1] not in sides:
            raise _wrong("wrong-side", "quadrants", quadrant=name, sides=Joined(tuple(sides)))


def _check_custom(options: Options) -> int:
    """How many chips the custom board gives."""
    try:
        custom = custom_board(options.board)
    except InvalidText as error:
        raise _wrong("wrong-text", "board", why=error.message) from None
    board = custom.board
    length = len(board.to_text())
    if length > MAX_BOARD_TEXT:
        raise _wrong("board-text-long", "board", length=length, longest=MAX_BOARD_TEXT)
    colours = robot_colours(options)
    chips = chips_of(options, board)
    if not chips:
        raise _wrong("wrong-only-vortex", "vortex")
    for index in chips:
        target = board.targets[index]
        if target.colour not in (*colours, ANY):
            raise _wrong(
                "wrong-no-robot", "board", cell=board.name(target.cell), robot=robot_name(target.colour)
            )
    if not custom.robots and len(board.free_cells) < len(colours):
        raise _wrong("wrong-no-room", "board", cells=len(board.free_cells), robots=len(colours))
    return len(chips)


def _wrong(id: str, option: str, **args: object) -> InvalidOptions:
    return InvalidOptions(words(id, name=option, **args))
