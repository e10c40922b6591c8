"""Laws of a fight: order, turning, mirroring and the machine make no difference; no program makes a turn take long."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from robacus.chance import Chance
from robacus.games.robots_vs_robots import hexes
from robacus.games.robots_vs_robots.battle import Battle
from robacus.games.robots_vs_robots.board import Board
from robacus.games.robots_vs_robots.fight import turns
from robacus.games.robots_vs_robots.program import CELLS, mirrored
from robacus.games.robots_vs_robots.questions import SHOT_REACH, first_robot
from tests.games.robots_vs_robots.fights import random_battle

battles = st.integers(0, 10**9).map(lambda seed: random_battle(Chance(f"{seed:032x}", "battle")))


def told(battle: Battle) -> list[tuple[Any, ...]]:
    """What happens in a fight turn by turn, robot by robot, with hexes instead of their numbers."""
    found = []
    for turn, result in turns(battle):
        state = turn.battle
        robots = [
            (
                state.board.hexes[robot.cell],
                robot.head,
                robot.pointer,
                robot.ammo,
                robot.dead,
                robot.cause,
                robot.trapped,
            )
            for robot in state.robots
        ]
        used = {state.board.hexes[cell] for cell in state.used}
        found.append((robots, used, result and (set(result.sharers), result.why)))
    return found


@given(battles, st.randoms(use_true_random=False))
def test_the_order_of_the_robots_changes_nothing(battle: Battle, luck: Random) -> None:
    order = list(range(len(battle.robots)))
    luck.shuffle(order)
    shuffled = replace(
        battle,
        robots=tuple(battle.robots[robot] for robot in order),
        programs=tuple(battle.programs[robot] for robot in order),
    )
    expected = [
        (
            [robots[robot] for robot in order],
            used,
            result and ({order.index(one) for one in result[0]}, result[1]),
        )
        for robots, used, result in told(battle)
    ]
    assert told(shuffled) == expected


def moved(battle: Battle, at: Callable[[hexes.Hex], hexes.Hex], head: Callable[[int], int]) -> Battle:
    """The battle on a board that was turned or mirrored; `at` and `head` say where hexes and headings go."""
    old = battle.board
    board = Board(map(at, old.hexes), {at(old.hexes[cell]): kind for cell, kind in old.things()})
    robots = tuple(
        replace(robot, cell=board.number[at(old.hexes[robot.cell])], head=head(robot.head))
        for robot in battle.robots
    )
    return replace(battle, board=board, robots=robots)


@given(battles, st.integers(1, 5))
def test_turning_the_board_turns_the_fight(battle: Battle, sixths: int) -> None:
    def at(cell: hexes.Hex) -> hexes.Hex:
        return hexes.turned(cell, sixths)

    def head(heading: int) -> int:
        return (heading + sixths) % 6

    expected = [
        ([(at(robot[0]), head(robot[1]), *robot[2:]) for robot in robots], set(map(at, used)), result)
        for robots, used, result in told(battle)
    ]
    assert told(moved(battle, at, head)) == expected


@given(battles)
def test_a_mirror_with_mirrored_programs_mirrors_the_fight(battle: Battle) -> None:
    def head(heading: int) -> int:
        return -heading % 6

    expected = [
        (
            [(hexes.mirrored(robot[0]), head(robot[1]), *robot[2:]) for robot in robots],
            set(map(hexes.mirrored, used)),
            result,
        )
        for robots, used, result in told(battle)
    ]
    image = moved(battle, hexes.mirrored, head)
    assert told(replace(image, programs=tuple(map(mirrored, battle.programs)))) == expected


@given(battles)
def test_a_fight_played_again_has_the_same_hash_in_every_turn(battle: Battle) -> None:
    first = [turn.battle.digest() for turn, _result in turns(battle)]
    assert [turn.battle.digest() for turn, _result in turns(battle)] == first
    assert len(set(first)) == len(first)


HASHES = """
from tests.games.robots_vs_robots.fights import random_battle
from robacus.chance import Chance
from robacus.games.robots_vs_robots.fight import turns
for seed in range(12):
    print(*[turn.battle.digest() for turn, _ in turns(random_battle(Chance(f"{seed:032x}", "hash")))])
"""


def test_the_order_of_hashing_changes_nothing() -> None:
    said = {
        subprocess.run(
            [sys.executable, "-c", HASHES],
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1
    assert len(said.pop().split()) > 100


@given(battles)
def test_no_step_is_read_twice_in_a_turn_and_nobody_does_two_things(battle: Battle) -> None:
    for turn, _result in turns(battle):
        for me, reading in turn.readings.items():
            assert len(set(reading.steps)) == len(reading.steps) <= CELLS
            assert turn.before.robots[me].ammo - turn.battle.robots[me].ammo in (0, 1)
        assert [hit.by for hit in turn.hits if not hit.blast] == sorted(
            {hit.by for hit in turn.hits if not hit.blast}
        )


@given(battles)
def test_living_robots_never_share_a_hex_and_never_stand_on_walls(battle: Battle) -> None:
    for turn, _result in turns(battle):
        standing = [robot.cell for robot in turn.battle.robots if robot.alive]
        assert len(set(standing)) == len(standing)
        assert not any(battle.board.solid[cell] for cell in standing)


@given(battles)
def test_a_line_of_fire_between_neighbours_goes_both_ways(battle: Battle) -> None:
    for me in battle.alive:
        for heading in range(6):
            found = first_robot(battle, battle.robots[me].cell, heading, SHOT_REACH)
            if found is not None:
                back = first_robot(battle, battle.robots[found[0]].cell, (heading + 3) % 6, SHOT_REACH)
                assert back == (me, found[1])


@given(battles)
def test_who_is_out_stays_out_and_nothing_changes_about_it(battle: Battle) -> None:
    for turn, _result in turns(battle):
        for before, now in zip(turn.before.robots, turn.battle.robots, strict=True):
            assert before.alive or now == before
