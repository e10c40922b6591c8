"""A ladder as what it has come to: who meets next, and what follows from their games.

Everything is a pure function of a `Climb`, the entries and the plan.  A run on the command line keeps it in memory
while it plays to the end (`tournament`); a server keeps it and plays a little at a time with `work`, which any process
can do: what it takes and gives is plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from robacus.arena.entries import Entry
from robacus.arena.ledger import Result, result
from robacus.arena.playing import Job, play
from robacus.arena.rating import Rating, Ratings, rated
from robacus.arena.schedule import Plan, meeting
from robacus.arena.standing import Tally, finish, tallied
from robacus.chance import Chance

NEAR = 3.0
"""How much nearer in rating somebody has to be to be met once more than another."""
SURE = 2.0
"""A rating with this deviation is settled: of two that differ by twice as much, the better one is all but certain."""
LEAST_MEETINGS, MOST_MEETINGS = 6, 30
"""A ladder that goes on lets everybody meet others so often at least, and without end for nobody: a rating far below
all others never gets sure."""


class Climb(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the rounds so far have led to; everything by the ids of entries."""

    round: int = 0
    """How many rounds there were."""
    games: int = 0
    """How many games have been played in all."""
    ratings: Ratings = {}
    met: dict[str, int] = {}
    """How often each has met others."""
    pairs: dict[str, dict[str, int]] = {}
    """How often each has met each other."""
    tallies: dict[str, Tally] = {}

    def without(self, gone: Callable[[str], bool]) -> Climb:
        """The same, with nothing of those who have gone."""
        left = [who for who in self.met if not gone(who)]
        if len(left) == len(self.met):
            return self
        here = set(left)
        return msgspec.structs.replace(
            self,
            ratings={who: rating for who, rating in self.ratings.items() if who in here},
            met={who: self.met[who] for who in left},
            pairs={
                who: {other: count for other, count in others.items() if other in here}
                for who, others in self.pairs.items()
                if who in here
            },
            tallies={who: tally for who, tally in self.tallies.items() if who in here},
        )


Groups = tuple[tuple[str, ...], ...]


def next_groups(
    plan: Plan, climb: Climb, ids: Sequence[str], enough: Callable[[str], bool], most: int | None = None
) -> Groups:
    """Who meets in the next round, at most `most` groups; none when `enough` says so of everybody, or too few are here.

    Whoever has met least comes first, and meets who is near in rating and has been met least.
    """
    lot = {who: Chance(plan.seed, "lot", climb.round, who).bits64() for who in ids}
    order = sorted(ids, key=lambda who: (climb.met.get(who, 0), lot[who]))
    free = list(order)
    groups: list[tuple[str, ...]] = []
    for first in order:
        if len(free) < plan.seats or len(groups) == most:
            break
        if first not in free or enough(first):
            continue
        free.remove(first)
        group = [first]
        while len(group) < plan.seats:
            group.append(min(free, key=lambda who: (_distance(climb, group, who), lot[who])))
            free.remove(group[-1])
        groups.append(tuple(sorted(group)))
    return tuple(groups)


def _distance(climb: Climb, group: Sequence[str], who: str) -> float:
    """How far somebody is from those who are in a group already: in rating, and by having met them."""
    own = climb.ratings.get(who, Rating()).mu
    return sum(
        abs(own - climb.ratings.get(other, Rating()).mu) + NEAR * climb.pairs.get(other, {}).get(who, 0)
        for other in group
    )


def games(plan: Plan, number: int, groups: Groups, known: dict[str, Entry]) -> Iterator[Job]:
    """The games of round `number`; a group of which somebody is not `known` any more has none."""
    grounds = [number * plan.starts + index for index in range(plan.starts)]
    for group in groups:
        if all(who in known for who in group):
            yield from meeting(plan, [known[who] for who in group], grounds)


def after(climb: Climb, groups: Groups, results: Iterable[Result]) -> Climb:
    """What a round has led to, of which these are all the results; their order changes nothing."""
    results = sorted(results, key=lambda one: one.played.key)
    met, pairs = dict(climb.met), dict(climb.pairs)
    for group in groups:
        for who in group:
            met[who] = met.get(who, 0) + 1
            counts = dict(pairs.get(who, {}))
            for other in group:
                if other != who:
                    counts[other] = counts.get(other, 0) + 1
            pairs[who] = counts
    return Climb(
        round=climb.round + 1,
        games=climb.games + len(results),
        ratings=rated(climb.ratings, map(finish, results)),
        met=met,
        pairs=pairs,
        tallies=tallied(results, climb.tallies),
    )


# -- a ladder that goes on -----------------------------------------------------------------------------------------


def settled(climb: Climb, who: str) -> bool:
    """Whether somebody's rating says enough, so that no further games are played for its sake."""
    met = climb.met.get(who, 0)
    sure = climb.ratings.get(who, Rating()).sigma <= SURE
    return met >= MOST_MEETINGS or (sure and met >= LEAST_MEETINGS)


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A ladder to play on with."""

    plan: Plan
    entries: tuple[Entry, ...]
    climb: Climb
    groups: int
    """So many of them meet at most."""
    void: bool = False
    """Whoever would meet is counted as having met, and plays nothing: games there have failed again and again."""


class Answered(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of it."""

    climb: Climb
    results: tuple[Result, ...] = ()
    settled: bool = False
    """There is nothing to play until somebody comes or goes."""


WORK = "robacus.arena.climb:work"


def work(payload: bytes) -> bytes:
    """Play a round of a ladder: `Asked` in, `Answered` out, both as JSON; for `robacus.bots.Workers`."""
    return msgspec.json.encode(play_on(msgspec.json.decode(payload, type=Asked)))


def play_on(asked: Asked) -> Answered:
    """Play a round, where there is one to play."""
    known = {entry.id: entry for entry in asked.entries}
    climb = asked.climb.without(lambda who: who not in known)
    groups = next_groups(asked.plan, climb, tuple(known), lambda who: settled(climb, who), asked.groups)
    if not groups:
        return Answered(climb=climb, settled=True)
    jobs = [] if asked.void else list(games(asked.plan, climb.round, groups, known))
    results = [result(job, played, climb.round) for job, played in zip(jobs, play(jobs), strict=True)]
    return Answered(climb=after(climb, groups, results), results=tuple(map(_short, results)))


def _short(result: Result) -> Result:
    """Without the log, which follows from the programs."""
    return msgspec.structs.replace(result, played=msgspec.structs.replace(result.played, log=None))
