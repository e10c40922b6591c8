"""What is written besides the log: functions of the connection, inside the writer's transaction.

Each either does its work or raises a `StoreError`, and may run again after a rollback.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from robacus.speech import msg
from robacus.store import schema
from robacus.store.errors import Conflict, SeatTaken, UnknownTable, WrongSecret
from robacus.store.rows import NewTable, PlayerRow, SeatRow


def insert_into(connection: sa.Connection, table: sa.Table) -> Any:
    """An INSERT that can say ON CONFLICT; both databases say it alike, SQLAlchemy keeps it with each of
    them.
    """
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)


def create_table(connection: sa.Connection, row: NewTable) -> None:
    """Add the table and its seats.  Raises Conflict when the id is taken."""
    insert = insert_into(connection, schema.tables).values(
        id=row.id,
        game=row.game,
        setup=row.setup,
        seed=row.seed,
        status=row.status,
        created_ms=row.created_ms,
        changed_ms=row.created_ms,
    )
    if connection.execute(insert.on_conflict_do_nothing()).rowcount != 1:
        raise Conflict(msg("store-table-exists", table=row.id))
    if row.seats:
        connection.execute(
            sa.insert(schema.seats),
            [
                {"table_id": row.id, "seat": seat, "secret_hash": secret_hash, "player": None}
                for seat, secret_hash in enumerate(row.seats)
            ],
        )


def set_status(connection: sa.Connection, table: str, status: str, at_ms: int, result: bytes | None) -> None:
    """Change the status, and the result unless it is None.  Raises UnknownTable."""
    values: dict[str, Any] = {"status": status, "changed_ms": at_ms}
    if result is not None:
        values["result"] = result
    update = sa.update(schema.tables).where(schema.tables.c.id == table).values(values)
    if connection.execute(update).rowcount != 1:
        raise UnknownTable(msg("store-unknown-table", table=table))


def claim_seat(
    connection: sa.Connection, table: str, seat: int, secret_hash: bytes | None, player: str
) -> SeatRow:
    """Give the seat to the player.  Raises UnknownTable, WrongSecret, SeatTaken."""
    columns = schema.seats.c
    here = sa.and_(columns.table_id == table, columns.seat == seat)
    found = connection.execute(sa.select(columns.secret_hash).where(here)).one_or_none()
    if found is None:
        raise UnknownTable(msg("store-unknown-seat", table=table, seat=seat + 1))
    if found.secret_hash is not None and found.secret_hash != secret_hash:
        raise WrongSecret(msg("store-wrong-secret", table=table, seat=seat + 1))
    free = sa.or_(columns.player.is_(None), columns.player == player)
    if connection.execute(sa.update(schema.seats).where(here, free).values(player=player)).rowcount != 1:
        raise SeatTaken(msg("store-seat-taken", table=table, seat=seat + 1))
    return SeatRow(seat, player, found.secret_hash is not None)


def set_seat(
    connection: sa.Connection, table: str, seat: int, secret_hash: bytes | None, player: str | None
) -> None:
    """Write the seat, whatever was there.  Raises UnknownTable."""
    exists = sa.select(schema.tables.c.id).where(schema.tables.c.id == table)
    if connection.execute(exists).one_or_none() is None:
        raise UnknownTable(msg("store-unknown-table", table=table))
    values = {"secret_hash": secret_hash, "player": player}
    insert = insert_into(connection, schema.seats).values(table_id=table, seat=seat, **values)
    connection.execute(insert.on_conflict_do_update(index_elements=["table_id", "seat"], set_=values))


def put_player(connection: sa.Connection, row: PlayerRow) -> None:
    """Add the player, or change what may change."""
    values = {"nickname": row.nickname, "language": row.language}
    insert = insert_into(connection, schema.players).values(id=row.id, created_ms=row.created_ms, **values)
    connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_=values))


def forget(connection: sa.Connection, table: str) -> bool:
    """Delete the table; its log and seats go with it."""
    return connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table)).rowcount == 1


def beat(connection: sa.Connection, server: str, wall_ms: int) -> None:
    """Write the one row of the latest sign of life."""
    values = {"server": server, "wall_ms": wall_ms}
    insert = insert_into(connection, schema.heartbeat).values(id=1, **values)
    connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_=values))


def secret_key(connection: sa.Connection, name: str, fresh: bytes) -> bytes:
    """The bytes under this name; `fresh` when there were none."""
    insert = insert_into(connection, schema.secret_keys).values(name=name, value=fresh)
    connection.execute(insert.on_conflict_do_nothing())
    query = sa.select(schema.secret_keys.c.value).where(schema.secret_keys.c.name == name)
    return bytes(connection.execute(query).scalar_one())
