"""How several processes on one PostgreSQL database wake each other: NOTIFY with the commit, LISTEN in a
thread.

News is only a hint to look: it says which table grew and how far.  What it was is read from the log.
"""

from __future__ import annotations

import logging
import select
import socket
import threading
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from robacus.store.errors import explain
from robacus.store.log import Append

_CHANNEL = "robacus_log"
_PAYLOAD_LIMIT = 7900  # PostgreSQL allows 8000 bytes
_RETRY_SECONDS = 1.0

Callback = Callable[[str | None, int], None]

_logger = logging.getLogger(__name__)


def announcer(origin: str) -> Callable[[sa.Connection, list[Append]], None]:
    """What the writer calls before a commit: tells the other processes the last sequence of each table that
    grew.

    A payload is the origin, then ``table/sequence`` for each table, separated by spaces; ids contain neither.
    """

    def announce(connection: sa.Connection, appends: list[Append]) -> None:
        last = {append.table: append.sequence for append in appends}
        payload = origin
        for table, sequence in last.items():
            news = f" {table}/{sequence}"
            if len(payload) + len(news) > _PAYLOAD_LIMIT:
                _notify(connection, payload)
                payload = origin
            payload += news
        _notify(connection, payload)

    return announce


def _notify(connection: sa.Connection, payload: str) -> None:
    connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (_CHANNEL, payload))


class Listener:
    """Calls back for what other processes append, until closed.  After a lost connection it calls back with
    None.
    """

    def __init__(self, engine: sa.Engine, origin: str, where: str, callback: Callback) -> None:
        """When this returns, nothing committed later is missed.  Raises StoreUnavailable."""
        self._engine = engine
        self._origin = origin
        self._callback = callback
        self._closing = threading.Event()
        try:
            connection = self._connect()
        except (SQLAlchemyError, OSError) as error:
            raise explain(error, where) from error
        self._stop, self._stopped = socket.socketpair()
        self._thread = threading.Thread(
            target=self._run, args=(connection,), name="robacus-store-listener", daemon=True
        )
        self._thread.start()

    def close(self) -> None:
        """End the thread."""
        self._closing.set()
        self._stop.send(b".")
        self._thread.join()
        self._stop.close()
        self._stopped.close()

    def _connect(self) -> Any:
        """A connection of its own, taken out of the pool, that listens."""
        raw = self._engine.raw_connection()
        connection: Any = raw.driver_connection
        raw.detach()
        connection.autocommit = True
        connection.execute(f"LISTEN {_CHANNEL}")
        return connection

    def _run(self, connection: Any) -> None:
        while not self._closing.is_set():
            try:
                if connection is None:
                    connection = self._connect()
                    self._call(None, 0)
                self._wait(connection)
            except Exception as error:
                if self._closing.is_set():
                    break
                _logger.warning("the store lost the news of other processes and tries again: %s", error)
                if connection is not None:
                    connection.close()
                connection = None
                select.select([self._stopped], [], [], _RETRY_SECONDS)
        if connection is not None:
            connection.close()

    def _wait(self, connection: Any) -> None:
        """Wait for news or for `close`, and pass the news on."""
        ready, _, _ = select.select([connection.fileno(), self._stopped], [], [])
        if self._stopped in ready:
            return
        for news in connection.notifies(timeout=0):
            origin, *grown = news.payload.split(" ")
            if origin == self._origin:
                continue
            for one in grown:
                table, _, sequence = one.rpartition("/")
                self._call(table, int(sequence))

    def _call(self, table: str | None, sequence: int) -> None:
        try:
            self._callback(table, sequence)
        except Exception:
            _logger.exception("whoever listens to the store failed")
