"""The end of a game of two when the bag is empty: each knows what the other holds, so the best turn can be found.

`best_ending` looks further and further ahead until the end is reached everywhere, or until a set amount of work is
done; it says which of the two.  The C++ core does it; `worth` is the meaning, plain and slow, and a test holds the two
equal.
"""

from __future__ import annotations

from math import inf

import msgspec
from msgspec.structs import replace

from robacus import core
from robacus.games.abaku.engine import kept
from robacus.games.abaku.placing import Placement, Position
from robacus.games.abaku.rack_value import hand_points
from robacus.games.abaku.search import Fast, all_placements
from robacus.games.abaku.simulation import counts
from robacus.games.abaku.state import EMPTY_TURNS

ALWAYS = 3
"""Racks of so many tiles or fewer are looked at to the end."""
PLENTY = 60_000
"""Positions that this takes at most: five times what the worst of them took, and a bound for boards of one's own."""


class Ending(msgspec.Struct, frozen=True):
    """What was found."""

    tiles: Placement
    """What to lay; nothing = an empty turn."""
    worth: int
    """Points more than the other from here on, with what the end adds."""
    proven: bool
    """Both play as well as can be; else it is what was seen within the work."""
    work: int
    """Positions whose placements were found."""


def best_ending(
    position: Position, mine: str, theirs: str, empty: tuple[int, int], work: int
) -> Ending | None:
    """The best turn of who holds `mine`; None without the core, or where jokers allow more than it can list.

    Both hold one to five tiles.  `empty` counts the empty turns in a row of each (rule 27).
    """
    if core.native is None:
        return None
    if max(len(mine), len(theirs)) <= ALWAYS:
        work = max(work, PLENTY)
    fast = Fast(position)
    found = core.native.abaku_ending(
        fast.board, counts(mine), counts(theirs), *empty, work=work, seconds=inf, cancel=None
    )
    if found.status != core.native.AbakuStatus.DONE or not found.depth:
        return None
    return Ending(fast.read(found.best), found.worth, found.proven, found.work)


def worth(position: Position, mine: str, theirs: str, empty: tuple[int, int] = (0, 0)) -> int:
    """Points that who is to move gets more than the other from here on, both playing as well as can be."""
    resting = hand_points(theirs) - hand_points(mine)
    passing = (empty[0] + 1, empty[1])
    found = resting if passing[0] == EMPTY_TURNS else -worth(position, theirs, mine, passing[::-1])
    for tiles, points in all_placements(position, mine):
        left = kept(mine, tiles)
        after = replace(position, board=position.with_tiles(tiles))
        rest = -worth(after, theirs, left, (empty[1], 0)) if left else 2 * hand_points(theirs)
        found = max(found, points + rest)
    return found
