"""What is done for tables while nobody asks for anything: signs of life, pausing, letting go, clearing up.

A table that nobody attends is paused when its time runs, and leaves memory when nothing goes on there.  One that nobody
has opened for long leaves the lists: before its game has begun it is forgotten, afterwards it is kept as abandoned.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from robacus.log import Begin, read_entry
from robacus.speech import RobacusError
from robacus.store import Status, StoreUnavailable, TableRow
from robacus.web.limits import ABANDONED_DAYS, IDLE_EVICT_SECONDS, IDLE_PAUSE_SECONDS, WAITING_DAYS
from robacus.web.live import Live, wall_ms

if TYPE_CHECKING:
    from robacus.web.hub import Hub

log = logging.getLogger("robacus.web")

SWEEP_SECONDS = 5.0
BEAT_SECONDS = 1.0
CLEAR_SECONDS = 3600.0
_DAY_MS = 24 * 3600 * 1000
_PART = 100
"""Rows of a listing at a time."""


class Upkeep:
    """Looks after the tables of a hub, in its event loop."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def beat(self) -> None:
        """Say once a second that a server lives: time without one does not count."""
        while True:
            if self._hub.notice():
                for live in tuple(self._hub.live.values()):
                    self._hub.spawn(self._hub.look(live))
            try:
                self._hub.store.beat(self._hub.name, wall_ms())
            except StoreUnavailable as error:
                log.error("%s", error)
            await asyncio.sleep(BEAT_SECONDS)

    async def run(self) -> None:
        """Sweep for ever, and clear up now and then."""
        cleared = -CLEAR_SECONDS
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for live in tuple(self._hub.live.values()):
                try:
                    await self.sweep(live)
                except RobacusError as error:
                    log.error("table %s: %s", live.id, error)
                except Exception:
                    log.exception("table %s cannot be swept", live.id)
            if time.monotonic() - cleared >= CLEAR_SECONDS:
                cleared = time.monotonic()
                try:
                    await self.clear_up()
                except RobacusError as error:
                    log.error("%s", error)
                except Exception:
                    log.exception("tables cannot be cleared up")

    async def sweep(self, live: Live) -> None:
        """Pause a table that nobody attends; let one go where nothing goes on."""
        now = time.monotonic()
        if live.attended():
            live.attended_at = now
        if not live.quiet():
            if now - live.attended_at >= IDLE_PAUSE_SECONDS:
                await self._hub.commit(live, lambda table, wall: table.pause(None, wall=wall))
        elif not live.anybody() and not live.lock.locked() and now - live.touched >= IDLE_EVICT_SECONDS:
            self._hub.let_go(live)

    async def clear_up(self) -> None:
        """Forget tables that never began and close those where nobody plays on, after the days of `limits`."""
        for live in tuple(self._hub.live.values()):
            if live.anybody():
                await self._hub.opened(live)
        await asyncio.to_thread(self._clear)

    def _clear(self) -> None:
        store = self._hub.store
        for row in self._unopened("waiting", WAITING_DAYS):
            if any(isinstance(read_entry(line), Begin) for _sequence, line in store.log(row.id)):
                # The server stopped between the beginning and writing that down.
                store.set_status(row.id, "playing", row.changed_ms).result()
            else:
                store.forget(row.id).result()
        for row in self._unopened("playing", ABANDONED_DAYS):
            store.set_status(row.id, "abandoned", wall_ms()).result()

    def _unopened(self, status: Status, days: int) -> Iterator[TableRow]:
        """Tables that nobody has opened for so many days; in memory is none of them."""
        # A listing goes on behind a row: behind one of that day come the older ones.
        last = TableRow("", "", b"", status, 0, wall_ms() - days * _DAY_MS, None)
        while rows := self._hub.store.tables(status=status, limit=_PART, before=last):
            last = rows[-1]
            yield from (row for row in rows if row.id not in self._hub.live)
