"""Appending from an event loop: all outcomes of a group reach the loop in one call.

Reading and the rarer writes need no door of their own here: ``await asyncio.to_thread(store.log, id)`` and
``await asyncio.wrap_future(store.create_table(row))``.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from robacus.store.log import Chain
from robacus.store.rows import Appended

if TYPE_CHECKING:
    from robacus.store.store import Store
    from robacus.store.writer import Outcome


class AsyncStore:
    """A store seen from one event loop.  Make it in the loop's thread; closing stays with the store's
    owner.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._loop = asyncio.get_running_loop()
        self._sink = self._deliver  # one bound method, so that all appends of a group share one delivery

    def append(
        self,
        table: str,
        sequence: int,
        entry: bytes,
        action_id: str | None = None,
        chain: Chain | None = None,
    ) -> asyncio.Future[Appended]:
        """Like `Store.append`, with a future to be awaited.  Cancelling it does not take the entry back."""
        future: asyncio.Future[Appended] = self._loop.create_future()
        self.store.append_to(self._sink, future, table, sequence, entry, action_id, chain)
        return future

    def _deliver(self, batch: list[tuple[Any, Outcome]]) -> None:
        try:
            self._loop.call_soon_threadsafe(_settle, batch)
        except RuntimeError:
            pass  # the loop is closed: nobody waits any more


def _settle(batch: list[tuple[asyncio.Future[Any], Outcome]]) -> None:
    for future, outcome in batch:
        if future.done():
            continue
        if isinstance(outcome, BaseException):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
