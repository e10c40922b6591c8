"""Robogem: program a robot with command cards, collect three diamonds and bring them home.

The rules with their ids (L1 to E4) are in `rulebook`; `moves` has those of movement, `turns` those of cards and
turns.  Everything the house needs is `GAME`.
"""

from typing import Any

CLAIM = r"(?i)robot\s+(red|green|blue|yellow)\s+\S+\s+[NESW]\b.*\bcards\b"
"""How a text looks that is plainly meant as a position of this game (`robacus.games.claimants`)."""


def __getattr__(name: str) -> Any:
    """`GAME`, whose rules are imported when it is first asked for."""
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from robacus.games.robogem.rules import GAME

    return GAME
