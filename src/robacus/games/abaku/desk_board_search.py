"""What the desk "board" finds out by searching: the best placements of a position.

It runs where it can be stopped, and is kept, because the next step of help asks for the same.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from robacus.games.abaku.endgame import Ending, best_ending
from robacus.games.abaku.engine import Ranked
from robacus.games.abaku.rack_value import in_order, rack_value
from robacus.games.abaku.situation import DIGITS, RACK, Situation
from robacus.games.abaku.solver import solve

MOST_LISTED = 20
"""Placements that are listed."""
ENDGAME_WORK = 2_000
"""Positions that are looked at for the best turn of an endgame: a second or two."""
SECONDS = 8.0
"""For the slow reference; the C++ core needs milliseconds."""


class Found(NamedTuple):
    """The placements of a position."""

    total: int = 0
    most: int = 0
    """The most points of one."""
    best: tuple[Ranked, ...] = ()
    """Those of most equity, as many as are listed."""
    complete: bool = True
    """These are all."""


@lru_cache(maxsize=64)
def placements(situation: Situation) -> Found:
    """What can be laid.  Raises `InvalidText` where there is too much."""
    answer = solve(situation, seconds=SECONDS)
    return Found(len(answer.found), answer.best_score, answer.found[:MOST_LISTED], answer.complete)


class Swap(NamedTuple):
    """An exchange."""

    tiles: str
    """What is put back, sorted."""
    equity: float


def exchange(situation: Situation) -> Swap | None:
    """The exchange after which the tiles in hand are worth the most; None where the bag or the hand has no tiles."""
    rack, most = in_order(situation.rack), min(situation.bag, len(situation.rack))
    given = {"".join(tiles) for count in range(1, most + 1) for tiles in combinations(rack, count)}
    swaps = [Swap(tiles, rack_value(_without(rack, tiles))) for tiles in sorted(given)]
    return max(swaps, key=lambda swap: (swap.equity, -len(swap.tiles)), default=None)


def _without(rack: str, tiles: str) -> str:
    for tile in tiles:
        rack = rack.replace(tile, "", 1)
    return rack


@lru_cache(maxsize=64)
def ending(situation: Situation, empty: tuple[int, int] = (0, 0)) -> Ending | None:
    """The best turn of two players when the bag is empty.  None in any other position, and without the C++ core."""
    theirs = others_rack(situation)
    if not theirs or not situation.rack:
        return None
    return best_ending(situation.position, situation.rack, theirs, empty, ENDGAME_WORK)


def others_rack(situation: Situation) -> str:
    """What the other of two players holds when the bag is empty: all tiles that are not to be seen, a 0 as an ordinary
    one; empty where that is not known."""
    theirs = "".join(digit * count for digit, count in zip(DIGITS, situation.unseen, strict=True))
    known = situation.seats == 2 and min(situation.missing) >= 0 and len(theirs) <= RACK
    return theirs if known else ""
