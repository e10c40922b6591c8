"""What somebody sees who looks at the board for a while: searches that are short-sighted on purpose.

People follow the active robot first, then try what one slide of a helper would change.  A `Glance` does the same: ways
with at most so many slides of helpers, to some depth, until so many positions were looked at; the shortest way may
escape it.  A `Study` is the exact solver, held back by a number of moves.  The rules of movement are `moves`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import lru_cache

import msgspec

from robacus.game import IllegalAction
from robacus.games.ricochet_robots.moves import Move, Way
from robacus.games.ricochet_robots.solver import solve


class Glance(msgspec.Struct, frozen=True):
    """A quick look."""

    helpers: int
    """Slides of helpers in one way, at most."""
    depth: int
    """Slides in all, at most."""
    positions: int
    """Positions looked at, at most; the work that is done."""


class Study(msgspec.Struct, frozen=True):
    """A long look, which misses nothing up to its depth."""

    depth: int
    megabytes: int
    """Memory of the search; the work that is done."""


STUDY_SECONDS = 4.0
"""Bounds a study on a slow machine, or on a board that is made to be hard."""


@lru_cache(maxsize=128)
def see(start: Way, look: Glance | Study) -> tuple[Move, ...] | None:
    """The shortest way that a look finds, None when it finds none.  With the vortex each robot is tried (R2)."""
    if isinstance(look, Study):
        answer = solve(
            start.position,
            variant=start.variant,
            count=False,
            seconds=STUDY_SECONDS,
            megabytes=look.megabytes,
        )
        # Where R20 leaves a robot on its target in `free` there is a way without moves, which is none at the table.
        return answer.way if answer.way and len(answer.way) <= look.depth else None
    active = start.position.active
    share = Glance(look.helpers, look.depth, look.positions // len(active))
    found = [way for robot in active if (way := _see(start, robot, share)) is not None]
    return min(found, key=len) if found else None


def _see(start: Way, active: int, glance: Glance) -> tuple[Move, ...] | None:
    seen = {_key(start, active, 0)}
    queue = deque([(start, 0)])
    looked = 0
    while queue and looked < glance.positions:
        way, helped = queue.popleft()
        looked += 1
        for after, moved in _next(way, active, helped < glance.helpers):
            if after.arrived:
                return after.moves
            used = helped + (moved != active)
            key = _key(after, active, used)
            if key not in seen and len(after) < glance.depth:
                seen.add(key)
                queue.append((after, used))
    return None


def _next(way: Way, active: int, may_help: bool) -> Iterator[tuple[Way, int]]:
    """The ways one slide longer, the active robot's first."""
    robots = sorted(range(len(way.robots)), key=lambda robot: robot != active) if may_help else (active,)
    for robot in robots:
        for heading in range(4):
            try:
                yield way.step(robot, heading), robot
            except IllegalAction:
                continue


def _key(way: Way, active: int, helped: int) -> tuple[object, ...]:
    """What makes two ways go on alike."""
    last = way.last_robot
    return way.robots, last, way.headings[last], way.headings[active], way.ricocheted, way.candidates, helped
