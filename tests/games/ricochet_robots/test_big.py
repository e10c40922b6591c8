"""Laws of the largest boards: what cannot be solved within the limits is told as that, with what is proven."""

from __future__ import annotations

import json
import resource
import subprocess
import sys

import pytest

from robacus.games.ricochet_robots.position_text import read_position
from robacus.games.ricochet_robots.solver import solve
from robacus.speech import speech
from tests.cli.running import run

SIDE = 32
ROWS = [
    "".join(
        f"{(row == 0) * 1 + (column == SIDE - 1) * 2 + (row == SIDE - 1) * 4 + (column == 0) * 8:x}"
        for column in range(SIDE)
    )
    for row in range(SIDE)
]
HOPELESS = "\n".join(
    (
        f"board {SIDE}x{SIDE}",
        *ROWS,
        "robot red T9; robot green B5; robot blue K17; robot yellow R8; robot black W32; goal red Y29",
    )
)
"""Nothing but the rim, and the target in the middle of nowhere: five robots have to stop each other."""


def test_a_memory_limit_is_told_with_the_least_number_of_moves() -> None:
    for count in (True, False):
        answer = solve(read_position(HOPELESS), count=count, megabytes=5)
        assert (answer.length, answer.ways, answer.unsolved) == (None, (), "memory")
        assert answer.lower_bound >= 4
        (told, *_) = answer.to_text(speech("en")).split("\n\n")[1:]
        assert told == (
            f"Red to Y29 (strict): not solved within the memory limit. "
            f"At least {answer.lower_bound} moves are needed."
        )


def test_more_memory_never_proves_less() -> None:
    bounds = [solve(read_position(HOPELESS), count=False, megabytes=size).lower_bound for size in (2, 5, 20)]
    assert bounds == sorted(bounds)


def test_a_time_limit_is_told_with_the_least_number_of_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run(
        monkeypatch,
        "solve",
        "--jsonl",
        "--time-limit",
        "0.2",
        "--memory-limit",
        "1000",
        given=HOPELESS.encode(),
    )
    found = json.loads(ran.out)
    assert (found["length"], found["moves"], found["proven"]) == (None, None, False)
    assert found["lower_bound"] >= 1


@pytest.mark.long
def test_a_gigabyte_is_kept_to_and_the_search_ends() -> None:
    """As somebody types it, in a process of its own, with the usual time limit."""
    door = "import sys; from robacus.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", door, "solve", "--jsonl", "--memory-limit", "1000", HOPELESS]
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    ran = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    found = json.loads(ran.stdout)
    assert (found["length"], found["proven"]) == (None, False)
    assert found["lower_bound"] >= 12
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    assert most == before or most * 1024 < 1_150_000_000
