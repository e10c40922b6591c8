"""What a process of its own does for `bench.ricochet`: solves a file of positions and prints the processor time.

python -m bench.ricochet_work solve FILE VARIANT TIMES   seconds in the kernel, all positions so often
python -m bench.ricochet_work wall FILE THREADS          seconds on the clock, each position once, by that many threads
python -m bench.ricochet_work python FILE                microseconds of `solve --jsonl` for a line, less the kernel's
python -m bench.ricochet_work easy                       megabytes at most, after one easy position
python -m bench.ricochet_work bare                       megabytes at most of an interpreter that does nothing
"""

from __future__ import annotations

import os
import resource
import sys
import time
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

Clock = Callable[[], float]

EASY = Path(__file__).parents[1] / "tests" / "cases" / "ricochet_robots.jsonl"
"""Its first position takes three moves."""


def easy() -> str:
    return EASY.read_text(encoding="utf-8").splitlines()[0]


def kernel_seconds(
    file: str, variant: str, times: int, threads: int = 1, clock: Clock = time.thread_time
) -> float:
    from robacus.core import native
    from robacus.games.ricochet_robots.position_text import read_positions
    from robacus.games.ricochet_robots.solver import _puzzle

    assert native is not None
    text = Path(file).read_text(encoding="utf-8")
    puzzles = [_puzzle(position, variant) for _, position in read_positions(text)]  # type: ignore[arg-type]
    solve = native.ricochet_solve_one
    took = 0.0
    for _ in range(times):
        for puzzle in puzzles:
            began = clock()
            found = solve(puzzle, seconds=1e6, max_bytes=4_000_000_000, cancel=None, threads=threads)
            took += clock() - began
            assert found.status == native.RicochetStatus.SOLVED and len(found.ways[0]) == found.length
    return took


def python_microseconds(file: str) -> float:
    from robacus.cli import main
    from robacus.games.ricochet_robots import solver

    core, kernel, lines = solver.native, 0.0, 0

    class Watched:
        def __getattr__(self, name: str) -> Any:
            return getattr(core, name)

        def ricochet_solve_one(self, *given: Any, **more: Any) -> Any:
            nonlocal kernel, lines
            began = time.thread_time()
            found = core.ricochet_solve_one(*given, **more)  # type: ignore[union-attr]
            kernel += time.thread_time() - began
            lines += 1
            return found

    with Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
        main(["solve", "--jsonl", easy()])  # what is imported is not to count
        solver.native = Watched()  # type: ignore[assignment]
        began = time.thread_time()
        assert main(["solve", "--jsonl", file]) == 0
        took = time.thread_time() - began
    return 1e6 * (took - kernel) / lines


def megabytes() -> float:
    """The most memory that this process has had; not `ru_maxrss`, which a new process inherits."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) * 1024 / 1e6
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 / 1e6


def main(what: str, *given: str) -> None:
    if what == "solve":
        print(kernel_seconds(given[0], given[1], int(given[2])))
        return
    if what == "wall":
        print(kernel_seconds(given[0], "free", 1, int(given[1]), time.monotonic))
        return
    if what == "python":
        print(python_microseconds(given[0]))
        return
    if what == "easy":
        from robacus.games.ricochet_robots.position_text import read_positions
        from robacus.games.ricochet_robots.solver import solve

        [(_, position)] = read_positions(easy())
        assert solve(position, count=False).proven
    print(megabytes())


if __name__ == "__main__":
    main(*sys.argv[1:])
