"""Plays the ladders on: a piece of work at a time, in a process of its own that gives way to everything else.

The store says where there may be something to play.  Every ladder there has its turn, one piece each; what comes of a
piece is written whole or not at all, so that a server may be killed at any moment, and two servers on one database only
waste each other's time.  Nothing is played in the event loop.
"""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec

from robacus.arena.climb import WORK, Answered, Asked
from robacus.bots import WorkerFailed, Workers
from robacus.store import Conflict, GameRow, Store, StoreUnavailable, UnknownLadder
from robacus.web.ladderdata import fought_of, read_ladder
from robacus.web.limits import (
    LADDER_EMPTY_DAYS,
    LADDER_GAMES_KEPT,
    LADDER_GROUPS,
    LADDER_IDLE_SECONDS,
    LADDER_REST_SECONDS,
    LADDER_RETRY_SECONDS,
    LADDER_SECONDS,
    LADDER_TRIES,
)
from robacus.web.live import wall_ms

log = logging.getLogger("robacus.web")

NICEST = 19
CLEAR_SECONDS = 3600.0
STORE_RETRY_SECONDS = 5.0
_DAY_MS = 24 * 3600 * 1000


class LadderPlay:
    """Plays for all ladders of a store, until it is cancelled."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.workers = Workers(1, nice=NICEST)
        """One process, so that ladders never take more than one processor; it starts when something is to be played."""
        self._news = asyncio.Event()
        self._failures: dict[str, int] = {}
        self._later: dict[str, float] = {}
        """Ladder -> when it may have its next turn (monotonic), where something went wrong."""

    def look(self) -> None:
        """Somebody has changed a ladder."""
        self._news.set()

    async def run(self) -> None:
        """Play for ever."""
        cleared = -CLEAR_SECONDS
        while True:
            try:
                waiting = await asyncio.to_thread(self._store.ladders.waiting)
                now = time.monotonic()
                for ladder in waiting:
                    began = time.monotonic()
                    if self._later.get(ladder, now) <= now:
                        await self._turn(ladder)
                    await asyncio.sleep(min(LADDER_REST_SECONDS, time.monotonic() - began))
                if waiting and all(self._later.get(ladder, now) > now for ladder in waiting):
                    await asyncio.sleep(STORE_RETRY_SECONDS)
                if time.monotonic() - cleared >= CLEAR_SECONDS:
                    cleared = time.monotonic()
                    await asyncio.to_thread(self._clear)
            except StoreUnavailable as error:
                log.error("%s", error)
                await asyncio.sleep(STORE_RETRY_SECONDS)
                continue
            if not waiting:
                await self._sleep()

    async def _sleep(self) -> None:
        """Until somebody changes a ladder here, or for a while: another process may have."""
        try:
            await asyncio.wait_for(self._news.wait(), LADDER_IDLE_SECONDS)
        except TimeoutError:
            pass
        self._news.clear()

    async def _turn(self, ladder: str) -> None:
        """A ladder's turn; whatever goes wrong there is no fault of the others."""
        try:
            await self._piece(ladder)
        except (Conflict, UnknownLadder):
            pass  # somebody else has played this round, or the ladder has been deleted
        except StoreUnavailable:
            raise
        except WorkerFailed as error:
            log.warning("ladder %s: %s", ladder, error)
            self._failed(ladder)
        except Exception:  # such as one that another version has written
            log.exception("ladder %s cannot be played", ladder)
            self._failed(ladder)
        else:
            self._failures.pop(ladder, None)
            self._later.pop(ladder, None)

    def _failed(self, ladder: str) -> None:
        """Try again, later each time."""
        failures = self._failures[ladder] = self._failures.get(ladder, 0) + 1
        self._later[ladder] = time.monotonic() + min(LADDER_RETRY_SECONDS, 2.0 ** min(failures, 10))

    async def _piece(self, id: str) -> None:
        """Play a round of a ladder and write it down."""
        failures = self._failures.get(id, 0)
        ladder = await asyncio.to_thread(read_ladder, self._store, id)
        asked = Asked(
            plan=ladder.made.plan,
            entries=tuple(ladder.arena.values()),
            climb=ladder.climb,
            groups=1 if failures else LADDER_GROUPS,
            void=failures > LADDER_TRIES,
        )
        answer = await self.workers.ask(WORK, msgspec.json.encode(asked), limit=LADDER_SECONDS)
        answered = msgspec.json.decode(answer, type=Answered)
        first = ladder.climb.games + 1
        played = [
            GameRow(number, msgspec.json.encode(fought_of(ladder.made.plan, result)))
            for number, result in enumerate(answered.results, start=first)
        ]
        writing = self._store.ladders.advance(
            id,
            round=ladder.row.round,
            revision=ladder.row.revision,
            state=msgspec.json.encode(answered.climb),
            played=played,
            settled=answered.settled,
            keep=LADDER_GAMES_KEPT,
        )
        await asyncio.wrap_future(writing)

    def _clear(self) -> None:
        """Forget ladders that nobody has ever used."""
        for ladder in self._store.ladders.empty_since(wall_ms() - LADDER_EMPTY_DAYS * _DAY_MS):
            self._store.ladders.delete(ladder).result()
