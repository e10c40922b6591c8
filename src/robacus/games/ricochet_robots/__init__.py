"""Ricochet Robots: find the shortest way of a robot that cannot brake.

The rules with their numbers (R1 to R20) are in `rulebook`; `moves` has those of movement, `rules` and `rounds` the
table game.  Everything the house needs is `GAME`.
"""

from typing import Any

CLAIM = r'\A\s*(quadrants\b|board\s+\d+\s*x|\{.*"(walls|quadrants|robots)")'
"""How a text looks that is plainly meant as a position of this game (`robacus.games.claimants`)."""


def __getattr__(name: str) -> Any:
    """`GAME`, whose rules are imported when it is first asked for."""
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from robacus.games.ricochet_robots.rules import GAME

    return GAME
