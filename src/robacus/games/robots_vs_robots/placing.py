"""Where robots may be placed at the start (ST1, ST2).

Whoever places first must leave room for the others: a hex is allowed only when everybody who comes later still finds
one.  Sets of hexes are whole numbers here, one bit for each hex.
"""

from __future__ import annotations

from functools import lru_cache

from robacus.games.robots_vs_robots.board import Board

MIN_DISTANCE = 4
"""At least three hexes lie between two robots at the start (ST2)."""
MOST_CROWDED = 3 * (MIN_DISTANCE - 1) * MIN_DISTANCE + 1
"""Hexes closer than `MIN_DISTANCE` to one, itself included."""


@lru_cache(maxsize=256)
def _crowded(board: Board) -> dict[int, int]:
    """For each starting hex those that a robot there takes from the others."""
    return {
        cell: sum(1 << other for other in board.starts if board.distance(cell, other) < MIN_DISTANCE)
        for cell in board.starts
    }


def _free(board: Board, placed: tuple[int, ...]) -> int:
    free = sum(1 << cell for cell in board.starts)
    for cell in placed:
        free &= ~_crowded(board)[cell]
    return free


def _room(board: Board, free: int, robots: int) -> bool:
    """Whether so many robots still find places among `free`."""
    count = free.bit_count()
    if robots <= 1 or count > MOST_CROWDED * (robots - 1):
        # Every robot takes at most so many hexes, so whatever the others choose one is left.
        return count >= min(robots, 1)
    crowded = _crowded(board)
    while free:
        cell = (free & -free).bit_length() - 1
        if _room(board, free & ~crowded[cell], robots - 1):
            return True
        free &= free - 1
        if free.bit_count() < robots:
            return False
    return False


@lru_cache(maxsize=1024)
def places(board: Board, placed: tuple[int, ...], robots: int) -> tuple[int, ...]:
    """The hexes where the next robot may be placed so that all `robots` find a place, those in `placed` included."""
    later = robots - len(placed) - 1
    free = _free(board, placed)
    crowded = _crowded(board)
    return tuple(
        cell for cell in board.starts if free >> cell & 1 and _room(board, free & ~crowded[cell], later)
    )


def has_room(board: Board, robots: int) -> bool:
    """Whether so many robots can be placed on the board at all."""
    return _room(board, _free(board, ()), robots)


def inwards(board: Board, cell: int) -> int:
    """The heading from a starting hex that has the longest way before it: how a robot looks unless told otherwise."""

    def length(heading: int) -> int:
        steps, at = 0, cell
        while (at := board.next[at][heading]) >= 0 and not board.solid[at]:
            steps += 1
        return steps

    return max(range(6), key=lambda heading: (length(heading), -heading))
