"""Solving puzzles of Robogem: the fewest turns, and a way, for ``robacus solve`` and for programs.

The search is `puzzle_search`; here is what it is asked, and what is told of its answer.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import Any

import msgspec

from robacus import solving
from robacus.game import InvalidText
from robacus.games.robogem import art
from robacus.games.robogem.desk_puzzle_draft import Draft, read_draft
from robacus.games.robogem.desk_puzzle_scene import picture
from robacus.games.robogem.desk_puzzle_sheet import puzzle_words
from robacus.games.robogem.layout import COLOURS, words
from robacus.games.robogem.moves import run
from robacus.games.robogem.notation import write_action
from robacus.games.robogem.picture import way
from robacus.games.robogem.puzzle import Puzzle
from robacus.games.robogem.puzzle_search import Found, search
from robacus.scene import Scene, Trail
from robacus.speech import Message, Speech

MEGABYTES = 500
WORK = 20_000
"""Cards that a search may play for every megabyte that it may have."""


@dataclass(frozen=True, kw_only=True)
class Answer(solving.Answer):
    """What is known of a puzzle."""

    puzzle: Puzzle
    found: Found
    seconds: float

    def to_json(self) -> dict[str, Any]:
        return {
            "turns": self.found.best,
            "way": [write_action(turn) for turn in self.found.way],
            "lower_bound": self.found.least,
            "proven": self.found.proven,
            "seconds": round(self.seconds, 6),
        }

    def to_text(self, say: Speech) -> str:
        way = " · ".join(write_action(turn) for turn in self.found.way)
        return "\n".join(filter(None, (puzzle_words(self.puzzle, say), "", say.say(self._words()), way)))

    def scene(self, say: Speech) -> Scene:
        scene, _told = picture(Draft(puzzle=self.puzzle), say)
        return msgspec.structs.replace(scene, trails=self._trails(), status=say.say(self._words()))

    def _words(self) -> Message:
        if self.found.best is not None:
            return words("puzzle-hint-turns", count=self.found.best)
        if self.found.proven:
            return words("puzzle-hint-impossible")
        return words("puzzle-hint-limit", least=self.found.least)

    def _trails(self) -> tuple[Trail, ...]:
        """The way of the robot, turn by turn."""
        puzzle, stage, trails = self.puzzle, self.puzzle.start(), []
        tone = art.tone(COLOURS[puzzle.colours[0]])
        for turn in self.found.way:
            function = stage.function + turn.append
            rans = list(run(puzzle.ground, stage.position, 0, turn.program, function))
            points = way(puzzle.layout, stage.position.robots[0], rans, 0)
            trails += [Trail(points, tone)] if len(points) > 1 else []
            stage = puzzle.play(stage, turn)
        return tuple(trails)


def _id(text: str) -> str:
    """The id of a puzzle that comes as JSON, as `robacus generate` prints it; "" where it has none."""
    found = json.loads(text).get("id") if text.lstrip().startswith("{") else None
    return found if isinstance(found, str) else ""


class SolverOptions(msgspec.Struct, frozen=True):
    """There is nothing to choose."""


class Solver(solving.Solver):
    """The solver of ``robacus solve``."""

    Options = SolverOptions

    def read(self, text: str) -> Iterator[tuple[str, Puzzle]]:
        draft = read_draft(text)
        if draft.turns:
            raise InvalidText(words("solve-with-turns"))
        yield _id(text), draft.puzzle

    def solve(
        self, position: Puzzle, options: SolverOptions, *, seconds: float | None, megabytes: int | None
    ) -> Answer:
        began = time.monotonic()
        work = WORK * (MEGABYTES if megabytes is None else megabytes)
        found = search(position, position.start(), work, inf if seconds is None else seconds)
        return Answer(puzzle=position, found=found, seconds=time.monotonic() - began)
