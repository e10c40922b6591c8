"""The fast search for one way gives the lengths of the plain kernel, with AVX2 and without, and keeps its limits.

native/tests/ricochet_sets_test.cpp and ricochet_axes_test.cpp hold the same on larger numbers of positions;
`make test-long` runs them on hundreds of thousands.
"""

from __future__ import annotations

import random
import subprocess
import threading
from pathlib import Path

import msgspec
import pytest

from robacus.core import native
from robacus.game import IllegalAction
from robacus.games.ricochet_robots.moves import VARIANTS, Move, Position, Variant, checked
from robacus.games.ricochet_robots.position_text import read_positions
from robacus.games.ricochet_robots.quadrants import standard_board
from robacus.games.ricochet_robots.solver import Cancel, _puzzle, solve
from tests.games.ricochet_robots.positions import OPEN_4, by_the_rules, position, random_position

ROOT = Path(__file__).parents[3]
HARD = dict(read_positions((ROOT / "tests/cases/ricochet_hard.jsonl").read_text(encoding="utf-8")))
FOUND = dict(read_positions((ROOT / "tests/cases/ricochet_found.jsonl").read_text(encoding="utf-8")))
"""Positions that some version of the program got wrong."""


def standard_position(chance: random.Random, robots: int = 4) -> Position:
    """Robots and target anywhere on a board of random quadrant sides, diagonals too."""
    numbers = chance.sample("1234", 4)
    board = standard_board(tuple(number + chance.choice("ABCD") for number in numbers))
    free = [cell for cell in range(256) if not board.solid(cell)]
    colours = ("red", "green", "blue", "yellow", "silver")[:robots]
    cells = chance.sample(free, robots)
    target = chance.choice(board.targets)
    return checked(board, zip(colours, cells, strict=True), target.cell, target.colour)


@pytest.mark.parametrize("seed", range(4))
def test_one_way_has_the_length_that_all_have_on_small_boards(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(150):
        where = random_position(chance)
        for variant in VARIANTS:
            one = solve(where, variant=variant, count=False)
            every = solve(where, variant=variant)
            assert (one.length, one.proven) == (every.length, every.proven)


def test_one_way_has_the_length_that_all_have_on_standard_boards() -> None:
    chance = random.Random(20)
    compared = 0
    for _ in range(150):
        where = standard_position(chance)
        every = solve(where, variant="free", megabytes=20)
        if every.proven:
            compared += 1
            assert solve(where, variant="free", count=False).length == every.length
    assert compared > 75


def test_with_and_without_avx2_the_answer_is_the_same() -> None:
    assert native is not None
    chance = random.Random(21)
    for _ in range(60):
        puzzle = _puzzle(standard_position(chance, 5), "free")
        answers = [
            native.ricochet_solve_one(
                puzzle, seconds=0.5, max_bytes=50_000_000, cancel=None, portable=portable
            )
            for portable in (False, True)
        ]
        if all(answer.status == native.RicochetStatus.SOLVED for answer in answers):
            assert answers[0].length == answers[1].length
            assert answers[0].ways == answers[1].ways


@pytest.mark.parametrize("megabytes", [1, 2, 4, 8])
def test_without_memory_the_bound_is_true(megabytes: int) -> None:
    answer = solve(HARD["h2747"], variant="free", count=False, megabytes=megabytes)
    assert (answer.length, answer.unsolved) == (None, "memory")
    assert 2 <= answer.lower_bound <= 17


def test_in_the_vortex_a_robot_that_is_far_away_does_not_use_up_the_memory() -> None:
    answer = solve(FOUND["found-001"], variant="free", count=False, megabytes=100)
    assert (answer.length, answer.unsolved) == (8, None)


def test_without_time_the_bound_is_true() -> None:
    answer = solve(HARD["h2747"], variant="free", count=False, seconds=0.005)
    assert (answer.length, answer.unsolved) == (None, "time")
    assert answer.lower_bound <= 17


def test_it_can_be_cancelled() -> None:
    chance = random.Random(3)
    board = standard_board(("1A", "2B", "3A", "4D"))
    free = [cell for cell in range(256) if not board.solid(cell)]
    colours = ("red", "green", "blue", "yellow", "black")
    # A target that five robots do not reach for a long time: nothing stops beside it.
    where = checked(board, zip(colours, chance.sample(free, 5), strict=True), board.named("E6"), "blue")
    cancel = Cancel()
    timer = threading.Timer(0.05, cancel.set)
    timer.start()
    answer = solve(where, variant="free", count=False, cancel=cancel)
    timer.join()
    assert answer.proven or answer.unsolved == "cancelled"


def test_a_way_without_a_move_is_free_only() -> None:
    there = position(f"{OPEN_4} robot red A1; goal red A1")
    assert [solve(there, variant=variant, count=False).length for variant in VARIANTS] == [
        solve(there, variant=variant).length for variant in VARIANTS
    ]


def in_line(chance: random.Random) -> Position:
    """A small position without diagonals whose target is where one slide of the active robot ends, or begins."""
    where = random_position(chance, diagonals=False)
    robot = chance.choice(where.active)
    try:
        target = where.slide(where.robots, Move(robot, chance.randrange(4))).cell
    except IllegalAction:
        target = where.robots[robot]
    return msgspec.structs.replace(where, target=target)


def test_a_way_that_has_to_ricochet_is_as_short_as_the_rules_allow() -> None:
    chance = random.Random(22)
    compared = 0
    for _ in range(120):
        where = in_line(chance)
        variant: Variant = chance.choice(["literal", "strict"])
        plain = by_the_rules(where, variant, most=500)
        if plain.through:
            compared += 1
            assert solve(where, variant=variant, count=False).length == plain.length
    assert compared > 60


@pytest.mark.long
@pytest.mark.parametrize("laws", ["ricochet_sets_test", "ricochet_axes_test"])
def test_several_hundred_thousand_random_positions(laws: str, tmp_path: Path) -> None:
    native_folder = ROOT / "native"
    program = tmp_path / "positions"
    sources = [*native_folder.glob("ricochet*.cpp"), native_folder / f"tests/{laws}.cpp"]
    flags = ["-std=c++20", "-O2", "-pthread", f"-I{native_folder}", "-o", str(program)]
    subprocess.run(["c++", *flags, *map(str, sources)], check=True)
    # Two halves at the same time: a few minutes instead of a quarter of an hour.
    halves = [
        subprocess.Popen([str(program), "150000", seed], stderr=subprocess.PIPE, text=True)
        for seed in ("1000", "2000")
    ]
    said = [half.communicate()[1] for half in halves]
    assert [half.returncode for half in halves] == [0, 0], said


@pytest.mark.parametrize("threads", [2, 5])
def test_several_threads_find_the_same_length(threads: int) -> None:
    for where in HARD.values():
        together = solve(where, variant="free", count=False, threads=threads)
        assert (together.length, together.proven) == (solve(where, variant="free", count=False).length, True)


def test_several_threads_keep_the_limits_with_a_true_bound() -> None:
    where = max(HARD.values(), key=lambda where: solve(where, variant="free", count=False).states)
    length = solve(where, variant="free", count=False).length
    assert length is not None
    for seconds, megabytes, unsolved in ((0.0, 500, "time"), (60.0, 2, "memory")):
        limited = solve(where, variant="free", count=False, threads=2, seconds=seconds, megabytes=megabytes)
        assert (limited.length, limited.unsolved) == (None, unsolved)
        assert limited.lower_bound <= length
