"""Bots that play Ricochet Robots as people do: they see some ways, need time for it, bid, and show what they saw.

`ideas` is what a bot sees in a round and when; `choose` turns that into bids, passes and slides.  Nothing is remembered
between two questions: the same view and seed give the same ideas.  A bot knows nothing but the view.

Levels are made of work (`eye`), not of seconds, so that they play alike on every machine; the seconds in which a
bot seems to think are part of the answer.  docs/ricochet-robots.md says how much each level finds, how soon, and what
it wins; ``robacus bench ricochet-bots`` measures it again.
"""

from __future__ import annotations

import math
from functools import lru_cache

import msgspec

from robacus.chance import Chance
from robacus.game import Choice
from robacus.games.ricochet_robots.eye import Glance, Study, see
from robacus.games.ricochet_robots.moves import Move, Way
from robacus.games.ricochet_robots.notation import Bid, GiveUp, NextChip, Pass, Slide, TurnGlass, write_action
from robacus.games.ricochet_robots.state import View, way_of

MOVE_MS = 900
"""Between two slides of a demonstration."""
FIRST_MOVE_MS = 1_600
NEXT_CHIP_MS = 6_000
"""Before a bot turns up the next chip, if no person has."""
GLASS_MS = 4_000
"""Before a bot turns the glass by hand."""
HARD_LOOK = Study(99, 400)
"""What everybody takes a second time: when all chips that are left have been up since one was won last."""
REACTION_MS = 1_800
"""After the others' last word, at least, before a bot says something."""


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How well and how fast a bot sees.  Times are milliseconds."""

    looks: tuple[Glance | Study, ...]
    """The looks it takes, one after the other; each may give an idea."""
    lucky: float = 1.0
    """Chance to take the last of these looks at all."""
    start: int
    """Time before the first idea."""
    per_move: int
    """More for each slide of a way."""
    per_helper: int
    """More for each slide of a helper in it."""
    overlooks: float
    """Chance to overlook a way, for each of its slides."""
    miscounts: float = 0
    """Chance to say one less than the way has."""
    forgets: float = 0
    """Chance to forget a way while showing it."""
    patience: int
    """It passes when it has looked so long without a better idea."""


LEVELS: dict[str, Level] = {
    "easy": Level(
        looks=(Glance(0, 8, 1_500), Glance(1, 6, 4_000)),
        lucky=0.5,
        start=14_000,
        per_move=4_500,
        per_helper=9_000,
        overlooks=0.05,
        miscounts=0.08,
        forgets=0.04,
        patience=70_000,
    ),
    "normal": Level(
        looks=(Glance(0, 10, 2_000), Glance(1, 8, 8_000), Study(6, 40)),
        lucky=0.7,
        start=7_000,
        per_move=3_000,
        per_helper=6_000,
        overlooks=0.025,
        miscounts=0.02,
        patience=60_000,
    ),
    "strong": Level(
        looks=(Glance(0, 14, 3_000), Glance(1, 10, 10_000), Study(10, 60)),
        start=4_000,
        per_move=1_600,
        per_helper=3_000,
        overlooks=0.004,
        patience=50_000,
    ),
}


class Idea(msgspec.Struct, frozen=True):
    """A way that a bot has found."""

    at: int
    """When, in milliseconds since the chip was turned up."""
    moves: tuple[Move, ...]
    bid: int
    """What it thinks the number of its slides is."""


def choose(view: View, seat: int, level: str, seed: str) -> Choice:
    """What the bot at `seat` does next, and how long after the view's time."""
    match view.phase:
        case "pause":
            if view.next_chip == "hand":
                return _say(NextChip(), NEXT_CHIP_MS + 700 * seat)
            return Choice(None)
        case "think" | "glass":
            return _bid(view, seat, level, seed)
        case "show" if view.demonstrator == seat:
            return _show(view, level, seed)
    return Choice(None)


def _say(action: Bid | GiveUp | NextChip | Pass | Slide | TurnGlass, after: int) -> Choice:
    return Choice(write_action(action), max(0, after))


# -- what it sees --------------------------------------------------------------------------------------------------


def ideas(view: View, level: str, seed: str) -> tuple[Idea, ...]:
    """The ways that a bot finds in the round of a view, in the order in which it finds them; each is shorter."""
    way = way_of(msgspec.structs.replace(view, made=()))
    if way is None:
        return ()
    hard = view.fruitless > 2 * view.chips_down + 2
    return _ideas(way, level, seed, view.round, hard)


@lru_cache(maxsize=64)
def _ideas(start: Way, level: str, seed: str, round_: int, hard: bool) -> tuple[Idea, ...]:
    how = LEVELS[level]
    last = len(how.looks) - 1
    found: list[Idea] = []
    for number, look in enumerate((*how.looks[:-1], HARD_LOOK) if hard else how.looks):
        chance = Chance(seed, "eye", round_, number)
        skips = number == last and chance.uniform() >= how.lucky
        moves = None if skips and not hard else see(start, look)
        if moves is None or any(len(idea.moves) <= len(moves) for idea in found):
            continue
        if chance.uniform() >= how.overlooks * len(moves) or hard:
            # A shorter way is seen after the longer one.
            soonest = found[-1].at + how.start // 2 if found else 0
            found.append(_idea(how, moves, chance, soonest))
    return tuple(found)


def _idea(how: Level, moves: tuple[Move, ...], chance: Chance, soonest: int) -> Idea:
    """When a bot finds a way, and what it takes it for."""
    active = moves[-1].robot
    helped = sum(move.robot != active for move in moves)
    luck = math.exp(0.35 * (sum(chance.uniform() for _ in range(4)) - 2) * math.sqrt(3))
    at = int((how.start + how.per_move * len(moves) + how.per_helper * helped) * luck)
    wrong = len(moves) > 3 and chance.uniform() < how.miscounts
    return Idea(max(at, soonest), moves, len(moves) - wrong)


# -- bids ----------------------------------------------------------------------------------------------------------


def _bid(view: View, seat: int, level: str, seed: str) -> Choice:
    """Its next word while bids are made."""
    chance = Chance(seed, "bid", view.round, view.at)
    soonest = view.at + REACTION_MS + chance.below(1_200)
    own = view.bids[seat]
    if own is not None and view.glass_by == "hand" and (view.phase == "think" or view.referee):
        return _say(TurnGlass(), GLASS_MS + chance.below(2_000))
    best: Idea | None = None
    for idea in ideas(view, level, seed):
        if best is None or idea.bid < best.bid:
            best = idea
        if _wants(view, seat, best):
            return _say(Bid(best.bid), max(soonest, view.began + idea.at) - view.at)
    if seat in view.passed or view.order[:1] == (seat,):
        return Choice(None)
    patience = LEVELS[level].patience
    if view.phase == "glass":
        # It has nothing better; it goes on looking for a while.
        return _say(Pass(), patience // 6 + chance.below(patience // 6))
    return _say(Pass(), max(soonest, view.began + patience + chance.below(patience // 2)) - view.at)


def _wants(view: View, seat: int, idea: Idea) -> bool:
    """Whether it would say this bid now: who is first in the order has no reason to go lower (R10, R13)."""
    own = view.bids[seat]
    if own is not None and idea.bid >= own.number:
        return False
    if not view.order or seat == view.order[0]:
        return not view.order
    first = view.order[0]
    lowest = view.bids[first]
    assert lowest is not None
    fewer = view.scores[seat] < view.scores[first]
    if idea.bid < lowest.number or (idea.bid == lowest.number and fewer):
        return True
    # The lower bid may fail: it is good to be the next.
    return own is None


# -- showing -------------------------------------------------------------------------------------------------------


def _show(view: View, level: str, seed: str) -> Choice:
    """Its next slide."""
    made = len(view.made)
    chance = Chance(seed, "show", view.round, made)
    pause = FIRST_MOVE_MS if made == 0 else MOVE_MS
    after = pause + chance.below(pause // 3)
    idea = _remembered(view, level, seed)
    if idea is None or (made and chance.uniform() < LEVELS[level].forgets):
        return _say(GiveUp(), (view.began + LEVELS[level].patience - view.at) if view.solo else 2 * after)
    if view.solo and made == 0:
        after = max(after, view.began + idea.at - view.at)
    move = idea.moves[made]
    return _say(Slide(view.colours[move.robot], move.heading), after)


def _remembered(view: View, level: str, seed: str) -> Idea | None:
    """The way that it bid for and has begun to show; None when there is none that it could go on with."""
    bid = math.inf if view.bid is None else view.bid
    for idea in sorted(ideas(view, level, seed), key=lambda idea: len(idea.moves)):
        begun = tuple(
            (view.colours[move.robot], "NESW"[move.heading]) for move in idea.moves[: len(view.made)]
        )
        if idea.bid <= bid and begun == tuple((made.robot, made.heading) for made in view.made):
            return idea
    return None
