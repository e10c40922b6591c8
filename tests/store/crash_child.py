"""A program that appends until it is killed.  Run by test_crash.py, never imported by it.

usage: crash_child.py DATABASE SEED KILL_AT

Prints ``table sequence`` for each acknowledged entry, from the store's own thread, in one write each.
KILL_AT is the number of the statement or commit at which the process kills itself the way ``kill -9`` does; 0
means never.
"""

from __future__ import annotations

import hashlib
import os
import random
import signal
import sys
from concurrent.futures import Future

from sqlalchemy import event

from robacus.store import Appended, Store

TABLES = ("t0", "t1", "t2", "t3")


def entry(table: str, sequence: int) -> bytes:
    """The entry that belongs at this place: the parent can make it too."""
    block = hashlib.sha256(f"{table}/{sequence}".encode()).digest()
    return block * (1 + block[0] // 4)


def main(database: str, seed: int, kill_at: int) -> None:
    chance = random.Random(seed)
    store = Store.open(database)
    steps = 0

    def step(*_: object) -> None:
        nonlocal steps
        steps += 1
        if steps == kill_at:
            os.kill(os.getpid(), signal.SIGKILL)

    for name in ("begin", "before_cursor_execute", "after_cursor_execute", "commit"):
        event.listen(store._writing, name, step)

    def acknowledge(table: str, future: Future[Appended]) -> None:
        os.write(1, f"{table} {future.result().sequence}\n".encode())
        step()

    tails = {table: len(store.log(table)) for table in TABLES}
    while True:
        queued = []
        for _ in range(chance.randrange(1, 40)):
            table = chance.choice(TABLES)
            tails[table] += 1
            future = store.append(table, tails[table], entry(table, tails[table]), f"a{tails[table]}")
            future.add_done_callback(lambda done, table=table: acknowledge(table, done))  # type: ignore[misc]
            queued.append(future)
        if chance.random() < 0.3:
            store.set_status(chance.choice(TABLES), "playing", seed).result()
        for future in queued:
            future.result()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
