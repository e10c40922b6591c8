"""Battles and tables for the tests of Robots vs Robots: short to write, and by chance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from robacus.chance import Chance
from robacus.game import Step
from robacus.games.robots_vs_robots.battle import Battle, Robot, Rules
from robacus.games.robots_vs_robots.board import TERRAIN, Board
from robacus.games.robots_vs_robots.hexes import Hex, hexagon
from robacus.games.robots_vs_robots.notation import HandIn
from robacus.games.robots_vs_robots.program import CELLS, Program, program_of
from robacus.games.robots_vs_robots.random_program import random_program
from robacus.games.robots_vs_robots.rules import RobotsVsRobots
from robacus.games.robots_vs_robots.stages import next_turn
from robacus.games.robots_vs_robots.state import State

GAME = RobotsVsRobots()
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)


def program(*cells: str) -> Program:
    """A program whose step 1 is the first of `cells`; the others are empty."""
    return program_of(["-", *cells, *["-"] * (CELLS - 1 - len(cells))])


def battle(
    *robots: tuple[Hex, int, Program],
    terrain: Mapping[Hex, str] | None = None,
    radius: int = 5,
    hexes: Iterable[Hex] | None = None,
    rules: Rules | None = None,
) -> Battle:
    """A battle of robots, each given by its hex, heading and program."""
    board = Board(hexagon(radius) if hexes is None else hexes, terrain)
    return Battle(
        board=board,
        programs=tuple(told for _at, _head, told in robots),
        robots=tuple(Robot(cell=board.number[at], head=head) for at, head, _told in robots),
        rules=rules or Rules(),
    )


def after(start: Battle, turns: int = 1) -> Battle:
    """The battle after so many turns, whoever is left."""
    for _ in range(turns):
        start = next_turn(start).battle
    return start


def where(state: Battle) -> list[Hex]:
    """The hex of each robot."""
    return [state.board.hexes[robot.cell] for robot in state.robots]


def alive(state: Battle) -> list[bool]:
    return [robot.alive for robot in state.robots]


def random_battle(chance: Chance, robots: int | None = None) -> Battle:
    """A small, crowded board with all kinds of terrain, and programs by chance: where rare things happen."""
    count = robots or 2 + chance.below(5)
    hexes = [at for at in hexagon(2 + chance.below(3)) if chance.below(12)]
    free = chance.shuffled(hexes)
    places, rest = free[:count], free[count:]
    terrain = {at: chance.choice(TERRAIN) for at in rest if chance.below(6) == 0}
    board = Board(hexes, terrain)
    return Battle(
        board=board,
        programs=tuple(random_program(chance) for _ in places),
        robots=tuple(
            Robot(
                cell=board.number[at],
                head=chance.below(6),
                pointer=chance.below(CELLS),
                ammo=chance.below(11),
                dead=frozenset(step for step in range(CELLS) if chance.below(20) == 0),
            )
            for at in places
        ),
        rules=Rules(
            edge=chance.choice(("wall", "wall", "void")),
            mine=chance.choice(("out", "out", "step")),
            zero=chance.below(2),
            limit=20 + chance.below(100),
        ),
    )


def table(seats: int = 2, seed: int = 1, **options: Any) -> State:
    """The first state of a table."""
    chosen = GAME.Options(**options)
    GAME.check(chosen, seats)
    return GAME.start(chosen, seats, f"{seed:032x}")


def do(state: State, seat: int, text: str, at: int = 1000) -> State:
    """The state after an action, as typed."""
    return GAME.apply(state, seat, GAME.read_action(text), at)[-1].state


def placed(state: State, luck: int = 0) -> State:
    """All robots stand somewhere."""
    chance = Chance(f"{luck:032x}", "placed")
    while state.placing is not None:
        action = GAME.sample(state, state.placing, chance)
        state = GAME.apply(state, state.placing, action, 1000)[-1].state
    return state


def fought(state: State, *programs: Program) -> tuple[Step, ...]:
    """The steps of the fight, from the last program on."""
    steps: tuple[Step, ...] = ()
    for seat, told in enumerate(programs):
        steps = GAME.apply(state, seat, HandIn(told), 2000)
        state = steps[-1].state
    return steps
