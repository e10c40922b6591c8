"""What the desk "board" finds out by searching: the best placements of a position.

It runs where it can be stopped, and is kept, because the next step of help asks for the same.
"""

from __future__ import annotations

from functools import lru_cache

from robacus.games.abaku.engine import Ranked
from robacus.games.abaku.situation import Situation
from robacus.games.abaku.solver import solve

SECONDS = 8.0
"""For the slow reference; the C++ core needs milliseconds."""


@lru_cache(maxsize=64)
def placements(situation: Situation) -> tuple[tuple[Ranked, ...], bool]:
    """Every placement, the one with the most equity first, and whether these are all.  Raises `InvalidText` where
    there are too many."""
    answer = solve(situation, seconds=SECONDS)
    return answer.found, answer.complete
