"""Robots vs Robots: write sixteen steps in secret, then watch your robot fight with them.

The rules with their numbers are in `rulebook`; `stages` has a turn, `program` and `questions` what programs say,
`rules` the table game.  Everything the house needs is `GAME`.
"""

from typing import Any


def __getattr__(name: str) -> Any:
    """`GAME`, whose rules are imported when it is first asked for."""
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from robacus.games.robots_vs_robots.rules import GAME

    return GAME
