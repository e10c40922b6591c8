"""Fights of Robots vs Robots: robot-turns a CPU second, by the C++ core and by the Python rules in the same run.

Two robots on the usual arena, the usual rules, repetition found: every pair of library programs, and pairs of random
programs, from many starting places.  A robot-turn is one living robot's part of one turn.  References: this project's
own goal of twenty million for the core; for the core's ratio, what the Python rules did in this run.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import combinations

from bench import Row
from robacus import core
from robacus.chance import Chance
from robacus.games.robots_vs_robots.battle import Battle, Robot
from robacus.games.robots_vs_robots.fight import points, turns
from robacus.games.robots_vs_robots.kernel import Ground, Place, arguments
from robacus.games.robots_vs_robots.library import PROGRAMS, library
from robacus.games.robots_vs_robots.maps import MAPS, find_map
from robacus.games.robots_vs_robots.placing import places
from robacus.games.robots_vs_robots.program import Program
from robacus.games.robots_vs_robots.random_program import random_program

GROUP = "robots-vs-robots"
GOAL = 20_000_000.0
"""Robot-turns by CPU second, two robots on the usual arena."""
FIGHTS = 100_000
PLAIN_FIGHTS = 150
RANDOM_PROGRAMS = 400
ROUNDS = 3
"""The core runs everything so often, and the best run counts: other work on the machine only takes away."""

EACH = 40
"""Fights of each pair of library programs on each board."""

Fights = list[list[tuple[int, Place]]]


def rows() -> Iterator[Row]:
    """Core and rules, for both sets; then what the programs are worth."""
    ground = Ground(find_map("arena5"))
    for case, programs in sets().items():
        meetings = list(draw(ground, len(programs), FIGHTS))
        plain = plain_speed(ground, programs, meetings[:PLAIN_FIGHTS])
        yield Row(
            bench=GROUP, case=f"{case}, Python rules", value=round(plain), unit="robot-turns by CPU second"
        )
        if ground.native is None:
            continue
        fast = max(core_speed(ground, programs, meetings) for _ in range(ROUNDS))
        unit = "robot-turns by CPU second"
        yield Row(bench=GROUP, case=f"{case}, core", value=round(fast), unit=unit, reference=GOAL)
        yield Row(
            bench=GROUP,
            case=f"{case}, core to Python rules",
            value=round(fast),
            unit=unit,
            reference=round(plain),
        )
        called = max(called_speed(ground, programs, meetings) for _ in range(ROUNDS))
        yield Row(bench=GROUP, case=f"{case}, core called with Python values", value=round(called), unit=unit)
    if ground.native is not None:
        yield from worth()


def worth() -> Iterator[Row]:
    """What each library program is worth against the others, on all boards: a win is 3 points, a draw 1."""
    won = dict.fromkeys(PROGRAMS, 0.0)
    programs = [library(name) for name in PROGRAMS]
    pairs = list(combinations(range(len(programs)), 2))
    for name in MAPS:
        ground = Ground(find_map(name))
        chance = Chance("0" * 32, "worth", name)
        meetings = [starts(ground, chance, pair) for pair in pairs for _ in range(EACH)]
        for one, fought in zip(meetings, ground.fights(programs, meetings), strict=True):
            for (index, _place), share in zip(one, points(2, fought.result), strict=True):
                won[PROGRAMS[index]] += share
    fights = EACH * len(MAPS) * (len(programs) - 1)
    for name, total in won.items():
        yield Row(
            bench=GROUP, case=name, value=round(total / fights, 2), unit="points a fight against the library"
        )


def starts(ground: Ground, chance: Chance, pair: tuple[int, int]) -> list[tuple[int, Place]]:
    """Two programs on places that the rules allow."""
    first = chance.choice(places(ground.board, (), 2))
    second = chance.choice(places(ground.board, (first,), 2))
    return [(program, (cell, chance.below(6))) for program, cell in zip(pair, (first, second), strict=True)]


def sets() -> dict[str, list[Program]]:
    """What fights."""
    chance = Chance("0" * 32, "bench")
    return {
        "library": [library(name) for name in PROGRAMS],
        "random programs": [random_program(chance) for _ in range(RANDOM_PROGRAMS)],
    }


def draw(ground: Ground, programs: int, count: int) -> Iterator[list[tuple[int, Place]]]:
    """Pairs of programs on legal starting places."""
    chance = Chance("0" * 32, "meetings", programs)
    for _ in range(count):
        yield starts(ground, chance, (chance.below(programs), chance.below(programs)))


def core_speed(ground: Ground, programs: list[Program], meetings: Fights) -> float:
    """The fights alone, everything prepared."""
    assert core.native is not None
    prepared = arguments(programs, meetings)
    began = time.process_time()
    answer = core.native.robots_fight_all(ground.native, **prepared)
    turns_played: int = answer.robot_turns
    return turns_played / (time.process_time() - began)


def called_speed(ground: Ground, programs: list[Program], meetings: Fights) -> float:
    """With the making of numbers from programs and places, and of results from numbers."""
    before, began = ground.robot_turns, time.process_time()
    ground.fights(programs, meetings)
    return (ground.robot_turns - before) / (time.process_time() - began)


def plain_speed(ground: Ground, programs: list[Program], meetings: Fights) -> float:
    played, began = 0, time.process_time()
    for one in meetings:
        battle = Battle(
            board=ground.board,
            programs=tuple(programs[index] for index, _place in one),
            robots=tuple(Robot(cell=cell, head=head) for _index, (cell, head) in one),
        )
        for turn, _result in turns(battle):
            played += len(turn.readings)
    return played / (time.process_time() - began)
