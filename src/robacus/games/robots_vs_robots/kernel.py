"""The door to the fast fights in C++, and the plain ones where there is no core.

`Ground` prepares a board and rules once; `Ground.fights` plays any number of fights on it and says how they ended.
`first_difference` holds one fight of the core against the Python rules turn by turn and names where they part.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from robacus import core
from robacus.games.robots_vs_robots.battle import Battle, Robot, Rules
from robacus.games.robots_vs_robots.board import Board
from robacus.games.robots_vs_robots.fight import Result, Why, fight, turns
from robacus.games.robots_vs_robots.program import Program

TERRAIN = ("", "low", "high", "trap", "trap_hidden", "mine", "mine_hidden")
KINDS = "-DRTAZV?"
WHYS: tuple[Why, ...] = ("last", "all_out", "turn_limit", "repetition")
CAUSES = (None, "shot", "self", "mine", "edge")
MOST_TURNS = 1000
"""The longest fight that the core plays; longer ones are Python's."""

Place = tuple[int, int]
"""A starting hex and heading."""


class Fought(msgspec.Struct, frozen=True):
    """How a fight ended, and after how many turns."""

    result: Result
    turns: int


class Ground:
    """A board and rules on which fights are played."""

    def __init__(self, board: Board, rules: Rules | None = None) -> None:
        self.board = board
        self.rules = rules or Rules()
        self.native: Any = None
        """The core's ground; None where Python plays."""
        self.robot_turns = 0
        """Turns of living robots that the core has played on this ground."""
        if core.native is not None and self.rules.limit <= MOST_TURNS:
            self.native = _ground(board, self.rules, repetition=True)

    def fights(
        self, programs: Sequence[Program], fights: Sequence[Sequence[tuple[int, Place]]]
    ) -> list[Fought]:
        """Play fights that all have the same number of robots.

        Each fight lists its robots: the index of the program, and where it starts.
        """
        if not fights:
            return []
        robots = len(fights[0])
        if any(len(one) != robots for one in fights):
            raise ValueError("all fights of one call have the same number of robots")
        if self.native is None:
            return [self._plain(programs, one) for one in fights]
        assert core.native is not None
        answer = core.native.robots_fight_all(self.native, **arguments(programs, fights))
        if answer.status != core.native.RobotsStatus.DONE:
            raise ValueError(f"the core cannot play these fights: {answer.status}")
        self.robot_turns += answer.robot_turns
        numbers = answer.outcomes
        rows = zip(numbers[0::3], numbers[1::3], numbers[2::3], strict=True)
        return [Fought(_result(bits, why, robots), played) for bits, why, played in rows]

    def _plain(self, programs: Sequence[Program], one: Sequence[tuple[int, Place]]) -> Fought:
        battle = Battle(
            board=self.board,
            programs=tuple(programs[index] for index, _place in one),
            robots=tuple(Robot(cell=cell, head=head) for _index, (cell, head) in one),
            rules=self.rules,
        )
        end, result = fight(battle)
        return Fought(result, end.turn)


def arguments(programs: Sequence[Program], fights: Sequence[Sequence[tuple[int, Place]]]) -> dict[str, Any]:
    """Fights as the core's `robots_fight_all` takes them, without a limit of time."""
    return {
        "programs": encoded(programs),
        "robots": len(fights[0]),
        "starts": [number for one in fights for _program, place in one for number in place],
        "of": [program for one in fights for program, _place in one],
        "seconds": float("inf"),
        "cancel": None,
    }


@lru_cache(maxsize=1024)
def _result(bits: int, why: int, robots: int) -> Result:
    return Result(tuple(robot for robot in range(robots) if bits >> robot & 1), WHYS[why])


def _ground(board: Board, rules: Rules, *, repetition: bool) -> Any:
    assert core.native is not None
    return core.native.RobotsGround(
        q=[q for q, _r in board.hexes],
        r=[r for _q, r in board.hexes],
        next=[cell for around in board.next for cell in around],
        terrain=[TERRAIN.index(kind) for kind in board.terrain],
        edge_void=rules.edge == "void",
        mine_step=rules.mine == "step",
        zero=rules.zero,
        limit=rules.limit,
        repetition=repetition,
    )


def encoded(programs: Sequence[Program]) -> list[int]:
    """Programs as the core reads them: kind, number and x of every cell."""
    return [
        number
        for program in programs
        for order in program.orders
        for number in (KINDS.index(order.kind), order.number, order.x or 0)
    ]


# -- core and reference ----------------------------------------------------------------------------------------------

Figures = tuple[Any, ...]
FIGURES = 12
"""Numbers that the core tells of each robot after each turn."""


class Difference(msgspec.Struct, frozen=True):
    """Where core and reference part: the first turn and robot that differ, or the result (robot None)."""

    turn: int
    robot: int | None
    expected: Any
    """By the Python rules."""
    actual: Any


def first_difference(battle: Battle) -> Difference | None:
    """Plays a fight with the core and with the Python rules; None where they are equal in every turn."""
    assert core.native is not None
    traced = core.native.robots_trace(
        _ground(battle.board, battle.rules, repetition=True),
        programs=encoded(battle.programs),
        starts=[number for robot in battle.robots for number in _start(robot)],
    )
    if traced.status != core.native.RobotsStatus.DONE:
        raise ValueError(f"the core cannot play this fight: {traced.status}")
    robots = len(battle.robots)
    numbers = traced.seen
    seen = [tuple(numbers[at : at + FIGURES]) for at in range(0, len(numbers), FIGURES)]
    result = None
    turn_number = 0
    for turn_number, (turn, result) in enumerate(turns(battle), 1):  # noqa: B007
        now = seen[(turn_number - 1) * robots : turn_number * robots]
        for me, robot in enumerate(turn.battle.robots):
            expected = _figures(robot)
            actual = now[me] if me < len(now) else None
            if expected != actual:
                return Difference(turn_number, me, expected, actual)
    bits, why, played = traced.outcome
    actual_end = Fought(_result(bits, why, robots), played)
    assert result is not None
    expected_end = Fought(result, turn_number)
    return None if expected_end == actual_end else Difference(turn_number, None, expected_end, actual_end)


def _start(robot: Robot) -> tuple[int, ...]:
    return robot.cell, robot.head, robot.pointer, robot.ammo, sum(1 << step for step in robot.dead)


def _figures(robot: Robot) -> Figures:
    return (
        robot.cell,
        robot.head,
        robot.pointer,
        robot.ammo,
        sum(1 << step for step in robot.dead),
        int(robot.alive),
        CAUSES.index(robot.cause),
        int(robot.trapped),
        robot.advanced_dir,
        robot.advanced_shot,
        int(robot.hit_last),
        int(robot.blocked_last),
    )
