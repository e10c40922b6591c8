"""A battle between two turns: board, programs, robots, and what has happened to the board.

Values only; what a turn does is `stages`, a whole fight is `fight`.
"""

from __future__ import annotations

from functools import cached_property
from hashlib import blake2b
from typing import Literal

import msgspec

from robacus.games.robots_vs_robots.board import Board
from robacus.games.robots_vs_robots.hexes import HEADINGS
from robacus.games.robots_vs_robots.program import FIRST, Program

SHOTS = 10
"""Of each robot (S6)."""
COUNT_CAP = 100
"""Counters are compared with numbers up to 99, so more than this makes no difference (E4)."""

Cause = Literal["shot", "self", "mine", "edge"]


class Rules(msgspec.Struct, frozen=True):
    """The options that change what a turn does."""

    edge: Literal["wall", "void"] = "wall"
    """``void``: who leaves the board is out (B3)."""
    mine: Literal["out", "step"] = "out"
    """``step``: a mine costs only the current step (B5)."""
    zero: int = 0
    """The step that Z goes back to (P5)."""
    limit: int = 200
    """Turns (E3)."""


class Robot(msgspec.Struct, frozen=True, kw_only=True):
    """One robot."""

    cell: int
    """The hex where it stands, or where it went out."""
    head: int
    pointer: int = FIRST
    """The step that is read first in the next turn."""
    ammo: int = SHOTS
    dead: frozenset[int] = frozenset()
    """Steps that were shot away (H3)."""
    alive: bool = True
    cause: Cause | None = None
    """What put it out: a shot or somebody's blast, its own, a mine, the edge of the board."""
    trapped: bool = False
    advanced_dir: int = 0
    """Hexes moved forward since the last turn to another heading."""
    advanced_shot: int = 0
    """Hexes moved forward since the last shot of its own."""
    hit_last: bool = False
    """It lost a step in the turn just played."""
    blocked_last: bool = False
    """Its move was cut short in the turn just played."""


class Battle(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """The whole situation before a turn."""

    board: Board
    programs: tuple[Program, ...]
    robots: tuple[Robot, ...]
    """In the same order as `programs`; the result never depends on it."""
    rules: Rules = Rules()
    turn: int = 0
    """Turns played so far; while robots read, the number of the turn that has begun."""
    used: frozenset[int] = frozenset()
    """Hexes whose mine is gone."""
    found: frozenset[int] = frozenset()
    """Hexes whose hidden trapdoor or mine has come to light."""

    def terrain(self, cell: int) -> str:
        """What a hex carries now; empty for nothing."""
        return "" if cell in self.used else self.board.terrain[cell]

    @cached_property
    def standing(self) -> dict[int, int]:
        """Hex -> the living robot on it."""
        return {robot.cell: index for index, robot in enumerate(self.robots) if robot.alive}

    @property
    def alive(self) -> tuple[int, ...]:
        """The robots that are still in."""
        return tuple(index for index, robot in enumerate(self.robots) if robot.alive)

    @property
    def asks_turn(self) -> bool:
        """Whether any program asks for the number of the turn (E4)."""
        return any(program.asks_turn for program in self.programs)

    def situation(self) -> tuple[object, ...]:
        """What has to be the same for the battle to go on in the same way for ever (E4)."""
        return (
            tuple(
                (
                    index,
                    robot.cell,
                    robot.head,
                    robot.pointer,
                    robot.dead,
                    robot.ammo,
                    robot.trapped,
                    min(robot.advanced_dir, COUNT_CAP),
                    min(robot.advanced_shot, COUNT_CAP),
                    robot.hit_last,
                    robot.blocked_last,
                )
                for index, robot in enumerate(self.robots)
                if robot.alive
            ),
            self.used,
        )

    def digest(self) -> str:
        """A hash of the situation and the turn, the same on every machine."""
        lines = [f"turn {self.turn} used {sorted(self.used)}"]
        for robot in self.robots:
            dead = sorted(robot.dead)
            lines.append(
                f"{robot.cell} {HEADINGS[robot.head]} {robot.pointer} {robot.ammo} {dead} {robot.alive} "
                f"{robot.cause} {robot.trapped} {robot.advanced_dir} {robot.advanced_shot} "
                f"{robot.hit_last} {robot.blocked_last}"
            )
        return blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()
