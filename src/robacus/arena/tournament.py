"""Matches, round robins and ladders: from entries to a table.

A tournament reads what its ledger has, plays what is missing, and makes the table from the results.  The table depends
on the entries, the plan and what was in the ledger, and neither on the order in which they were named nor on who did
the work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

import msgspec

from robacus.arena.climb import Climb, after, games, next_groups
from robacus.arena.entries import Entry
from robacus.arena.ledger import Head, Ledger, Result, Round, result
from robacus.arena.playing import Job, is_quick, play
from robacus.arena.rating import Ratings, rated
from robacus.arena.schedule import Plan, groups, meeting, need_enough
from robacus.arena.standing import Row, finish, table, tallied
from robacus.arena.work import Crew, carry_out

Mode = Literal["match", "round-robin", "ladder"]

TOGETHER = 64
"""Battles of programs that are one piece of work at most; other games go out one by one, and before those."""

Watcher = Callable[[int, int], None]
"""Told how many games there are results of, and how many there will be as far as is known."""


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament's table and what it was made from."""

    head: Head
    rows: tuple[Row, ...]
    results: tuple[Result, ...]
    """Those that count."""
    jobs: dict[str, Job] = {}
    """The games of these that this run knows, by key: records can be made of them."""


def head(mode: Mode, plan: Plan) -> Head:
    """What a results file begins with."""
    return Head(mode=mode, plan=plan)


# -- everybody against everybody -------------------------------------------------------------------------------


def round_robin(
    plan: Plan, entries: Sequence[Entry], ledger: Ledger, crew: Crew, watch: Watcher | None = None
) -> Standings:
    """Every group of entries on every ground, in every seat; a match is one with as many entries as seats."""
    everybody = groups(plan, entries)
    numbers = range(plan.grounds)
    jobs = {job.key: job for group in everybody for job in meeting(plan, group, numbers)}
    _play(jobs, ledger, crew, 0, watch)
    results = _sorted(ledger.results[key] for key in jobs)
    ratings = rated({}, map(finish, results))
    return _standings(ledger.head, entries, results, ratings, jobs)


def _play(jobs: dict[str, Job], ledger: Ledger, crew: Crew, round_: int, watch: Watcher | None) -> None:
    """Play what there is no result of."""
    missing = [job for key, job in jobs.items() if key not in ledger.results]
    done, total = len(jobs) - len(missing), len(jobs)
    if watch is not None:
        watch(done, total)
    slow = [job for job in missing if not is_quick(job)]
    quick = [job for job in missing if is_quick(job)]
    for part, together in ((slow, 1), (quick, TOGETHER)):
        for job, played in carry_out(play, part, crew, together=together):
            ledger.add(result(job, played, round_))
            done += 1
            if watch is not None:
                watch(done, total)


def _sorted(results: Iterable[Result]) -> tuple[Result, ...]:
    return tuple(sorted(results, key=lambda one: (one.round, one.played.key)))


def _standings(
    head: Head, entries: Sequence[Entry], results: tuple[Result, ...], ratings: Ratings, jobs: dict[str, Job]
) -> Standings:
    kinds = {entry.id: entry.kind for entry in entries}
    rows = table(tuple(kinds), tallied(results), ratings, by_rating=head.mode == "ladder")
    rows = tuple(msgspec.structs.replace(row, kind=kinds[row.id]) for row in rows)
    return Standings(head=head, rows=rows, results=results, jobs=jobs)


# -- a ladder --------------------------------------------------------------------------------------------------


def ladder(
    plan: Plan,
    entries: Sequence[Entry],
    ledger: Ledger,
    crew: Crew,
    *,
    meetings: int,
    watch: Watcher | None = None,
) -> Standings:
    """Rounds until every entry has met others `meetings` times.

    In a round whoever has met least comes first and meets who is near in rating and has been met least, so that new
    entries soon have their games.  Results of earlier runs count; entries that are gone keep theirs, but have no line.
    """
    need_enough(plan, entries)
    known = {entry.id: entry for entry in entries}
    run = _Ladder(plan, ledger, meetings)
    jobs: dict[str, Job] = {}
    for announced in list(ledger.rounds):
        # A run that was killed has left a round that is not through; whoever has gone meets nobody any more.
        jobs |= run.finish(announced, known, crew, watch)
    while groups := next_groups(plan, run.climb, tuple(known), run.enough):
        announced = Round(number=run.climb.round, groups=groups)
        ledger.add(announced)
        jobs |= run.finish(announced, known, crew, watch)
    return _standings(ledger.head, entries, _sorted(ledger.results.values()), run.climb.ratings, jobs)


class _Ladder:
    """A ladder while its rounds are played."""

    def __init__(self, plan: Plan, ledger: Ledger, meetings: int) -> None:
        self.plan, self.ledger, self.meetings = plan, ledger, meetings
        self.climb = Climb()
        self.before: dict[int, list[Result]] = {}
        for one in ledger.results.values():
            self.before.setdefault(one.round, []).append(one)

    def enough(self, who: str) -> bool:
        return self.climb.met.get(who, 0) >= self.meetings

    def finish(
        self, announced: Round, known: dict[str, Entry], crew: Crew, watch: Watcher | None
    ) -> dict[str, Job]:
        """Play what is missing of a round, and go on to the next."""
        number = announced.number
        jobs = {job.key: job for job in games(self.plan, number, announced.groups, known)}
        _play(jobs, self.ledger, crew, number, self._watching(len(jobs), known, watch))
        results = {one.played.key: one for one in self.before.get(number, ())}
        results |= {key: self.ledger.results[key] for key in jobs}
        self.climb = after(self.climb, announced.groups, results.values())
        return jobs

    def _watching(self, games: int, known: dict[str, Entry], watch: Watcher | None) -> Watcher | None:
        """Games of the whole ladder, as many as are to be expected."""
        if watch is None:
            return None
        met = self.climb.met
        each = self.plan.starts * self.plan.seats
        before = sum(met.get(who, 0) for who in known) * each // self.plan.seats
        total = sum(max(self.meetings, met.get(who, 0)) for who in known) * each // self.plan.seats

        def told(done: int, _of: int) -> None:
            watch(before + done, max(total, before + games))

        return told
