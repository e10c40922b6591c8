"""The tables in memory: loading, creating, changing and waking them.

Every change goes the same way: under the table's lock it is composed on the table as it stands, appended to the log,
and only after the commit taken over and shown.  Where another process was first, the table catches up from the log and
the change is composed once more.  Nobody owns a table: everything here can be rebuilt from the store.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

import msgspec

from robacus.game import IllegalAction
from robacus.log import Setup, read_entry, write_entry
from robacus.replay import Numbered
from robacus.speech import RobacusError, msg
from robacus.store import AsyncStore, Conflict, Status, Store, StoreUnavailable, UnknownTable
from robacus.table import Move, Table
from robacus.web.identity import TABLE_ID, Keys, new_table_id
from robacus.web.limits import Limits
from robacus.web.live import Live, Stored, wall_ms
from robacus.web.shelf import put_table, read_table, status_of
from robacus.web.upkeep import Upkeep

log = logging.getLogger("robacus.web")

FROZEN_MS = 10_000
"""A process that does nothing for so long, though it has something to do every second, has stood still."""

Compose = Callable[[Table, int], Move]
"""Makes a move of a table at a date (ms since 1970); raises `RobacusError`."""


class Busy(RobacusError):
    """The server has as much to do as it takes."""


class Players(Protocol):
    """Who plays for the bots (see `robacus.web.botplay`)."""

    def look(self, live: Live) -> None:
        """The table has changed: is it a bot's turn?"""


class Hub:
    """All live tables of one server process.  Used in its event loop only."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.keys = Keys(store.secret_key("web"))
        self.live: dict[str, Live] = {}
        self.name = f"web-{secrets.token_hex(6)}"
        self.players: Players | None = None
        self.upkeep = Upkeep(self)
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._writing: AsyncStore | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self.started = 0
        self.freezes: list[tuple[int, int]] = []
        """When this process stood still, from date to date (ms since 1970): a closed laptop, a stopped machine."""
        self._awake = wall_ms()
        self._alive_before: int | None = None

    # -- from start to stop ----------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Begin to work in the running loop."""
        self._loop = asyncio.get_running_loop()
        self._writing = AsyncStore(self.store)
        self._alive_before = await asyncio.to_thread(self.store.last_beat)
        self.started = self._awake = wall_ms()
        self.spawn(self.upkeep.beat())
        self.spawn(self.upkeep.run())
        self.store.listen(lambda table, _sequence: self._from_outside(table))

    async def stop(self) -> None:
        """End timers and tasks; the store stays open."""
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside; what it raises is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, StoreUnavailable):
                log.error("%s", error)
            else:
                log.error("work beside the tables failed", exc_info=error)

    # -- finding and making tables ---------------------------------------------------------------------------------

    async def get(self, id: str) -> Live:
        """The table with this id, loaded where needed.  Raises UnknownTable."""
        live = self.live.get(id)
        if live is not None:
            return live
        if TABLE_ID(id) is None:
            raise UnknownTable(msg("web-no-table"))
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.get_running_loop().create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Live:
        self._room()
        live = await asyncio.to_thread(self._read, id)
        replay = live.replay
        live.thawed = len(self.freezes)
        self.live[id] = live
        if (
            replay.phase == "playing"
            and not live.closed
            and (logged := replay.clock_zero + replay.at) < self.started
        ):
            # No server looked after this table for a while, so that time does not count.
            alive = max(logged, self._alive_before or 0)

            def resume(table: Table, wall: int) -> Move:
                return table.after_outage(alive=min(alive, wall), wall=wall)

            try:
                await self.commit(live, resume)
            except BaseException:
                self.live.pop(id, None)
                raise
        self.spawn(self.opened(live))
        self.after(live)
        return live

    def _read(self, id: str) -> Live:
        """Rebuild a table from the store; runs in a thread."""
        live = read_table(self.store, id)
        if live.replay.phase == "over" and self.store.table(self.keys.rematch(id)) is not None:
            live.rematch = f"/tables/{self.keys.rematch(id)}"
        return live

    async def opened(self, live: Live) -> None:
        """Write down that somebody has opened a table: it stays in the lists (see `robacus.web.upkeep`)."""
        if not live.closed and live.replay.phase != "over":
            await self._set_status(live.id, status_of(live.replay))

    def _room(self) -> None:
        if len(self.live) >= self.limits.live_tables:
            raise Busy(msg("web-full"))

    async def create(
        self,
        setup: Setup,
        *,
        host: str,
        holders: Sequence[str | None],
        watch: bool = True,
        id: str | None = None,
    ) -> Live:
        """A new table.  `holders` are the players of the seats that are taken.  Begins at once when no seat is open.

        Raises `RobacusError` for a set-up that cannot be played, Conflict when the id is taken.
        """
        self._room()
        table = Table.new(id or new_table_id(), setup)
        stored = Stored(setup=msgspec.structs.replace(setup, seed=""), host=host, watch=watch)
        await put_table(self.store, table, stored)
        claims = [
            asyncio.wrap_future(self.store.set_seat(table.id, seat, None, holder))
            for seat, holder in enumerate(holders)
            if holder is not None
        ]
        await asyncio.gather(*claims)
        live = self.live[table.id] = Live(table, stored, holders)
        live.thawed = len(self.freezes)
        if table.ready():
            await self.begin(live)
        return live

    # -- changing a table ------------------------------------------------------------------------------------------

    async def commit(
        self,
        live: Live,
        compose: Compose,
        *,
        action_id: str | None = None,
        told: Callable[[], None] | None = None,
    ) -> Move | None:
        """Make a change and show it.  `told` is called once it is committed, before anybody sees it.

        With an `action_id` that is in the log already nothing changes and the result is None.  Raises `RobacusError`.
        """
        async with live.lock:
            return await self.commit_locked(live, compose, action_id=action_id, told=told)

    async def commit_locked(
        self,
        live: Live,
        compose: Compose,
        *,
        action_id: str | None = None,
        told: Callable[[], None] | None = None,
    ) -> Move | None:
        """`commit` for a caller who holds the table's lock."""
        await self._thaw(live)
        return await self._commit(live, compose, action_id=action_id, told=told)

    async def _commit(
        self,
        live: Live,
        compose: Compose,
        *,
        action_id: str | None = None,
        told: Callable[[], None] | None = None,
    ) -> Move | None:
        assert self._writing is not None
        if live.closed:
            raise IllegalAction(msg("web-imported" if live.stored.imported else "web-abandoned"))
        for last in (False, True):
            try:
                move = compose(live.table, wall_ms())
            except RobacusError:
                # A retried action does not fit any more because it was applied before, or another process was first.
                known, newer = await asyncio.to_thread(self._look_up, live, action_id)
                if newer:
                    await self._catch_up(live)
                if known:
                    if told is not None:
                        told()
                    return None
                if last or not newer:
                    raise
                continue
            try:
                appended = await self._writing.append(
                    live.id, move.table.replay.entries, write_entry(move.entry), action_id
                )
            except Conflict:
                await self._catch_up(live)
                if last:
                    raise
                continue
            if told is not None:
                told()
            if appended.repeated:
                if appended.sequence > live.replay.entries:
                    await self._catch_up(live)
                return None
            live.take(move.table, move.steps)
            self.after(live)
            return move
        raise AssertionError("the second try returns or raises")

    def _look_up(self, live: Live, action_id: str | None) -> tuple[bool, bool]:
        """(the action is in the log, the log is ahead of us); runs in a thread."""
        known = action_id is not None and self.store.action(live.id, action_id) is not None
        return known, bool(self.store.log(live.id, live.replay.entries))

    async def begin(self, live: Live, told: Callable[[], None] | None = None) -> None:
        """Begin the game."""
        await self.commit(live, lambda table, wall: table.begin(wall=wall), told=told)
        self.spawn(self.opened(live))

    async def _set_status(self, id: str, status: Status, result: bytes | None = None) -> None:
        await asyncio.wrap_future(self.store.set_status(id, status, wall_ms(), result))

    async def _catch_up(self, live: Live) -> None:
        """Take over what other processes have appended.  The caller holds the lock."""
        entries = live.replay.entries
        lines = await asyncio.to_thread(self.store.log, live.id, entries)
        replay = live.replay
        steps: list[Numbered] = []
        try:
            for _sequence, line in lines:
                replay, more = replay.feed(read_entry(line))
                steps += more
        except RobacusError:
            # A deadline was shown here that the log has overtaken: start again from the log.
            fresh = await asyncio.to_thread(self._read, live.id)
            live.painter = fresh.painter
            live.ring, live.log, live.judged, live.named_at, live.state_at = (
                fresh.ring,
                fresh.log,
                fresh.judged,
                fresh.named_at,
                fresh.state_at,
            )
            live.holders = fresh.holders
            live.take(fresh.table, ())
            for listener in tuple(live.listeners):
                listener.viewer = live.viewer(
                    listener.player, listener.viewer.language, listener.viewer.looking
                )
                listener.push(live.snapshot(listener.viewer))
        else:
            if any(step.event.kind in ("sat", "left") for step in steps):
                live.holders = [seat.player for seat in await asyncio.to_thread(self.store.seats, live.id)]
            live.take(Table(live.id, replay), tuple(steps))
            for player in {listener.player for listener in live.listeners}:
                live.reseat(player)
        self.after(live)

    def _from_outside(self, id: str | None) -> None:
        """Another process has appended; called in a thread of the store."""
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._look_outside, id)

    def _look_outside(self, id: str | None) -> None:
        for live in (self.live.get(id),) if id is not None else tuple(self.live.values()):
            if live is not None:
                self.spawn(self._catch_up_alone(live))

    async def _catch_up_alone(self, live: Live) -> None:
        async with live.lock:
            await self._catch_up(live)

    # -- what follows a change -------------------------------------------------------------------------------------

    def after(self, live: Live) -> None:
        """Arm the clock, ask the bots, put a finished game away."""
        if live.closed:
            return
        at = live.table.wakes_at()
        if at != live.wake_at:
            if live.timer is not None:
                live.timer.cancel()
            live.wake_at, live.timer = at, None
            if at is not None:
                delay = max(0.0, (at - wall_ms()) / 1000) + 0.001
                live.timer = asyncio.get_running_loop().call_later(delay, self._wake, live)
        replay = live.replay
        if replay.phase == "playing" and self.players is not None:
            self.players.look(live)
        elif replay.ended is not None and not live.filed:
            live.filed = True
            self.spawn(self._set_status(live.id, "finished", msgspec.json.encode(replay.ended)))

    def _wake(self, live: Live) -> None:
        live.wake_at = live.timer = None
        self.spawn(self.look(live))

    def notice(self) -> bool:
        """Whether this process has stood still since it was last asked; it keeps when."""
        before, self._awake = self._awake, wall_ms()
        frozen = self._awake - before >= FROZEN_MS
        if frozen:
            self.freezes.append((before, self._awake))
        return frozen

    async def _thaw(self, live: Live) -> None:
        """Time in which this process stood still does not count, as time without a server does not."""
        self.notice()
        while live.thawed < len(self.freezes):
            alive, back = self.freezes[live.thawed]
            if live.replay.deadline() is not None and not live.closed:

                def resume(table: Table, _wall: int, alive: int = alive, back: int = back) -> Move:
                    return table.after_outage(alive=alive, wall=back)

                await self._commit(live, resume)
            live.thawed += 1

    async def look(self, live: Live) -> None:
        """Apply the deadlines that have come."""
        async with live.lock:
            await self._thaw(live)
            table, steps = live.table.look(wall_ms())
            if steps:
                live.take(table, steps)
            self.after(live)

    async def back(self, live: Live) -> None:
        """Somebody is back: a table that stood still because nobody was there goes on."""
        if live.stands_empty() and live.attended():
            async with live.lock:
                if live.stands_empty():
                    await self.commit_locked(live, lambda table, wall: table.resume(wall=wall))

    def let_go(self, live: Live) -> None:
        """Let a table leave memory; the log has it."""
        if live.timer is not None:
            live.timer.cancel()
        for task in live.bots.values():
            task.cancel()
        self.live.pop(live.id, None)
