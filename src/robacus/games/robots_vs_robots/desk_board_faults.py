"""What is not right yet with a board of the map editor, with the hex it is about, and where the board can be played on.

A board without faults is taken by a table for two at least (`options.check_options`).  How faults look is the page's.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from robacus.desk import Fault, Link
from robacus.games.robots_vs_robots.board import HIDDEN, Board, words
from robacus.games.robots_vs_robots.map_text import write_map
from robacus.games.robots_vs_robots.maps import MAPS, find_map
from robacus.games.robots_vs_robots.placing import MIN_DISTANCE, has_room
from robacus.speech import Message, Speech

FEWEST_ROBOTS, MOST_ROBOTS = 2, 6
MOST_LISTED = 8
"""Hexes at fault that are listed one by one."""


@lru_cache(maxsize=256)
def most_robots(board: Board) -> int:
    """For how many robots there is room at the start; 0 where it is none for two."""
    if not board.starts:
        return 0
    rooms = (robots for robots in range(MOST_ROBOTS, FEWEST_ROBOTS - 1, -1) if has_room(board, robots))
    return next(rooms, 0)


def hex_key(board: Board, cell: int) -> str:
    """The key of a hex in the editor: its coordinates, which stay the same when the board grows."""
    q, r = board.hexes[cell]
    return f"{q},{r}"


def faults(board: Board, say: Speech) -> tuple[Fault, ...]:
    """Everything that is not right."""
    return tuple(
        Fault(say.once(message))
        if cell is None
        else Fault(say.once(message), hex_key(board, cell), board.names[cell])
        for message, cell in _found(board)
    )


def _found(board: Board) -> Iterator[tuple[Message, int | None]]:
    """What is wrong, and the hex that it is about."""
    hidden = [cell for cell in board.edge if board.terrain[cell] in HIDDEN]
    for cell in hidden[:MOST_LISTED]:
        yield words("draft-fault-hidden", hex=board.names[cell]), cell
    if not board.starts:
        yield words("draft-fault-edge"), None
    elif not most_robots(board):
        yield words("draft-fault-room", distance=MIN_DISTANCE - 1), None


def links(board: Board, say: Speech) -> tuple[Link, ...]:
    """To a table on this board, as far as the rules take it, and to the printer."""
    printed = Link(label=say.say(words("draft-print")), paper="board", draft=write_map(board))
    if any(True for _ in _found(board)):
        return (printed,)
    return Link(label=say.say(words("draft-play")), options=table_options(board)), printed


def table_options(board: Board) -> dict[str, str | int | bool]:
    """The options of a table on this board that differ from the usual ones."""
    for name in MAPS:
        if board == find_map(name):
            return {"map": name} if name != MAPS[0] else {}
    return {"board": write_map(board)}
