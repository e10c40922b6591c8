"""The fights in C++ are those of the Python rules: turn by turn, with whole sets of terrain, options and robots."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from robacus import core
from robacus.chance import Chance
from robacus.games.robots_vs_robots import kernel
from robacus.games.robots_vs_robots.battle import Battle, Robot, Rules
from robacus.games.robots_vs_robots.fight import fight
from robacus.games.robots_vs_robots.kernel import Difference, Fought, Ground, first_difference
from robacus.games.robots_vs_robots.library import PROGRAMS, library
from robacus.games.robots_vs_robots.maps import MAPS, find_map
from robacus.games.robots_vs_robots.placing import places
from robacus.games.robots_vs_robots.program import Program
from robacus.games.robots_vs_robots.random_program import random_program
from tests.games.robots_vs_robots.fights import NORTH, battle, program, random_battle


@pytest.fixture(autouse=True)
def with_core() -> None:
    assert core.native is not None, "the C++ core is missing: make core"


@pytest.mark.parametrize("part", range(6))
def test_core_and_rules_are_equal_in_every_turn_of_random_fights(part: int) -> None:
    found = [
        (seed, difference)
        for seed in range(part * 60, part * 60 + 60)
        if (difference := first_difference(random_battle(Chance(f"{seed:032x}", "kernel")))) is not None
    ]
    assert found == []


@pytest.mark.parametrize("name", PROGRAMS)
def test_core_and_rules_are_equal_for_the_library_on_every_board(name: str) -> None:
    for board in map(find_map, MAPS):
        chance = Chance("1" * 32, name, board.key)
        first = chance.choice(places(board, (), 2))
        second = chance.choice(places(board, (first,), 2))
        meeting = Battle(
            board=board,
            programs=(library(name), library(chance.choice(PROGRAMS))),
            robots=(Robot(cell=first, head=chance.below(6)), Robot(cell=second, head=chance.below(6))),
            rules=Rules(limit=80),
        )
        assert first_difference(meeting) is None


def test_the_first_turn_that_differs_is_told_with_its_robot(monkeypatch: pytest.MonkeyPatch) -> None:
    meeting = battle(((0, 0), NORTH, program("R+1", "R+1", "D+1")), ((0, 4), NORTH, program("D+1")))
    assert first_difference(meeting) is None
    wrong = replace(meeting, programs=(program("R+1", "R+1", "D+2"), meeting.programs[1]))
    encode = kernel.encoded
    monkeypatch.setattr(kernel, "encoded", lambda _programs: encode(wrong.programs))
    found = first_difference(meeting)
    assert isinstance(found, Difference)
    assert (found.turn, found.robot) == (3, 0)


def meetings(robots: int, count: int) -> Iterator[tuple[list[Program], list[tuple[int, tuple[int, int]]]]]:
    board = find_map("minefield")
    for number in range(count):
        chance = Chance(f"{number:032x}", "meetings", robots)
        taken: tuple[int, ...] = ()
        for _ in range(robots):
            taken = (*taken, chance.choice(places(board, taken, robots)))
        programs = [random_program(chance) for _ in range(robots)]
        yield programs, [(index, (cell, chance.below(6))) for index, cell in enumerate(taken)]


@pytest.mark.parametrize("robots", [2, 3, 6])
def test_many_fights_at_once_end_as_each_one_alone(robots: int) -> None:
    board, rules = find_map("minefield"), Rules(limit=60)
    together: list[Program] = []
    fights = []
    expected = []
    for programs, one in meetings(robots, 12):
        fights.append([(index + len(together), place) for index, place in one])
        together += programs
        state = Battle(
            board=board,
            programs=tuple(programs),
            robots=tuple(Robot(cell=cell, head=head) for _index, (cell, head) in one),
            rules=rules,
        )
        end, result = fight(state)
        expected.append(Fought(result, end.turn))
    ground = Ground(board, rules)
    assert ground.native is not None
    assert ground.fights(together, fights) == expected
    ground.native = None
    assert ground.fights(together, fights) == expected


def test_fights_longer_than_the_core_plays_are_played_by_the_rules() -> None:
    assert Ground(find_map("open4"), Rules(limit=kernel.MOST_TURNS + 1)).native is None


def test_what_the_core_cannot_play_is_an_error_and_no_crash() -> None:
    ground = Ground(find_map("open4"))
    with pytest.raises(ValueError, match="cannot play"):
        ground.fights([program("T")], [[(0, (0, 0)), (1, (5, 0))]])
    with pytest.raises(ValueError, match="same number"):
        ground.fights([program("T")], [[(0, (0, 0)), (0, (5, 0))], [(0, (0, 0))]])
    assert ground.fights([program("T")], []) == []
