"""The programs that come with the game, as commented files.

`PROGRAMS`, in ``data/programs``, are written by people, from first steps to the hunter: what one learns from, and what
others are measured against.  `EVOLVED`, in ``data/evolved``, came out of ``robacus arena evolve``; the remarks in their
files say of what, and docs/robots-vs-robots.md tells their history.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from robacus.games.robots_vs_robots.program import Program, read_program

FOLDER = Path(__file__).parent / "data"
PROGRAMS: tuple[str, ...] = (
    "first_steps",
    "patrol",
    "lighthouse",
    "mine_layer",
    "wall_walker",
    "ambush",
    "bomber",
    "hunter",
    "stalker",
)
"""In the order in which one may read them."""
EVOLVED: tuple[str, ...] = ("fox", "wolf", "lynx")
"""From the first to the last: each one also had those before it to fight against."""


def source(name: str) -> str:
    """The file of a program, one of `PROGRAMS` or `EVOLVED`, with its comments."""
    folder = "evolved" if name in EVOLVED else "programs"
    return (FOLDER / folder / f"{name}.txt").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def library(name: str) -> Program:
    """The program of that name, one of `PROGRAMS` or `EVOLVED`."""
    return read_program(source(name))
