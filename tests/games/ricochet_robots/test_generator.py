"""Laws of puzzles: proven, replayed, as wished, the same for the same seed; and of their difficulty."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from itertools import pairwise
from typing import Any

import pytest

from robacus.game import InvalidOptions
from robacus.games import game
from robacus.games.ricochet_robots import solver
from robacus.games.ricochet_robots.difficulty import FROM, GRADES, Difficulty
from robacus.games.ricochet_robots.generator import GeneratorOptions, Puzzle
from robacus.games.ricochet_robots.moves import verdict
from robacus.games.ricochet_robots.position_text import read_position, read_positions
from robacus.games.ricochet_robots.solver import solve
from robacus.generating import generate
from tests.cli.running import run

GAME = game("ricochet-robots")


def made(count: int = 4, **wishes: Any) -> list[Puzzle]:
    found = [one.puzzle for one in generate(GAME, GeneratorOptions(**wishes), "law", count)]
    assert len(found) == count
    return found  # type: ignore[return-value]


@pytest.mark.parametrize(
    "wishes",
    [
        {},
        {"moves": 6, "robots": 2},
        {"moves": 5, "variant": "free"},
        {"edition": "2013", "fifth_robot": True},
    ],
)
def test_every_puzzle_is_as_wished_proven_and_replayed(wishes: dict[str, Any]) -> None:
    for puzzle in made(**wishes):
        answer = solve(puzzle.position, variant=puzzle.variant)
        found = puzzle.difficulty
        assert (answer.length, answer.robots, answer.count) == (found.moves, found.robots, found.ways)
        assert verdict(puzzle.position, puzzle.way, puzzle.variant) is None
        assert found.moves == wishes.get("moves", found.moves)
        assert found.robots == wishes.get("robots", found.robots)


def test_a_puzzle_is_read_back_from_its_text_and_its_json() -> None:
    for puzzle in made(edition="2003"):
        assert read_position(puzzle.text) == puzzle.position
        ((_, position),) = read_positions(json.dumps(puzzle.to_json()))
        assert (position.robots, position.target) == (puzzle.position.robots, puzzle.position.target)


def test_a_minimum_of_difficulty_holds() -> None:
    hard = GRADES.index("hard")
    assert all(GRADES.index(p.difficulty.grade) >= hard for p in made(min_difficulty="hard"))


@pytest.mark.parametrize(
    "wishes", [{"robots": 5}, {"moves": 2, "robots": 3}, {"moves": 1}, {"moves": 1, "variant": "literal"}]
)
def test_wishes_that_exclude_each_other_are_refused(wishes: dict[str, Any]) -> None:
    with pytest.raises(InvalidOptions):
        generate(GAME, GeneratorOptions(**wishes), "law", 1)


def test_the_same_seed_gives_the_same_puzzles_for_one_and_two_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = (
        "generate",
        "ricochet",
        "--seed",
        "law",
        "--count",
        "3",
        "--moves",
        "5",
        "--jsonl",
        "--processes",
    )
    one, two = run(monkeypatch, *words, "1"), run(monkeypatch, *words, "2")
    assert (one.code, one.err, len(one.out.splitlines())) == (0, "", 3)
    assert two == one


def test_any_executor_gives_the_same_puzzles() -> None:
    wishes = GeneratorOptions(moves=5)
    alone = list(generate(GAME, wishes, "law", 2))
    with ThreadPoolExecutor(3) as pool:
        assert list(generate(GAME, wishes, "law", 2, pool)) == alone


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    from distributed import LocalCluster

    words = ("generate", "ricochet", "--moves", "5", "--count", "2", "--seed", "law", "--jsonl")
    alone = run(monkeypatch, *words, "--processes", "1")
    # Within this process: that a lost worker's work is done by another is a law of the arena's tests.
    with LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None, silence_logs=50
    ) as cluster:
        assert run(monkeypatch, *words, "--cluster", cluster.scheduler_address) == alone


def test_a_cluster_that_is_not_there_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run(monkeypatch, "generate", "ricochet", "--cluster", "nonsense://x")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("robacus: ")
    ran = run(monkeypatch, "generate", "ricochet", "--cluster", "x", "--processes", "2")
    assert (ran.code, "Choose either --processes or --cluster." in ran.err) == (2, True)


def test_nothing_found_in_time_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run(
        monkeypatch, "generate", "ricochet", "--moves", "40", "--time-limit", "0.05", "--processes", "1"
    )
    assert (ran.code, ran.out) == (1, "")
    assert "Found 0 of 1 within 0.05 s" in ran.err


@pytest.mark.parametrize(
    "words", [["--moves", "-1"], ["--moves", "x"], ["--edition", "1066"], ["--seed", ""], ["--count", "0"]]
)
def test_hostile_options_get_a_sentence(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run(monkeypatch, "generate", "ricochet", *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("robacus: ")
    assert "fault of the program" not in ran.err


def test_a_move_more_never_lowers_the_grade() -> None:
    for ways in (1, 3, 5000):
        rated = [Difficulty(moves=n, robots=2, ways=ways, tempting=1) for n in range(1, 30)]
        assert all(b.points > a.points for a, b in pairwise(rated))
        grades = [GRADES.index(one.grade) for one in rated]
        assert grades == sorted(grades)
    assert len(FROM) == len(GRADES) - 1


# -- the puzzle of a day ---------------------------------------------------------------------------------------------

DAYS = {
    "2026-11-30": "quadrants 2D 3C 4D 1D; robot red L12; robot green P7; robot blue O7; robot yellow B11; goal blue J4",
    "2026-12-02": "quadrants 2A 1A 3A 4A; robot red E8; robot green K10; robot blue L13; robot yellow N8; "
    "goal yellow D15",
    "2026-12-03": "quadrants 4B 3A 1A 2B; robot red A9; robot green G3; robot blue J14; robot yellow P6; "
    "goal yellow J2",
    "2026-12-05": "quadrants 4C 2C 1C 3D; robot red K7; robot green D9; robot blue I12; robot yellow L5; goal blue F2",
}
"""Puzzles of days, for ever: who played one yesterday must not find another one tomorrow."""


def of_day(day: str) -> Puzzle:
    generator = GAME.generator
    assert generator is not None
    options = generator.daily(date.fromisoformat(day))
    (made,) = generate(GAME, options, day, 1)
    assert isinstance(made.puzzle, Puzzle)
    return made.puzzle


@pytest.mark.parametrize("day", DAYS)
def test_the_puzzle_of_a_day_is_the_same_for_ever(day: str) -> None:
    assert of_day(day).draft == DAYS[day]


@pytest.mark.long
@pytest.mark.parametrize("day", ["2026-11-30", "2026-12-02"])
def test_without_the_core_the_puzzle_of_a_day_is_the_same(day: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "native", None)
    assert of_day(day).draft == DAYS[day]


def test_the_days_of_a_week_need_more_and_more_moves() -> None:
    generator = GAME.generator
    assert generator is not None
    week = [generator.daily(date(2027, 5, day)) for day in range(3, 10)]
    assert week[0].moves == 4
    for before, after in pairwise(week):
        assert after.moves >= before.moves
        assert GRADES.index(after.min_difficulty) >= GRADES.index(before.min_difficulty)
        assert not after.or_more
    assert all(generator.daily(date(2027, 5, 3)) == week[0] for _ in range(3))
