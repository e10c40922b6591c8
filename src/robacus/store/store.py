"""The door of the store: open a database, append, write, read, close.

Whatever can be told at once (a closed store, a full queue, bytes beyond a limit) is raised by the call.  What
the database says comes as the result or the exception of the returned future, which is done only after the
commit that holds the change is on the disk.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar, cast

import sqlalchemy as sa

from robacus.store import commands
from robacus.store.engine import reader_engine, writer_engine
from robacus.store.errors import Overloaded, explain
from robacus.store.ladders import Ladders
from robacus.store.listener import Listener, announcer
from robacus.store.location import locate, make_file, make_folder, shown
from robacus.store.lock import FileLock
from robacus.store.log import Append, Chain, LogWriter
from robacus.store.migrate import migrate
from robacus.store.reader import Reader
from robacus.store.rows import (
    Appended,
    NewTable,
    PlayerRow,
    SeatRow,
    Status,
    check_hash,
    check_id,
    check_player,
    check_seat,
    check_sequence,
    check_size,
    check_status,
    check_table,
)
from robacus.store.writer import Command, Outcome, Sink, Writer

T = TypeVar("T")

BEAT_MS = 1000
"""Signs of life nearer to each other than this are not written."""
_SECRET_BYTES = 32
_WAIT_SECONDS = 60


class Store(Reader):
    """An open database.  Use it as a context manager, or call `close`."""

    def __init__(self, url: sa.URL) -> None:
        """`Store.open` is the way to get one."""
        self.where = shown(url)
        """The path or address of the database, for people."""
        self._lock: FileLock | None = None
        self._listener: Listener | None = None
        self._closed = False
        self._last_beat: int | None = None
        path = Path(cast(str, url.database)) if url.get_backend_name() == "sqlite" else None
        if path is not None:
            make_folder(path)
            self._lock = FileLock(path)
        try:
            if path is not None:
                make_file(path)
            self._writing = writer_engine(url)
            self._readers = reader_engine(url)
            migrate(self._writing, self.where)
        except Exception as error:
            self._release_lock()
            raise explain(error, self.where) from error
        dialect = self._writing.dialect.name
        self._origin = secrets.token_hex(8)
        self._log = LogWriter(dialect)
        announce = announcer(self._origin) if dialect == "postgresql" else None
        self._writer = Writer(self._writing, self._log, self.where, announce)
        self.ladders = Ladders(self._write, self._reading)

    @classmethod
    def open(cls, url: str | Path | None = None) -> Store:
        """Open, and create or migrate where needed, the database at `url`.

        `url` is a path, ``sqlite:///path``, ``postgresql://user@host/name``, or None for ``robacus.sqlite3``
        in the user's data folder.  Raises StoreLocked when another server uses the file, StoreNewer when a
        newer program wrote it, and StoreUnavailable when it cannot be used for any other reason.
        """
        return cls(locate(None if url is None else str(url)))

    def close(self) -> None:
        """Write what is queued, end the threads and let the next server in.  A second call does nothing."""
        if self._closed:
            return
        self._closed = True
        if self._listener is not None:
            self._listener.close()
        self._writer.close()
        self._readers.dispose()
        self._writing.dispose()
        self._release_lock()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def append(
        self,
        table: str,
        sequence: int,
        entry: bytes,
        action_id: str | None = None,
        chain: Chain | None = None,
    ) -> Future[Appended]:
        """Put `entry` at the end of the table's log, as number `sequence` (the first is 1).

        The future fails with Conflict when `sequence` is not the next one or the chain is broken, and with
        UnknownTable.  When an action with the same id is in the log already, nothing is written and the result
        says where it stands.  Raises TooLarge, Overloaded, StoreUnavailable at once.
        """
        future: Future[Appended] = Future()
        self.append_to(settle_futures, future, table, sequence, entry, action_id, chain)
        return future

    def append_to(
        self,
        sink: Sink,
        waiter: Any,
        table: str,
        sequence: int,
        entry: bytes,
        action_id: str | None = None,
        chain: Chain | None = None,
    ) -> None:
        """Like `append` for callers with a way of their own to be told: see `Sink`."""
        check_size("entry", entry)
        check_sequence(sequence)
        check_id(table)
        if action_id is not None:
            check_id(action_id)
        self._writer.submit(Append(table, sequence, entry, action_id, chain, sink, waiter))

    def create_table(self, row: NewTable) -> Future[None]:
        """Create a table with its seats.  The future fails with Conflict when the id is taken."""
        check_table(row)
        return self._write(lambda connection: commands.create_table(connection, row), len(row.setup))

    def set_status(self, table: str, status: Status, at_ms: int, result: bytes | None = None) -> Future[None]:
        """Say what became of a table, at the wall clock `at_ms`; a `result` of None keeps the one that is
        there.

        The future fails with UnknownTable.
        """
        check_id(table)
        check_status(status)
        if result is not None:
            check_size("result", result)
        return self._write(
            lambda connection: commands.set_status(connection, table, status, at_ms, result),
            len(result or b""),
        )

    def claim_seat(self, table: str, seat: int, secret_hash: bytes | None, player: str) -> Future[SeatRow]:
        """Give a free seat to `player`, who shows the hash of the link's secret where the seat has one.

        Whoever holds the seat may claim it again.  The future fails with UnknownTable, WrongSecret or
        SeatTaken.
        """
        check_id(table)
        check_seat(table, seat)
        check_hash(secret_hash)
        check_id(player)
        return self._write(
            lambda connection: commands.claim_seat(connection, table, seat, secret_hash, player)
        )

    def set_seat(self, table: str, seat: int, secret_hash: bytes | None, player: str | None) -> Future[None]:
        """Set who holds a seat and which link opens it, whatever was there: for leaving, and for taking a
        link back.

        A seat that did not exist is added.  The future fails with UnknownTable.
        """
        check_id(table)
        check_seat(table, seat)
        check_hash(secret_hash)
        if player is not None:
            check_id(player)
        return self._write(lambda connection: commands.set_seat(connection, table, seat, secret_hash, player))

    def put_player(self, row: PlayerRow) -> Future[None]:
        """Add a player, or change the nickname and the language of one."""
        check_player(row)
        return self._write(lambda connection: commands.put_player(connection, row))

    def forget(self, table: str) -> Future[bool]:
        """Delete a table with its log and seats for good.  False when there was none."""
        check_id(table)

        def run(connection: sa.Connection) -> bool:
            self._log.forget(table)
            return commands.forget(connection, table)

        return self._write(run)

    def beat(self, server: str, wall_ms: int) -> None:
        """Say that `server` is alive at the wall clock `wall_ms`.

        Cheap to call often: a beat less than `BEAT_MS` after the last one is dropped, and nobody waits for
        one.
        """
        check_id(server)
        last = self._last_beat
        if last is not None and abs(wall_ms - last) < BEAT_MS:
            return
        try:
            self._writer.submit(
                Command(lambda connection: commands.beat(connection, server, wall_ms), None, None)
            )
        except Overloaded:
            return
        self._last_beat = wall_ms

    def secret_key(self, name: str) -> bytes:
        """32 random bytes under this name, made once and kept: what a server signs its cookies with.

        Waits for the commit.  Raises StoreUnavailable.
        """
        check_id(name)
        fresh = secrets.token_bytes(_SECRET_BYTES)
        return self._write(lambda connection: commands.secret_key(connection, name, fresh)).result(
            _WAIT_SECONDS
        )

    def listen(self, callback: Callable[[str | None, int], None]) -> None:
        """Have `callback(table, sequence)` called, in a thread of the store, when another process has
        appended.

        `sequence` is the last of what was appended.  A table of None means that news may have been lost: look
        at every table that is open here.  On SQLite there is no other process, so nothing happens.  Raises
        StoreUnavailable.
        """
        if self._writing.dialect.name != "postgresql":
            return
        if self._listener is not None:
            raise ValueError("somebody listens already")
        self._listener = Listener(self._readers, self._origin, self.where, callback)

    def _write(self, run: Callable[[sa.Connection], T], size: int = 0) -> Future[T]:
        future: Future[T] = Future()
        self._writer.submit(Command(run, settle_futures, future, size))
        return future

    def _release_lock(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def settle_futures(batch: list[tuple[Future[Any], Outcome]]) -> None:
    """The `Sink` of plain futures."""
    for future, outcome in batch:
        if not future.set_running_or_notify_cancel():
            continue  # cancelled by whoever asked; it is written all the same
        if isinstance(outcome, BaseException):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
