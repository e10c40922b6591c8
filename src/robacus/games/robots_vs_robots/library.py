"""The programs that come with the game, from first steps to the hunter: commented files in ``data/programs``."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from robacus.games.robots_vs_robots.program import Program, read_program

FOLDER = Path(__file__).parent / "data" / "programs"
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


def source(name: str) -> str:
    """The file of a program, with its comments."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def library(name: str) -> Program:
    """The program of that name, one of `PROGRAMS`."""
    return read_program(source(name))
