"""The store: tables, their append-only logs, seats, players and server secrets on disk.

It keeps bytes in order and promises that what it acknowledged is still there after a crash.  It knows nothing
of games, rules, clocks or web pages: an entry of a log, a setup and a result are opaque bytes made elsewhere.

    with Store.open() as store:
        row = NewTable(id="k3", game="nim", setup=b"{}", seed=token_bytes(16), created_ms=now)
        store.create_table(row).result()
        store.append("k3", 1, b"...").result()  # returns when the entry is on the disk
        store.log("k3")  # [(1, b"...")]

`store.py` is the door, `ladders.py` that of ladders; `writer.py` the one thread that writes; `log.py` what may be
appended; `reader.py` what can be read; `aio.py` the same for an event loop; `schema.py` and `migrations/` the tables;
`location.py` and `lock.py` where the database is and who may use it; `listener.py` how several processes on PostgreSQL
wake each other.
"""

from __future__ import annotations

from robacus.store.aio import AsyncStore
from robacus.store.errors import (
    Conflict,
    LadderClosed,
    LadderFull,
    Overloaded,
    SeatTaken,
    StoreError,
    StoreLocked,
    StoreNewer,
    StoreUnavailable,
    TooLarge,
    UnknownLadder,
    UnknownTable,
    WrongSecret,
)
from robacus.store.ladders import EntryRow, GameRow, LadderRow
from robacus.store.log import Chain
from robacus.store.rows import Appended, NewTable, PlayerRow, SeatRow, Status, TableRow
from robacus.store.secret import hash_secret, new_secret
from robacus.store.store import Store

__all__ = [
    "Appended",
    "AsyncStore",
    "Chain",
    "Conflict",
    "EntryRow",
    "GameRow",
    "LadderClosed",
    "LadderFull",
    "LadderRow",
    "NewTable",
    "Overloaded",
    "PlayerRow",
    "SeatRow",
    "SeatTaken",
    "Status",
    "Store",
    "StoreError",
    "StoreLocked",
    "StoreNewer",
    "StoreUnavailable",
    "TableRow",
    "TooLarge",
    "UnknownLadder",
    "UnknownTable",
    "WrongSecret",
    "hash_secret",
    "new_secret",
]
