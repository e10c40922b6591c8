"""What a committed log entry costs: processor time and entries a second, with a full sync for every group.

Run it as ``python bench/store.py``: one JSON object with bench, case, value, unit for each line.  Not a test: it says
nothing about meaning, and its numbers belong to the machine and the disk they were measured on.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from robacus.store import AsyncStore, NewTable, Store

TABLES = 100
ENTRY = json.dumps(
    {"at": 123456, "seat": 1, "act": {"type": "take", "heap": 2, "count": 3}, "id": "x" * 22}
).encode()


def _prepared(folder: str) -> Store:
    store = Store.open(Path(folder) / "bench.sqlite3")
    rows = [
        NewTable(id=f"t{i:021}", game="nim", setup=b"{}", seed=bytes(16), created_ms=1) for i in range(TABLES)
    ]
    for created in [store.create_table(row) for row in rows]:
        created.result()
    return store


def futures(store: Store, group: int, entries: int) -> None:
    """A thread that queues `group` entries at once and waits for all of them."""
    for first in range(0, entries, group):
        queued = [
            store.append(f"t{i % TABLES:021}", i // TABLES + 1, ENTRY, f"a{i:021}")
            for i in range(first, min(first + group, entries))
        ]
        for future in queued:
            future.result()


def loop(store: Store, tables: int, entries: int) -> None:
    """An event loop where each of `tables` tables appends, waits for the commit, and appends again."""

    async def play(appender: AsyncStore, table: str) -> None:
        for sequence in range(1, entries // tables + 1):
            await appender.append(table, sequence, ENTRY, f"a{sequence:021}")

    async def all_tables() -> None:
        appender = AsyncStore(store)
        await asyncio.gather(*(play(appender, f"t{i:021}") for i in range(tables)))

    asyncio.run(all_tables())


def _measure(run: Callable[[Store, int, int], None], size: int, entries: int) -> tuple[float, float]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, _prepared(folder) as store:
        cpu, wall = time.process_time(), time.perf_counter()
        run(store, size, entries)
        return (time.process_time() - cpu) / entries * 1e6, entries / (time.perf_counter() - wall)


def rows(repeats: int = 3) -> Iterator[dict[str, Any]]:
    """The rows of this bench: the medians of `repeats` runs of each case."""
    cases = [
        ("futures, one by one", futures, 1, 500),
        ("futures, groups of 4", futures, 4, 2_000),
        ("futures, groups of 20", futures, 20, 6_000),
        ("event loop, 20 tables", loop, 20, 6_000),
        ("event loop, 100 tables", loop, 100, 10_000),
    ]
    for name, run, size, entries in cases:
        runs = [_measure(run, size, entries) for _ in range(repeats)]
        cpu, rate = (statistics.median(values) for values in zip(*runs, strict=True))
        yield {"bench": "store", "case": f"{name}: processor", "value": round(cpu, 1), "unit": "us/entry"}
        yield {"bench": "store", "case": f"{name}: committed", "value": round(rate), "unit": "entries/s"}


if __name__ == "__main__":
    for row in rows():
        print(json.dumps(row), flush=True)
