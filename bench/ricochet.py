"""The exact solver of Ricochet Robots beside the scheme that it started from, by processor time on one core.

The reference program is ``ricochet_triples.c`` in this folder (breadth first over sorted triples of helpers, four
robots, no moves given, no rules but ``free``), compiled for this very processor in a temporary folder when the
measurement begins, and run with its table warm.  Both solve the same file, one after the other, several times
(``ROBACUS_BENCH_RUNS``, 5); a value is the median of the ratios of neighbouring runs, and the case tells the least and
the greatest.  References are the project's own goals: a ratio of 1 or less in the last column means that one is
reached, except for positions a second.

The sets are conformance cases of the tests: 100 random positions, 10 hard ones, 8 extreme ones (18 to 25 moves).  Two
threads are measured by the clock, and need two processors that nobody else uses; what they gain is set beside what two
threads gain that do nothing but read and write memory at random places (``random_memory.c``).
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from bench import Row
from bench.ricochet_work import easy as easy_position
from robacus.core import native_available
from robacus.games.ricochet_robots.board import ANY
from robacus.games.ricochet_robots.position_text import read_positions
from robacus.games.ricochet_robots.quadrants import standard_board

GROUP = "ricochet"
HERE = Path(__file__).parent
CASES = HERE.parent / "tests" / "cases"
RANDOM, HARD, EXTREME = "ricochet_robots.jsonl", "ricochet_hard.jsonl", "long/ricochet_extreme.jsonl"
RUNS = int(os.environ.get("ROBACUS_BENCH_RUNS", "5"))
COLOURS = ("red", "green", "blue", "yellow")


def rows() -> Iterator[Row]:
    """Ratios to the reference program and to each other, memory, and positions a second of the command line."""
    if not native_available():
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        yield from _beside_the_reference(folder)
        yield from _beside_each_other(folder)
        yield from _two_threads(folder)
        yield _memory()
        yield _lines_a_second(folder)
        yield _python_a_line(folder)
        yield _whole_process()


# -- ratios ----------------------------------------------------------------------------------------------------------


def _beside_the_reference(folder: Path) -> Iterator[Row]:
    program = folder / "triples"
    source = HERE / "ricochet_triples.c"
    try:
        subprocess.run(["gcc", "-O3", "-march=native", "-w", "-o", str(program), str(source)], check=True)
    except OSError:
        return  # no compiler: nothing to compare with
    sets = (("100 random x 50", RANDOM, 50, 0.5), ("10 hard", HARD, 1, 0.9), ("8 extreme", EXTREME, 1, 0.8))
    for case, file, times, goal in sets:
        plain = folder / "plain.txt"
        plain.write_text("".join(_plain_lines(CASES / file)) * times, encoding="ascii")
        yield _ratio(
            f"{case}, free, to ricochet_triples",
            lambda file=file, times=times: _kernel(CASES / file, "free", times),  # type: ignore[misc]
            lambda plain=plain: _reference(program, plain),  # type: ignore[misc]
            goal,
        )


def _beside_each_other(folder: Path) -> Iterator[Row]:
    four = CASES / RANDOM
    five = folder / "five.jsonl"
    five.write_text("\n".join(_with_a_fifth(four)), encoding="ascii")
    yield _ratio(
        "100 random x 5, strict to free",
        lambda: _kernel(four, "strict", 5),
        lambda: _kernel(four, "free", 5),
        1.5,
    )
    yield _ratio(
        "100 random x 5, five robots to four",
        lambda: _kernel(five, "free", 5),
        lambda: _kernel(four, "free", 5),
        8.0,
    )


def _two_threads(folder: Path) -> Iterator[Row]:
    """How many times as fast two threads are as one, beside what two cores can give.

    Two limits are measured in the same run: two threads that only read and write memory at random places, and two
    processes of our own at the same time, which share nothing but the machine.
    """
    program = folder / "random_memory"
    try:
        subprocess.run(
            ["gcc", "-O2", "-pthread", "-o", str(program), str(HERE / "random_memory.c")], check=True
        )
    except OSError:
        return
    if len(os.sched_getaffinity(0)) < 2:
        return
    walk, work = [str(program)], [sys.executable, "-m", "bench.ricochet_work", "wall", str(CASES / EXTREME)]
    gains: dict[str, list[float]] = {"two threads": [], "random memory": [], "two processes": []}
    for _ in range(RUNS):
        alone = _seconds(work, "1")
        gains["two threads"].append(alone / _seconds(work, "2"))
        gains["two processes"].append(2 * alone / max(_together([*work, "1"])))
        gains["random memory"].append(2 * _seconds(walk, "1", "10000000") / _seconds(walk, "2", "10000000"))
    gain, memory, processes = (statistics.median(values) for values in gains.values())
    spread = ", ".join(f"{min(values):.2f} to {max(values):.2f}" for values in gains.values())
    case = f"8 extreme, two threads {gain:.2f} times as fast, random memory {memory:.2f}, two processes {processes:.2f}"
    yield Row(
        bench=GROUP, case=f"{case} ({spread})", value=round(gain / memory, 3),
        unit="of random memory's times (more is better)", reference=0.8,
    )  # fmt: skip
    if memory > 1 and processes > 1:
        for limit, value in (("random memory", memory), ("two processes", processes)):
            yield Row(
                bench=GROUP, case=f"what the second thread adds, to {limit}",
                value=round((gain - 1) / (value - 1), 3), unit="of the same (more is better)", reference=0.8,
            )  # fmt: skip


def _seconds(command: list[str], *more: str) -> float:
    return float(_run([*command, *more], pinned=False))


def _together(command: list[str]) -> list[float]:
    """What two processes print that begin at the same time."""
    running = [
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=HERE.parent, env=_environment())
        for _ in range(2)
    ]
    return [float(process.communicate()[0]) for process in running]


def _ratio(case: str, ours: Callable[[], float], theirs: Callable[[], float], goal: float) -> Row:
    ratios = sorted(ours() / theirs() for _ in range(RUNS))
    spread = f"{ratios[0]:.2f} to {ratios[-1]:.2f}"
    return Row(
        bench=GROUP,
        case=f"{case} ({spread})",
        value=round(statistics.median(ratios), 3),
        unit="times its CPU time",
        reference=goal,
    )


def _kernel(file: Path, variant: str, times: int) -> float:
    return float(_run([sys.executable, "-m", "bench.ricochet_work", "solve", str(file), variant, str(times)]))


def _reference(program: Path, plain: Path) -> float:
    return sum(float(line.split()[3]) for line in _run([str(program), str(plain), "warm"]).splitlines())


def _run(command: list[str], pinned: bool = True) -> str:
    """What a command prints, which has one core to itself unless told otherwise, as far as others leave it."""
    cores = os.sched_getaffinity(0)
    given = {max(cores)} if pinned else cores
    return subprocess.run(
        command,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        cwd=HERE.parent,
        env=_environment(),
        preexec_fn=lambda: os.sched_setaffinity(0, given),
    ).stdout


def _environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def _plain_lines(file: Path) -> Iterator[str]:
    """The positions as the reference program reads them."""
    for name, where in read_positions(file.read_text(encoding="utf-8")):
        robots = " ".join(str(cell) for cell in where.robots)
        yield f"{name} - {''.join(where.board.rows())} {robots} {where.target} {where.active[0]}\n"


def _with_a_fifth(file: Path) -> Iterator[str]:
    """The same positions with a black robot on a cell by chance."""
    chance = random.Random(5)
    for line in file.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        taken = [*case["robots"].values(), case["target"]]
        free = [
            [row, column]
            for row in range(16)
            for column in range(16)
            if case["walls"][row][column] != "f" and [row, column] not in taken
        ]
        case["robots"]["black"] = chance.choice(free)
        yield json.dumps({key: case[key] for key in ("id", "walls", "robots", "target", "colour")})


# -- the command line --------------------------------------------------------------------------------------------------


def _memory() -> Row:
    easy, bare = (
        float(_run([sys.executable, "-m", "bench.ricochet_work", what])) for what in ("easy", "bare")
    )
    return Row(
        bench=GROUP, case="an easy position, over the bare interpreter", value=round(easy - bare, 1),
        unit="MB at most", reference=20.0,
    )  # fmt: skip


def _lines_a_second(folder: Path) -> Row:
    """By the processor time that a longer file takes more, so that the start does not count."""
    lines = list(_random_lines(2100))
    seconds = []
    for count in (100, 2100):
        file = folder / f"{count}.jsonl"
        file.write_text("\n".join(lines[:count]), encoding="ascii")
        seconds.append(statistics.median(_process_seconds(["solve", "--jsonl", str(file)]) for _ in range(3)))
    rate = 2000 / (seconds[1] - seconds[0])
    return Row(
        bench=GROUP, case="solve --jsonl, random positions, strict", value=round(rate),
        unit="positions by CPU second (more is better)", reference=2500.0,
    )  # fmt: skip


def _random_lines(count: int) -> Iterator[str]:
    chance = random.Random(1)
    for number in range(count):
        sides = tuple(piece + chance.choice("AB") for piece in chance.sample("1234", 4))
        board = standard_board(sides)
        target = chance.choice([target for target in board.targets if target.colour != ANY])
        robots = dict(zip(COLOURS, chance.sample(board.free_cells, 4), strict=True))
        yield json.dumps(
            {
                "id": f"random {number}",
                "walls": board.rows(),
                "robots": {colour: board.row_column(cell) for colour, cell in robots.items()},
                "target": board.row_column(target.cell),
                "colour": target.colour,
            }
        )


def _process_seconds(arguments: list[str]) -> float:
    before = os.times()
    _run([sys.executable, "-c", "from robacus.cli import main; main()", *arguments])
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def _python_a_line(folder: Path) -> Row:
    """What is left of a line when the kernel takes no time."""
    file = folder / "lines.jsonl"
    file.write_text("\n".join(_random_lines(2000)), encoding="ascii")
    found = [
        float(_run([sys.executable, "-m", "bench.ricochet_work", "python", str(file)])) for _ in range(RUNS)
    ]
    return Row(
        bench=GROUP, case="solve --jsonl, random positions, strict, without the kernel",
        value=round(statistics.median(found)), unit="microseconds of CPU time a line", reference=80.0,
    )  # fmt: skip


def _whole_process() -> Row:
    _process_seconds(["solve", easy_position()])  # whoever runs it the second time has its modules compiled
    times = [1000 * _process_seconds(["solve", easy_position()]) for _ in range(RUNS)]
    return Row(
        bench=GROUP, case="one easy position, whole process", value=round(statistics.median(times)),
        unit="ms of CPU time", reference=200.0,
    )  # fmt: skip
