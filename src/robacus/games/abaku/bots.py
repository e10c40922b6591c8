"""Bots that play Abaku.  A bot knows nothing but the view, and gives the same answer for the same view and seed.

Levels are made of work, not of seconds: *easy* looks for examples as a child does, with small numbers, and does not
see all of them; *normal* finds every placement and takes the one with the most points; *strong* plays the best ones
on in its mind, and looks at the end of a game of two as far as it can.
"""

from __future__ import annotations

from itertools import islice, takewhile

from robacus.chance import Chance
from robacus.game import Choice
from robacus.games.abaku import thinking
from robacus.games.abaku.engine import MOST_JOKERS, with_jokers
from robacus.games.abaku.notation import Exchange, Pass, Place, write_action
from robacus.games.abaku.placing import Placement
from robacus.games.abaku.search import all_placements
from robacus.games.abaku.state import View, may_exchange

THINK_MS = {"easy": 2_600, "normal": 1_800, "strong": 1_800}
"""How long a bot seems to think, at least."""
SMALL = 100
"""*easy* reads numbers below this."""
OVERLOOKS = 0.5
"""Chance that *easy* does not see a placement."""
BEST_OF = 5
"""Of those that it sees *easy* takes one of the best so many."""
FRUITLESS = 4
"""After so many exchanges without a placement between them a bot gives up looking for better tiles."""


def choose(view: View, level: str, seed: str) -> Choice:
    """What the bot does in its turn."""
    if not view.to_act:
        return Choice(None)
    chance = Chance(seed, level, len(view.turns))
    after = THINK_MS[level] + chance.below(1_200)
    if level == "strong":
        return Choice(write_action(thinking.best(view, chance, fruitless=_fruitless(view))), after)
    found = all_placements(view.position, with_jokers(view.faces, MOST_JOKERS))
    placement = _easy(view, found, chance) if level == "easy" else _best(found)
    if placement is None and found:
        # It overlooked all of them, and looks again.
        placement = min(found, key=lambda one: (one[1], one[0]))[0]
    if placement is not None:
        return Choice(write_action(Place(placement)), after)
    return Choice(write_action(_without_placement(view)), after)


def _best(found: list[tuple[Placement, int]]) -> Placement | None:
    """The placement with the most points; of several the one with the fewest tiles."""
    return min(found, key=lambda one: (-one[1], len(one[0]), one[0]))[0] if found else None


def _easy(view: View, found: list[tuple[Placement, int]], chance: Chance) -> Placement | None:
    """One of the better placements among those with small numbers that it sees."""
    seen = (
        placement
        for placement, _score in sorted(found, key=lambda one: (-one[1], one[0]))
        if chance.uniform() >= OVERLOOKS and _is_small(view, placement)
    )
    best = list(islice(seen, BEST_OF))
    return chance.choice(best) if best else None


def _is_small(view: View, placement: Placement) -> bool:
    """Whether all examples of a placement have small numbers."""
    return all(
        int(number) < SMALL
        for example in view.position.judge(placement).examples
        for number in example.readings[0].numbers
    )


def _without_placement(view: View) -> Exchange | Pass:
    """Other tiles, as long as that may help; else an empty turn."""
    most = may_exchange(view.exchange, view.bag, len(view.rack))
    if not most or _fruitless(view):
        return Pass()
    return Exchange("".join(sorted(view.faces, reverse=True)[:most][::-1]))


def _fruitless(view: View) -> bool:
    """Whether it has exchanged so often without a placement that it gives up looking for better tiles."""
    own = [turn for turn in view.turns if turn.seat == view.seat]
    since = takewhile(lambda turn: turn.kind != "place", reversed(own))
    return sum(turn.kind == "exchange" for turn in since) >= FRUITLESS
