"""The best placements of a position, for bots, desks, judges and puzzles.

`ranked` gives every placement with its points and its *equity*: the points and what the tiles that are kept are worth
(`rack_value`).  It looks at this one turn; who looks further ahead is `simulation` and `endgame`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from robacus.games.abaku.placing import Placement, Position
from robacus.games.abaku.rack_value import hand_points, rack_tenths
from robacus.games.abaku.search import all_placements
from robacus.games.abaku.state import JOKER

MOST_JOKERS = 1
"""So many jokers of its rack a bot thinks of."""


class Ranked(NamedTuple):
    """A placement and what it is worth."""

    tiles: Placement
    points: int
    """What the turn scores."""
    equity: float
    """Points and the value of the tiles that are kept."""


def ranked(
    position: Position, faces: str, unseen: Sequence[int], bag: int, *, jokers: int = 5
) -> list[Ranked]:
    """All legal placements of a rack, the one with the most equity first.

    `position` is the board with its rules (`View.position`), `faces` one's own rack as digits with ``?`` for a joker
    (`View.faces`), `unseen` how many tiles of each digit are neither on the board nor in the rack (`View.unseen`), and
    `bag` how many of them are in the bag (`View.bag`).  No more than `jokers` jokers are laid.

    Equity is in points.  While the bag has tiles it is points + `rack_value` of what is kept; when it is empty, points
    − what the kept tiles count at the end, and for going out + what the others still hold (rule 26).

    Of equal equity the one with more points comes first, then the one with fewer tiles, then in reading order.
    Takes milliseconds with the C++ core, seconds without.  Raises `InvalidText` where there are more placements than
    `search.MOST_PLACEMENTS`, as racks with several jokers have.
    """
    return with_equity(all_placements(position, with_jokers(faces, jokers)), faces, unseen, bag)


def with_equity(
    placements: Iterable[tuple[Placement, int]], faces: str, unseen: Sequence[int], bag: int
) -> list[Ranked]:
    """Placements that are known with their points, ranked as `ranked` does it."""
    held_by_others = sum(digit * count for digit, count in enumerate(unseen))
    worth: dict[str, int] = {}
    found = []
    for tiles, points in placements:
        left = kept(faces, tiles)
        if left not in worth:
            worth[left] = _tenths(left, bag, held_by_others)
        # Tenths are whole numbers, so what is equal is equal in the core too.
        found.append(Ranked(tiles, points, (10 * points + worth[left]) / 10))
    found.sort(key=lambda one: (-one.equity, -one.points, len(one.tiles), one.tiles))
    return found


def _tenths(left: str, bag: int, held_by_others: int) -> int:
    if bag:
        return rack_tenths(left)
    return -10 * hand_points(left) if left else 10 * held_by_others


def with_jokers(faces: str, most: int) -> str:
    """A rack with so many jokers at most: with each more of them there are ten times as many placements."""
    plain = faces.replace(JOKER, "")
    return plain + JOKER * min(most, len(faces) - len(plain))


def kept(faces: str, placement: Placement) -> str:
    """The tiles of a rack that a placement leaves in hand, in the order of the rack."""
    for tile in placement:
        faces = faces.replace(JOKER if tile.joker else tile.digit, "", 1)
    return faces
