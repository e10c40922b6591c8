"""The lessons of Robogem: five small puzzles, each for one thing that is to be learnt.

A draft is a lesson where its puzzle is one of these; what is said of them are the messages ``lesson-NAME``.
"""

from __future__ import annotations

from functools import lru_cache

from robacus.desk import Lesson
from robacus.games.robogem.puzzle import Puzzle, read_puzzle

LESSONS = (
    Lesson(
        "forward",
        "G.....Y/..#..../....R../.#...#./B......; robot red B3 E 1 2; cards FFFLR FFFLR FFRLF",
    ),
    Lesson(
        "turns",
        "G.....Y/..#..../....R../.#.#.#./B......; robot red C5 N 1 2; cards FFRFF FLFFR FFRLF FFFLR",
    ),
    Lesson(
        "diamond",
        "G.....Y/..#..../R...*.#/.#...#./B......; robot red A3 E 0 2; cards FFFFL LFFFF RRFFL FFFLR FFRLF",
    ),
    Lesson(
        "push",
        "G.....Y/..#.#../......./..#.#../B..R...; robot red B3 E 0 2; robot blue D3 N 1; "
        "cards FFRFF FFLRF FRLFF FFRLF FLRFF",
    ),
    Lesson(
        "function",
        "G......Y/.#..#.#./R......./..#..#../B....*..; robot red H3 W 1 2; functions; "
        "cards FLRff LFRFL FRLFF FFRLF FFLRF FFFLR",
    ),
)
"""In the order in which they are played."""


@lru_cache(maxsize=1)
def _by_text() -> dict[str, Lesson]:
    return {read_puzzle(lesson.draft).to_text(): lesson for lesson in LESSONS}


def lesson_of(puzzle: Puzzle) -> Lesson | None:
    """The lesson that a puzzle is, None for any other one."""
    return _by_text().get(puzzle.to_text())


def lesson_after(lesson: Lesson) -> Lesson | None:
    """The next one, None after the last."""
    at = LESSONS.index(lesson) + 1
    return LESSONS[at] if at < len(LESSONS) else None
