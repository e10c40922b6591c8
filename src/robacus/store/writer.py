"""The one thread that writes: takes what is queued, commits it with one sync, tells who waits.

First it tries the whole group as it stands.  When anything in it is refused, it rolls back and runs the group
again with a savepoint for each job, so one row's conflict never fails its neighbours.  When the database
itself fails, everybody in the group hears so, and the next group tries again with a new connection.

The thread never ends because of an error.  It does not know what an append means (`log.py`) or how a waiting
caller is woken: each job brings a `Sink`, which is called once for each group with all its outcomes.
"""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from robacus.speech import msg
from robacus.store.errors import Conflict, Overloaded, StoreError, StoreUnavailable, explain
from robacus.store.log import Append, LogWriter

GROUP_LIMIT = 512
"""Jobs committed together at most."""
QUEUE_LIMIT = 4096
"""Jobs that may wait."""
QUEUE_BYTES_LIMIT = 64 * 1024 * 1024
"""Bytes of entries and setups that may wait."""

_ATTEMPTS = 3  # two processes can deadlock on PostgreSQL; one of them is told to try again
_TRY_AGAIN = frozenset({"40P01", "40001"})

Outcome = Any
"""What a job returned, or the exception that it failed with."""
Sink = Callable[[list[tuple[Any, Outcome]]], None]
"""Called in the writer thread after the commit with (waiter, outcome) of every job of the group that named
it.
"""

_logger = logging.getLogger(__name__)


class Command:
    """Anything that is written and is not an append: a function of the connection inside the transaction.

    It may run twice (the first time rolled back), so it must do nothing but use the connection.
    """

    __slots__ = ("run", "sink", "size", "waiter")

    def __init__(
        self, run: Callable[[sa.Connection], Any], sink: Sink | None, waiter: Any, size: int = 0
    ) -> None:
        self.run = run
        self.sink = sink
        self.waiter = waiter
        self.size = size


Job = Append | Command


class Writer:
    """Owns the queue, the writing connection and the thread."""

    def __init__(
        self,
        engine: sa.Engine,
        log: LogWriter,
        where: str,
        announce: Callable[[sa.Connection, list[Append]], None] | None = None,
    ) -> None:
        """`announce` is called before each commit with what is being appended."""
        self._engine = engine
        self._log = log
        self._where = where
        self._announce = announce
        self._queue: deque[Job] = deque()
        self._queued_bytes = 0
        self._lock = threading.Lock()
        self._wake = threading.Semaphore(0)
        self._asleep = False
        self._closing = False
        self._connection: sa.Connection | None = None
        # A program that ends without `close` must not hang; what was not acknowledged may be lost.
        self._thread = threading.Thread(target=self._run, name="robacus-store-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> None:
        """Queue a job.  Raises Overloaded when too much waits, StoreUnavailable after `close`."""
        with self._lock:
            if self._closing:
                raise StoreUnavailable(msg("store-closed"))
            if len(self._queue) >= QUEUE_LIMIT or self._queued_bytes + job.size > QUEUE_BYTES_LIMIT:
                raise Overloaded(msg("store-overloaded"))
            self._queue.append(job)
            self._queued_bytes += job.size
            if self._asleep:
                self._asleep = False
                self._wake.release()

    def close(self) -> None:
        """Write what is queued and end the thread."""
        with self._lock:
            self._closing = True
            if self._asleep:
                self._asleep = False
                self._wake.release()
        self._thread.join()

    def _run(self) -> None:
        while group := self._next_group():
            try:
                outcomes = self._commit(group)
            except (
                BaseException
            ) as error:  # whatever happened, the waiting must hear of it and the thread goes on
                _logger.exception("the store's writer failed")
                self._drop_connection()
                outcomes = [explain(error, self._where)] * len(group)
            self._break_chains(group, outcomes)
            self._deliver(group, outcomes)
        self._drop_connection()

    def _next_group(self) -> list[Job]:
        """Wait for jobs; empty when the writer is closed and the queue too."""
        while True:
            with self._lock:
                queue = self._queue
                if queue:
                    group = [queue.popleft() for _ in range(min(len(queue), GROUP_LIMIT))]
                    self._queued_bytes -= sum(job.size for job in group)
                    return group
                if self._closing:
                    return []
                self._asleep = True
            self._wake.acquire()

    def _commit(self, group: list[Job]) -> list[Outcome]:
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                connection = self._connect()
                outcomes = self._transaction(connection, group, self._together)
                if outcomes is None:
                    outcomes = self._transaction(connection, group, self._one_by_one)
                assert outcomes is not None
                return outcomes
            except (SQLAlchemyError, OSError) as error:
                self._drop_connection()
                again = getattr(getattr(error, "orig", None), "sqlstate", None) in _TRY_AGAIN
                if not again or attempt == _ATTEMPTS:
                    _logger.warning("the store could not commit: %s", error)
                    return [explain(error, self._where)] * len(group)
        raise AssertionError("unreachable")

    def _transaction(
        self,
        connection: sa.Connection,
        group: list[Job],
        write: Callable[[sa.Connection, list[Job]], list[Outcome] | None],
    ) -> list[Outcome] | None:
        """Run `write` in one transaction: committed when it returns outcomes, rolled back when it returns
        None.
        """
        self._log.begin()
        transaction = connection.begin()
        try:
            outcomes = write(connection, group)
            if outcomes is not None:
                if self._announce is not None and self._log.appended:
                    self._announce(connection, self._log.appended)
                transaction.commit()
                self._log.committed()
            return outcomes
        finally:
            if transaction.is_active:
                transaction.rollback()

    def _together(self, connection: sa.Connection, group: list[Job]) -> list[Outcome] | None:
        """All jobs as they stand, or None when one of them is refused."""
        outcomes: list[Outcome] = []
        appends: list[Append] = []
        try:
            for job in group:
                if isinstance(job, Append):
                    appends.append(job)
                    continue
                if appends:
                    inserted = self._log.insert_together(connection, appends)
                    if inserted is None:
                        return None
                    outcomes += inserted
                    appends.clear()
                outcomes.append(job.run(connection))
            if appends:
                inserted = self._log.insert_together(connection, appends)
                if inserted is None:
                    return None
                outcomes += inserted
        except (OperationalError, OSError):
            raise
        except Exception:  # somebody's refusal or mistake: the second run finds out whose
            return None
        return outcomes

    def _one_by_one(self, connection: sa.Connection, group: list[Job]) -> list[Outcome]:
        """Each job in a savepoint; its refusal is its own."""
        outcomes: list[Outcome] = []
        for job in group:
            try:
                with connection.begin_nested():
                    outcome = self._run_one(connection, job)
            except StoreError as error:
                outcome = error
            except IntegrityError:
                # Another process was quicker, or deleted the table, between our look and our write.
                outcome = job.conflict() if isinstance(job, Append) else Conflict(msg("store-moved-on"))
            except DataError as error:
                outcome = explain(error, self._where)
            except DBAPIError:
                raise
            except Exception as error:
                _logger.exception("a job of the store failed")
                outcome = error
            outcomes.append(outcome)
            if isinstance(job, Append):
                _break_chain(job, outcome)
        return outcomes

    def _run_one(self, connection: sa.Connection, job: Job) -> Outcome:
        if isinstance(job, Append):
            return self._log.insert_one(connection, job)
        return job.run(connection)

    def _break_chains(self, group: list[Job], outcomes: list[Outcome]) -> None:
        for job, outcome in zip(group, outcomes, strict=True):
            if isinstance(job, Append):
                _break_chain(job, outcome)

    def _deliver(self, group: list[Job], outcomes: list[Outcome]) -> None:
        batches: dict[Sink, list[tuple[Any, Outcome]]] = {}
        for job, outcome in zip(group, outcomes, strict=True):
            if job.sink is not None:
                batches.setdefault(job.sink, []).append((job.waiter, outcome))
        for sink, batch in batches.items():
            try:
                sink(batch)
            except Exception:
                _logger.exception("somebody who waited for the store could not be told")

    def _connect(self) -> sa.Connection:
        if self._connection is None:
            # The number of rows decides who was first; SQLAlchemy forgets it after an INSERT unless asked.
            self._connection = self._engine.connect().execution_options(preserve_rowcount=True)
        return self._connection

    def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.close()
            except Exception as error:
                _logger.warning("the store's connection did not close: %s", error)


def _break_chain(append: Append, outcome: Outcome) -> None:
    if append.chain is not None and (isinstance(outcome, BaseException) or outcome.repeated):
        append.chain.broken = True
