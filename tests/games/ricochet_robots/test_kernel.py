"""The C++ kernel, the plain search and the rules themselves give the same answers, on positions of every kind."""

from __future__ import annotations

import math
import random
import subprocess
import sys
import threading

import pytest

from robacus import core
from robacus.games.ricochet_robots.board import ANY, HEADINGS, OPPOSITE
from robacus.games.ricochet_robots.moves import VARIANTS, Position, Variant, checked, verdict
from robacus.games.ricochet_robots.solver import Answer, Cancel, distances, solve
from tests.games.ricochet_robots.positions import by_the_rules, position, random_position

HARD = """quadrants 1A 2B 3A 4D
robot red C4; robot green N2; robot blue H12; robot yellow P16
goal blue E6"""
HARD_LENGTH = 17
ENDLESS = "; ".join(
    [
        "board 32x32",
        "9" + 30 * "1" + "3",
        *(30 * ["8" + 30 * "0" + "2"]),
        "c" + 30 * "4" + "6",
        "robot red C4; robot green N2; robot blue H12; robot yellow P16; robot black A9; goal blue Q17",
    ]
)
"""An open field, five robots and a target in the middle: far more states than anybody can search."""


def known(answer: Answer) -> tuple[int | None, int | None, bool]:
    return answer.length, answer.count, answer.proven


def test_the_kernel_is_there() -> None:
    assert core.native is not None, "the C++ core is missing: make core"


@pytest.mark.parametrize("seed", range(12))
def test_kernel_search_and_rules_agree_on_lengths_and_numbers_of_ways(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(12):
        where = random_position(chance)
        for variant in VARIANTS:
            plain = by_the_rules(where, variant, most=4000)
            fast = solve(where, variant=variant, ways=30)
            slow = solve(where, variant=variant, ways=30, use_native=False)
            assert known(fast) == known(slow)
            assert fast.ways == slow.ways
            if plain.through:
                assert known(fast) == (plain.length, plain.count, True)
            else:
                assert fast.length is None or fast.length > plain.depth


@pytest.mark.parametrize("use_native", [True, False])
def test_all_ways_are_listed_each_once_and_each_is_allowed(use_native: bool) -> None:
    chance = random.Random(77)
    for _ in range(40):
        where = random_position(chance)
        for variant in VARIANTS:
            answer = solve(where, variant=variant, ways=10_000, use_native=use_native)
            assert len(set(answer.ways)) == len(answer.ways) == answer.count
            assert [verdict(where, way, variant) for way in answer.ways] == [None] * len(answer.ways)
            numbers = [len({move.robot for move in way}) for way in answer.ways]
            assert numbers == sorted(numbers)


def test_the_way_shown_has_as_few_robots_as_any() -> None:
    chance = random.Random(5)
    for _ in range(40):
        where = random_position(chance)
        answer = solve(where, ways=10_000)
        fewest = min((len({move.robot for move in way}) for way in answer.ways), default=0)
        assert solve(where).robots == fewest


def test_without_counting_the_length_is_the_same() -> None:
    chance = random.Random(6)
    for _ in range(40):
        where = random_position(chance)
        for variant in VARIANTS:
            assert solve(where, variant=variant, count=False).length == solve(where, variant=variant).length


def test_a_turned_or_mirrored_position_has_the_same_answer() -> None:
    chance = random.Random(8)
    for _ in range(30):
        where = random_position(chance, diagonals=False)
        for variant in VARIANTS:
            answer = known(solve(where, variant=variant))
            assert known(solve(turned(where), variant=variant)) == answer


def turned(where: Position) -> Position:
    """The position turned clockwise by 90 degrees; without diagonals."""
    from robacus.games.ricochet_robots.board import board_of_rows

    board = where.board

    def moved(cell: int) -> int:
        row, column = board.row_column(cell)
        return column * board.height + board.height - 1 - row

    walls = [0] * len(board.walls)
    for cell, mask in enumerate(board.walls):
        walls[moved(cell)] = (mask << 1 | mask >> 3) & 15
    rows = [
        "".join(f"{m:x}" for m in walls[row * board.height :][: board.height]) for row in range(board.width)
    ]
    robots = [(colour, moved(cell)) for colour, cell in zip(where.colours, where.robots, strict=True)]
    return checked(board_of_rows(rows), robots, moved(where.target), where.colour)


# -- distances -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("use_native", [True, False])
def test_one_search_knows_how_far_every_cell_is(use_native: bool) -> None:
    chance = random.Random(9)
    for _ in range(25):
        where = random_position(chance)
        reach = distances(where, use_native=use_native)
        assert reach.complete
        cells = [cell for cell in range(len(where.board.walls)) if not where.board.solid(cell)]
        for target in chance.sample(cells, min(4, len(cells))):
            there = checked(
                where.board,
                zip(where.colours, where.robots, strict=True),
                target,
                where.colour,
                blocked_turn=where.blocked_turn,
            )
            assert reach.moves.get(target) == solve(there, variant="free").length


@pytest.mark.parametrize("use_native", [True, False])
def test_a_search_for_some_cells_ends_with_the_last_of_them(use_native: bool) -> None:
    where = position("quadrants 1A 2B 3A 4B; robot red C4; robot green N2; robot blue H12; goal blue E6")
    reach = distances(where, [where.board.named("P12"), where.board.named("H16")], use_native=use_native)
    assert reach.complete
    assert reach.depth == max(reach.moves[where.board.named(name)] for name in ("P12", "H16"))


@pytest.mark.parametrize("use_native", [True, False])
def test_distances_within_a_limit_are_true_as_far_as_they_go(use_native: bool) -> None:
    where = position(ENDLESS)
    short = distances(where, seconds=0.2, use_native=use_native)
    longer = distances(where, seconds=1, use_native=True)
    assert not short.complete
    both = short.moves.keys() & longer.moves.keys()
    assert both
    assert {cell: short.moves[cell] for cell in both} == {cell: longer.moves[cell] for cell in both}


# -- limits ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("use_native", [True, False])
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_time_limit_ends_with_what_was_proved(variant: Variant, use_native: bool) -> None:
    answer = solve(position(ENDLESS), variant=variant, seconds=0.3, use_native=use_native)
    assert (answer.length, answer.way, answer.count, answer.unsolved) == (None, None, None, "time")
    assert not answer.proven
    assert answer.lower_bound >= 2


@pytest.mark.parametrize("use_native", [True, False])
def test_a_memory_limit_ends_with_what_was_proved(use_native: bool) -> None:
    answer = solve(position(ENDLESS), megabytes=4, use_native=use_native)
    assert (answer.length, answer.unsolved) == (None, "memory")
    assert answer.lower_bound >= 2


def test_lower_bounds_are_never_too_high() -> None:
    where = position(HARD)
    for megabytes in (1, 2, 4, 8, 16, 32):
        answer = solve(where, megabytes=megabytes)
        assert answer.unsolved == "memory"
        assert answer.lower_bound <= HARD_LENGTH


@pytest.mark.parametrize("use_native", [True, False])
def test_a_search_can_be_cancelled_from_another_thread(use_native: bool) -> None:
    cancel = Cancel()
    timer = threading.Timer(0.2, cancel.set)
    timer.start()
    answer = solve(position(ENDLESS), cancel=cancel, use_native=use_native)
    timer.join()
    assert answer.unsolved == "cancelled"
    assert answer.length is None


def test_other_threads_run_while_the_kernel_searches() -> None:
    cancel, answers = Cancel(), []
    worker = threading.Thread(
        target=lambda: answers.append(solve(position(ENDLESS), seconds=60, cancel=cancel))
    )
    worker.start()
    for _turn in range(100_000):
        pass
    cancel.set()  # nobody would come to this before the search is at its end
    worker.join()
    assert [answer.unsolved for answer in answers] == ["cancelled"]


# -- numbers of any size ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("use_native", [True, False])
@pytest.mark.parametrize("variant", VARIANTS)
def test_numbers_of_ways_are_exact_beyond_64_bits(variant: Variant, use_native: bool) -> None:
    # Two robots wind down a lane of their own, 40 moves each, in any order of the two; then one stops the other.
    width, height = 5, 21
    walls = [[0] * width for _ in range(height)]

    def wall(row: int, column: int, heading: int) -> None:
        walls[row][column] |= 1 << heading
        row, column = row + (-1, 0, 1, 0)[heading], column + (0, 1, 0, -1)[heading]
        if 0 <= row < height and 0 <= column < width:
            walls[row][column] |= 1 << OPPOSITE[heading]

    for row in range(height):
        wall(row, 0, HEADINGS.index("W"))
        wall(row, 4, HEADINGS.index("E"))
    for column in range(width):
        wall(0, column, HEADINGS.index("N"))
        wall(20, column, HEADINGS.index("S"))
    for row in range(20):
        wall(row, 1, HEADINGS.index("E"))
        wall(row, 3, HEADINGS.index("W"))
        for column in (1, 2, 3) if row % 2 else (0, 2, 4):
            wall(row, column, HEADINGS.index("S"))
    rows = "; ".join("".join(f"{mask:x}" for mask in line) for line in walls)
    where = position(f"board 5x21; {rows}; robot red A1; robot blue E1; goal red D21")
    answer = solve(where, variant=variant, use_native=use_native)
    assert known(answer) == (81, math.comb(80, 40), True)


def test_the_kernel_refuses_what_nobody_has_checked() -> None:
    where = position("board 4x4; 9113; 8002; 8002; c446; robot red A1; goal red D4")
    with pytest.raises(ValueError, match="nobody has checked"):
        solve(Position(where.board, (99,), ("red",), 3, ANY))


def test_ctrl_c_stops_the_kernel_and_the_program_ends_in_order() -> None:
    program = (
        "import signal, sys, threading\n"
        "from robacus.games.ricochet_robots.position_text import read_position\n"
        "from robacus.games.ricochet_robots.solver import solve\n"
        "where = read_position(sys.argv[1])\n"
        "main = threading.main_thread().ident\n"
        "threading.Timer(0.3, signal.pthread_kill, (main, signal.SIGINT)).start()\n"
        "try:\n"
        "    solve(where)\n"
        "except KeyboardInterrupt:\n"
        "    print('stopped')\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, ENDLESS], capture_output=True, text=True, timeout=60, check=False
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "stopped\n", "")
