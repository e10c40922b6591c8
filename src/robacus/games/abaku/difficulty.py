"""How hard a task of the trainer is: a number, and one of three grades.  docs/abaku.md says what counts.

Nothing is searched here but the examples of a row; what the best placements of a rack are is handed in.
"""

from __future__ import annotations

from bisect import bisect_right
from math import log2
from typing import Literal

from robacus.games.abaku.arithmetic import Kind, Reading, readings
from robacus.games.abaku.tasks import Gap, RowTask

Grade = Literal["easy", "medium", "hard"]
GRADES: tuple[Grade, ...] = ("easy", "medium", "hard")
FROM = (5.0, 8.0)
"""Points from which each grade but the first begins."""
EFFORT: dict[Kind, float] = {
    "sum": 1.0,
    "difference": 1.5,
    "product": 2.0,
    "quotient": 2.5,
    "square": 2.5,
    "root": 2.5,
    "cube": 4.0,
    "cube-root": 4.0,
}
"""Points for reading an example of one-digit numbers."""
DIGIT = 1.0
"""Points for each further digit of its largest number."""
MORE = 0.5
"""Points for each answer besides the first."""
PLACE = 0.25
"""Points for each place of a row."""


def effort(reading: Reading) -> float:
    """How hard it is to see that this is right."""
    return EFFORT[reading.kind] + DIGIT * (max(map(len, reading.numbers)) - 1)


def points_of_row(task: RowTask) -> float:
    """The measure for a row: its hardest example to see, how many there are, and how long the row is.

    An example that can be read in several ways is as hard as the easiest of them.  Where a gap is to be filled, one
    number is not to be seen, which is worth one place more.
    """
    efforts = [min(map(effort, readings(task.digits_of(answer), task.mask))) for answer in task.right]
    hardest = min(efforts) + 1 if isinstance(task, Gap) else max(efforts)
    return round(hardest + MORE * (len(efforts) - 1) + PLACE * len(task.row), 1)


def points_of_rack(placements: int, best: int, tiles: int) -> float:
    """The measure for a rack: how many placements there are for each that is best, and how many tiles that lays."""
    return round(log2(1 + placements / best) + MORE * tiles, 1)


def grade(points: float) -> Grade:
    """The measure in a word."""
    return GRADES[bisect_right(FROM, points)]
