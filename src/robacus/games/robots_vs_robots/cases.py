"""The conformance cases of Robots vs Robots: kinds ``battle``, ``program`` and ``placement``.

Battles are compared turn by turn where a trace is given: steps read, what was done, positions, headings, who is alive.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from robacus.cases import CaseFailure, CaseKind, differences
from robacus.game import InvalidText
from robacus.games.robots_vs_robots.battle import SHOTS, Battle, Robot, Rules
from robacus.games.robots_vs_robots.board import TERRAIN, Board
from robacus.games.robots_vs_robots.fight import Result, turns
from robacus.games.robots_vs_robots.hexes import Hex, hexagon
from robacus.games.robots_vs_robots.placing import MIN_DISTANCE
from robacus.games.robots_vs_robots.program import FIRST, program_of
from robacus.games.robots_vs_robots.stages import Reading


class GivenBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hexagon of a radius, or hexes one by one."""

    hexagon_radius: int | None = None
    hexes: list[Hex] | None = None


class GivenRobot(msgspec.Struct, frozen=True):
    """A robot at the start."""

    name: str
    pos: Hex
    head: int
    program: list[str]
    ptr: int = FIRST
    ammo: int = SHOTS
    dead: list[int] = []


class Did(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one robot did in a turn."""

    read: list[int]
    did: str | tuple[str, int]
    pos: Hex
    head: int
    alive: bool


class After(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A robot afterwards."""

    pos: Hex
    head: int
    ptr: int
    ammo: int
    dead: list[int]
    alive: bool
    cause: str | None
    trapped: bool
    advanced_dir: int
    advanced_shot: int
    hit_last: bool
    blocked_last: bool


class AfterBattle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The situation afterwards."""

    robots: dict[str, After]
    over: list[Any] | None
    terrain: list[tuple[int, int, str]]


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    """A case of the kind ``battle``."""

    board: GivenBoard
    robots: list[GivenRobot]
    turns: int
    max_turns: int
    run_to_end: bool
    trace: list[dict[str, Did]] | None
    expect: AfterBattle
    terrain: list[tuple[int, int, str]] = []
    rules: list[str] = []
    checked_by_hand: Any = None


class Valid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    valid: bool


class IsProgram(msgspec.Struct, frozen=True, kw_only=True):
    """A case of the kind ``program``."""

    program: list[str]
    expect: Valid
    rules: list[str] = []


class IsPlacement(msgspec.Struct, frozen=True, kw_only=True):
    """A case of the kind ``placement``."""

    board: GivenBoard
    placed_in_order: list[Hex]
    expect: Valid
    rules: list[str] = []


def board_of(given: GivenBoard, terrain: list[tuple[int, int, str]]) -> Board:
    """The board of a case."""
    hexes = hexagon(given.hexagon_radius) if given.hexagon_radius is not None else given.hexes or ()
    return Board(hexes, {(q, r): kind for q, r, kind in terrain})


def check_battle(case: Fight) -> Iterator[CaseFailure]:
    """Every difference between a case and what the rules do."""
    wrong = [kind for _q, _r, kind in case.terrain if kind not in TERRAIN]
    if wrong:
        yield CaseFailure("terrain", list(TERRAIN), wrong)
        return
    board = board_of(case.board, case.terrain)
    names = [robot.name for robot in case.robots]
    battle = Battle(
        board=board,
        programs=tuple(program_of(robot.program) for robot in case.robots),
        robots=tuple(
            Robot(
                cell=board.number[robot.pos],
                head=robot.head,
                pointer=robot.ptr,
                ammo=robot.ammo,
                dead=frozenset(robot.dead),
            )
            for robot in case.robots
        ),
        rules=Rules(limit=case.max_turns),
    )
    result: Result | None = None
    played = 0
    for turn, result in turns(battle, repetition=case.run_to_end):  # noqa: B007
        battle, played = turn.battle, played + 1
        if case.trace is not None:
            if played > len(case.trace):
                yield CaseFailure("trace", f"{len(case.trace)} turns", f"{played} turns")
                return
            actual = {names[me]: _did(reading, battle, me) for me, reading in turn.readings.items()}
            yield from differences(
                f"trace[{played - 1}]", msgspec.to_builtins(case.trace[played - 1]), actual
            )
        if played == case.turns and not case.run_to_end:
            break
    yield from differences("turns", case.turns, played)
    yield from differences("expect.over", case.expect.over, _over(result, names))
    left = sorted((*board.hexes[cell], kind) for cell, kind in board.things() if cell not in battle.used)
    yield from differences("expect.terrain", case.expect.terrain, left)
    robots = {name: _after(battle, me) for me, name in enumerate(names)}
    yield from differences("expect.robots", msgspec.to_builtins(case.expect.robots), robots)


def _did(reading: Reading, battle: Battle, me: int) -> dict[str, Any]:
    robot, order = battle.robots[me], reading.order
    did: Any = order.kind if reading.end == "order" else reading.end
    return {
        "read": list(reading.steps),
        "did": [order.kind, order.number] if order.kind in "DR" and reading.end == "order" else did,
        "pos": list(battle.board.hexes[robot.cell]),
        "head": robot.head,
        "alive": robot.alive,
    }


def _over(result: Result | None, names: list[str]) -> list[Any] | None:
    if result is None:
        return None
    sharers = sorted(names[robot] for robot in result.sharers)
    return ["win", sharers[0]] if result.won else ["draw", sharers, result.why]


def _after(battle: Battle, me: int) -> dict[str, Any]:
    robot = battle.robots[me]
    return {
        "pos": list(battle.board.hexes[robot.cell]),
        "head": robot.head,
        "ptr": robot.pointer,
        "ammo": robot.ammo,
        "dead": sorted(robot.dead),
        "alive": robot.alive,
        "cause": robot.cause,
        "trapped": robot.trapped,
        "advanced_dir": robot.advanced_dir,
        "advanced_shot": robot.advanced_shot,
        "hit_last": robot.hit_last,
        "blocked_last": robot.blocked_last,
    }


def check_program(case: IsProgram) -> Iterator[CaseFailure]:
    """Whether the program is legal (P1)."""
    try:
        program_of(case.program)
        valid = True
    except InvalidText:
        valid = False
    yield from differences("expect.valid", case.expect.valid, valid)


def check_placement(case: IsPlacement) -> Iterator[CaseFailure]:
    """Whether the starting places are legal (ST1, ST2)."""
    board = board_of(case.board, [])
    cells = [board.number.get(at) for at in case.placed_in_order]
    placed = [cell for cell in cells if cell in board.starts]
    near = any(
        board.distance(one, other) < MIN_DISTANCE
        for index, one in enumerate(placed)
        for other in placed[index + 1 :]
        if one is not None and other is not None
    )
    yield from differences("expect.valid", case.expect.valid, len(placed) == len(cells) and not near)


CASES: Mapping[str, CaseKind] = {
    "battle": CaseKind(Fight, check_battle),
    "program": CaseKind(IsProgram, check_program),
    "placement": CaseKind(IsPlacement, check_placement),
}
"""What `Game.cases` gives."""
