"""Abaku: lay digits so that they make examples, sums without signs.

The rules with their numbers (1 to 29) are in `rulebook`; `arithmetic` has what an example is, `placing` which tiles may
be laid and what they score, `turns` what turns do.  Everything the house needs is `GAME`.
"""

from typing import Any

CLAIM = r'(?i)\A\s*((board|rack|tiles|layout|centre)\b|\{.*"rack")'
"""How a text looks that is plainly meant as a position of this game (`robacus.games.claimants`)."""


def __getattr__(name: str) -> Any:
    """`GAME`, whose rules are imported when it is first asked for."""
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from robacus.games.abaku.rules import GAME

    return GAME
