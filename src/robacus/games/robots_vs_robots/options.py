"""The options of a table of Robots vs Robots, and which of them go together."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from robacus.game import InvalidOptions, InvalidText
from robacus.games.robots_vs_robots.battle import Rules
from robacus.games.robots_vs_robots.board import HIDDEN, Board, words
from robacus.games.robots_vs_robots.map_text import MAX_MAP_TEXT, read_map
from robacus.games.robots_vs_robots.maps import MapName, find_map, room_for_hidden, with_hidden
from robacus.games.robots_vs_robots.placing import MIN_DISTANCE, has_room


class Options(msgspec.Struct, frozen=True):
    """Every option of the rules page with its default and limits; seconds are seconds."""

    map: MapName = "arena5"
    board: Annotated[str, Meta(max_length=MAX_MAP_TEXT)] = ""
    """The text of a map of one's own; empty = the named one."""
    hidden_mines: Annotated[int, Meta(ge=0, le=20)] = 0
    hidden_traps: Annotated[int, Meta(ge=0, le=20)] = 0
    """Laid by chance where nobody can start."""
    edge: Literal["wall", "void"] = "wall"
    mine: Literal["out", "step"] = "out"
    zero: Literal["0", "1"] = "0"
    """The step that Z goes back to (P5)."""
    blanks: bool = True
    """A program may have empty cells."""
    turns: Annotated[int, Meta(ge=10, le=500)] = 200
    program_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Time for writing; 0 = as long as it takes."""


def plain_board(options: Options) -> Board:
    """The board that is asked for, before anything is laid by chance.  Raises `InvalidText`."""
    return read_map(options.board) if options.board.strip() else find_map(options.map)


def board_of(options: Options, seed: str) -> Board:
    """The board of a table, hidden things included."""
    return with_hidden(plain_board(options), options.hidden_mines, options.hidden_traps, seed)


def rules_of(options: Options) -> Rules:
    """What of the options changes a turn."""
    return Rules(edge=options.edge, mine=options.mine, zero=int(options.zero), limit=options.turns)


def check_options(options: Options, seats: int) -> None:
    """Raise `InvalidOptions` for options that do not go together; the sentence names the option to change."""
    try:
        board = plain_board(options)
    except InvalidText as error:
        raise InvalidOptions(words("wrong-board", why=error.message)) from None
    hidden = [board.names[cell] for cell in board.edge if board.terrain[cell] in HIDDEN]
    if hidden:
        raise InvalidOptions(words("wrong-hidden-edge", hex=hidden[0]))
    room = len(room_for_hidden(board))
    if options.hidden_mines + options.hidden_traps > room:
        raise InvalidOptions(
            words("wrong-hidden", wanted=options.hidden_mines + options.hidden_traps, room=room)
        )
    if not board.starts:
        raise InvalidOptions(words("wrong-no-edge"))
    if not has_room(board, seats):
        raise InvalidOptions(words("wrong-no-room", robots=seats, distance=MIN_DISTANCE - 1))
