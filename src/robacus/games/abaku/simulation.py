"""What a turn is worth when the game goes on: a few turns in which everybody takes the placement with the most equity.

Hidden tiles are drawn by lot from those that a seat cannot see: a *world* says who holds what and in which order the
rest is drawn.  All candidates meet the same worlds, so that luck is the same for all of them.  What is told here is
played by the C++ core where there is one; `playout` is the meaning, and a test holds the two equal.

A worth is in tenths of a point, times the number of others: own points of every other player more than theirs, over
the turns that were played and with what is in hand then (`rack_value`, or what it counts at the end).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import inf

import msgspec
from msgspec.structs import replace

from robacus import core
from robacus.chance import Chance
from robacus.games.abaku.engine import MOST_JOKERS, kept, ranked
from robacus.games.abaku.placing import Placement, Position
from robacus.games.abaku.rack_value import MOST_KEPT, hand_points, rack_tenths
from robacus.games.abaku.search import Fast
from robacus.games.abaku.state import DIGITS, JOKER

RACK = 5
TENTHS = 10
FACES = DIGITS + JOKER


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that may be taken."""

    kept: str
    """The tiles that stay in hand, ``?`` = joker."""
    tiles: Placement = ()
    """What is laid."""
    points: int = 0
    back: str = ""
    """What is exchanged instead, as tiles of the bag: a joker is a 0."""
    exchanged: str = ""
    """The same as tiles of the rack."""


def world(unseen: Sequence[int], size: int, chance: Chance) -> str:
    """One way in which the hidden tiles may lie: the racks of the others in the order of their turns, then the bag.

    `size` is how many tiles those are; somebody who has resigned may hold others.
    """
    return "".join(chance.shuffled("".join(map(str.__mul__, DIGITS, unseen)))[:size])


def worths(
    position: Position,
    candidates: Sequence[Candidate],
    worlds: Sequence[str],
    held: Sequence[int],
    plies: int,
) -> list[list[int]]:
    """What each candidate is worth in each world.

    `held` says how many tiles the others have, in the order of their turns; `plies` how many turns follow.
    """
    if core.native is None:
        return [[playout(position, one, there, held, plies) for there in worlds] for one in candidates]
    size = position.layout.size
    answer = core.native.abaku_playouts(
        Fast(position).board,
        _native_values(),
        [
            core.native.AbakuCandidate(
                points=one.points,
                fields=[tile.row * size + tile.column for tile in one.tiles],
                digits=[int(tile.digit) for tile in one.tiles],
                kept=counts(one.kept),
                back=list(map(int, one.back)),
            )
            for one in candidates
        ],
        [list(map(int, there)) for there in worlds],
        list(held),
        plies,
        seconds=inf,
        cancel=None,
    )
    if answer.status != core.native.AbakuStatus.DONE:
        raise MemoryError(f"the core answered {answer.status}")
    values: list[int] = answer.values
    return [values[at : at + len(worlds)] for at in range(0, len(values), len(worlds))]


def counts(faces: str) -> list[int]:
    """How many tiles of each digit, then jokers."""
    return [faces.count(face) for face in FACES]


@cache
def _native_values() -> core.native.AbakuRackValues:  # type: ignore[name-defined]
    """The table as the core has it: each rack at the number that its tiles are to the base 12, the first one last."""
    assert core.native is not None
    table = [0] * 12**MOST_KEPT
    for size in range(MOST_KEPT + 1):
        for rack in combinations_with_replacement(FACES, size):
            place = sum((1 + FACES.index(face)) * 12**at for at, face in enumerate(rack))
            table[place] = rack_tenths("".join(rack))
    return core.native.AbakuRackValues(table)


# -- the meaning -------------------------------------------------------------------------------------------------------


class _Table(msgspec.Struct):
    """A game in the mind; seat 0 is the one that asks."""

    position: Position
    racks: list[str]
    bag: str
    worth: int = 0

    def gain(self, seat: int, tenths: int) -> None:
        self.worth += tenths * max(1, len(self.racks) - 1) if seat == 0 else -tenths

    def fill(self, seat: int) -> None:
        wanted = RACK - len(self.racks[seat])
        self.racks[seat] += self.bag[:wanted]
        self.bag = self.bag[wanted:]

    def held_by_others(self, seat: int) -> str:
        return "".join(rack for other, rack in enumerate(self.racks) if other != seat)

    def lay(self, seat: int, tiles: Placement, points: int, left: str) -> bool:
        """Whether that ends the game (rule 26)."""
        self.position = replace(self.position, board=self.position.with_tiles(tiles))
        self.racks[seat] = left
        self.gain(seat, TENTHS * points)
        self.fill(seat)
        if self.bag or self.racks[seat] or not tiles:
            return False
        self.gain(seat, TENTHS * hand_points(self.held_by_others(seat)))
        for other, rack in enumerate(self.racks):
            self.gain(other, -TENTHS * hand_points(rack))
        return True


def playout(position: Position, candidate: Candidate, there: str, held: Sequence[int], plies: int) -> int:
    """What a candidate is worth in one world."""
    racks, drawn = [""], 0
    for count in held:
        racks.append(there[drawn : drawn + count])
        drawn += count
    table = _Table(position, racks, there[drawn:])
    over = table.lay(0, candidate.tiles, candidate.points, candidate.kept)
    table.bag += candidate.back
    for ply in range(1, plies + 1):
        if over:
            return table.worth
        seat = ply % len(racks)
        others = [table.held_by_others(seat).count(digit) for digit in DIGITS]
        best = ranked(table.position, racks[seat], others, len(table.bag), jokers=MOST_JOKERS)
        if best:
            tiles, points, _equity = best[0]
            over = table.lay(seat, tiles, points, kept(racks[seat], tiles))
    if not over:
        for seat, rack in enumerate(racks):
            table.gain(seat, rack_tenths(rack) if table.bag else -TENTHS * hand_points(rack))
    return table.worth
