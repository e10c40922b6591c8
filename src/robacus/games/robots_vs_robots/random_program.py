"""Programs by chance: for tests, measurements and the beginning of evolution.  They are as good as one would think."""

from __future__ import annotations

from robacus.chance import Chance
from robacus.games.robots_vs_robots.program import (
    BLANK,
    CELLS,
    MOST_HEXES,
    MOST_SIXTHS,
    MOST_X,
    Order,
    Program,
)
from robacus.games.robots_vs_robots.questions import QUESTIONS

KINDS = "DDDRRRTT??????VVAZ-"
"""How often each kind comes up; moves, turns and questions are most of what a program is made of."""


def random_order(chance: Chance) -> Order:
    """Some order."""
    kind = chance.choice(KINDS)
    if kind in "DR":
        most = MOST_HEXES if kind == "D" else MOST_SIXTHS
        # Short moves are more common: long ones are all alike on a small board.
        number = 1 + min(chance.below(most), chance.below(most))
        return Order("D" if kind == "D" else "R", number if chance.below(4) else -number)
    if kind == "V":
        return Order("V", chance.below(CELLS))
    if kind == "?":
        question = QUESTIONS[1 + chance.below(len(QUESTIONS))]
        if question.usual is None:
            return Order("?", question.number)
        near = chance.below(2 * question.usual + 3)
        return Order("?", question.number, min(near, MOST_X) if chance.below(2) else question.usual)
    return BLANK if kind == "-" else Order(kind)  # type: ignore[arg-type]


def random_program(chance: Chance) -> Program:
    """Sixteen orders by chance."""
    return Program(tuple(random_order(chance) for _ in range(CELLS)))
