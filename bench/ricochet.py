"""The exact solver of Ricochet Robots: positions a second, and states that its kernel stores a second.

Every set is solved to the end in one thread, ways and their number included, and the value is by processor time.  The
sets are the conformance cases of the tests: random positions, hard ones (13 to 17 moves), and the longest known one
(25 moves).  The plain search, which does the work where no kernel was built, is measured on the quick ones of the
random positions.  Reference: this project's own goal of two million states a second for the kernel.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from bench import Row
from robacus.core import native_available
from robacus.games.ricochet_robots.moves import Position, Variant
from robacus.games.ricochet_robots.position_text import read_positions
from robacus.games.ricochet_robots.solver import Answer, solve

GROUP = "ricochet"
CASES = Path(__file__).parents[1] / "tests" / "cases"
STATES_GOAL = 2_000_000.0
QUICK_STATES = 10_000
MEGABYTES = 4000


def rows() -> Iterator[Row]:
    """Seconds and states for each set."""
    random = positions("ricochet_robots.jsonl")
    if native_available():
        for variant in ("free", "strict"):
            yield from measured(f"100 random, {variant}", list(random.values()), variant)
        yield from measured("10 hard, free", list(positions("ricochet_hard.jsonl").values()), "free")
        yield from measured("pub25, free", [positions("long/ricochet_extreme.jsonl")["pub25"]], "free")
    quick = [where for where in random.values() if solve(where, count=False, seconds=1).states < QUICK_STATES]
    yield from measured(f"{len(quick)} random, strict, plain search", quick, "strict", use_native=False)


def positions(name: str) -> dict[str, Position]:
    return dict(read_positions((CASES / name).read_text(encoding="utf-8")))


def measured(case: str, given: list[Position], variant: Variant, *, use_native: bool = True) -> Iterator[Row]:
    began = time.process_time()
    answers: list[Answer] = [
        solve(where, variant=variant, use_native=use_native, megabytes=MEGABYTES) for where in given
    ]
    seconds = time.process_time() - began
    assert all(answer.proven for answer in answers)
    states = sum(answer.states for answer in answers) / seconds
    yield Row(bench=GROUP, case=case, value=round(seconds / len(given) * 1000, 2), unit="ms a position")
    goal = STATES_GOAL if use_native else None
    yield Row(bench=GROUP, case=case, value=round(states), unit="states by CPU second", reference=goal)
