"""What the puzzle desk finds out by searching: the shortest ways of a position, and how many moves are left from here.

The solver answers for positions in which nothing has happened yet.  In the middle of a way R7 and R8 remember what was
done, so that the number of moves left is closed in from both sides (`moves_left`); where the two do not meet, only "at
least" is said.  Everything is bounded by time and memory, runs where it can be stopped, and is kept, because the next
step of help asks for the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import msgspec

from robacus.game import IllegalAction
from robacus.games.ricochet_robots.desk_puzzle_draft import Draft
from robacus.games.ricochet_robots.moves import Move, Position, Variant, Way
from robacus.games.ricochet_robots.solver import Answer, solve

SECONDS = 4.0
MEGABYTES = 400
"""The limits of one search; a puzzle that is meant for people needs a fraction of them."""
MOST_LISTED = 100
"""Shortest ways that are listed; their number is told all the same."""
TRIED = 400
"""Shortest ways that are looked through for one that can be gone from the middle."""


@lru_cache(maxsize=128)
def shortest(position: Position, variant: Variant) -> Answer:
    """The number of moves, by the search that is the fastest for one way."""
    return solve(position, variant=variant, count=False, seconds=SECONDS, megabytes=MEGABYTES)


@lru_cache(maxsize=64)
def all_shortest(position: Position, variant: Variant, most: int = MOST_LISTED) -> Answer:
    """The shortest ways, those with the fewest robots first, and how many there are."""
    return solve(position, variant=variant, ways=most, seconds=SECONDS, megabytes=MEGABYTES)


class Left(NamedTuple):
    """How far it is from here."""

    least: int
    """No way on has fewer moves."""
    exact: bool
    """So many will do."""
    no_way: bool = False
    """There is no way on from here."""


def moves_left(draft: Draft) -> Left:
    """How many moves are left at least from where the robots stand, with all that R7 and R8 remember."""
    way, position, variant = draft.way, draft.position, draft.variant
    if way.arrived:
        return Left(0, True)
    start = shortest(position, variant)
    if not draft.moves:
        return Left(start.lower_bound, start.length is not None, start.proven and start.length is None)
    # Whoever is here has made a part of a whole way, which has no fewer moves than a shortest one.
    least = max(1, start.lower_bound - len(draft.moves))
    here = msgspec.structs.replace(position, robots=way.robots)
    # What R7 and R8 allow is a way in `free` too.
    free = all_shortest(here, "free", TRIED)
    if free.proven and free.length is None:
        return Left(0, False, no_way=True)
    least = max(least, free.lower_bound)
    if _goes(way, free.ways, least):
        return Left(least, True)
    if free.length == least and free.count == len(free.ways):
        least += 1  # none of all the ways of this length can be gone from here
    if _goes(way, (rest[len(draft.moves) :] for rest in _beginning_like(draft, start)), least):
        return Left(least, True)
    # A way that would be allowed here if nothing had happened yet: often it still is.
    again = all_shortest(here, variant, TRIED)
    return Left(least, _goes(way, again.ways, least))


def _goes(way: Way, rests: Iterable[tuple[Move, ...]], length: int) -> bool:
    """Whether one of these continuations has this length and is allowed from here to its end."""
    return any(len(rest) == length and _completes(way, rest) for rest in rests)


def _completes(way: Way, rest: tuple[Move, ...]) -> bool:
    try:
        for move in rest:
            way = way.step(*move)
    except IllegalAction:
        return False
    return way.arrived


def _beginning_like(draft: Draft, start: Answer) -> Iterable[tuple[Move, ...]]:
    """The shortest ways of the puzzle that begin with the moves made."""
    if start.length is None:
        return ()
    made = draft.moves
    ways = all_shortest(draft.position, draft.variant).ways
    return [way for way in ways if way[: len(made)] == made]


def next_move(draft: Draft) -> tuple[Move, bool] | None:
    """A move of a shortest way, and whether it goes on from here; False = it is the first one from the markers."""
    start = all_shortest(draft.position, draft.variant)
    if start.length is None:
        start = shortest(draft.position, draft.variant)
    if not start.way:
        return None
    made = draft.moves
    for way in start.ways:
        if len(way) > len(made) and way[: len(made)] == made:
            return way[len(made)], True
    return start.way[0], False
