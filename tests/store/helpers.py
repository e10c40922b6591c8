"""What several tests of the store need: a table, and a way to make one group of several jobs."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from robacus.store import NewTable, Store

SEED = bytes(range(16))


def new_table(id: str = "t1", **changes: object) -> NewTable:
    row = {"id": id, "game": "nim", "setup": b"{}", "seed": SEED, "created_ms": 1_000} | changes
    return NewTable(**row)  # type: ignore[arg-type]


def with_table(store: Store, id: str = "t1") -> None:
    store.create_table(new_table(id)).result()


@contextmanager
def one_group(store: Store) -> Iterator[None]:
    """Whatever is queued inside is committed as one group: until the end the writer is kept busy."""
    begun, go_on = threading.Event(), threading.Event()

    def keep_busy(_connection: object) -> None:
        begun.set()
        go_on.wait()

    busy = store._write(keep_busy)
    begun.wait()
    try:
        yield
    finally:
        go_on.set()
    busy.result()
