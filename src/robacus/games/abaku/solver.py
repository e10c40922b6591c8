"""Solving positions of Abaku: all placements of a rack, the best of them, and what they are worth.

For ``robacus solve`` and for programs.  The placements come from `search`, which asks the C++ core where it is there
and the slow reference otherwise; what the tiles that are kept are worth says `engine`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from robacus import core, solving
from robacus.games.abaku import reference
from robacus.games.abaku.engine import Ranked, ranked, with_equity
from robacus.games.abaku.notation import Place, write_action
from robacus.games.abaku.placing import Placement
from robacus.games.abaku.situation import Situation
from robacus.games.abaku.situation_text import read_situations
from robacus.scene import Scene
from robacus.speech import Speech

SECONDS = 300.0
"""For the slow reference, which looks at one placement after another; the core needs milliseconds."""
LISTED = 10
"""So many placements are shown to people who do not ask for another number."""
BEST = 6
"""So many of the placements with the most points are in the JSON, as in conformance cases."""


@dataclass(frozen=True, kw_only=True)
class Answer(solving.Answer):
    """What is known of a position."""

    situation: Situation
    found: tuple[Ranked, ...]
    """All placements, the one with the most equity first."""
    seconds: float
    complete: bool = True
    """False: the time was up, and there are more placements."""
    listed: int | None = None
    """So many of the best are wanted."""

    @property
    def best_score(self) -> int:
        """The most points; 0 where nothing can be laid."""
        return max((one.points for one in self.found), default=0)

    @property
    def best(self) -> tuple[Placement, ...]:
        """The placements with the most points, sorted."""
        return tuple(sorted(one.tiles for one in self.found if one.points == self.best_score))

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "placements": len(self.found),
            "best_score": self.best_score,
            "sum_of_scores": sum(one.points for one in self.found),
            "best": [_tiles(placement) for placement in self.best[:BEST]],
            "seconds": round(self.seconds, 6),
        }
        if not self.complete:
            data["complete"] = False
        if self.listed is not None:
            data["top"] = [
                {
                    "place": write_action(Place(one.tiles)),
                    "tiles": _tiles(one.tiles),
                    "points": one.points,
                    "equity": round(one.equity, 3),
                }
                for one in self.found[: self.listed]
            ]
        return data

    def to_text(self, say: Speech) -> str:
        from robacus.games.abaku.answer import answer_text

        return answer_text(self, say)

    def scene(self, say: Speech) -> Scene:
        from robacus.games.abaku.answer import answer_scene

        return answer_scene(self, say)


def _tiles(placement: Placement) -> list[list[Any]]:
    """Row, column, digit, and true for a joker, as in conformance cases."""
    return [[tile.row, tile.column, tile.digit, *([True] * tile.joker)] for tile in placement]


def solve(situation: Situation, *, seconds: float | None = None, listed: int | None = None) -> Answer:
    """All placements of a situation.

    At the limit of `seconds` (None = 300), which only the slow reference meets, `Answer.complete` is false.
    Raises `InvalidText` where there are more placements than `search.MOST_PLACEMENTS`.
    """
    began = time.monotonic()
    position, unseen, bag = situation.position, situation.unseen, situation.bag
    complete = True
    if core.native is None:
        end = began + (SECONDS if seconds is None else seconds)
        slow, complete = _until(reference.placements(position, situation.rack), end)
        found = with_equity(slow, situation.rack, unseen, bag)
    else:
        found = ranked(position, situation.rack, unseen, bag)
    return Answer(
        situation=situation,
        found=tuple(found),
        seconds=time.monotonic() - began,
        complete=complete,
        listed=listed,
    )


def _until(
    placements: Iterator[tuple[Placement, int]], end: float
) -> tuple[list[tuple[Placement, int]], bool]:
    """What comes in time, and whether that is all."""
    found = []
    for one in placements:
        found.append(one)
        if time.monotonic() > end:
            return found, False
    return found, True


# -- the command line's door -----------------------------------------------------------------------------------------


class SolverOptions(msgspec.Struct, frozen=True):
    """What can be chosen for an answer."""

    top: Annotated[int, Meta(ge=0, le=1000)] = 0
    """List so many of the best placements with points and equity; 0 = the usual few, and none in JSON."""


class Solver(solving.Solver):
    """The solver of ``robacus solve``."""

    Options = SolverOptions

    def read(self, text: str) -> Iterator[tuple[str, Situation]]:
        return read_situations(text)

    def solve(
        self, position: Situation, options: SolverOptions, *, seconds: float | None, megabytes: int | None
    ) -> Answer:
        return solve(position, seconds=seconds, listed=options.top or None)
