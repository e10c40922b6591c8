"""How hard a puzzle is for people: a number, and one of four grades.

It comes from what the search has found: how many turns there are to be planned, how many turns more somebody needs who
looks no further than the present turn, and what the best way is made of besides plain steps: pushes, calls of the
function, rests.  `Difficulty.points` grows with every one of these; docs/robogem.md says what was measured.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Literal

import msgspec

from robacus.games.robogem.cards import FUNCTION
from robacus.games.robogem.moves import run
from robacus.games.robogem.notation import Turn
from robacus.games.robogem.puzzle import Puzzle
from robacus.games.robogem.puzzle_search import Search

Grade = Literal["easy", "medium", "hard", "expert"]
GRADES: tuple[Grade, ...] = ("easy", "medium", "hard", "expert")
"""The easiest first."""
FROM = (3.0, 4.5, 6.0)
"""Points from which each grade but the first begins."""
MISLED, MOST_MISLED = 0.5, 3
"""Points for each turn that looking at one turn alone costs, and how many of them count."""
PUSHED, CALLED, RESTED = 0.5, 1.0, 0.5
"""Points where the best way has pushes, calls or rests."""


class Difficulty(msgspec.Struct, frozen=True, kw_only=True):
    """What makes a puzzle hard."""

    turns: int
    """The least number of turns."""
    misled: int = 0
    """How many turns more somebody needs who takes what looks best now, `MOST_MISLED` where the cards run out."""
    pushes: int = 0
    """Pushes on the best way."""
    calls: int = 0
    """Function cards in its programs."""
    rests: int = 0

    @property
    def points(self) -> float:
        """The measure: more is harder.  It grows by one with every turn."""
        return (
            self.turns
            + MISLED * min(self.misled, MOST_MISLED)
            + PUSHED * (self.pushes > 0)
            + CALLED * (self.calls > 0)
            + RESTED * (self.rests > 0)
        )

    @property
    def grade(self) -> Grade:
        """The measure in a word."""
        return GRADES[bisect_right(FROM, self.points)]


def hardest(turns: int, *, robots: bool, functions: bool) -> Grade:
    """The grade that no puzzle of so many turns exceeds; only other robots are pushed, only functions are called."""
    return Difficulty(turns=turns, misled=MOST_MISLED, pushes=robots, calls=functions, rests=1).grade


def difficulty(puzzle: Puzzle, way: tuple[Turn, ...]) -> Difficulty:
    """How hard a puzzle is of which this is a best way."""
    pushes, stage = 0, puzzle.start()
    for turn in way:
        rans = run(puzzle.ground, stage.position, 0, turn.program, stage.function + turn.append)
        pushes += sum(ran.happening is not None and ran.happening.kind == "push" for ran in rans)
        stage = puzzle.play(stage, turn)
    return Difficulty(
        turns=len(way),
        misled=_misled(puzzle, len(way)),
        pushes=pushes,
        calls=sum(turn.program.count(FUNCTION) for turn in way),
        rests=sum(turn.rest for turn in way),
    )


def _misled(puzzle: Puzzle, best: int) -> int:
    """The turns that it costs to look at every turn alone: to go where the fewest commands are still needed."""
    search = Search(puzzle, puzzle.position, work=10**9)
    node, need = search.node(puzzle.start()), search.graph.need
    for turns in range(1, best + MOST_MISLED):
        if not node.size:
            break
        ends = [end for end, turn in search.results(node) if not turn.rest]
        rest = next(end for end, turn in search.results(node) if turn.rest)
        nearest = min(ends, key=lambda end: need[end.here])
        # Where no program brings it nearer, it draws more cards.
        node = nearest if need[nearest.here] < need[node.here] else rest
        if search.graph.won[node.here]:
            return turns - best
    return MOST_MISLED
