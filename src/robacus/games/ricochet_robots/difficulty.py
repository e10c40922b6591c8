"""How hard a position is for people: a number, and one of five grades.

Four things count: how many moves the shortest ways have, how many robots move, how few such ways there are, and how
many first moves look right and are not.  docs/ricochet-puzzles.md says what speaks for the weights and what was
measured.  Nothing is searched here: the shortest ways come from the solver.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from functools import lru_cache
from math import log2
from typing import Literal

import msgspec

from robacus.games.ricochet_robots.board import Board
from robacus.games.ricochet_robots.moves import Move, Position, Variant, Way
from robacus.games.ricochet_robots.solver import Answer

Grade = Literal["easy", "medium", "hard", "expert", "master"]
GRADES: tuple[Grade, ...] = ("easy", "medium", "hard", "expert", "master")
"""The easiest first."""
FROM = (6.5, 8.5, 11.0, 15.0)
"""Points from which each grade but the first begins."""
ROBOT = 1.0
"""Points for each robot that moves besides the first."""
ONLY_WAY = 2.0
"""Points where there is a single shortest way; half of them where there are 2, a third where there are 4 and so on."""
TEMPTING = 0.5
"""Points for each tempting first move."""
MOST_TEMPTING = 4
"""More tempting moves than this add nothing; only with the vortex are there more."""
WAYS = 200
"""So many shortest ways are asked for; a first move of a way beyond them is not known to be good."""


class Difficulty(msgspec.Struct, frozen=True, kw_only=True):
    """What makes a position hard."""

    moves: int
    """The least number of moves."""
    robots: int
    """The least number of robots that move on a shortest way."""
    ways: int
    """The number of shortest ways."""
    tempting: int
    """First moves of the active robot that look right and are on no shortest way."""

    @property
    def points(self) -> float:
        """The measure, to a tenth: more is harder.  It grows by one with every move."""
        return round(
            self.moves
            + ROBOT * (self.robots - 1)
            + ONLY_WAY / (1 + log2(self.ways))
            + TEMPTING * min(self.tempting, MOST_TEMPTING),
            1,
        )

    @property
    def grade(self) -> Grade:
        """The measure in a word."""
        return GRADES[bisect_right(FROM, self.points)]


def difficulty(answer: Answer) -> Difficulty:
    """How hard the position of an answer is; ask the solver for `WAYS` ways and their number.

    Raises ValueError for an answer without a way, and for one whose ways were not counted.
    """
    if not answer.way or not answer.count:
        raise ValueError("only a position with a known number of shortest ways is easy or hard")
    good = {way[0] for way in answer.ways}
    return Difficulty(
        moves=len(answer.way),
        robots=answer.robots,
        ways=answer.count,
        tempting=len(set(promising(answer.position, answer.variant)) - good),
    )


def promising(position: Position, variant: Variant) -> list[Move]:
    """The first moves that look right: the active robot comes nearer by the relaxed distance (`relaxed`), or stops on
    the row or column of the target.  With the vortex every robot is looked at."""
    board = position.board
    goal = board.row_column(position.target)
    found = []
    for move in Way.start(position, variant).legal():
        if move.robot not in position.active:
            continue
        far = relaxed(board, position.colours[move.robot], position.target)
        start, stop = position.robots[move.robot], position.slide(position.robots, move).cell
        nearer = far.get(stop, len(far)) < far.get(start, len(far))
        row, column = board.row_column(stop)
        if nearer or row == goal[0] or column == goal[1]:
            found.append(move)
    return found


@lru_cache(maxsize=64)
def relaxed(board: Board, colour: str, target: int) -> dict[int, int]:
    """Cell -> how many slides a robot of `colour` would need from there if it could stop wherever it likes, alone on
    the board.  A cell that is missing is cut off from the target."""
    before: dict[int, set[int]] = {}
    mine = msgspec.structs.replace(
        board
    )  # a board keeps every ray that it was asked for; these go with the copy
    for cell in range(len(board.walls)):
        for heading in range(4):
            for passed in mine.ray(colour, cell, heading).cells:
                before.setdefault(passed, set()).add(cell)
    far = {target: 0}
    queue = deque([target])
    while queue:
        cell = queue.popleft()
        for start in before.get(cell, ()):
            if start not in far:
                far[start] = far[cell] + 1
                queue.append(start)
    return far
