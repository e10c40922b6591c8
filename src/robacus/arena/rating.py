"""Ratings: how good an entry is by its results, after Weng and Lin, as the library openskill computes it.

The games of a round are rated at the same time, in small steps, so that their order changes nothing: whoever had
equal results in a round has equal ratings after it, if they were equal before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import exp, fsum, log
from typing import NamedTuple

MOST_AT_ONCE = 0.25
"""How much of sigma a step may change a rating; with steps of a fifth of that, ratings differ by less than 0.1."""
SMALLEST_STEP = 1 / 500
"""Of all games of a round."""


class Rating(NamedTuple):
    """What is known of an entry's strength."""

    mu: float = 25.0
    """How good it seems to be."""
    sigma: float = 25.0 / 3
    """How much this may be wrong."""

    @property
    def safe(self) -> float:
        """It is hardly worse than this: what ladders are ordered by."""
        return self.mu - 3 * self.sigma


class Finish(NamedTuple):
    """A game as ratings see it."""

    players: tuple[str, ...]
    ranks: tuple[int, ...]
    """0 = best, the same for those who are equal."""


Ratings = dict[str, Rating]


def rated(ratings: Ratings, games: Iterable[Finish]) -> Ratings:
    """The ratings after a round; who is new begins with the usual one.  The order of `games` changes nothing."""
    counts = Counter(_sorted(game) for game in games if len(set(game.players)) == len(game.players) > 1)
    after = dict(ratings)
    for game in counts:
        for player in game.players:
            after.setdefault(player, Rating())
    left = 1.0 if counts else 0.0
    while left > 0:
        changes = _changes(after, counts)
        share = min(
            left, max(SMALLEST_STEP, min(_share(after[who], change) for who, change in changes.items()))
        )
        for who, change in changes.items():
            old = after[who]
            after[who] = Rating(old.mu + share * change.mu, old.sigma * exp(share * change.sigma))
        left -= share
    return after


def _sorted(game: Finish) -> Finish:
    """The same game, written in one way."""
    order = sorted(zip(game.ranks, game.players, strict=True))
    return Finish(tuple(player for _rank, player in order), tuple(rank for rank, _player in order))


def _share(rating: Rating, change: Rating) -> float:
    """How much of a change may be made at once, for what is computed from the old rating to be true enough."""
    return 1 / max(1.0, abs(change.mu) / (MOST_AT_ONCE * rating.sigma), abs(change.sigma) / MOST_AT_ONCE)


def _changes(ratings: Ratings, counts: Counter[Finish]) -> Ratings:
    """What all these games together want to change: mu by so much, sigma by so much of its logarithm."""
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull(tau=0.0)
    higher: dict[str, list[float]] = {}
    surer: dict[str, list[float]] = {}
    for game, count in counts.items():
        # Whoever is listed first must not matter to the last digit: equal players are listed alike.
        order = sorted(zip(game.ranks, (ratings[who] for who in game.players), game.players, strict=True))
        teams = [[model.rating(rating.mu, rating.sigma)] for _rank, rating, _who in order]
        rates = model.rate(teams, ranks=[rank for rank, _rating, _who in order])
        for (_rank, old, who), (new,) in zip(order, rates, strict=True):
            higher.setdefault(who, []).append(count * (new.mu - old.mu))
            surer.setdefault(who, []).append(count * log(new.sigma / old.sigma))
    return {who: Rating(fsum(more), fsum(surer[who])) for who, more in higher.items()}
