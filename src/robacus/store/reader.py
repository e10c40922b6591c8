"""What can be read: tables, logs, seats, players, the last sign of life.

Every method may be called from any thread, sees what is committed, and never waits for the writer.  All raise
StoreUnavailable when the database cannot be read.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from robacus.store import schema
from robacus.store.errors import explain
from robacus.store.rows import SEQUENCE_LIMIT, PlayerRow, SeatRow, Status, TableRow, check_status, is_id

LISTING_LIMIT = 1000
"""Tables of one listing at most; `before` gets the next ones."""

# Named one by one so that the seed is never among them.
_table_columns = [
    schema.tables.c[name] for name in ("id", "game", "setup", "status", "created_ms", "changed_ms", "result")
]


class Reader:
    """The reading side of a store."""

    _readers: sa.Engine
    where: str

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        try:
            with self._readers.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise explain(error, self.where) from error

    def table(self, id: str) -> TableRow | None:
        """The table, or None."""
        if not is_id(id):
            return None
        with self._reading() as connection:
            row = connection.execute(sa.select(*_table_columns).where(schema.tables.c.id == id)).one_or_none()
        return None if row is None else TableRow(*row)

    def seed(self, table: str) -> bytes | None:
        """The secret seed of a table, or None.  It must not leave the server before the game is over."""
        if not is_id(table):
            return None
        with self._reading() as connection:
            query = sa.select(schema.tables.c.seed).where(schema.tables.c.id == table)
            return connection.execute(query).scalar_one_or_none()

    def log(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The (sequence, entry) pairs behind `after`, in order.  Empty for an unknown table."""
        if not is_id(table):
            return []
        columns = schema.log.c
        query = (
            sa.select(columns.sequence, columns.entry)
            .where(columns.table_id == table, columns.sequence > min(after, SEQUENCE_LIMIT))
            .order_by(columns.sequence)
        )
        with self._reading() as connection:
            return [(sequence, bytes(entry)) for sequence, entry in connection.execute(query)]

    def action(self, table: str, action_id: str) -> int | None:
        """Where the action with this id stands in the log, or None: a retried action must not be applied
        again.
        """
        if not (is_id(table) and is_id(action_id)):
            return None
        columns = schema.log.c
        query = sa.select(columns.sequence).where(columns.table_id == table, columns.action_id == action_id)
        with self._reading() as connection:
            return connection.execute(query).scalar_one_or_none()

    def seats(self, table: str) -> list[SeatRow]:
        """The seats of a table in order."""
        if not is_id(table):
            return []
        columns = schema.seats.c
        query = (
            sa.select(columns.seat, columns.player, columns.secret_hash.is_not(None))
            .where(columns.table_id == table)
            .order_by(columns.seat)
        )
        with self._reading() as connection:
            return [
                SeatRow(seat, player, bool(by_link)) for seat, player, by_link in connection.execute(query)
            ]

    def seat_of_link(self, table: str, secret_hash: bytes) -> int | None:
        """The seat that the link with this secret opens, or None."""
        if not is_id(table):
            return None
        columns = schema.seats.c
        query = sa.select(columns.seat).where(columns.table_id == table, columns.secret_hash == secret_hash)
        with self._reading() as connection:
            return connection.execute(query.order_by(columns.seat).limit(1)).scalar_one_or_none()

    def tables(
        self,
        *,
        status: Status | Collection[Status] | None = None,
        game: str | None = None,
        player: str | None = None,
        limit: int = 50,
        before: TableRow | None = None,
    ) -> list[TableRow]:
        """Tables by the time their status changed, latest first.

        `status` is one or several; `player` keeps the tables where that player holds a seat; `limit` is at
        most `LISTING_LIMIT`; `before` is the last row of the listing that this one continues.
        """
        if not all(one is None or is_id(one) for one in (game, player)):
            return []
        columns = schema.tables.c
        query = sa.select(*_table_columns).order_by(columns.changed_ms.desc(), columns.id.desc())
        query = query.limit(max(0, min(limit, LISTING_LIMIT)))
        if status is not None:
            wanted = [status] if isinstance(status, str) else list(status)
            for one in wanted:
                check_status(one)
            query = query.where(columns.status.in_(wanted))
        if game is not None:
            query = query.where(columns.game == game)
        if player is not None:
            held = sa.select(schema.seats.c.table_id).where(schema.seats.c.player == player)
            query = query.where(columns.id.in_(held))
        if before is not None:
            earlier: Any = sa.tuple_(columns.changed_ms, columns.id) < sa.tuple_(before.changed_ms, before.id)
            query = query.where(earlier)
        with self._reading() as connection:
            return [TableRow(*row) for row in connection.execute(query)]

    def player(self, id: str) -> PlayerRow | None:
        """The player, or None."""
        if not is_id(id):
            return None
        columns = schema.players.c
        query = sa.select(columns.id, columns.nickname, columns.language, columns.created_ms).where(
            columns.id == id
        )
        with self._reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else PlayerRow(*row)

    def last_beat(self) -> int | None:
        """The wall clock, in milliseconds, at the latest sign of life of any server on this database."""
        with self._reading() as connection:
            return connection.execute(sa.select(schema.heartbeat.c.wall_ms)).scalar_one_or_none()
