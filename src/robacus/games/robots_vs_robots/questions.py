"""The seventeen questions that a program can ask (``?n``), each a plain function of the situation.

Questions 1, 8 and 9 are shown by the printed game's example, the others are ours.  A question is asked on the position
at the start of the turn; robots that are out do not exist.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import msgspec

from robacus.games.robots_vs_robots.board import HIGH, OBSTACLES, OFF, Board
from robacus.games.robots_vs_robots.hexes import side

if TYPE_CHECKING:
    from robacus.games.robots_vs_robots.battle import Battle

Ask = Callable[["Battle", int, int], bool]
"""(battle, index of the robot that asks, x) -> yes or no."""

SHOT_REACH = 2
"""Hexes that T and A reach."""


class Question(msgspec.Struct, frozen=True):
    """One question."""

    number: int
    ask: Ask
    usual: int | None = None
    """Its x where a program names none; None = it takes no x."""


def line(board: Board, cell: int, head: int, reach: int) -> Iterator[int]:
    """The hexes straight ahead up to `reach`; the edge and a high wall end the line (B3)."""
    for _ in range(reach):
        cell = board.next[cell][head]
        if cell == OFF or board.terrain[cell] == HIGH:
            return
        yield cell


def first_robot(battle: Battle, cell: int, head: int, reach: int) -> tuple[int, int] | None:
    """The first living robot on the line, and how far it is away (S5); None = nobody."""
    standing = battle.standing
    for away, ahead in enumerate(line(battle.board, cell, head, reach), 1):
        if ahead in standing:
            return standing[ahead], away
    return None


def others(battle: Battle, me: int, within: int) -> Iterator[int]:
    """The hexes of the other living robots within a distance."""
    here = battle.robots[me].cell
    for index, robot in enumerate(battle.robots):
        if robot.alive and index != me and battle.board.distance(here, robot.cell) <= within:
            yield robot.cell


def _obstacle(turn: int) -> Ask:
    def ask(battle: Battle, me: int, _x: int) -> bool:
        robot = battle.robots[me]
        cell = battle.board.next[robot.cell][(robot.head + turn) % 6]
        return cell == OFF or battle.terrain(cell) in OBSTACLES

    return ask


def _in_line(reach: int | None) -> Ask:
    def ask(battle: Battle, me: int, x: int) -> bool:
        robot = battle.robots[me]
        return first_robot(battle, robot.cell, robot.head, x if reach is None else reach) is not None

    return ask


def _near(battle: Battle, me: int, x: int) -> bool:
    return next(others(battle, me, x), None) is not None


def _beside(sign: int) -> Ask:
    def ask(battle: Battle, me: int, x: int) -> bool:
        robot, hexes = battle.robots[me], battle.board.hexes
        return any(
            sign * side(hexes[robot.cell], robot.head, hexes[other]) > 0 for other in others(battle, me, x)
        )

    return ask


def _moved_here(battle: Battle, me: int, x: int) -> bool:
    return battle.robots[me].advanced_dir > x


def _moved_since_shot(battle: Battle, me: int, x: int) -> bool:
    return battle.robots[me].advanced_shot > x


def _shots_left(battle: Battle, me: int, x: int) -> bool:
    return battle.robots[me].ammo > x


def _was_hit(battle: Battle, me: int, _x: int) -> bool:
    return battle.robots[me].hit_last


def _was_blocked(battle: Battle, me: int, _x: int) -> bool:
    return battle.robots[me].blocked_last


def _robots_left(battle: Battle, _me: int, x: int) -> bool:
    return len(battle.standing) > x


def _turn_after(battle: Battle, _me: int, x: int) -> bool:
    return battle.turn > x


QUESTIONS: dict[int, Question] = {
    question.number: question
    for question in (
        Question(1, _obstacle(0)),
        Question(2, _obstacle(3)),
        Question(3, _obstacle(1)),
        Question(4, _obstacle(-1)),
        Question(5, _in_line(SHOT_REACH)),
        Question(6, _in_line(1)),
        Question(7, _near, 2),
        Question(8, _moved_here, 2),
        Question(9, _moved_since_shot, 15),
        Question(10, _shots_left, 0),
        Question(11, _was_hit),
        Question(12, _was_blocked),
        Question(13, _in_line(None), 6),
        Question(14, _robots_left, 2),
        Question(15, _turn_after, 50),
        Question(16, _beside(1), 4),
        Question(17, _beside(-1), 4),
    )
}
"""Number -> question."""
