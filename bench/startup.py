"""How long one waits for the command line: wall time of new processes, medians.

The references are this project's own limits: help within 150 ms, ``import robacus`` within 100 ms.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator

from bench import Row

GROUP = "startup"
RUNS = 15
CASES = (
    ("python -c pass", ["-c", "pass"], None),
    ("import robacus", ["-c", "import robacus"], 100.0),
    (
        "import every public name",
        ["-c", "import robacus; [getattr(robacus, n) for n in robacus.__all__]"],
        None,
    ),
    ("robacus --help", ["-c", "from robacus.cli import main; main(['--help'])"], 150.0),
    ("robacus --help, Hungarian", ["-c", "from robacus.cli import main; main(['--help'])"], 150.0),
    ("robacus --version", ["-c", "from robacus.cli import main; main(['--version'])"], None),
)


def rows() -> Iterator[Row]:
    """Milliseconds from start to end of the process."""
    for name, arguments, reference in CASES:
        environ = os.environ | {"ROBACUS_LANG": "hu" if "Hungarian" in name else "en"}
        times = []
        for _ in range(RUNS):
            begun = time.perf_counter()
            subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL, env=environ)
            times.append((time.perf_counter() - begun) * 1000)
        median = round(statistics.median(times), 1)
        yield Row(bench=GROUP, case=name, value=median, unit="ms", reference=reference)
