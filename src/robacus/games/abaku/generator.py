"""The maker of tasks of the trainer: of ``robacus generate``, of the page of puzzles, of the desk, and of every day.

What a task is says `tasks`, how one is drawn `task_making`, how hard it is `difficulty`.  What comes of a seed depends
on nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any, Literal, get_args

import msgspec

from robacus import solving
from robacus.chance import Chance
from robacus.games.abaku.arithmetic import readings
from robacus.games.abaku.difficulty import Grade, grade, points_of_rack, points_of_row
from robacus.games.abaku.messages import words
from robacus.games.abaku.notation import Place, write_action
from robacus.games.abaku.situation_text import operation_names, write_situation
from robacus.games.abaku.task_making import make_find, make_gap, make_rack
from robacus.games.abaku.tasks import (
    Level,
    Numbers,
    Operations,
    Rack,
    Size,
    Task,
    TaskKind,
    kind_of,
)
from robacus.scene import Scene
from robacus.speech import Speech

KINDS: tuple[TaskKind, ...] = get_args(TaskKind)
WEEK: tuple[tuple[TaskKind, Operations, Numbers, Size], ...] = (
    ("gap", "plus_minus", "20", "small"),
    ("find", "plus_minus", "100", "small"),
    ("rack", "four", "100", "small"),
    ("gap", "four", "100", "middle"),
    ("find", "four", "100", "middle"),
    ("rack", "all", "any", "middle"),
    ("find", "all", "any", "large"),
)
"""Task and level of the daily puzzle, Monday first.  Boards are small ones, on which every machine finds all placements
soon."""


class GeneratorOptions(msgspec.Struct, frozen=True):
    """What can be wished for."""

    task: Literal["any", "find", "gap", "rack"] = "any"
    operations: Operations = "four"
    numbers: Numbers = "100"
    """The largest number in its examples."""
    size: Size = "middle"
    """How many digits or fields, and how many examples."""

    @property
    def level(self) -> Level:
        """The same without the kind of task."""
        return Level(self.operations, self.numbers, self.size)


@dataclass(frozen=True, kw_only=True)
class Puzzle(solving.Puzzle):
    """A task, its level, and how hard it is."""

    task: Task
    level: Level
    points: float

    @property
    def grade(self) -> Grade:
        """How hard it is, in a word."""
        return grade(self.points)

    @property
    def draft(self) -> str:
        from robacus.games.abaku.desk_puzzle_draft import Draft

        return Draft(task=self.task, level=self.level).share

    def to_json(self) -> dict[str, Any]:
        """The task as text, its right answers, and how hard it is; of a rack also the position as the solver reads
        it."""
        found: dict[str, Any] = {
            "task": kind_of(self.task),
            "game": "abaku",
            "text": self.draft,
            "level": msgspec.to_builtins(self.level),
            "difficulty": {"points": self.points, "grade": self.grade},
        }
        if not isinstance(self.task, Rack):
            answers = {
                answer: [str(way) for way in readings(self.task.digits_of(answer), self.task.mask)]
                for answer in self.task.right
            }
            return {**found, "answers": answers}
        position = self.task.position
        size = position.layout.size
        score, best = self.task.best
        return {
            **found,
            "kind": "position",
            "layout": list(position.layout.rows),
            "board": [position.board[at : at + size] for at in range(0, size * size, size)],
            "rack": self.task.tiles,
            "operations": operation_names(self.task.position.rules.operations),
            "best_score": score,
            "best": [write_action(Place(placement)) for placement in best],
        }

    def to_text(self, say: Speech) -> str:
        from robacus.games.abaku.desk_puzzle_sheet import asked, situation_of

        parts = [f"{say.say(asked(self.task, self.level))}\n{self.about(say)}"]
        if isinstance(self.task, Rack):
            parts.append(write_situation(situation_of(self.task), rows="\n"))
        return "\n\n".join((*parts, self.draft))

    def scene(self, say: Speech) -> Scene:
        from robacus.games.abaku.desk_puzzle import PuzzleDesk

        return PuzzleDesk().open(self.draft, say).scene

    def about(self, say: Speech) -> str:
        return say.say(
            words(
                "train-about",
                task=words(f"generate-task-{kind_of(self.task)}"),
                operations=words(f"generate-operations-{self.level.operations}"),
                grade=words(f"train-grade-{self.grade}"),
            )
        )


class Generator(solving.Generator):
    """The maker of tasks."""

    Options = GeneratorOptions

    def daily(self, day: date) -> GeneratorOptions:
        """Harder from Monday to Sunday, see `WEEK`."""
        return GeneratorOptions(*WEEK[day.weekday()])

    def attempt(self, options: GeneratorOptions, seed: str) -> Puzzle | None:
        """A task as wished, if the one that comes of `seed` is."""
        chance = Chance(seed, "task")
        kind = chance.choice(KINDS) if options.task == "any" else options.task
        level = options.level
        if kind == "rack":
            made = make_rack(level, chance)
            if made is None:
                return None
            rack, found = made
            best = max(points for _placement, points in found)
            usual = [placement for placement, points in found if points == best]
            points = points_of_rack(len(found), len(usual), min(map(len, usual)))
            return Puzzle(task=rack, level=level, points=points)
        task = make_gap(level, chance) if kind == "gap" else make_find(level, chance)
        return None if task is None else Puzzle(task=task, level=level, points=points_of_row(task))
