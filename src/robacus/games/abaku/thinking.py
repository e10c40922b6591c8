"""How *strong* chooses its turn: candidates by equity, played on in more and more worlds; with an empty bag and two
players the end itself.

It sees what its seat sees.  How much it does is set as work, never as time, so it plays alike on every machine; without
the C++ core, which is a thousand times as fast, it takes the placement with the most equity.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import msgspec

from robacus import core
from robacus.chance import Chance
from robacus.games.abaku.endgame import Ending, best_ending
from robacus.games.abaku.engine import MOST_JOKERS, kept, ranked
from robacus.games.abaku.notation import Exchange, Pass, Place
from robacus.games.abaku.rack_value import in_order, rack_value
from robacus.games.abaku.simulation import Candidate, world, worths
from robacus.games.abaku.state import DIGITS, JOKER, View, may_exchange


class Work(msgspec.Struct, frozen=True):
    """How much is looked at."""

    rounds: tuple[tuple[int, int], ...] = ((12, 6), (6, 14), (3, 32))
    """(candidates, worlds) of each round; the worlds of later rounds are added to those of earlier ones."""
    rest: int = 12
    """Turns that are played on when the bag holds no more than a rack for everybody: to the end, nearly always."""
    ending: int = 3_000
    """Positions of an endgame whose placements are found."""


WORK = Work()


def best(view: View, chance: Chance, *, fruitless: bool, work: Work = WORK) -> Place | Exchange | Pass:
    """The turn that *strong* takes.  `fruitless` = exchanging has not helped for long, and is not thought of."""
    ending = end_of(view, work)
    if ending is not None:
        return Place(ending.tiles) if ending.tiles else Pass()
    found = candidates(view, exchanging=not fruitless)
    if not found:
        return Pass()
    chosen = simulated(view, found, chance, work) if core.native is not None else found[0]
    return Place(chosen.tiles) if chosen.tiles else Exchange(in_order(chosen.exchanged))


def end_of(view: View, work: Work = WORK) -> Ending | None:
    """The end of a game of two with an empty bag; None where it is none, or cannot be looked at."""
    others = others_of(view)
    if view.bag or len(others) != 1 or sum(view.unseen) != view.held[others[0]]:
        return None  # who has resigned may hold tiles too: then nobody knows who has which
    theirs = "".join(map(str.__mul__, DIGITS, view.unseen))
    assert view.seat is not None
    empty = view.empty[view.seat], view.empty[others[0]]
    return best_ending(view.position, view.faces, theirs, empty, work.ending)


def others_of(view: View) -> list[int]:
    """The seats that still play, in the order of their turns after the viewer's."""
    seats = len(view.held)
    assert view.seat is not None
    order = [(view.seat + step) % seats for step in range(1, seats)]
    return [seat for seat in order if seat not in view.resigned]


def candidates(view: View, *, exchanging: bool = True) -> list[Candidate]:
    """Placements and exchanges, the one with the most equity first."""
    faces = view.faces
    found = [
        (one.equity, Candidate(tiles=one.tiles, points=one.points, kept=kept(faces, one.tiles)))
        for one in ranked(view.position, faces, view.unseen, view.bag, jokers=MOST_JOKERS)
    ]
    if exchanging:
        found += [(rack_value(one.kept), one) for one in _exchanges(view)]
    found.sort(key=lambda one: -one[0])
    return [one for _equity, one in found]


def _exchanges(view: View) -> Iterator[Candidate]:
    """Every way to exchange tiles."""
    faces = in_order(view.faces)
    most = may_exchange(view.exchange, view.bag, len(faces))
    for count in range(1, most + 1):
        for given in sorted(set(combinations(faces, count))):
            left = faces
            for face in given:
                left = left.replace(face, "", 1)
            text = "".join(given)
            yield Candidate(kept=left, exchanged=text, back=text.replace(JOKER, "0"))


def simulated(view: View, found: list[Candidate], chance: Chance, work: Work) -> Candidate:
    """The candidate that is worth most in the worlds it was played on in."""
    held = [view.held[seat] for seat in others_of(view)]
    size = sum(held) + view.bag
    players = 1 + len(held)
    plies = work.rest if view.bag <= 5 * players else players
    left = [(0, one) for one in found]
    for most, count in work.rounds:
        left = left[:most]
        if len(left) == 1:
            break
        worlds = [world(view.unseen, size, chance) for _ in range(count)]
        new = worths(view.position, [one for _sum, one in left], worlds, held, plies)
        left = [(before + sum(more), one) for (before, one), more in zip(left, new, strict=True)]
        left.sort(key=lambda one: -one[0])
    return left[0][1]
