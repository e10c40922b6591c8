"""The table of a tournament: games, points and places, from results alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from robacus.arena.ledger import Result
from robacus.arena.rating import Finish, Rating, Ratings


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """An entry's line of the table."""

    place: int
    """From 1; the same for those who are equal."""
    name: str
    id: str
    kind: str = ""
    games: int
    wins: int
    draws: int
    """Results shared with somebody."""
    losses: int
    forfeits: int
    points: float
    share: float
    """Points per cent of what it could have had."""
    rating: float
    deviation: float
    """How much the rating may be wrong."""


class Pair(msgspec.Struct, frozen=True, kw_only=True):
    """Two entries against each other, where two play."""

    games: int = 0
    points: float = 0.0
    """Of the first."""
    against: float = 0.0
    """Of the second."""


def points(seats: int, sharers: Sequence[int]) -> tuple[float, ...]:
    """Points of each seat: 3 for a win and 1 for a draw of two.

    With W at the start and S who share the result, (W * W - 1) / S for each of those; nobody else gets any.
    """
    worth = 1.0 if seats == 2 and len(sharers) == 2 else (seats * seats - 1) / max(1, len(sharers))
    return tuple(worth if seat in sharers else 0.0 for seat in range(seats))


def best(seats: int) -> float:
    """Points of a winner alone."""
    return float(seats * seats - 1)


def finish(result: Result) -> Finish:
    """A result as ratings see it."""
    return Finish(result.players, result.played.ranks)


class Tally(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an entry has to show for its games."""

    games: int = 0
    wins: int = 0
    draws: int = 0
    """Results shared with somebody."""
    losses: int = 0
    forfeits: int = 0
    points: float = 0.0
    possible: float = 0.0
    """Points that it could have had."""

    def with_result(self, result: Result, seat: int, worth: float) -> Tally:
        played = result.played
        inside, alone = seat in played.sharers, len(played.sharers) == 1
        return Tally(
            games=self.games + 1,
            wins=self.wins + (inside and alone),
            draws=self.draws + (inside and not alone),
            losses=self.losses + (not inside),
            forfeits=self.forfeits + any(forfeit.seat == seat for forfeit in played.forfeits),
            points=self.points + worth,
            possible=self.possible + best(len(result.players)),
        )

    @property
    def share(self) -> float:
        """Points per cent of what it could have had."""
        return 100 * self.points / self.possible if self.possible else 0.0


def tallied(
    results: Iterable[Result], before: Mapping[str, Tally] = MappingProxyType({})
) -> dict[str, Tally]:
    """Everybody's tally, with these results after those that were counted `before`."""
    tallies = dict(before)
    for result in results:
        worth = points(len(result.players), result.played.sharers)
        for seat, player in enumerate(result.players):
            tallies[player] = tallies.get(player, Tally()).with_result(result, seat, worth[seat])
    return tallies


def table(
    ids: Sequence[str], tallies: Mapping[str, Tally], ratings: Ratings, *, by_rating: bool
) -> tuple[Row, ...]:
    """The lines of the entries `ids`, best first.

    Ordered by the share of the points, or `by_rating`; equals have the same place, and stand in alphabetical order.
    """

    def mark(who: str) -> float:
        value = ratings.get(who, Rating()).safe if by_rating else tallies.get(who, Tally()).share
        return -round(value, 9)

    marks = {who: mark(who) for who in ids}
    order = sorted(ids, key=lambda who: (marks[who], who))
    places: dict[float, int] = {}
    for place, who in enumerate(order, start=1):
        places.setdefault(marks[who], place)
    return tuple(
        _row(who, places[marks[who]], tallies.get(who, Tally()), ratings.get(who, Rating())) for who in order
    )


def _row(id: str, place: int, tally: Tally, rating: Rating) -> Row:
    return Row(
        place=place,
        name=name_of(id),
        id=id,
        games=tally.games,
        wins=tally.wins,
        draws=tally.draws,
        losses=tally.losses,
        forfeits=tally.forfeits,
        points=round(tally.points, 6),
        share=round(tally.share, 4),
        rating=round(rating.mu, 4),
        deviation=round(rating.sigma, 4),
    )


def name_of(id: str) -> str:
    """The name in an entry's id."""
    return id.rpartition("@")[0]


def pairs(results: Iterable[Result]) -> dict[tuple[str, str], Pair]:
    """Every two that met alone, in both orders."""
    found: dict[tuple[str, str], Pair] = {}
    for result in results:
        if len(result.players) != 2:
            continue
        one, other = result.players
        mine, theirs = points(2, result.played.sharers)
        for key, own, others in (((one, other), mine, theirs), ((other, one), theirs, mine)):
            old = found.get(key, Pair())
            found[key] = Pair(games=old.games + 1, points=old.points + own, against=old.against + others)
    return found


def to_json(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """The table as plain data."""
    return [msgspec.to_builtins(row) for row in rows]
