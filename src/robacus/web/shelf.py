"""Tables as the store keeps them: putting new ones there, and building live ones from what is there.

It knows how rows and logs are laid out; who is connected and what goes on is in `robacus.web.hub`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from robacus.log import Setup, read_entry
from robacus.replay import Replay
from robacus.speech import msg
from robacus.store import AsyncStore, NewTable, Status, Store, UnknownTable
from robacus.table import Table
from robacus.web.identity import new_table_id
from robacus.web.live import Live, Stored, wall_ms

GROUP = 500
"""Entries of a record that are written together."""


def read_table(store: Store, id: str) -> Live:
    """Rebuild a table from its row and its log.  Raises UnknownTable."""
    row = store.table(id)
    seed = store.seed(id)
    if row is None or seed is None:
        raise UnknownTable(msg("web-no-table"))
    stored = msgspec.json.decode(row.setup, type=Stored)
    replay = Replay.of(msgspec.structs.replace(stored.setup, seed=seed.hex()))
    holders = [seat.player for seat in store.seats(id)]
    live = Live(Table(id, replay), stored, holders, abandoned=row.status == "abandoned")
    for _sequence, line in store.log(id):
        replay, steps = replay.feed(read_entry(line))
        live.remember(steps)
    live.table, live.replay = Table(id, replay), replay
    live.filed = row.status == "finished"
    return live


def status_of(replay: Replay) -> Status:
    """What the store calls the state of a game."""
    match replay.phase:
        case "waiting":
            return "waiting"
        case "playing" | "paused":
            return "playing"
        case "over":
            return "finished"


async def put_table(store: Store, table: Table, stored: Stored) -> None:
    """Store a table before its first entry.  Raises Conflict when the id is taken."""
    setup = table.replay.setup
    row = NewTable(
        id=table.id,
        game=setup.game,
        setup=msgspec.json.encode(stored),
        seed=bytes.fromhex(setup.seed),
        created_ms=wall_ms(),
        seats=(None,) * len(setup.seats),
    )
    await asyncio.wrap_future(store.create_table(row))


async def put_record(store: Store, setup: Setup, entries: Sequence[bytes], *, host: str) -> str:
    """Store a game that was read from a record as one that is only looked at; its id.  The caller has replayed it."""
    table = Table(new_table_id(), Replay.of(setup))
    await put_table(
        store, table, Stored(setup=msgspec.structs.replace(setup, seed=""), host=host, imported=True)
    )
    writing = AsyncStore(store)
    for start in range(0, len(entries), GROUP):
        part = enumerate(entries[start : start + GROUP], start=start + 1)
        await asyncio.gather(*(writing.append(table.id, sequence, entry) for sequence, entry in part))
    await asyncio.wrap_future(store.set_status(table.id, "finished", wall_ms()))
    return table.id
