"""What may be appended to a log, and how a group of entries gets into the database.

An entry goes to the end of its table's log or nowhere: sequences are 1, 2, 3 ... without gaps.  The primary
key decides when two processes want the same place.  Used by the writer thread only, except for making
`Append` and `Chain`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from robacus.speech import msg
from robacus.store.errors import Conflict, UnknownTable
from robacus.store.rows import Appended

_TAILS_LIMIT = 20_000  # tables whose last sequence is remembered; forgetting them costs one look-up each

# Written by hand because it is the hot path: compiling costs more than inserting.
_INSERT = "INSERT INTO log (table_id, sequence, entry, action_id) VALUES ({}) ON CONFLICT DO NOTHING"
_TAIL = (
    "SELECT (SELECT max(sequence) FROM log WHERE table_id = {0}),"
    " EXISTS (SELECT 1 FROM tables WHERE id = {0})"
)
_BY_ACTION = "SELECT sequence FROM log WHERE table_id = {0} AND action_id = {0}"


class Chain:
    """Entries of one table that are composed on one another without waiting for each commit.

    Make one whenever a table is loaded and give it to every append.  When one of them does not land (a
    conflict, a repeated action, an error) the chain is broken and everything behind it is refused with
    Conflict: it was composed on something that is not in the log.  Then load the table again and make a new
    chain.
    """

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False


class Append:
    """One entry on its way into a log."""

    __slots__ = ("action_id", "chain", "entry", "sequence", "sink", "size", "table", "waiter")

    def __init__(
        self,
        table: str,
        sequence: int,
        entry: bytes,
        action_id: str | None,
        chain: Chain | None,
        sink: Any,
        waiter: Any,
    ) -> None:
        self.table = table
        self.sequence = sequence
        self.entry = entry
        self.action_id = action_id
        self.chain = chain
        self.size = len(entry)
        self.sink = sink
        self.waiter = waiter

    def conflict(self) -> Conflict:
        return Conflict(msg("store-conflict", table=self.table, sequence=self.sequence))


class LogWriter:
    """Puts entries into the log within the writer's transaction."""

    def __init__(self, dialect: str) -> None:
        mark = "?" if dialect == "sqlite" else "%s"
        self._insert = _INSERT.format(", ".join([mark] * 4))
        self._by_action = _BY_ACTION.format(mark)
        self._tail_query = _TAIL.format(mark)
        self._tails: dict[str, int] = {}
        self._fresh: dict[str, int] = {}
        self.appended: list[Append] = []
        """What the transaction has appended so far."""

    def begin(self) -> None:
        """A transaction begins; whatever the last one left unfinished is forgotten."""
        self._fresh.clear()
        self.appended.clear()

    def committed(self) -> None:
        """The transaction is on the disk."""
        if len(self._tails) > _TAILS_LIMIT:
            self._tails.clear()
        self._tails.update(self._fresh)

    def forget(self, table: str) -> None:
        """The table is being deleted."""
        self._tails.pop(table, None)
        self._fresh.pop(table, None)

    def insert_together(self, connection: sa.Connection, appends: Sequence[Append]) -> list[Any] | None:
        """Insert all, or return None when any of them is not plainly the next of its log.

        After None the transaction must be rolled back.
        """
        fresh = self._fresh
        outcomes: list[Any] = []
        rows = []
        for append in appends:
            sequence = append.sequence
            if not self._is_next(connection, append):
                return None
            fresh[append.table] = sequence
            rows.append((append.table, sequence, append.entry, append.action_id))
            outcomes.append(Appended(sequence))
        if connection.exec_driver_sql(self._insert, rows).rowcount != len(rows):
            return None
        self.appended.extend(appends)
        return outcomes

    def insert_one(self, connection: sa.Connection, append: Append) -> Appended:
        """Insert one, within a savepoint of its own.  Raises Conflict or UnknownTable."""
        if append.action_id is not None:
            earlier = connection.exec_driver_sql(self._by_action, (append.table, append.action_id)).scalar()
            if earlier is not None:
                return Appended(earlier, repeated=True)
        if not self._is_next(connection, append):
            raise append.conflict()
        row = (append.table, append.sequence, append.entry, append.action_id)
        if connection.exec_driver_sql(self._insert, row).rowcount != 1:
            raise append.conflict()
        self._fresh[append.table] = append.sequence
        self.appended.append(append)
        return Appended(append.sequence)

    def _is_next(self, connection: sa.Connection, append: Append) -> bool:
        """Whether the entry belongs right behind the last one this process knows of, and its chain is
        whole.
        """
        table = append.table
        if append.chain is not None and append.chain.broken:
            return False
        tail = self._fresh.get(table)
        if tail is None:
            tail = self._tails.get(table)
        if tail is None or append.sequence > tail + 1:
            # Unknown here, or another process may have written since.
            tail = self._fresh[table] = self._look_up(connection, table)
        return append.sequence == tail + 1

    def _look_up(self, connection: sa.Connection, table: str) -> int:
        tail, exists = connection.exec_driver_sql(self._tail_query, (table, table)).one()
        if not exists:
            raise UnknownTable(msg("store-unknown-table", table=table))
        return tail or 0
