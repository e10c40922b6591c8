"""Laws of difficulty: whatever makes a position harder adds to it, on its own and on the conformance cases."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from robacus.games.ricochet_robots.difficulty import GRADES, MOST_TEMPTING, WAYS, Difficulty, difficulty
from robacus.games.ricochet_robots.position_text import read_positions
from robacus.games.ricochet_robots.solver import solve

CASES = Path(__file__).parents[2] / "cases" / "ricochet_robots.jsonl"

rated = st.builds(
    Difficulty,
    moves=st.integers(1, 40),
    robots=st.integers(1, 5),
    ways=st.integers(1, 10**30),
    tempting=st.integers(0, 20),
)


@pytest.fixture(scope="module")
def cases() -> list[Difficulty]:
    """The difficulty of every random conformance case."""
    positions = read_positions(CASES.read_text(encoding="utf-8"))
    return [difficulty(solve(position, ways=WAYS)) for _, position in positions]


def harder_in_everything(one: Difficulty, other: Difficulty) -> bool:
    """Whether `one` is at least as hard as `other` in each of the four."""
    return (
        one.moves >= other.moves
        and one.robots >= other.robots
        and one.ways <= other.ways
        and one.tempting >= other.tempting
    )


def rank(one: Difficulty) -> int:
    return GRADES.index(one.grade)


@given(one=rated, more=st.integers(1, 30))
def test_each_of_the_four_alone_makes_it_harder_or_leaves_it(one: Difficulty, more: int) -> None:
    harder = (
        replace(one, moves=one.moves + more),
        replace(one, robots=one.robots + more),
        replace(one, ways=max(1, one.ways - more)),
        replace(one, tempting=one.tempting + more),
    )
    assert harder[0].points >= one.points + more - 0.1
    for other in harder:
        assert other.points >= one.points
        assert rank(other) >= rank(one)
    assert replace(one, tempting=MOST_TEMPTING).points == replace(one, tempting=MOST_TEMPTING + more).points


def test_a_case_that_is_harder_in_everything_has_no_lower_points_or_grade(cases: list[Difficulty]) -> None:
    pairs = [(one, other) for one, other in permutations(cases, 2) if harder_in_everything(one, other)]
    assert len(pairs) > len(cases)
    for one, other in pairs:
        assert one.points >= other.points
        assert rank(one) >= rank(other)


def test_the_longer_the_cases_the_more_points_they_have_in_the_mean(cases: list[Difficulty]) -> None:
    points: dict[int, list[float]] = {}
    for one in cases:
        points.setdefault(one.moves, []).append(one.points)
    means = [sum(points[moves]) / len(points[moves]) for moves in sorted(points)]
    assert means == sorted(means)


def test_the_longer_the_cases_the_higher_their_grades(cases: list[Difficulty]) -> None:
    by_length: dict[int, list[int]] = {}
    for one in cases:
        by_length.setdefault(one.moves, []).append(rank(one))
    lengths = sorted(by_length)
    means = [sum(by_length[length]) / len(by_length[length]) for length in lengths]
    assert means == sorted(means)
    assert (min(means), max(means)) == (0, means[-1])
    assert means[-1] > 2


def test_the_cases_have_every_usual_grade(cases: list[Difficulty]) -> None:
    assert {one.grade for one in cases} >= set(GRADES[:4])
