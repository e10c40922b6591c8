"""The conformance runner fails on what is wrong, and the search without a kernel passes what it can do in time.

That every case of `tests/cases` passes with the kernel is tested there; the longest ones are in `tests/cases/long`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from robacus.conformance import check
from robacus.games.ricochet_robots import GAME
from robacus.games.ricochet_robots.cases import CASES, Solve, check_solve
from robacus.games.ricochet_robots.moves import VARIANTS
from robacus.games.ricochet_robots.position_text import read_positions
from robacus.games.ricochet_robots.solver import solve
from robacus.speech import speech

FOLDER = Path(__file__).parents[2] / "cases"
LONG = sorted((FOLDER / "long").glob("ricochet_*.jsonl"))
LINES = [
    line
    for name in ("ricochet_robots", "ricochet_full")
    for line in (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
]
QUICK_STATES = 1_500
"""Positions with more states than this are left to the kernel."""


def r0014() -> dict[str, Any]:
    return next(case for case in map(json.loads, LINES) if case["id"] == "r0014")


def failures(case: dict[str, Any]) -> list[str]:
    inside = {name: value for name, value in case.items() if name not in ("id", "kind", "game", "note")}
    return [failure.field for failure in check_solve(msgspec.convert(inside, Solve))]


def test_the_game_has_the_kind_solve() -> None:
    assert GAME.cases() == CASES
    assert list(CASES) == ["solve"]


def test_the_case_to_study_passes() -> None:
    assert failures(r0014()) == []
    assert r0014()["optimal"] == {"free": 1, "literal": 4, "strict": 6}


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("wrong", [0, 3, 7, None])
def test_a_wrong_length_is_a_failure(variant: str, wrong: int | None) -> None:
    case = r0014()
    case["optimal"] = case["optimal"] | {variant: wrong}
    assert failures(case) == [f"optimal.{variant}"]


def test_a_wrong_number_of_solutions_is_a_failure() -> None:
    assert failures(r0014() | {"solutions": {"free": 2}}) == ["solutions.free"]


def test_a_case_that_compares_nothing_is_a_failure() -> None:
    assert failures(r0014() | {"optimal": {}}) == ["optimal"]


@pytest.mark.parametrize(
    "change",
    [
        {"optimal": {"free": 1, "easy": 1}},
        {"optimal": {"free": "1"}},
        {"optimal": None},
        {"solutions": {"free": 1.5}},
        {"options": {"gravity": True}},
        {"walls": ["9"]},
        {"target": [99, 0]},
        {"robots": {}},
        {"colour": "pink"},
    ],
)
def test_what_is_not_understood_is_a_failure(tmp_path: Path, change: dict[str, Any]) -> None:
    file = tmp_path / "cases.jsonl"
    file.write_text(json.dumps(r0014() | change) + "\n", encoding="utf-8")
    report = check([file])
    assert (report.passed, report.failed) == (0, 1)


def test_a_deliberately_wrong_case_is_told_with_expected_and_actual(tmp_path: Path) -> None:
    case = r0014()
    case["optimal"] = {"strict": 5}
    file = tmp_path / "wrong.jsonl"
    file.write_text(json.dumps(case) + "\n", encoding="utf-8")
    (verdict,) = check([file]).verdicts
    text = verdict.to_text(speech("en"))
    assert "r0014" in text
    assert [(failure.expected, failure.actual) for failure in verdict.failures] == [(5, 6)]


def test_the_search_without_a_kernel_passes_the_same_cases() -> None:
    tried = 0
    for line in LINES:
        case = json.loads(line)
        if case["id"] == "full-088":  # 25 moves
            continue
        ((_, where),) = read_positions(line)
        for variant, length in case["optimal"].items():
            fast = solve(where, variant=variant, megabytes=1)
            if fast.unsolved is None and fast.states < QUICK_STATES:
                tried += 1
                slow = solve(where, variant=variant, use_native=False)
                assert (case["id"], variant, slow.length) == (case["id"], variant, length)
                assert slow.count == fast.count == case.get("solutions", {}).get(variant, slow.count)
                assert slow.ways == fast.ways
    assert tried > 100


@pytest.mark.long
def test_the_search_for_all_ways_finds_the_same_lengths() -> None:
    lines = [*LINES, *(FOLDER / "ricochet_hard.jsonl").read_text(encoding="utf-8").splitlines()]
    for line in lines:
        case = json.loads(line)
        ((_, where),) = read_positions(line)
        found = {variant: solve(where, variant=variant, ways=2).length for variant in case["optimal"]}
        assert (case["id"], found) == (case["id"], case["optimal"])


@pytest.mark.long
@pytest.mark.parametrize("path", LONG, ids=lambda path: path.stem)
def test_the_longest_cases_pass(path: Path) -> None:
    report = check([path])
    assert "\n".join(verdict.to_text(speech("en")) for verdict in report.verdicts) == ""
    assert report.passed > 0
